import type { Failure } from '#app/kit/forms/problems.ts'

/** The forms of a lead's page. */
export const intents = [
  'accept',
  'decline',
  'status',
  'offer',
  'contact',
  'note',
  'note-edit',
  'erase',
  'reroute',
] as const
export type Intent = (typeof intents)[number]

/** Where the page shows what each form did, as the ids of its cards; what is erased leads to the list. */
export const places = {
  accept: 'answer',
  decline: 'answer',
  status: 'answer',
  offer: 'offer',
  contact: 'contact',
  note: 'notes',
  'note-edit': 'notes',
  reroute: 'reroute',
} as const satisfies Record<Exclude<Intent, 'erase'>, string>

/** What comes back to the page when a form was not carried out; `note`: which of them was edited. */
export type Refusal = Failure & { intent: Intent; status: 400 | 409; note?: number | undefined }

const done = [...intents, 'routed'] as const

/** What was done before the redirect here, and the submission of the form that is through. */
export type Notice = { done: Exclude<(typeof done)[number], 'erase'>; submission: string | undefined }

export function noticeIn(query: URLSearchParams): Notice | undefined {
  const [name, submission] = (query.get('notice') ?? '').split('.', 2)
  const found = done.find((one) => one === name)
  return found && found !== 'erase' ? { done: found, submission } : undefined
}
