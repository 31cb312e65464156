import { type FormEvent, useEffect, useState } from 'react'
import type { FormValues } from '#app/kit/forms/problems.ts'
import { type BikePart, codesOf, type DamageKind, type ModelFamily } from '#app/catalogue/catalogue.ts'
import type { ClaimCatalogue } from './claim.catalogue.ts'
import { type DamagePhase, damagePhases } from '#app/features/service/tickets/tickets.ts'

/** The answers on which other parts of the form depend. */
export type Choices = {
  country: string
  family: ModelFamily | undefined
  phase: DamagePhase | undefined
  parts: BikePart[]
  kind: DamageKind | undefined
  /** When the last of them was given; 0 before. */
  at: number
}

export function useChoices(formId: string, catalogue: ClaimCatalogue, values: FormValues) {
  const [choices, setChoices] = useState(() => choicesIn(catalogue, (name) => [values[name] ?? []].flat(), 0))

  useEffect(() => {
    // A browser that comes back to the page puts its own answers into the fields and tells nobody.
    const timer = setTimeout(() => {
      const form = document.forms.namedItem(formId)
      if (form) setChoices(choicesOf(catalogue, form))
    })
    return () => clearTimeout(timer)
  }, [formId, catalogue])

  function onChange({ currentTarget }: FormEvent<HTMLElement>) {
    const form = currentTarget.closest('form')
    if (form) setChoices(choicesOf(catalogue, form))
  }

  return { choices, onChange }
}

function choicesOf(catalogue: ClaimCatalogue, form: HTMLFormElement): Choices {
  const fields = new FormData(form)
  return choicesIn(catalogue, (name) => fields.getAll(name).filter((value) => typeof value === 'string'), Date.now())
}

function choicesIn({ families, parts, kinds }: ClaimCatalogue, read: (name: string) => string[], at: number): Choices {
  const [family] = read('frame_model')
  return {
    country: read('country')[0] ?? '',
    family: codesOf(families).find((one) => one === family),
    phase: damagePhases.find((one) => read('damage_phase').includes(one)),
    parts: codesOf(parts).filter((one) => read('part_involved').includes(one)),
    kind: codesOf(kinds).find((one) => read('kind_of_damage').includes(one)),
    at,
  }
}
