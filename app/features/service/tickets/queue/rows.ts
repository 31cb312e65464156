import type { Locale } from '#app/kit/words/locales.ts'
import type { LaneOutcome, ListedTicket } from '../tickets.ts'

/** A ticket as staff see it in their queue. */
export type QueueRow = ListedTicket & {
  country: string
  /** In which its author reads the portal. */
  locale: Locale
  assigneeId: number | null
  assigneeName: string | null
  assigneeLeft: boolean
  /** Since when it waits for whom it waits for. */
  waitingSince: Date
  lane: LaneOutcome | null
  photo: { id: string; turned: number } | null
}

/** What the queue can show beside the subject, in its order. */
export const queueColumns = [
  'photo',
  'number',
  'company',
  'model',
  'country',
  'step',
  'stage',
  'waiting',
  'assignee',
  'promised',
  'activity',
] as const
export type QueueColumn = (typeof queueColumns)[number]

const beyond: readonly QueueColumn[] = ['model', 'stage', 'activity']

/** As many as a desk's screen has room for: a composed subject names the model, and the step says where a ticket stands. */
export const usualColumns: readonly QueueColumn[] = queueColumns.filter((one) => !beyond.includes(one))
