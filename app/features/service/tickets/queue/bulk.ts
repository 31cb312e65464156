/** What became of a ticket among several to which the same was to be done. */
export const fateNames = [
  'done',
  'taken',
  'left',
  'closed',
  'stuck',
  'appeal',
  'itself',
  'ended',
  'many',
  'absent',
] as const
export type Fate = (typeof fateNames)[number]

/** How many had which. */
export type Fates = Partial<Record<Fate, number>>

/** What is done to several tickets at once. */
export const bulkIntents = ['take', 'assign', 'ask', 'duplicate'] as const
export type BulkIntent = (typeof bulkIntents)[number]

/** What was done, and to how many: as the address of the page says it that tells of it. */
export function writeFates(intent: BulkIntent, fates: Fates): string {
  return [intent, ...fateNames.flatMap((name) => (fates[name] ? `${name}-${fates[name]}` : []))].join('.')
}

/** Values it does not know are left out. */
export function readFates(text: string | null): { intent: BulkIntent; fates: Fates } | undefined {
  const [name, ...counts] = (text ?? '').split('.')
  const intent = bulkIntents.find((one) => one === name)
  if (!intent) return undefined
  const fates: Fates = {}
  for (const count of counts) {
    const [, fate, number] = /^([a-z]+)-([1-9]\d?)$/.exec(count) ?? []
    const known = fateNames.find((one) => one === fate)
    if (known) fates[known] = Number(number)
  }
  return { intent, fates }
}

/** Whose each of several is by its number; null: nobody's. */
export type Seen = ReadonlyMap<number, number | null>

/** Whose a ticket is to the reader of its row, as the form around the rows sends it along. */
export function writeSeen(id: number, assigneeId: number | null): string {
  return `${id}=${assigneeId ?? ''}`
}

export const seenPattern = /^[1-9]\d{0,14}=(?:[1-9]\d{0,14})?$/

export function readSeen(rows: readonly string[]): Seen {
  return new Map(
    rows.map((row) => {
      const [id = '', whose = ''] = row.split('=')
      return [Number(id), whose === '' ? null : Number(whose)]
    }),
  )
}
