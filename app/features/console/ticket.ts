import type { Failure } from '#app/kit/forms/problems.ts'
import type { StoredFile } from '#app/kit/forms/upload-queue.ts'

/** One form for each purpose; the hidden field `intent` says which it was. */
export const intents = ['decision', 'stage', 'turn', 'reply', 'note', 'withdraw-file'] as const
export type Intent = (typeof intents)[number]

/** What comes back to the page when a form was not carried out; `files` are those its submission holds. */
export type Refusal = Failure & { intent: Intent; status: 200 | 400 | 409 | 413; files?: StoredFile[] }

/** What a redirect after success tells the page: what was done, and the submission of the form that is through. */
export function doneIn(query: URLSearchParams): { intent: Intent; submission: string | undefined } | undefined {
  const [name, submission] = (query.get('done') ?? '').split('.', 2)
  const intent = intents.find((one) => one === name)
  return intent && { intent, submission }
}

export function isSubmission(text: unknown): text is string {
  return typeof text === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
}
