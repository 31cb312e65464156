import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '../account/account.ts'
import { canRoute, dueAfter, type Lead, type LeadContact } from './leads.ts'
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
    await store.insertEvent(tx, { leadId: id, actorId: accountId, kind: 'routed' }, now)
    await outbox.put(tx, { kind: 'leads.routed', subject: `lead ${id}`, payload: { leadId: id } }, now)
    return id
  })
}

/** What a dealer's offers are written in. */
function currencyOf(country: string): string {
  return currencies[country] ?? 'EUR'
}

const currencies: Record<string, string> = { CH: 'CHF', GB: 'GBP', US: 'USD' }
