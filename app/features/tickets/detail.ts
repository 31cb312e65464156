import type { StoredFile } from '#app/kit/forms/upload-queue.ts'
import type { Failure } from '#app/kit/forms/problems.ts'

/** What comes back to the page when a form was not carried out; `files` are those its submission holds. */
export type Refusal = Failure & { intent: 'reply' | 'withdraw'; status: 200 | 400 | 409 | 413; files: StoredFile[] }

export const notices = ['ticket-created', 'reply-sent', 'withdrawn'] as const
type Notice = (typeof notices)[number]

/** What was done before the redirect here, and the submission of the reply that is through. */
export function noticeIn(query: URLSearchParams): { notice: Notice; submission: string | undefined } | undefined {
  const [name, submission] = (query.get('notice') ?? '').split('.', 2)
  const notice = notices.find((one) => one === name)
  return notice && { notice, submission }
}

/** Outside the maker's house its people are known by their first name. */
export function firstName(name: string): string {
  return name.split(/\s/, 1)[0] ?? name
}
