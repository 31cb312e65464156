import { useEffect, useMemo } from 'react'
import type { Checks } from '#app/kit/forms/use-checked-form.ts'
import { lateScripts } from '#app/kit/late-scripts.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import type { ClaimChoices, TicketInput } from '#app/features/service/tickets/tickets.forms.ts'
import type { claimReader } from './claim.checks.ts'

/** The checks of the claim, and of what the portal answers about it. They are not there as long as nobody uses the form. */
export const claimChecks = lateScripts(() => import('./claim.checks.ts'))

/** What does not hang on other answers; the schema itself comes too late to draw the form. */
export const requiredOfClaim: ReadonlySet<string> = new Set<keyof TicketInput>([
  'submission',
  'country',
  'frame_model',
  'serial_number',
  'damage_phase',
  'part_involved',
  'kind_of_damage',
  'content',
])

/** Signs that somebody begins with the form. */
const signs = ['pointerover', 'focusin', 'input', 'change']

export function useClaimChecks(formId: string, choices: ClaimChoices, lastDay: string): Checks {
  const locale = useLocale()
  useEffect(() => {
    const form = document.forms.namedItem(formId)
    const ending = new AbortController()
    const load = () => {
      ending.abort()
      void claimChecks.load()
    }
    for (const sign of signs) form?.addEventListener(sign, load, { signal: ending.signal })
    return () => ending.abort()
  }, [formId])
  return useMemo(
    () => ({ required: requiredOfClaim, late: claimChecks, read: readerOf(locale, choices, lastDay) }),
    [locale, choices, lastDay],
  )
}

function readerOf(...[locale, choices, lastDay]: Parameters<typeof claimReader>): Checks['read'] {
  let read: ReturnType<typeof claimReader> | undefined
  return (fields) => {
    read ??= claimChecks.there()?.claimReader(locale, choices, lastDay)
    return read?.(fields)
  }
}

/** @throws where the checks have not come: what was answered is not known */
export function readTold(json: unknown) {
  return checks().readTold(json)
}

/** @throws as `readTold` does */
export function readKnown(json: unknown) {
  return checks().readKnown(json)
}

function checks() {
  const there = claimChecks.there()
  if (!there) throw new Error('The checks of the claim are not there')
  return there
}
