/** What became of a mail that came in. */
export const outcomes = ['posted', 'answered', 'ignored', 'bounce', 'set-aside'] as const
export type Outcome = (typeof outcomes)[number]

/** Why nothing was written that its sender may have meant to be; staff read what to do about each. */
export const asideReasons = [
  'no-token',
  'old-token',
  'sender',
  'no-access',
  'empty',
  'too-large',
  'too-many',
  'too-many-recipients',
  'unreadable',
  'complaint',
  'bounce-unknown',
] as const
export type AsideReason = (typeof asideReasons)[number]

/** Why its sender was answered by a mail. */
export const answerReasons = ['staff', 'closed', 'too-large', 'files', 'limit'] as const
export type AnswerReason = (typeof answerReasons)[number]

/** A mail that waits for staff. */
export type AsideMail = {
  id: number
  from: string
  subject: string
  body: string
  reason: AsideReason
  authentication: string
  ticketId: number | null
  arrivedAt: Date
}

export const mailLimits = {
  /** For one mail, in bytes: as much as the portal's own files may come to in a mail, where they are a third larger. */
  bytes: 25_000_000,
  /** How much is read first, to know whose it is; of a larger one no more, to know whom to answer. */
  headBytes: 64_000,
  recipients: 50,
  /** From one address in an hour, and from all together whom the portal has written to; all others together. */
  perSender: 30,
  inAll: 1000,
  ofStrangers: 200,
  /** Answers of the portal's own to one address in a day. */
  answersADay: 10,
  files: 12,
  /** Characters of a message, as of one that is typed; and of the whole mail as it is kept. */
  message: 5000,
  kept: 50_000,
} as const
