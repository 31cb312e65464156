import type { Failure } from '#app/kit/forms/problems.ts'
import type { StoredFile } from '#app/kit/forms/upload-queue.ts'
import type { FileStatus } from '#app/features/content/attachments/attachments.ts'

/** What comes back to the page when a form was not carried out; `files` are those its submission holds. */
export type Refusal<Intent extends string = string> = Failure & {
  intent: Intent
  status: 200 | 409 | FileStatus
  files: StoredFile[]
}

/** What was done before the redirect here, and the submission of the form that is through. */
export type Notice<Intent extends string = string> = { intent: Intent; submission: string | undefined }

/** The id of the last message of a conversation on its page. */
export const latestMessage = 'latest-message'

export function noticeIn<Intent extends string>(
  query: URLSearchParams,
  intents: readonly Intent[],
): Notice<Intent> | undefined {
  const [name, submission] = (query.get('notice') ?? '').split('.', 2)
  const intent = intents.find((one) => one === name)
  return intent && { intent, submission }
}

export function isSubmission(text: unknown): text is string {
  return typeof text === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
}
