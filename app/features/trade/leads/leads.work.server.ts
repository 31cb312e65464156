import type { Db } from '#app/kit/db/db.server.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { CompanyViewer, Viewer } from '#app/features/people/account/account.ts'
import { wasRoutedTo } from './events.store.server.ts'
import { formWords } from './forms.words.ts'
import {
  canAnswer,
  canEdit,
  canErase,
  canWork,
  type DeclineReason,
  dueAfter,
  isDeclined,
  type Lead,
  type LeadContact,
  type LeadStatus,
  type LostReason,
  offerSeen,
} from './leads.ts'
import { leadContact, leadDeclined, leadErased, leadForgotten } from './leads.outbox.ts'
import { searchText } from './search-text.ts'
import * as store from './store.server.ts'

const conflict = conflictIn(formWords)

/**
 * The first answer counts; the same one from the same person once more does nothing.
 * @throws Problem not-found, lead-gone, module-missing, conflict; not-yours for staff
 */
export function acceptLead(portal: Portal, viewer: Viewer, id: number): Promise<void> {
  return work(portal, viewer, id, async ({ tx, lead, actor, now }) => {
    if (lead.stage === 'new' && lead.answeredById === actor.accountId) return
    if (!canAnswer(viewer, lead)) throw conflict('moved')
    await store.changeLead(tx, id, {
      acceptance: 'accepted',
      lead_status: 'new',
      answered_at: now,
      answered_by: actor.accountId,
      due_at: dueAfter('new', now),
    })
    await store.insertEvent(tx, { leadId: id, actorId: actor.accountId, kind: 'accepted' }, now)
  })
}

export type Decline = { reason: DeclineReason; note: string }

/** As `acceptLead`. @throws Problem not-found, lead-gone, module-missing, conflict; not-yours for staff */
export function declineLead(portal: Portal, viewer: Viewer, id: number, { reason, note }: Decline): Promise<void> {
  return work(portal, viewer, id, async ({ tx, lead, actor, now }) => {
    const isSame = lead.declineReason === reason && lead.reasonNote === note
    if (isDeclined(lead) && lead.answeredById === actor.accountId && isSame) return
    if (!canAnswer(viewer, lead)) throw conflict('moved')
    await store.changeLead(tx, id, {
      acceptance: 'declined',
      decline_reason: reason,
      reason_note: note,
      answered_at: now,
      answered_by: actor.accountId,
      due_at: null,
    })
    const detail = { declineReason: reason }
    await store.insertEvent(tx, { leadId: id, actorId: actor.accountId, kind: 'declined', detail }, now)
    await outbox.put(tx, leadDeclined.of(`lead ${id}`, { leadId: id }), now)
  })
}

export type Move = { from: LeadStatus; to: LeadStatus; lostReason?: LostReason | undefined; note?: string }

/**
 * From where the reader saw it to another status. @throws Problem not-found, lead-gone, module-missing, conflict;
 * not-yours for staff
 */
export function moveLead(portal: Portal, viewer: Viewer, id: number, move: Move): Promise<void> {
  const { from, to, lostReason, note = '' } = move
  return work(portal, viewer, id, async ({ tx, lead, actor, now }) => {
    if (!canEdit(viewer, lead)) throw conflict('moved')
    const reason = to === 'lost' ? (lostReason ?? 'other') : null
    const reasonNote = to === 'lost' ? note : ''
    // Also the repetition of what was sent a moment ago.
    if (lead.stage === to && reason === lead.lostReason && reasonNote === lead.reasonNote) return
    if (lead.stage !== from) throw conflict('moved')
    await store.changeLead(tx, id, {
      lead_status: to,
      lost_reason: reason,
      reason_note: reasonNote,
      due_at: dueAfter(to, now),
      // The reason of a lost lead may be corrected later; the date of its loss stays.
      ...(from !== to && { closed_at: to === 'lost' || to === 'won' ? now : null }),
    })
    const detail = { from, to, ...(reason && { lostReason: reason }) }
    await store.insertEvent(tx, { leadId: id, actorId: actor.accountId, kind: 'status', detail }, now)
  })
}

export type Offer = Pick<Lead, 'productsOfInterest' | 'dealerAmount'>

/**
 * What the customer is interested in, and what was offered.
 * @param seen the offer the form's reader saw, as `offerSeen` writes it: a conflict when somebody has saved another
 * since
 * @throws Problem not-found, lead-gone, module-missing, conflict; not-yours for staff
 */
export function saveOffer(
  portal: Portal,
  viewer: Viewer,
  id: number,
  { seen, ...offer }: Offer & { seen: string },
): Promise<void> {
  return work(portal, viewer, id, async ({ tx, lead, actor, now }) => {
    if (!canEdit(viewer, lead)) throw conflict('moved')
    const { productsOfInterest, dealerAmount } = offer
    const products = productsOfInterest.join() === lead.productsOfInterest.join() ? undefined : productsOfInterest
    const amount = dealerAmount === lead.dealerAmount ? undefined : dealerAmount
    // Also the repetition of what was saved a moment ago.
    if (!products && amount === undefined) return
    if (seen !== offerSeen(lead)) throw conflict('offer-conflict')
    await store.changeLead(tx, id, {
      products_of_interest: productsOfInterest,
      dealer_amount: dealerAmount,
      search: searchText({ ...lead, ...offer }),
      // For an offer the amount is the first step that was waited for.
      ...(typeof amount === 'number' && { due_at: null }),
    })
    const detail = { ...(products && { products }), ...(amount !== undefined && { amount }) }
    await store.insertEvent(tx, { leadId: id, actorId: actor.accountId, kind: 'offer', detail }, now)
  })
}

const contactFields = ['firstName', 'lastName', 'email', 'mobilePhone', 'phone'] as const

/**
 * Corrects who the customer is and how to reach them, here and in the CRM.
 * @param version what the form's reader saw: a conflict when somebody has saved another since
 * @throws Problem not-found, lead-gone, module-missing, conflict; not-yours for staff
 */
export function saveContact(
  portal: Portal,
  viewer: Viewer,
  id: number,
  { version, ...contact }: LeadContact & { version: number },
): Promise<void> {
  return work(portal, viewer, id, async ({ tx, lead, actor, now }) => {
    if (!canEdit(viewer, lead)) throw conflict('moved')
    const fields = contactFields.filter((field) => contact[field] !== lead[field])
    if (fields.length === 0) return
    if (version !== lead.contactVersion) throw conflict('contact-conflict')
    await store.changeLead(tx, id, {
      first_name: contact.firstName,
      last_name: contact.lastName,
      email: contact.email,
      mobile_phone: contact.mobilePhone,
      phone: contact.phone,
      contact_version: version + 1,
      search: searchText({ ...lead, ...contact }),
    })
    await store.insertEvent(tx, { leadId: id, actorId: actor.accountId, kind: 'contact', detail: { fields } }, now)
    await outbox.put(tx, leadContact.of(`lead ${id}`, { leadId: id }), now)
  })
}

/**
 * Forgets the customer, here and in the CRM; where staff do it, the dealer hears that they are to forget them as well.
 * A repeated post does nothing.
 * @throws Problem not-found, lead-gone, module-missing, conflict
 */
export async function eraseLead(portal: Portal, viewer: Viewer, id: number): Promise<void> {
  requireModule(viewer, 'leads')
  const now = portal.clock.now()
  const isRepeated = await portal.db.transaction().execute(async (tx) => {
    const lead = await store.findLeadForUpdate(tx, viewer, id)
    if (!lead && (await store.wasErased(tx, viewer, id))) return true
    if (!lead) throw await absenceOf(tx, viewer, id)
    if (!canErase(viewer, lead)) throw conflict('moved')
    await store.eraseLead(tx, id, now)
    const { contactId } = lead
    const subject = `lead ${id}`
    if (contactId !== null) await outbox.put(tx, leadForgotten.of(subject, { contactId }), now)
    if (viewer.side === 'maker') await outbox.put(tx, leadErased.of(subject, { leadId: id }), now)
    return false
  })
  if (!isRepeated) portal.log.info({ event: 'lead erased', actor: viewer.accountId, lead: id }, 'lead erased')
}

export type Work = { tx: Db; lead: Lead; actor: CompanyViewer; now: Date }

/** On a lead of the viewer's own, held until it is done. */
export async function work(
  portal: Portal,
  viewer: Viewer,
  id: number,
  act: (work: Work) => Promise<void>,
): Promise<void> {
  requireModule(viewer, 'leads')
  if (!canWork(viewer)) throw new Problem('not-yours')
  const now = portal.clock.now()
  return portal.db.transaction().execute(async (tx) => {
    const lead = await store.findLeadForUpdate(tx, viewer, id)
    if (!lead) throw await absenceOf(tx, viewer, id)
    return act({ tx, lead, actor: viewer, now })
  })
}

/** A lead this viewer does not have is an absent one, unless it was theirs and has been routed to another dealer. */
export async function absenceOf(db: Db, viewer: Viewer, id: number): Promise<Problem> {
  const wasTheirs = viewer.side === 'company' && (await wasRoutedTo(db, viewer.companyId, id))
  return new Problem(wasTheirs ? 'lead-gone' : 'not-found')
}
