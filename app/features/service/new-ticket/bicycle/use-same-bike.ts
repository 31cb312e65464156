import { useState } from 'react'
import { useAnswer } from '#app/kit/ui/use-answer.ts'
import { claimChecks, readKnown } from '../use-claim-checks.ts'
import type { AlikeBicycle } from './own-bicycle.server.ts'
import type { ReplacedNumber } from './replaced.server.ts'
import type { SameBike } from '../store.server.ts'
import { useClaimPlaces } from '../use-claim-places.ts'

/**
 * The open tickets about the bicycle whose number stands in the form, and whether it has another since, asked for as it is
 * typed.
 * @param first the number the page came with, and what is known of that one
 */
export function useSameBike(first: Asked & { serial: string }) {
  const { sameBike } = useClaimPlaces()
  const { found, failed, ask } = useAnswer(readKnown)
  const [typed, setTyped] = useState(first.serial)
  const [askedFor, setAskedFor] = useState<string>()
  // What was found stands beside the number it was found for and no other.
  const shown = typed === askedFor ? (found ?? nothing) : typed === first.serial ? first : nothing

  /** @returns what is known of the bicycle where it is one of the person's own company */
  async function askAbout(serial: string) {
    const query = new URLSearchParams({ serial })
    await claimChecks.soon()
    const answer = await ask(`${sameBike}?${query.toString()}`)
    setAskedFor(serial)
    return answer?.own ?? undefined
  }

  // A number that could not be asked about is not warned of: the answer to the claim does so.
  const { same, alike, replaced, proof } = failed ? nothing : shown
  return { typed, setTyped, same, alike, replaced, proof, askAbout }
}

type Asked = { same: SameBike[]; alike: AlikeBicycle | null; replaced: ReplacedNumber | null; proof: string[] }

const nothing: Asked = { same: [], alike: null, replaced: null, proof: [] }

export type KnownBike = ReturnType<typeof useSameBike>
