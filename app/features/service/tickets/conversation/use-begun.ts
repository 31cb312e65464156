import { useState } from 'react'
import type { StoredFile } from '#app/kit/uploads/upload-queue.ts'
import { isUuid } from '#app/kit/http/ids.ts'
import type { Notice } from '#app/kit/forms/notices.ts'
import type { TicketFailure } from '../page/actions.ts'

/** A message's form as its page begins it. */
export type Begun = { submission: string; text: string; files: StoredFile[] }

/**
 * The form stays the same one, with what is typed in it, however often the page is read again; only when it was sent
 * does the next one begin.
 */
export function useBegun(fresh: Begun, notice: Notice | undefined, refusal: TicketFailure | undefined): Begun {
  const returned = refusal?.submitted['submission']
  const [held, hold] = useState(() => (isUuid(returned) ? { ...fresh, submission: returned } : fresh))
  const isSent = notice?.submission === held.submission
  if (isSent && fresh.submission !== held.submission) hold(fresh)
  return refusal ? { ...held, files: refusal.files } : held
}
