import { accountLimits } from '#app/limits.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { consumeLimit } from '#app/kit/throttle.server.ts'
import type { Viewer } from './account.ts'

export type Sent = 'tickets' | 'messages' | 'registrations' | 'appointments' | 'remarks' | 'shares'

/**
 * Counts one more of what this person sends in a day, in the transaction that makes it: undone with it, so neither a
 * doubled post nor a refused one counts, and one at a time, so two at once do not pass the limit together.
 * @throws Problem too-many-tickets, too-many-messages, too-many-registrations, too-many-appointments, too-many-remarks,
 * too-many-shares
 */
export async function countSent(tx: Db, viewer: Viewer, what: Sent, now: Date): Promise<void> {
  if (viewer.side === 'maker' && what !== 'tickets') return
  const tries =
    viewer.side === 'maker'
      ? accountLimits.ticketsForCustomersADay
      : mostADay(viewer.role === 'customer' ? 'rider' : 'dealer')[what]
  const limit = { key: `${what} ${viewer.accountId}`, tries, minutes: 24 * 60 }
  if (!(await consumeLimit(tx, now, limit))) throw new Problem(`too-many-${what}`)
}

function mostADay(who: 'rider' | 'dealer'): Record<Sent, number> {
  const { ticketsADay, messagesADay, registrationsADay, appointmentsADay, remarksADay, sharesADay } = accountLimits
  return {
    tickets: ticketsADay,
    messages: messagesADay,
    registrations: registrationsADay[who],
    appointments: appointmentsADay[who],
    remarks: remarksADay,
    shares: sharesADay,
  }
}
