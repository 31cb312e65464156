import { useEffect, useEffectEvent, useState } from 'react'
import { useAnswer } from '#app/kit/ui/use-answer.ts'
import { ToldNote } from '#app/features/service/tickets/tickets.told-note.tsx'
import type { ToldBefore } from '#app/features/service/tickets/tickets.told.ts'
import { claimChecks, readTold } from '../use-claim-checks.ts'
import { useClaimPlaces } from '../use-claim-places.ts'

/** Somebody who types is asked for no more than one answer in so many milliseconds. */
const pause = 700

const asked = [
  'frame_model',
  'serial_number',
  'country',
  'part_involved',
  'kind_of_damage',
  'damage_phase',
  'date_of_purchase',
]

/** What the rules say of the claim as it stands, asked of the server again after each change; it never blocks. */
export function ToldBeforeSending({ formId, told: first }: { formId: string; told: ToldBefore | null }) {
  const { coverage } = useClaimPlaces()
  const { found, failed, ask } = useAnswer(readTold)
  const [lastAsked, setLastAsked] = useState<string>()
  const look = useEffectEvent(async () => {
    const form = document.forms.namedItem(formId)
    if (!form) return
    const query = queryOf(form)
    if (query === lastAsked) return
    setLastAsked(query)
    await claimChecks.soon()
    void ask(`${coverage}?${query}`)
  })
  useEffect(() => {
    const form = document.forms.namedItem(formId)
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    function changed({ target }: Event) {
      if (!(target instanceof Element) || !asked.includes(target.getAttribute('name') ?? '')) return
      clearTimeout(timer)
      timer = setTimeout(() => void look(), pause)
    }
    for (const event of ['input', 'change']) form?.addEventListener(event, changed, { signal: stop.signal })
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [formId])
  // What cannot be asked about is not told: what stood there was about something else.
  const told = failed ? null : found ? found.told : first
  return <output className="claim-told">{told && <ToldNote told={told} before={told} />}</output>
}

function queryOf(form: HTMLFormElement): string {
  const fields = new FormData(form)
  const query = new URLSearchParams()
  for (const name of asked)
    for (const value of fields.getAll(name)) if (typeof value === 'string' && value !== '') query.append(name, value)
  return query.toString()
}
