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
