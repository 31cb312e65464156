/** The kinds of records the search goes through, in the order in which it shows them. */
export const recordKinds = [
  'tickets',
  'appointments',
  'orders',
  'invoices',
  'quotes',
  'products',
  'checks',
  'recalls',
  'leads',
  'resources',
  'bulletins',
  'packages',
  'remarks',
  'shares',
] as const
export type RecordKind = (typeof recordKinds)[number]

/** What a hit can be: first, for staff, a customer, and the portal's own pages, by their names. */
export const kinds = ['customers', 'pages', ...recordKinds] as const
export type Kind = (typeof kinds)[number]

/** A record of the portal, and nothing of what it says. */
export type Opened = { kind: RecordKind; id: number }

/** One hit; `hint` is what tells it from others of its name. */
export type Hit = { kind: Kind; id: number; to: string; title: string; hint: string }

/** The hits of a kind; `lists` are the paths of its lists, where there may be more than are shown. */
export type Group = { kind: Kind; hits: Hit[]; lists: GroupList[] }

/** `title` where a kind has several. */
export type GroupList = { to: string; title?: string }

/** What the palette is answered: `q` as it was asked for, and empty where it asked for what was opened. */
export type Answered = { q: string; hits: Hit[] }

/** So many of a kind are shown. */
export const hitsMost = 5

/** So many are remembered: a few more than are shown, as some may be gone. */
export const openedMost = 12

/** 'tickets-10042.orders-7', as an address and a browser hold it. */
export function writeOpened(opened: readonly Opened[]): string {
  return opened.map(({ kind, id }) => `${kind}-${id}`).join('.')
}

/** Values it does not know are left out. */
export function readOpened(text: string | null): Opened[] {
  const parts = (text ?? '').slice(0, 500).split('.')
  return parts.slice(0, openedMost).flatMap((part) => {
    const [, name, id] = /^([a-z]+)-([1-9]\d{0,14})$/.exec(part) ?? []
    const kind = recordKinds.find((one) => one === name)
    return kind ? [{ kind, id: Number(id) }] : []
  })
}
