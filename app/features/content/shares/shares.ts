/** What a share has come to, as lists ask for it. */
export const states = ['open', 'ended', 'revoked'] as const
export type State = (typeof states)[number]

/** For so many days a link opens its share. */
export const days = { least: 1, usual: 30, most: 90 } as const
export const recipientMost = 120
export const noteMost = 1000
/** That a company has open at once. */
export const openMost = 50
/** For so many months after its last day a share is kept. */
export const monthsKept = 12

export type ShareRow = {
  id: number
  companyId: number
  companyName: string
  madeBy: string
  recipient: string
  madeAt: Date
  /** YYYY-MM-DD: the last on which its link opens it. */
  lastDay: string
  revokedAt: Date | null
  /** That it was made with; some may have been withdrawn. */
  files: number
  downloads: number
}

export type Share = ShareRow & {
  note: string
  revokedBy: string | null
  accepted: number
  acceptedAt: Date | null
  assetIds: number[]
}

/** @param today YYYY-MM-DD */
export function stateOf({ revokedAt, lastDay }: Pick<ShareRow, 'revokedAt' | 'lastDay'>, today: string): State {
  if (revokedAt) return 'revoked'
  return lastDay < today ? 'ended' : 'open'
}
