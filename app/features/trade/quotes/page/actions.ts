import type { FormFailure } from '#app/kit/forms/problems.ts'
import type { StoredFile } from '#app/kit/uploads/upload-queue.ts'
import { maybeId } from '#app/kit/http/ids.ts'

/** The forms of a quote's page. */
export type Intent = 'decide' | 'message' | 'status' | 'withdraw' | 'files' | 'remove-file'

/** What comes back to the page when a form was not carried out; `files` are those its submission holds. */
export type QuoteFailure = FormFailure<Intent> & { files: StoredFile[] }

/** Where the page shows what each form did, as the ids of its parts. */
export const anchors = {
  decide: 'answer',
  message: 'latest-message',
  status: 'status',
  withdraw: 'answer',
  files: 'files',
  'remove-file': 'files',
} as const satisfies Record<Intent, string>

/** What the page announces. */
export const notices = [
  'accepted',
  'rejected',
  'message',
  'status',
  'withdraw',
  'saved',
  'files',
  'remove-file',
] as const

/** The id of a quote as an address gives it; what is no number is nobody's, once it was asked who may look. */
export function idIn(text: string): number {
  return maybeId(text) ?? 0
}

/** The message before which an address asks for the others; whatever is no number counts as not there. */
export function beforeIn(query: URLSearchParams): number | undefined {
  return idIn(query.get('before') ?? '') || undefined
}
