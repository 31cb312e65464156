import type { Failure } from '#app/kit/forms/problems.ts'

/** The forms of the page: the holder's. */
export const holderIntents = [
  'activity',
  'consumable',
  'consents',
  'looks',
  'transfer',
  'withdraw-transfer',
  'reset-passport',
] as const

/** And those of staff. */
export const staffIntents = ['confirm', 'correct', 'attributes', 'issue-code', 'withdraw-code'] as const
export type Intent = (typeof holderIntents)[number] | (typeof staffIntents)[number]

/** Where the page shows what each form did, as the ids of its cards. */
export const places = {
  activity: 'log',
  consumable: 'consumables',
  consents: 'consents',
  looks: 'bike',
  transfer: 'transfer',
  'withdraw-transfer': 'transfer',
  'reset-passport': 'passport',
  confirm: 'warranty',
  correct: 'bike',
  attributes: 'attributes',
  'issue-code': 'issue',
  'withdraw-code': 'issue',
} as const satisfies Record<Intent, string>

const notices = [...holderIntents, ...staffIntents, 'registered', 'taken-over'] as const

/** What was done before the redirect to the page, and the submission of the form that is through. */
export type Notice = { done: (typeof notices)[number]; submission: string | undefined }

export function noticeIn(query: URLSearchParams): Notice | undefined {
  const [name, submission] = (query.get('notice') ?? '').split('.', 2)
  const done = notices.find((one) => one === name)
  return done && { done, submission }
}

export type Refusal = Failure & { intent: Intent; status: 400 | 409 }
