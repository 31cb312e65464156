import { href } from 'react-router'
import { answerForm } from '#app/kit/forms/actions.server.ts'
import { revalidatesAfterLostRace } from '#app/kit/forms/form.tsx'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { hasModule, isFor, seesTrade } from '#app/features/people/account/account.ts'
import { isLongAgo, worksAtDesk } from '../appointments.ts'
import { openRecallsWith } from '#app/features/service/recalls/recalls.open.server.ts'
import { checkAtDesk } from '#app/features/service/checks/checks.desk.server.ts'
import { wishOf } from '#app/features/service/surveys/surveys.guests.server.ts'
import { taskOfAppointment } from '#app/features/service/surveys/surveys.server.ts'
import { readAppointment, whomToCall } from '../reading.server.ts'
import { isAhead } from '../steps.server.ts'
import { zoneName } from '../when-text.ts'
import { AppointmentPage } from './appointment-page.tsx'
import { forms } from './forms.server.ts'
import type { Route } from './+types/appointment.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const viewer = viewerIn(context)
  const portal = context.get(portalContext)
  const locale = localeOf(url.pathname)
  const { appointment, events } = await readAppointment(portal, viewer, idIn(params.id))
  const { leadId, ticketId, package: booked, ...shown } = appointment
  const isDesk = worksAtDesk(viewer)
  const late = await whomToCall(portal, viewer, appointment)
  // A mechanic reads no price.
  const price = booked && seesTrade(viewer) ? { minor: booked.amount, currency: booked.currency } : undefined
  const may = (module: 'leads' | 'tickets') => isFor(viewer.role, module) && hasModule(viewer, module)
  return {
    appointment: { ...shown, price, leadId: may('leads') ? leadId : null, ticketId: may('tickets') ? ticketId : null },
    events,
    recalls: await openRecallsWith(portal.db, viewer, appointment.serialNumber),
    check: await checkAtDesk(portal, viewer, locale, appointment),
    zone: zoneName(locale, appointment.timeZone),
    task: await taskOfAppointment(portal.db, viewer, appointment.id),
    isDesk,
    wish: isDesk ? await wishOf(portal, appointment.id) : null,
    isAhead: isAhead(appointment, portal.clock.now()),
    isLongAgo: isLongAgo(appointment, portal.clock.now()),
    mayChange: viewer.side === 'company' && !late,
    late,
    // Staff see a ticket in their console.
    isStaff: viewer.side === 'maker',
    notice: noticeIn(url.searchParams, ['book', 'move', 'cancel', 'step', 'relink', 'surveys-yes', 'surveys-no'])?.done,
  }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const [portal, viewer, locale] = [context.get(portalContext), viewerIn(context), localeOf(url.pathname)]
  const work = { portal, viewer, locale, id: idIn(params.id), fields: await readFields(request) }
  const page = href('/:locale?/appointments/:id', { ...localePrefix(locale), id: params.id })
  const steps = { arrived: 'step', ready: 'step', done: 'step', no_show: 'step', not_arrived: 'step' }
  return answerForm(work, forms, { page, notices: { ...steps, promise: 'step' } })
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function Appointment({ loaderData, actionData }: Route.ComponentProps) {
  return <AppointmentPage key={loaderData.appointment.sequence} page={loaderData} refusal={actionData} />
}
