import { useState } from 'react'
import { useHydrated } from '#app/kit/ui/use-hydrated.ts'
import type { StoredFile } from '#app/kit/uploads/upload-queue.ts'
import { isUuid, newUuid } from '#app/kit/http/ids.ts'
import type { Notice } from '#app/kit/forms/notices.ts'
import type { TicketFailure } from '../page/actions.ts'

/** A message's form as its page begins it. */
export type Begun = {
  submission: string
  text: string
  files: StoredFile[]
  /** When what stands there was typed, if it was before this page. */
  savedAt: Date | undefined
}

/**
 * The form stays the same one, with what is typed in it, however often the page is read again; only when it was sent
 * does the next one begin.
 */
export function useBegun(fresh: Begun, notice: Notice | undefined, refusal: TicketFailure | undefined): Begun {
  const returned = refusal?.submitted['submission']
  const begin = useBeginning()
  const [held, hold] = useState(() => (isUuid(returned) ? { ...fresh, submission: returned } : begin(fresh)))
  const isSent = notice?.submission === held.submission
  if (isSent && fresh.submission !== held.submission) hold(begin(fresh))
  return refusal ? { ...held, files: refusal.files } : held
}

/**
 * What the page is read from may have been kept by the browser and be shown in two windows: a blank form gets a number of
 * its own. The form of a document, which is never kept, has the one that the server gave it.
 */
function useBeginning(): (fresh: Begun) => Begun {
  const isRead = useHydrated()
  return (fresh) =>
    isRead && fresh.text === '' && fresh.files.length === 0 ? { ...fresh, submission: newUuid() } : fresh
}

/** The same of a form that is always blank. @param given what its page says */
export function useOwnNumber(given: string): string {
  const isRead = useHydrated()
  const [own] = useState(() => (isRead ? newUuid() : given))
  return own
}
