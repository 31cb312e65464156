import type { Mistake } from '#app/kit/forms/problems.ts'
import { formatDate } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import type { Portal } from '#app/portal.server.ts'
import { insertEvent } from '../conversation/history.server.ts'
import * as store from '../store.server.ts'
import { isOpen } from '../tickets.stages.ts'
import { numberIn, ticketNamedBy } from './arrivals.forms.ts'

/**
 * A part that was asked back has come in: from now on its ticket waits for the maker.
 * @returns its ticket, or why nothing is noted
 */
export async function noteArrival(
  portal: Portal,
  viewer: StaffViewer,
  locale: Locale,
  scanned: string,
): Promise<{ id: number } | Mistake> {
  requireModule(viewer, 'tickets')
  const now = portal.clock.now()
  const number = numberIn(scanned)
  const id = ticketNamedBy(number)
  const mistake = (message: string, slots = {}): Mistake => ({ path: 'number', message, slots: { number, ...slots } })
  if (id === undefined) return mistake('unknown')
  return portal.db.transaction().execute(async (tx) => {
    const ticket = await store.findTicketForUpdate(tx, viewer, id)
    if (!ticket || ticket.authorizationNumber !== number) return mistake('unknown')
    if (ticket.returnArrivedAt)
      return mistake('already', { moment: formatDate(locale, ticket.returnArrivedAt, 'moment'), id: String(id) })
    if (!isOpen(ticket.stage)) return mistake('closed', { id: String(id) })
    // Staff may have said by now that it waits for nobody.
    const awaiting = ticket.awaiting === 'nobody' ? 'nobody' : 'maker'
    await store.changeTicket(tx, id, { return_arrived_at: now, awaiting }, now)
    await insertEvent(tx, { ticketId: id, actor: viewer, kind: 'return_arrived', detail: { number } }, now)
    return { id }
  })
}

/** What came in within a day, the latest first. */
export function readArrivals({ db, clock }: Portal, viewer: StaffViewer) {
  requireModule(viewer, 'tickets')
  return db
    .selectFrom('ticket_event')
    .innerJoin('ticket', 'ticket.id', 'ticket_event.ticket_id')
    .innerJoin('company', 'company.id', 'ticket.company_id')
    .select(['ticket_event.id as event', 'ticket_event.at', 'ticket.id', 'company.name as companyName'])
    .select(['ticket.authorization_number as number', 'ticket.serial_number as serialNumber'])
    .where('ticket_event.kind', '=', 'return_arrived')
    .where('ticket_event.at', '>', new Date(clock.now().getTime() - 86_400_000))
    .orderBy('ticket_event.at', 'desc')
    .orderBy('ticket_event.id', 'desc')
    .limit(mostShown)
    .execute()
}

const mostShown = 100
