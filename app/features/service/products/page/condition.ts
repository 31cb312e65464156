import type { DueService } from '#app/catalogue/catalogue.services.ts'
import { textIn } from '#app/catalogue/catalogue.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { addMonths } from '#app/kit/words/days.ts'
import { type Consumable, consumables, consumableStates, type ConsumableState, type ProductEvent } from '../products.ts'

export type ServiceLine = { code: string; name: string; last: string | null; due: string | null }
export type ConsumableLine = { consumable: Consumable; state: ConsumableState | null; checked: string | null }

type Happened = Pick<ProductEvent, 'kind' | 'subject' | 'state' | 'day'>

/** What was done last and is due next of each service; @param events the latest first */
export function serviceLines(
  locale: Locale,
  due: readonly DueService[],
  events: readonly Happened[],
  dateOfPurchase: string,
): ServiceLine[] {
  return due.map(({ code, name, service, firstMonths, everyMonths }) => {
    const last = events.find(({ kind, subject }) => kind === 'service' && subject === service)?.day ?? null
    const again = last !== null && everyMonths > 0 ? addMonths(last, everyMonths) : null
    return {
      code,
      name: textIn(locale, name),
      last,
      due: last === null ? addMonths(dateOfPurchase, firstMonths) : again,
    }
  })
}

/** The state each was last found in; @param events the latest first */
export function consumableLines(events: readonly Happened[]): ConsumableLine[] {
  return consumables.map((consumable) => {
    const last = events.find(({ kind, subject }) => kind === 'consumable' && subject === consumable)
    const state = consumableStates.find((one) => one === last?.state) ?? null
    return { consumable, state, checked: last?.day ?? null }
  })
}
