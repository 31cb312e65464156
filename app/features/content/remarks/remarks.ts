/** What a remark can be about. */
export const guides = ['manual', 'size-guide', 'bulletin'] as const
export type GuideKind = (typeof guides)[number]

export const states = ['open', 'closed'] as const
export type State = (typeof states)[number]

export const bodyLength = { least: 10, most: 1000 } as const
export const outcomeMost = 1000

/** For so many months after it was closed a remark is kept. */
export const monthsKept = 24

/** What stands before its reader: which guide, in which version, under which title. */
export type Guide = {
  kind: GuideKind
  id: number
  /** In the language in which it was read. */
  title: string
  /** A bulletin's own; of other guides there is none. */
  number: string
  version: number
}

export type RemarkRow = {
  id: number
  guide: GuideKind
  title: string
  number: string
  version: number
  page: number | null
  body: string
  personName: string
  companyName: string | null
  saidAt: Date
  outcome: string
  closedAt: Date | null
  closedBy: string | null
}

/** The guide as it is now; undefined where there is none any more. */
export type GuideNow = { id: number; version: number; isWithdrawn: boolean }

export type Remark = RemarkRow & {
  accountId: number
  personEmail: string
  closedById: number | null
  now: GuideNow | undefined
}

/** What a bulletin and a guide on a shelf are called beside one another. */
export function nameOf({ number, title }: Pick<RemarkRow, 'number' | 'title'>): string {
  return number ? `${number} · ${title}` : title
}
