import { use, useEffect, useState } from 'react'
import { type Person, PersonContext } from '#app/kit/own-memory.ts'
import { withoutReload } from '#app/kit/ui/reload-guard.ts'
import { type ClaimDraft, claimDraftName } from './drafts.claims.ts'

/** The drafts of claims a page lists, and before them those that lie in this browser alone so far. */
export function useKeptDrafts(drafts: ClaimDraft[]): ClaimDraft[] {
  const person = use(PersonContext)
  const [kept, setKept] = useState<ClaimDraft[]>([])
  useEffect(() => {
    const state = { isOver: false }
    unsavedOf(person, drafts).then(
      (found) => state.isOver || setKept(found),
      () => undefined,
    )
    return () => void (state.isOver = true)
    // Read again with the page: what lay here may have been sent meanwhile.
  }, [person, drafts])
  return [...new Map([...kept, ...drafts].map((draft) => [draft.submission, draft])).values()]
}

async function unsavedOf(person: Person, drafts: ClaimDraft[]): Promise<ClaimDraft[]> {
  // A page that shows nothing of it needs none of its scripts.
  const { allOwn } = await withoutReload(() => import('#app/kit/own-store.ts'))
  const texts = (await allOwn(person, 'texts')).filter(
    ({ saved, form, submission }) =>
      !saved && form === claimDraftName(submission) && !drafts.some((draft) => draft.submission === submission),
  )
  return texts.toReversed().map(({ submission, body, at }) => {
    const fields = new URLSearchParams(body)
    const [family, serial] = [fields.get('frame_model') ?? '', fields.get('serial_number') ?? '']
    return { submission, follows: null, customer: null, family, serial, savedAt: new Date(at) }
  })
}
