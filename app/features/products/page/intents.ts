import type { Failure } from '#app/kit/forms/problems.ts'

/** The forms of the page. */
export const intents = [
  'activity',
  'consumable',
  'consents',
  'transfer',
  'withdraw-transfer',
  'reset-passport',
] as const
export type Intent = (typeof intents)[number]

/** What was done before the redirect to the page. */
export const notices = [...intents, 'registered', 'taken-over'] as const
export type Notice = (typeof notices)[number]

export type Refusal = Failure & { intent: Intent }
