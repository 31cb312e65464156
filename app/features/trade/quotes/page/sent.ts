import type { Failure } from '#app/kit/forms/problems.ts'
import { maybeId } from '#app/kit/http/ids.ts'

/** The forms of a quote's page. */
export const intents = ['decide', 'message', 'status'] as const
export type Intent = (typeof intents)[number]

/** Where the page shows what each form did, as the ids of its parts. */
export const places = { decide: 'answer', message: 'latest-message', status: 'status' } as const satisfies Record<
  Intent,
  string
>

/** What comes back to the page when a form was not carried out. */
export type Refusal = Failure & { intent: Intent; status: 400 | 409 }

const notices = ['accepted', 'rejected', 'message', 'status'] as const

/** What was done before the redirect here, and the submission of the form that is through. */
export type Notice = { done: (typeof notices)[number]; submission: string | undefined }

export function noticeIn(query: URLSearchParams): Notice | undefined {
  const [name, submission] = (query.get('notice') ?? '').split('.', 2)
  const done = notices.find((one) => one === name)
  return done && { done, submission }
}

/** The id of a quote as an address gives it; what is no number is nobody's, once it was asked who may look. */
export function idIn(text: string): number {
  return maybeId(text) ?? 0
}

/** The message before which an address asks for the others; whatever is no number counts as not there. */
export function beforeIn(query: URLSearchParams): number | undefined {
  return idIn(query.get('before') ?? '') || undefined
}
