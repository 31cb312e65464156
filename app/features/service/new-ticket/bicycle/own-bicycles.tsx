import type { MouseEvent } from 'react'
import { typeInto } from '#app/kit/forms/form-events.ts'
import { Link } from '#app/kit/ui/link.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { addressOf } from '#app/features/people/pages/pages.ts'
import { productWords } from '#app/features/service/products/products.words.ts'
import { ownBicycleField } from '../claim.ts'
import { newTicketWords } from '../new-ticket.words.ts'
import type { OwnBicycle } from './own-bicycle.server.ts'
import { chooseModel } from './serial-field.tsx'
import type { KnownBike } from './use-same-bike.ts'

type OwnBicyclesProps = {
  bicycles: readonly OwnBicycle[]
  /** There may be others than are seen, on the page of all. */
  areMore: boolean
  /** The id of the field of the number. */
  serialId: string
  known: KnownBike
}

/** Bicycles that are registered, to be picked; without a script a press sends the form, and it comes back filled in. */
export function OwnBicycles({ bicycles, areMore, serialId, known }: OwnBicyclesProps) {
  const say = useWords(newTicketWords)
  const products = useWords(productWords)
  const all = addressOf(useLocale(), 'products')

  function pick(event: MouseEvent<HTMLButtonElement>, { serial, family, dateOfPurchase }: OwnBicycle) {
    const input = document.getElementById(serialId)
    if (!(input instanceof HTMLInputElement) || !input.form) return
    event.preventDefault()
    chooseModel(input.form, family)
    typeInto(input, serial)
    const date = input.form.querySelector<HTMLInputElement>('input[name="date_of_purchase"]')
    if (date) typeInto(date, dateOfPurchase)
    void known.askAbout(serial)
  }

  return (
    <fieldset className="own-bicycles">
      <legend className="field-label">{products('eyebrow')}</legend>
      {/* The first button of a form is the one that Enter presses. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <ul>
        {bicycles.map((bicycle) => (
          <li key={bicycle.serial}>
            <button
              type="submit"
              className="own-bicycle"
              name={ownBicycleField}
              value={bicycle.serial}
              aria-pressed={known.typed === bicycle.serial}
              onClick={(event) => pick(event, bicycle)}
            >
              <span>{bicycle.title}</span>
              <span className="serial">{bicycle.serial}</span>
            </button>
          </li>
        ))}
      </ul>
      {areMore ? (
        <p>
          <Link to={all}>{say('own.all')}</Link>
        </p>
      ) : null}
    </fieldset>
  )
}
