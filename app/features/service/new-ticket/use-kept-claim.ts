import { use, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import type { FormValues } from '#app/kit/forms/problems.ts'
import { newUuid } from '#app/kit/http/ids.ts'
import { asOfPage } from '#app/kit/as-of.ts'
import { PersonContext } from '#app/kit/own-memory.ts'
import { allOwn, type KeptText } from '#app/kit/own-store.ts'
import { uploadedOf } from '#app/kit/uploads/kept-files.ts'
import { claimDraftName } from '#app/features/content/drafts/drafts.claims.ts'
import type { Claim } from './claim.server.ts'

/**
 * A form that the browser had kept is blank, and its number may have been used since: it gets one of its own, or goes on
 * with what was typed here last, or with the draft that its address names.
 */
export function useKeptClaim(claim: Claim): Claim {
  const person = use(PersonContext)
  const { search } = useLocation()
  const [kept, setKept] = useState<Claim>()
  const fill = useEffectEvent(async (texts: KeptText[]) => {
    const wanted = new URLSearchParams(search).get('draft')
    // One that follows a ticket needs that ticket beside it.
    const own = texts.filter(
      ({ form, submission }) => form === claimDraftName(submission, undefined, claim.desk?.customer),
    )
    const found = own.findLast(({ submission }) => wanted === null || wanted === submission)
    const submission = found?.submission ?? newUuid()
    const initial = found ? valuesIn(found.body) : claim.initial
    const { attachments = [], receipt = [] } = await uploadedOf(person, submission)
    setKept({ ...claim, submission, initial, files: { attachments, receipt } })
  })
  useEffect(() => {
    if (asOfPage() === undefined) return
    void allOwn(person, 'texts').then((texts) => fill(texts))
  }, [person])
  return kept ?? claim
}

function valuesIn(body: string): FormValues {
  const fields = new URLSearchParams(body)
  return { ...Object.fromEntries(fields), part_involved: fields.getAll('part_involved') }
}
