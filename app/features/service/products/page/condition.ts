import { addMonths } from '#app/features/bicycles/coverage/coverage.days.ts'
import {
  type Consumable,
  consumables,
  consumableStates,
  type ConsumableState,
  type ProductEvent,
  type Service,
  serviceMonths,
  services,
} from '../products.ts'

export type ServiceLine = { service: Service; last: string | null; due: string | null }
export type ConsumableLine = { consumable: Consumable; state: ConsumableState | null; checked: string | null }

type Happened = Pick<ProductEvent, 'kind' | 'subject' | 'state' | 'day'>

/** What was done last and is due next; @param events the latest first */
export function serviceLines(events: readonly Happened[], dateOfPurchase: string): ServiceLine[] {
  return services.flatMap((service) => {
    const last = events.find(({ kind, subject }) => kind === 'service' && subject === service)?.day ?? null
    const months = serviceMonths[service]
    // Repairs are not due; they are told of in the log.
    if (!months) return []
    const due =
      last === null ? addMonths(dateOfPurchase, months.first) : months.every > 0 && addMonths(last, months.every)
    return [{ service, last, due: due || null }]
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
