import { type ListView, listSearch, readList } from '#app/kit/lists/lists.ts'
import { customerIn } from '#app/features/people/company/company.customer.ts'
import { type ListedFilter, type State, states } from '../appointments.ts'

/** What the address of the list asks for, as the page writes it back. */
export type AppointmentListView = ListView & {
  state: State | undefined
  /** The number of a dealer. */
  company: number | undefined
}

/** Values it does not know are left out. */
export function readAppointmentList(query: URLSearchParams): { filter: ListedFilter; view: AppointmentListView } {
  const { q, after, view } = readList(query)
  const state = states.find((one) => one === query.get('state'))
  const company = customerIn(query)
  return { filter: { q, state, company, after }, view: { ...view, state, company } }
}

/** The search part of the list's address, with its question mark. */
export function appointmentListSearch({ q, state, company, ...place }: Partial<AppointmentListView>): string {
  return listSearch({ q, state, company: company?.toString() }, place)
}

/** Whether a filter is set that the form shows. */
export function isFiltered({ q, state }: AppointmentListView): boolean {
  return Boolean(q || state)
}
