import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { readAmount } from '#app/kit/words/amounts.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { textAmong } from '#app/kit/words/texts.ts'
import type { Portal } from '#app/portal.server.ts'
import { hasModule, type CompanyViewer, type Viewer } from '#app/features/people/account/account.ts'
import { listShops } from '#app/features/people/shops/shops.server.ts'
import type { OfferInput } from './forms.ts'
import { type BookedAs, isOffered, type PackageRow, sells } from './packages.ts'
import { findPackage, noLonger } from './packages.server.ts'
import * as prices from './prices.store.server.ts'
import { packageRows } from './store.server.ts'
import { isDoneSomewhere, isOfferedOn, isRead, packageModule } from './visible.server.ts'

/**
 * Says for what this dealer does a service, at all its shops or at one of them; the last word counts.
 * @throws Problem not-found, module-missing
 */
export async function offerService(
  portal: Portal,
  viewer: Viewer,
  id: number,
  { amount, currency, minutes, shop: shopId }: OfferInput & { shop?: number },
  locale: Locale,
): Promise<void> {
  const { companyId, accountId } = await requireSeller(portal, viewer, id)
  if (shopId !== undefined) await requireShop(portal, viewer, companyId, shopId)
  const price = { amount: readAmount(locale, amount) ?? 0, currency, minutes, shopId }
  await prices.putPrice(portal.db, { packageId: id, companyId }, price, { by: accountId, now: portal.clock.now() })
}

/**
 * Takes back the price of one shop, unless told every one of this dealer's. What was booked stays booked.
 * @throws Problem as `offerService`
 */
export async function stopService(portal: Portal, viewer: Viewer, id: number, shopId?: number): Promise<void> {
  const { companyId } = await requireSeller(portal, viewer, id)
  await prices.deletePrices(portal.db, { packageId: id, companyId }, shopId)
}

async function requireShop(portal: Portal, viewer: Viewer, companyId: number, id: number): Promise<void> {
  const shops = await listShops(portal, viewer, companyId)
  if (!shops.some((shop) => shop.id === id)) throw new Problem('not-found')
}

async function requireSeller(portal: Portal, viewer: Viewer, id: number): Promise<CompanyViewer> {
  const { kind } = await findPackage(portal, viewer, id)
  if (kind !== 'service' || viewer.side !== 'company' || !sells(viewer)) throw new Problem('not-found')
  return viewer
}

/** A service as an appointment keeps it. */
export type BookableService = {
  id: number
  title: string
  books: BookedAs
  /** The families that it is for; none: all of them. */
  families: string[]
  amount: number
  currency: string
  minutes: number
}

/**
 * A service as a shop does it, for an appointment there.
 * @throws Problem not-found, module-missing; conflict where it is no longer offered, by the maker or at this shop
 */
export async function bookableService(
  portal: Portal,
  viewer: Viewer,
  { id, shop, locale }: { id: number; shop: { id: number; companyId: number }; locale: Locale },
): Promise<BookableService> {
  const it = await findPackage(portal, viewer, id)
  if (it.kind !== 'service' || it.books === null) throw new Problem('not-found')
  const at = { packageId: id, companyId: shop.companyId, shopId: shop.id }
  const price = isOffered(it, dayOf(portal.clock.now())) ? await prices.findPrice(portal.db, at) : undefined
  if (!price) throw noLonger(it, locale)
  return { id, title: textAmong(it.titles, locale), books: it.books, families: it.families, ...price }
}

/** Whether it is done to bicycles of this family. */
export function isForFamily({ families }: Pick<BookableService, 'families'>, family: string): boolean {
  return families.length === 0 || families.includes(family)
}

const shownForBicycle = 5

/** What a rider can have done to a bicycle of this family somewhere; nobody else is asked to book for it. */
export async function servicesFor({ db, clock }: Portal, viewer: Viewer, family: string): Promise<PackageRow[]> {
  if (viewer.role !== 'customer' || !hasModule(viewer, packageModule)) return []
  const today = dayOf(clock.now())
  return packageRows(db)
    .where('package.kind', '=', 'service')
    .where(isRead(viewer, today))
    .where(isOfferedOn(today))
    .where(isDoneSomewhere)
    .where(sql<boolean>`(cardinality(package.families) = 0 or package.families @> array[${family}])`)
    .orderBy('package.listed_at', 'desc')
    .limit(shownForBicycle)
    .execute()
}

export { shopsDoing } from './prices.store.server.ts'

/** By which checklist of the catalogue a package is worked; '' where it names none. */
export async function checklistOfPackage(db: Db, id: number): Promise<string> {
  const found = await db.selectFrom('package').select('checklist').where('id', '=', id).executeTakeFirst()
  return found?.checklist ?? ''
}
