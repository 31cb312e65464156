import type { Mistake } from '#app/kit/forms/problems.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin, requireStaff } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import type { Company, MergeCounts } from './company-facts.ts'
import * as merges from './merge.store.server.ts'
import * as store from './store.server.ts'

/** Where a company is now that went into another, for staff. @throws Problem not-found */
export function mergedInto(portal: Portal, viewer: Viewer, formerId: number): Promise<number | undefined> {
  requireStaff(viewer)
  return merges.findMerged(portal.db, formerId)
}

/** What a merge would do. @throws Problem not-found where either is no dealer's, or both are the same */
export async function previewMerge(
  portal: Portal,
  viewer: Viewer,
  from: number,
  into: number,
): Promise<{ into: Company; counts: MergeCounts }> {
  requireAdmin(viewer)
  const [one, other] = await Promise.all([store.findCompany(portal.db, from), store.findCompany(portal.db, into)])
  if (from === into || one?.kind !== 'dealer' || other?.kind !== 'dealer') throw new Problem('not-found')
  return { into: other, counts: shown(await merges.countAll(portal.db, from)) }
}

/**
 * Puts all that is one company's into another's hands, at once; the one is gone afterwards, and its address leads to the
 * other. @throws Problem not-found
 */
export async function mergeCompanies(
  portal: Portal,
  viewer: Viewer,
  from: number,
  into: number,
): Promise<Mistake | undefined> {
  const { accountId } = requireAdmin(viewer)
  if (from === into) return { path: 'into', message: 'merge-self' }
  const now = portal.clock.now()
  // A dealer of many years may have a hundred thousand orders.
  const mistake = await portal.slowDb.transaction().execute(async (tx): Promise<Mistake | undefined> => {
    await store.lockNumbers(tx)
    const company = await store.findCompany(tx, from)
    if (!company) throw new Problem('not-found')
    if (!(await merges.lockBoth(tx, { from, into }))) return { path: 'into', message: 'merge-gone' }
    const counts = shown(await merges.countAll(tx, from))
    await merges.move(tx, { from, into }, now)
    await merges.replace(tx, { from, into })
    const { name, customerNumber, vatNumber } = company
    const detail = { merged: { name, customerNumber, vatNumber, counts } }
    await store.insertEvent(tx, { companyId: into, actorId: accountId, kind: 'merged', detail }, now)
    return undefined
  })
  if (!mistake)
    portal.log.info({ event: 'companies merged', actor: accountId, company: into, subject: from }, 'companies merged')
  return mistake
}

function shown(counts: Awaited<ReturnType<typeof merges.countAll>>): MergeCounts {
  const { account, ticket, product, sales_order: order, quote, lead, invite, shop } = counts
  return { account, ticket, product, order, quote, lead, invite, shop }
}
