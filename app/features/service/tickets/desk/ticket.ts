/** One form for each purpose; the hidden field `intent` says which it was. */
export const intents = [
  'decision',
  'stage',
  'turn',
  'subject',
  'repair',
  'reply',
  'note',
  'turn-photo',
  'withdraw-file',
] as const
export type Intent = (typeof intents)[number]

/** By which the way back from a ticket finds where the queue was left. */
export const queueName = 'queue'

/** What came of a decision that led on to the next ticket, which says so. */
export const settled = ['decided', 'begun', 'completed'] as const
export type Settled = (typeof settled)[number]

/** The queue of somebody who has not looked at it yet: what waits for the maker, what was promised first before all. */
export const queueOfOurs = '?awaiting=maker&order=promised'
