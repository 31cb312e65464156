import type { Db } from '#app/kit/db/db.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { numberAfter } from '#app/kit/http/submissions.server.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { currencyOf } from '#app/features/people/company-facts/company-facts.ts'
import { discardDraft, readDraft } from '#app/features/content/drafts/drafts.server.ts'
import { formWords } from './forms.words.ts'
import { leadRouted, leadTaken } from './leads.outbox.ts'
import { canReroute, canRoute, dueAfter, isDeclined, isUnanswered, type Lead, type LeadContact } from './leads.ts'
import { searchText } from './search-text.ts'
import * as store from './store.server.ts'

/** The dealers a lead can be routed to. @throws Problem not-found for anyone who is not staff */
export async function dealersToRouteTo(portal: Portal, viewer: Viewer) {
  if (!canRoute(viewer)) throw new Problem('not-found')
  return store.listDealers(portal.db)
}

const leadDraft = 'lead'

/** What somebody of staff has typed of a new lead and not sent. @throws Problem not-found for anyone not of staff */
export function readLeadDraft(portal: Portal, viewer: Viewer) {
  return readDraft(portal, viewer, leadDraft)
}

/** @throws Problem not-found for anyone who is not staff */
export async function discardLeadDraft({ db }: Portal, viewer: Viewer): Promise<void> {
  if (!canRoute(viewer)) throw new Problem('not-found')
  await db.transaction().execute((tx) => discardDraft(tx, viewer, leadDraft))
}

export type LeadInput = LeadContact &
  Pick<Lead, 'message' | 'productsOfInterest'> & { submission: string; companyId: number }

/**
 * Routes an end customer to a dealer, whose owner and sales people hear of it. A repeated post makes one lead; two tabs that
 * go on with one draft, which post under one number, make one for each customer.
 * @returns the lead's number, or undefined when the dealer takes no leads (any more)
 * @throws Problem not-found for anyone who is not staff
 */
export async function routeLead(portal: Portal, viewer: Viewer, input: LeadInput): Promise<number | undefined> {
  if (!canRoute(viewer)) throw new Problem('not-found')
  const now = portal.clock.now()
  const { accountId } = viewer
  const { companyId, submission, message, productsOfInterest, ...contact } = input
  return portal.db.transaction().execute(async (tx) => {
    const dealer = await store.findDealer(tx, companyId)
    if (!dealer) return undefined
    const lead = {
      typed: { companyId, contact, message, productsOfInterest },
      routedBy: accountId,
      currency: currencyOf(dealer.country),
      search: searchText({ ...contact, message, productsOfInterest }),
      dueAt: dueAfter('routed', now),
    }
    const { id, isNew } = await insertOnce(tx, lead, submission, now)
    if (!isNew) return id
    await discardDraft(tx, viewer, leadDraft, submission)
    await announceRouting(tx, { leadId: id, actorId: accountId, companyId }, now)
    return id
  })
}

type Typed = Pick<store.NewLead, 'companyId' | 'contact' | 'message' | 'productsOfInterest'>
type Routed = Omit<store.NewLead, keyof Typed | 'submission' | 'formContent'> & { typed: Typed }

async function insertOnce(
  tx: Db,
  lead: Routed,
  submission: string,
  now: Date,
): Promise<{ id: number; isNew: boolean }> {
  const { typed, ...rest } = lead
  // Not compared with the lead itself, which somebody may have corrected meanwhile.
  const formContent = numberAfter(submission, typed)
  const id = await store.insertLead(tx, { ...typed, ...rest, submission, formContent }, now)
  if (id !== undefined) return { id, isNew: true }
  // When two posts come at once the other one is through by now.
  const sent = await store.findSent(tx, lead.routedBy, submission)
  if (!sent) throw new Error(`No lead was made by the submission ${submission}`)
  if (sent.erasedAt !== null || sent.formContent === formContent) return { id: sent.id, isNew: false }
  return insertOnce(tx, lead, formContent, now)
}

/**
 * Routes a lead that was declined, or left lying for too long, to a dealer again, as a new one. Its former dealer sees
 * it no longer, having no more to do with its customer, and is told where it was taken back. If that dealer answers at
 * the same moment, the first of the two counts. A repeated post does nothing.
 * @returns what to correct: a dealer who takes no leads any more
 * @throws Problem not-found, also for anyone who is not staff; conflict
 */
export async function rerouteLead(
  portal: Portal,
  viewer: Viewer,
  id: number,
  companyId: number,
): Promise<Mistake | undefined> {
  if (!canRoute(viewer)) throw new Problem('not-found')
  const now = portal.clock.now()
  return portal.db.transaction().execute(async (tx) => {
    const lead = await store.findLeadForUpdate(tx, viewer, id)
    if (!lead) throw new Problem('not-found')
    const isThere = isUnanswered(lead) && lead.companyId === companyId && lead.routedById === viewer.accountId
    if (!canReroute(viewer, lead, now)) {
      if (isThere) return undefined
      throw conflictIn(formWords)('moved')
    }
    const dealer = await store.findDealer(tx, companyId)
    if (!dealer) return { path: 'company', message: 'dealer-gone' }
    await store.changeLead(tx, id, {
      company_id: companyId,
      routed_by: viewer.accountId,
      routed_at: now,
      due_at: dueAfter('routed', now),
      reminded_at: null,
      // What the dealer before has offered is theirs.
      dealer_amount: null,
      currency: currencyOf(dealer.country),
      acceptance: 'routed',
      lead_status: null,
      decline_reason: null,
      reason_note: '',
      answered_at: null,
      answered_by: null,
    })
    await announceRouting(tx, { leadId: id, actorId: viewer.accountId, companyId }, now)
    if (!isDeclined(lead) && lead.companyId !== companyId) {
      await outbox.put(tx, leadTaken.of(`lead ${id}`, { leadId: id, companyId: lead.companyId }), now)
    }
    return undefined
  })
}

type Routing = { leadId: number; actorId: number; companyId: number }

/** The dealer's owner and sales people hear of it. */
export async function announceRouting(tx: Db, { leadId, actorId, companyId }: Routing, now: Date): Promise<void> {
  await store.insertEvent(tx, { leadId, actorId, kind: 'routed', detail: { companyId } }, now)
  await outbox.put(tx, leadRouted.of(`lead ${leadId}`, { leadId }), now)
}
