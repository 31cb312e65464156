import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { CompanyViewer, Viewer } from '#app/features/people/account/account.ts'
import { manages } from '#app/features/people/company/company.ts'
import { readShop } from '#app/features/people/shops/shops.server.ts'
import { versionOf } from '#app/kit/forms/version.server.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import { type KindOffer, kinds, type Rules, usualOffers } from '../appointments.ts'
import { findRules } from '../bench.store.server.ts'
import { formWords } from '../forms.words.ts'
import { localIn } from '#app/features/people/shops/shops.time.ts'
import { listKinds } from '../store.server.ts'
import * as store from './store.server.ts'

/** What a shop takes appointments for, and how. @throws Problem module-missing, not-found */
export async function readSettings(portal: Portal, viewer: Viewer, shopId: number) {
  const shop = await ownShop(portal, viewer, shopId)
  const [known, rules] = await Promise.all([listKinds(portal.db, shopId), findRules(portal.db, shopId)])
  const offers = kinds.map((kind): KindOffer => {
    const usual = { kind, ...usualOffers[kind], lanes: 1, words: '', forRiders: false, active: false }
    return known.find((one) => one.kind === kind) ?? usual
  })
  return { shop: { id: shop.id, name: shop.name }, offers, rules, version: versionIn(rules) }
}

/** What the form of the rules has seen of them. */
function versionIn({ hoursAhead, daysAhead, cancelHours, benchMinutes }: Rules): string {
  return versionOf([hoursAhead, daysAhead, cancelHours, benchMinutes])
}

/** What is booked stays as it is. @throws Problem module-missing, not-found */
export async function saveKind(portal: Portal, viewer: Viewer, shopId: number, offer: KindOffer): Promise<void> {
  await ownShop(portal, viewer, shopId)
  await store.putKind(portal.db, shopId, offer)
}

/**
 * Days to come follow the usual minutes; what is booked stays, even where it is more by then. What was changed since they
 * were opened is not written over.
 * @param seen which rules their writer knew, as `readSettings` tells
 * @throws Problem module-missing, not-found, conflict
 */
export async function saveRules(
  portal: Portal,
  viewer: Viewer,
  shopId: number,
  rules: Rules,
  seen: string | undefined,
): Promise<void> {
  const { timeZone } = await ownShop(portal, viewer, shopId)
  const today = localIn(timeZone, portal.clock.now()).day
  await portal.db.transaction().execute(async (tx) => {
    await store.lockRules(tx, shopId)
    const before = versionIn(await findRules(tx, shopId))
    // Also the repetition of what was saved a moment ago.
    if (before === versionIn(rules)) return
    if (before !== seen) throw conflictIn(formWords)('rules-changed')
    await store.putRules(tx, shopId, rules, today)
  })
}

function ownShop(portal: Portal, viewer: Viewer, shopId: number) {
  const owner = ownerOf(viewer)
  requireModule(viewer, 'appointments')
  return readShop(portal, owner, owner.companyId, shopId)
}

/** @throws Problem not-found */
function ownerOf(viewer: Viewer): CompanyViewer {
  if (viewer.side !== 'company' || !manages(viewer, viewer.companyId)) throw new Problem('not-found')
  return viewer
}
