import type { FormFailure } from '#app/kit/forms/problems.ts'
import type { StoredFile } from '#app/kit/uploads/upload-queue.ts'

/** What comes back to the page when a form was not carried out; `files` are those its submission holds. */
export type TicketFailure<Intent extends string = string> = FormFailure<Intent> & { files: StoredFile[] }

/** The id of the last message of a conversation on its page. */
export const latestMessage = 'latest-message'

/** The id of the card with carrier and tracking number of a returned part. */
export const parcelPlace = 'parcel-card'
