import type { Mistake } from '#app/kit/forms/problems.ts'
import { contentOf, type Made, madeBefore } from '#app/kit/http/submissions.server.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import { type CompanyViewer, seesTrade, type Viewer } from '#app/features/people/account/account.ts'
import {
  type BookableService,
  bookableService,
  isForFamily,
} from '#app/features/trade/packages/packages.services.server.ts'
import { leadsById } from '#app/features/trade/leads/leads.by-id.server.ts'
import { findProduct } from '#app/features/service/products/products.server.ts'
import { productTitle } from '#app/features/service/products/products.ts'
import { recalledSerial } from '#app/features/service/recalls/recalls.server.ts'
import { ticketsById } from '#app/features/service/tickets/tickets.server.ts'
import type { Kind, KindOffer, When } from './appointments.ts'
import { putBooking } from './booking.server.ts'
import { type Desk, nearestFree, openDesk, requireBookable } from './desk.server.ts'
import { boundsOf } from '#app/features/people/shops/shops.open.ts'
import { readWhen } from './free.ts'
import { momentText } from '#app/features/people/shops/shops.time.ts'
import * as store from './store.server.ts'

/** As a form says it: `when` is a day, or a moment by the shop's clocks. */
export type Booking = {
  submission: string
  shop: number
  kind: Kind
  when: string
  product?: number | undefined
  ticket?: number | undefined
  lead?: number | undefined
  /** A package of the maker's, which is done there for the dealer's price. */
  package?: number | undefined
  /** What `serviceSeen` wrote into the form; an appointment is made for nothing else. */
  version?: string | undefined
  bicycle?: string | undefined
  serial?: string | undefined
  name?: string | undefined
  phone?: string | undefined
  email?: string | undefined
  locale?: Locale | undefined
  message?: string | undefined
  /** Who has no account has told the desk that they want to be asked by mail how it went. */
  surveys?: boolean | undefined
  /** The desk takes it although the day's minutes are used. */
  beyond?: boolean | undefined
}

/**
 * Books; sent once more, the form books nothing more.
 * @returns its number, which one the form has booked otherwise, or what is to be corrected: what was taken meanwhile with the
 * nearest that is free
 * @throws Problem module-missing, not-found, too-many-appointments, conflict
 */
export async function book(portal: Portal, viewer: Viewer, it: Booking): Promise<Made | Mistake> {
  requireModule(viewer, 'appointments')
  if (viewer.side !== 'company') throw new Problem('not-found')
  const before = await store.findBySubmission(portal.db, viewer.accountId, it.submission)
  if (before) return madeBefore(before, contentOf(it))
  const desk = await openDesk(portal, viewer, it.shop)
  await requireBookable(portal, viewer, desk)
  const service = await serviceOf(portal, viewer, desk, it)
  if (service && it.version && it.version !== serviceSeen(viewer, service))
    return { path: '', message: 'service-changed', status: 409 }
  const kind = desk.kinds.find((one) => one.kind === (service?.books ?? it.kind))
  if (!kind) return { path: 'kind', message: 'kind-gone' }
  const offer = service ? { ...kind, minutes: service.minutes, words: service.title } : kind
  const { family, ...subject } = await subjectOf(portal, viewer, it)
  if (service && family !== null && !isForFamily(service, family))
    return { path: '', message: 'other-model', slots: { models: service.families.join(', ') } }
  const person = personOf(viewer, it)
  const when = readWhen(it.when, desk, offer)
  if (typeof when === 'string') return { path: 'when', message: when }
  const row = { ...rowOf(desk, offer, when, it), package: service ?? null, ...subject, ...person }
  const done = await putBooking(portal, viewer, {
    desk,
    offer,
    row,
    beyond: it.beyond === true,
    surveys: it.surveys === true && person.accountId === null,
  })
  if (done === 'taken') return takenMistake(portal, desk, offer, when)
  return done === 'too-many' ? { path: '', message: 'too-many-open', status: 429 } : done
}

/** The package as it is done at this shop. @throws Problem not-found, conflict where it is no longer */
async function serviceOf(portal: Portal, viewer: CompanyViewer, { shop }: Desk, it: Booking) {
  if (it.package === undefined) return undefined
  const locale = viewer.role === 'customer' ? viewer.locale : (it.locale ?? viewer.locale)
  return bookableService(portal, viewer, { id: it.package, shop, locale })
}

/** What this person reads of a service before they book it; a mechanic reads no price. */
export function serviceSeen(viewer: Viewer, { amount, currency, minutes }: BookableService): string {
  return seesTrade(viewer) ? `${amount} ${currency} ${minutes}` : String(minutes)
}

/** What comes back with the form where somebody else was quicker; the day that was typed is gone, or it would still count. */
export async function takenMistake(
  portal: Portal,
  desk: Desk,
  offer: Pick<KindOffer, 'mode' | 'minutes' | 'lanes'>,
  when: When,
): Promise<Mistake> {
  const free = await nearestFree(portal, desk, offer, when)
  const alternatives = free.map((one) => whenText(desk.shop.timeZone, one))
  const message = offer.mode === 'day' ? 'day-taken' : 'hour-taken'
  return { path: 'when', message, status: 409, submitted: { alternatives, other_day: '', other_time: '' } }
}

/** As a form names it. */
export function whenText(timeZone: string, { day, startsAt }: When): string {
  return startsAt ? momentText(timeZone, startsAt) : day
}

/** Who names a thing has to see it. @throws Problem not-found, module-missing */
async function subjectOf(
  portal: Portal,
  viewer: CompanyViewer,
  { product, ticket, lead, bicycle = '', serial }: Booking,
) {
  const [found, recalled, claim] = await Promise.all([
    product === undefined ? undefined : findProduct(portal, viewer, product),
    serial ? recalledSerial(portal, viewer, serial) : '',
    ticket === undefined ? undefined : findTicket(portal, viewer, ticket),
    lead === undefined ? undefined : requireLead(portal, viewer, lead),
  ])
  return {
    family: found?.frameModel ?? null,
    productId: found?.id ?? null,
    bicycle: found ? productTitle(found) : bicycle,
    serialNumber: found?.serialNumber ?? (recalled || (claim?.serialNumber ?? '')),
    ticketId: ticket ?? null,
    leadId: lead ?? null,
  }
}

async function findTicket(portal: Portal, viewer: Viewer, id: number) {
  const [found] = await ticketsById(portal, viewer, [id])
  if (!found) throw new Problem('not-found')
  return found
}

async function requireLead(portal: Portal, viewer: Viewer, id: number): Promise<void> {
  if ((await leadsById(portal, viewer, [id])).length === 0) throw new Problem('not-found')
}

type Person = Pick<store.NewAppointment, 'accountId' | 'personName' | 'personPhone' | 'personEmail' | 'locale'>

/** A rider is who they are; the desk's form says a name, and by what to reach them. */
function personOf(viewer: CompanyViewer, { name = '', phone = '', email = '', locale }: Booking): Person {
  if (viewer.role === 'customer')
    return { accountId: viewer.accountId, personName: '', personEmail: '', personPhone: phone, locale: viewer.locale }
  const person = { personName: name, personPhone: phone, personEmail: email }
  return { accountId: null, ...person, locale: locale ?? viewer.locale }
}

function rowOf({ shop }: Desk, { kind, words, mode, minutes }: KindOffer, when: When, it: Booking) {
  return {
    ...when,
    shopId: shop.id,
    kind,
    kindWords: words,
    mode,
    minutes,
    // Dropped off in the morning, promised for the evening, until the desk says otherwise.
    promisedAt: mode === 'day' ? boundsOf(shop, when.day).closes : null,
    message: it.message ?? '',
    submission: it.submission,
    formContent: contentOf(it),
  }
}
