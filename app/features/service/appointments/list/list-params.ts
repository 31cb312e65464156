import { maybeId } from '#app/kit/http/ids.ts'
import { listParams, oneOf, type ViewOf } from '#app/kit/lists/list-params.ts'
import { type Orders, readOrder } from '#app/kit/lists/sorted.ts'
import { type ListedOrder, states } from '../appointments.ts'

/** `company`: the number of a dealer. */
export const appointmentList = listParams({ state: oneOf(states), company: maybeId })
export type AppointmentListView = ViewOf<typeof readAppointmentList>

export const ordersOfList: Orders<ListedOrder> = [
  { by: 'day', direction: 'desc' },
  { by: 'booked', direction: 'desc' },
]

export function readAppointmentList(query: URLSearchParams) {
  const { filter, view } = appointmentList.read(query)
  const { sort, order } = readOrder(query, ordersOfList)
  return { filter: { ...filter, sort }, view: { ...view, order } }
}
