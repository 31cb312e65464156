import type { Db } from '#app/kit/db/db.server.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '../account/account.ts'
import { canReroute, canRoute, dueAfter, type Lead, type LeadContact } from './leads.ts'
import { searchText } from './search-text.ts'
import * as store from './store.server.ts'

/** The dealers a lead can be routed to. @throws Problem not-found for whoever is not staff */
export async function dealersToRouteTo(portal: Portal, viewer: Viewer) {
  if (!canRoute(viewer)) throw new Problem('not-found')
  return store.listDealers(portal.db)
}

export type LeadInput = LeadContact &
  Pick<Lead, 'message' | 'productsOfInterest'> & { submission: string; companyId: number }

/**
 * Routes an end customer to a dealer, whose owner and sales people hear of it. A repeated post makes one lead.
 * @returns the lead's number, or undefined when the dealer takes no leads (any more)
 * @throws Problem not-found for whoever is not staff
 */
export async function routeLead(portal: Portal, viewer: Viewer, input: LeadInput): Promise<number | undefined> {
  if (!canRoute(viewer)) throw new Problem('not-found')
  const now = portal.clock.now()
  const { accountId } = viewer
  const { companyId, submission, message, productsOfInterest, ...contact } = input
  return portal.db.transaction().execute(async (tx) => {
    const dealer = await store.findDealer(tx, companyId)
    if (!dealer) return undefined
    const lead = { companyId, routedBy: accountId, submission, contact, message, productsOfInterest }
    const id = await store.insertLead(
      tx,
      {
        ...lead,
        currency: currencyOf(dealer.country),
        search: searchText({ ...contact, message, productsOfInterest }),
        dueAt: dueAfter('routed', now),
      },
      now,
    )
    // Two posts at once: the other one is through by now.
    if (id === undefined) return store.findBySubmission(tx, accountId, submission)
    await announceRouting(tx, { leadId: id, actorId: accountId, companyId }, now)
    return id
  })
}

/**
 * Routes a declined lead to a dealer once more, as one that is new to them. Whoever declined it sees it no longer: they
 * have no more to do with its customer. A repeated post does nothing.
 * @throws Problem not-found, also for whoever is not staff
 */
export async function rerouteLead(
  portal: Portal,
  viewer: Viewer,
  id: number,
  companyId: number,
): Promise<'done' | 'moved' | 'dealer-gone'> {
  if (!canRoute(viewer)) throw new Problem('not-found')
  const now = portal.clock.now()
  return portal.db.transaction().execute(async (tx) => {
    const lead = await store.findLeadForUpdate(tx, viewer, id)
    if (!lead) throw new Problem('not-found')
    if (lead.place === 'routed' && lead.companyId === companyId && lead.routedById === viewer.accountId) return 'done'
    if (!canReroute(viewer, lead)) return 'moved'
    const dealer = await store.findDealer(tx, companyId)
    if (!dealer) return 'dealer-gone'
    await store.changeLead(tx, id, {
      company_id: companyId,
      routed_by: viewer.accountId,
      routed_at: now,
      due_at: dueAfter('routed', now),
      reminded_at: null,
      currency: currencyOf(dealer.country),
      acceptance: 'routed',
      decline_reason: null,
      reason_note: '',
      answered_at: null,
      answered_by: null,
    })
    await announceRouting(tx, { leadId: id, actorId: viewer.accountId, companyId }, now)
    return 'done'
  })
}

type Routing = { leadId: number; actorId: number; companyId: number }

async function announceRouting(tx: Db, { leadId, actorId, companyId }: Routing, now: Date): Promise<void> {
  await store.insertEvent(tx, { leadId, actorId, kind: 'routed', detail: { companyId } }, now)
  await outbox.put(tx, { kind: 'leads.routed', subject: `lead ${leadId}`, payload: { leadId } }, now)
}

/** What a dealer's offers are written in. */
function currencyOf(country: string): string {
  return currencies[country] ?? 'EUR'
}

const currencies: Record<string, string> = { CH: 'CHF', GB: 'GBP', US: 'USD' }
