import type { Db } from '#app/kit/db/db.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { versionOf } from '#app/kit/forms/version.server.ts'
import { contentOf, type Made, madeBefore } from '#app/kit/http/submissions.server.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { addDays } from '#app/kit/words/days.ts'
import { noteEvent } from '#app/features/people/company-facts/company-facts.server.ts'
import { type EventDetail, shopFields } from '#app/features/people/company-facts/company-facts.ts'
import { isMember, manages } from '#app/features/people/company/company.ts'
import { type Answer, type Touched, touchedBy } from './booked.server.ts'
import { closuresMost, type Shop, type ShopFacts, shopsMost } from './shops.ts'
import { localIn } from './shops.time.ts'
import { shopWords } from './shops.words.ts'
import * as store from './store.server.ts'

const conflict = conflictIn(shopWords)
const formFields = shopFields.filter((field) => field !== 'closures')

/** The shops of a company, for its people and for staff. @throws Problem not-found */
export function listShops(portal: Portal, viewer: Viewer, companyId: number): Promise<Shop[]> {
  if (viewer.side !== 'maker' && !isMember(viewer, companyId)) throw new Problem('not-found')
  return shopsOn(portal.db, companyId, portal.clock.now())
}

/** What the form of a new one begins with. @throws Problem not-found */
export async function beginShop(portal: Portal, viewer: Viewer, companyId: number): Promise<{ country: string }> {
  if (!manages(viewer, companyId)) throw new Problem('not-found')
  return store.findCountry(portal.db, companyId)
}

/** One of them, for anyone who may change it. @throws Problem not-found */
export async function readShop(portal: Portal, viewer: Viewer, companyId: number, id: number): Promise<Shop> {
  if (!manages(viewer, companyId)) throw new Problem('not-found')
  return among(await listShops(portal, viewer, companyId), id)
}

/** What the form of a shop has seen of it, to tell whether somebody has changed it since; closed days are no part of it. */
export function shopVersion(shop: Shop): string {
  return versionOf(formFields.map((field) => shop[field]))
}

/**
 * Sent once more, the form adds nothing.
 * @returns its number, which one the form has added otherwise, or what is to be corrected @throws Problem not-found, not-yours
 */
export function addShop(
  portal: Portal,
  viewer: Viewer,
  companyId: number,
  { submission, ...facts }: ShopFacts & { submission: string },
): Promise<Made | Mistake> {
  const formContent = contentOf({ submission, ...facts })
  return changing(portal, viewer, companyId, async (tx, shops, note) => {
    const before = await store.findBySubmission(tx, companyId, submission)
    if (before) return madeBefore(before, formContent)
    if (shops.length >= shopsMost) return { path: '', message: 'shops-many' }
    const form = { submission, form_content: formContent }
    const id = await store.insertShop(tx, companyId, form, facts, portal.clock.now())
    await note('shop_added', { name: facts.name })
    return { id }
  })
}

/**
 * Shorter hours ask first about what is booked. What was changed since it was opened is not written over.
 * @param version what was seen of it, as `shopVersion` writes it
 * @throws Problem not-found, not-yours, conflict
 */
export function changeShop(
  portal: Portal,
  viewer: Viewer,
  companyId: number,
  id: number,
  facts: ShopFacts,
  { version, ...answer }: Answer & { version?: string | undefined },
): Promise<Touched | undefined> {
  return changing(portal, viewer, companyId, async (tx, shops, note) => {
    const before = among(shops, id)
    const fields = formFields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(facts[field]))
    // Also the repetition of what was saved a moment ago.
    if (fields.length === 0) return undefined
    if (version !== shopVersion(before)) throw conflict('shop-changed')
    const after = { ...facts, closures: before.closures }
    const asked = await touchedBy(tx, before, after, answer, portal.clock.now())
    if (asked) return asked
    await store.updateShop(tx, id, facts)
    await note('shop_changed', { name: facts.name, fields })
    return undefined
  })
}

/** What was booked there stays where it is read, as history. @throws Problem not-found, not-yours, conflict */
export function removeShop(portal: Portal, viewer: Viewer, companyId: number, id: number): Promise<undefined> {
  return changing(portal, viewer, companyId, async (tx, shops, note) => {
    const { name } = among(shops, id)
    await store.lockShop(tx, id)
    if (await store.hasOpenAppointments(tx, id)) throw conflict('shop-booked')
    await store.removeShop(tx, id, portal.clock.now())
    await note('shop_removed', { name })
    return undefined
  })
}

/**
 * Says that it is closed on some days; asks first about what is booked on them. @throws Problem not-found, not-yours
 */
export function closeShop(
  portal: Portal,
  viewer: Viewer,
  companyId: number,
  id: number,
  { from, to = from }: { from: string; to?: string | undefined },
  answer: Answer,
): Promise<Mistake | Touched | undefined> {
  return changing(portal, viewer, companyId, async (tx, shops, note) => {
    const shop = among(shops, id)
    // No list shows them any more.
    if (to < localIn(shop.timeZone, portal.clock.now()).day)
      return { path: to === from ? 'from' : 'to', message: 'closure-over' }
    const { name, closures } = shop
    if (closures.some((one) => one.from === from && one.to === to)) return undefined
    if (closures.length >= closuresMost) return { path: '', message: 'closures-many' }
    const after = { ...shop, closures: [...closures, { id: 0, from, to }] }
    const asked = await touchedBy(tx, shop, after, answer, portal.clock.now())
    if (asked) return asked
    await store.insertClosure(tx, id, { from, to })
    await note('shop_changed', { name, fields: ['closures'] })
    return undefined
  })
}

/** It is open on these days after all. @throws Problem not-found, not-yours */
export function reopenShop(
  portal: Portal,
  viewer: Viewer,
  companyId: number,
  id: number,
  closureId: number,
): Promise<void> {
  return changing(portal, viewer, companyId, async (tx, shops, note) => {
    const { name, closures } = among(shops, id)
    if (!closures.some((one) => one.id === closureId)) throw new Problem('not-found')
    await store.deleteClosure(tx, closureId)
    await note('shop_changed', { name, fields: ['closures'] })
  })
}

type Note = (
  kind: 'shop_added' | 'shop_changed' | 'shop_removed',
  shop: NonNullable<EventDetail['shop']>,
) => Promise<void>

/** The owner keeps the shops, and administrators; colleagues are told that it is not theirs to do. */
async function changing<Result>(
  portal: Portal,
  viewer: Viewer,
  companyId: number,
  change: (tx: Db, shops: Shop[], note: Note) => Promise<Result>,
): Promise<Result> {
  if (!isMember(viewer, companyId)) throw new Problem('not-found')
  if (!manages(viewer, companyId)) throw new Problem('not-yours')
  const now = portal.clock.now()
  return portal.db.transaction().execute(async (tx) => {
    if (!(await store.lockDealer(tx, companyId))) throw new Problem('not-found')
    const shops = await shopsOn(tx, companyId, now)
    return change(tx, shops, (kind, shop) =>
      noteEvent(tx, { companyId, actorId: viewer.accountId, kind, detail: { shop } }, now),
    )
  })
}

/** Each with the closed days from its own today on. */
async function shopsOn(db: Db, companyId: number, now: Date): Promise<Shop[]> {
  // A day early: where the shop is, it may be yesterday still.
  const shops = await store.listShops(db, companyId, addDays(dayOf(now), -1))
  return shops.map((shop) => {
    const { day: today } = localIn(shop.timeZone, now)
    return { ...shop, closures: shop.closures.filter(({ to }) => to >= today) }
  })
}

function among(shops: readonly Shop[], id: number): Shop {
  const shop = shops.find((one) => one.id === id)
  if (!shop) throw new Problem('not-found')
  return shop
}
