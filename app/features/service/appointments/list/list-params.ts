import { maybeId } from '#app/kit/http/ids.ts'
import { listParams, oneOf, type ViewOf } from '#app/kit/lists/list-params.ts'
import { states } from '../appointments.ts'

/** `company`: the number of a dealer. */
export const appointmentList = listParams({ state: oneOf(states), company: maybeId })
export type AppointmentListView = ViewOf<typeof appointmentList.read>
