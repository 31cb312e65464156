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

const notices = [...intents, 'registered', 'taken-over'] as const

/** What was done before the redirect to the page, and the submission of the form that is through. */
export type Notice = { done: (typeof notices)[number]; submission: string | undefined }

export function noticeIn(query: URLSearchParams): Notice | undefined {
  const [name, submission] = (query.get('notice') ?? '').split('.', 2)
  const done = notices.find((one) => one === name)
  return done && { done, submission }
}

export type Refusal = Failure & { intent: Intent }
