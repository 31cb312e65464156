import { firstName } from '#app/features/service/tickets/tickets.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { OutgoingMail } from '#app/kit/outbox/outgoing-mail.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { addressIn, letterheadIn, type Portal } from '#app/portal.server.ts'
import { cancellableUntil } from '../appointments.ts'
import { findRules } from '../bench.store.server.ts'
import { calendarWords } from '../calendar/calendar.words.ts'
import { entryOf } from '../calendar/entry.server.ts'
import { writeInvitation } from '../calendar/ics.server.ts'
import { appointmentWords } from '../appointments.words.ts'
import { boundsOf } from '#app/features/people/shops/shops.open.ts'
import { openToken } from '../links.server.ts'
import { type Facts, findFacts } from './facts.store.server.ts'
import { writePersonMail } from './mails.server.ts'
import { isOfItsTime, type News } from './news.ts'

/** What happened, as it was written down then. */
export type Happened = { id: number; what: News; sequence: number }

/**
 * The mail to the person who comes; none once the appointment has changed again, since the later mail says how it is
 * then.
 */
export async function personMail(
  portal: Portal,
  tx: Db,
  { id, what, sequence }: Happened,
): Promise<OutgoingMail | undefined> {
  const facts = await findFacts(tx, id)
  if (!facts?.personEmail || facts.sequence !== sequence || !isOfItsTime(what, facts)) return undefined
  const { locale, personEmail: to, tokenSealed } = facts
  const token = openToken(portal, tokenSealed)
  const letter = writePersonMail({
    locale,
    brand: letterheadIn(portal, locale),
    what,
    facts,
    firstName: firstName(facts.personName),
    link: token && addressIn(portal, locale, `/a/${token}`),
    until: await cancelledUntil(tx, facts),
    now: portal.clock.now(),
  })
  return { to, ...letter, calendar: calendarPart(portal, what, facts) }
}

/** Until when they cancel it themselves. */
export async function cancelledUntil(db: Db, facts: Facts): Promise<Date> {
  const rules = await findRules(db, facts.shopId)
  return cancellableUntil(facts, rules, boundsOf({ ...facts, closures: [] }, facts.day).opens)
}

/** The part that changes their calendar. */
function calendarPart(portal: Portal, what: News, facts: Facts): OutgoingMail['calendar'] {
  if (what === 'ready' || what === 'reminded' || what === 'relinked') return undefined
  const method = what === 'cancelled' ? 'CANCEL' : 'REQUEST'
  const by = { name: facts.shopName, address: facts.shopEmail || ownAddress(portal) }
  const to = { name: facts.personName, address: facts.personEmail }
  return { method, content: writeInvitation(method, ownEntry(portal, facts), { by, to }) }
}

/** As it stands in the calendar of who comes. */
export function ownEntry(portal: Portal, facts: Facts) {
  const { locale } = facts
  const kind = sayIn(appointmentWords, locale)(`kind.${facts.kind}`)
  const title = sayIn(calendarWords, locale)('entry.own', { kind, shop: facts.shopName })
  const link = facts.accountId === null ? undefined : addressIn(portal, locale, `/appointments/${facts.id}`)
  return entryOf(facts, { locale, title, link })
}

/** A shop without an address: a calendar needs one all the same. */
function ownAddress(portal: Portal): string {
  return portal.settings.sender?.address ?? `noreply@${new URL(addressIn(portal, 'it', '/')).hostname}`
}
