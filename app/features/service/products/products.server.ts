import { Problem } from '#app/kit/problem.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import { hasModule, type Viewer } from '#app/features/people/account/account.ts'
import { filesOfProduct } from '#app/features/content/attachments/attachments.server.ts'
import { exportForCustomers, listForCustomers } from '#app/features/people/company/company.customer.server.ts'
import { searchesOf } from '#app/features/people/licence/licence.turns.server.ts'
import { daysLeft } from '#app/features/bicycles/coverage/coverage.ts'
import { todayIn } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { foldSerial, normaliseSerial } from '#app/features/bicycles/models/models.serials.ts'
import { ordersWithSerial } from '#app/features/trade/orders/orders.server.ts'
import { pictureOfBicycle } from '#app/features/content/resources/resources.bicycles.server.ts'
import { ticketsWithSerial } from '#app/features/service/tickets/tickets.server.ts'
import { findReplacements } from '#app/features/bicycles/replacements/replacements.server.ts'
import { shownTo } from '#app/features/bicycles/replacements/replacements.ts'
import { lastDaysOfProduct } from '#app/features/bicycles/warranty/warranty.server.ts'
import { transferCode, transferHash } from './codes.server.ts'
import * as lists from './lists.server.ts'
import { canCorrect, canTransfer, type Product, type ProductFilter, type ProductRow, productTitle } from './products.ts'
import * as store from './store.server.ts'
import { findDayHandedOver, findTransfer } from './transfers.store.server.ts'

/** One page, the customer to whom it is narrowed, and those of that name. @throws Problem module-missing */
export async function listProducts(portal: Portal, viewer: Viewer, asked: ProductFilter) {
  requireModule(viewer, 'products')
  const today = dayOf(portal.clock.now())
  return listForCustomers(portal, viewer, asked, (filter) =>
    lists.listProducts(portal.reads.db, viewer, { ...filter, today }, filter.after),
  )
}

/** All that a list shows, whatever page. @throws Problem module-missing */
export async function exportProducts(
  portal: Portal,
  viewer: Viewer,
  asked: Omit<ProductFilter, 'after'>,
): Promise<AsyncGenerator<ProductRow>> {
  requireModule(viewer, 'products')
  const wanted = { ...asked, today: dayOf(portal.clock.now()) }
  return exportForCustomers(portal, viewer, wanted, (filter, last: ProductRow | undefined, limit) =>
    lists.listAfter(portal.reads.db, viewer, filter, last, limit),
  )
}

/**
 * A product with all its page shows. Its orders are none for anyone who sees no prices, its tickets none without the
 * module.
 * @throws Problem module-missing, not-found, handed-over with the day
 */
export async function readProduct(portal: Portal, viewer: Viewer, id: number) {
  requireModule(viewer, 'products')
  const product = await store.findProduct(portal.db, viewer, id)
  if (!product) throw await absenceOf(portal, viewer, id)
  const { serialNumber, frameModel: model } = product
  const [events, receipts, tickets, orders, transfer, lastDays, picture, replacements] = await Promise.all([
    store.readEvents(portal.db, viewer, product),
    filesOfProduct(portal, viewer, id),
    ticketsWithSerial(portal, viewer, serialNumber),
    ordersWithSerial(portal, viewer, serialNumber),
    canTransfer(viewer) || canCorrect(viewer) ? openTransfer(portal, viewer, product) : undefined,
    lastDaysOfProduct(portal.db, portal.catalogues.current(), id),
    pictureOfBicycle(portal, { family: model, colour: product.colour }),
    findReplacements(portal.db, { model, number: serialNumber }),
  ])
  // Tickets of the company alone, and of those none where they are not in its licence.
  const company = viewer.side === 'maker' ? null : hasModule(viewer, 'tickets') ? viewer.companyId : 0
  const shown = shownTo(company, replacements)
  return { product, events, receipts, tickets, orders, transfer, lastDays, picture, replacements: shown }
}

/** A bicycle this viewer does not have is an absent one, unless it was their company's and has passed to another owner. */
async function absenceOf({ db }: Portal, viewer: Viewer, id: number): Promise<Problem> {
  const day = viewer.side === 'company' ? await findDayHandedOver(db, viewer, id) : undefined
  return day ? new Problem('handed-over', day) : new Problem('not-found')
}

/** @throws Problem module-missing, not-found */
export async function findProduct({ db }: Portal, viewer: Viewer, id: number): Promise<Product> {
  requireModule(viewer, 'products')
  const product = await store.findProduct(db, viewer, id)
  if (!product) throw new Problem('not-found')
  return product
}

/**
 * The product this viewer may see that bears a serial number, or else one that looks like it.
 * @throws Problem module-missing
 */
export async function productWithSerial(portal: Portal, viewer: Viewer, serial: string): Promise<number | undefined> {
  requireModule(viewer, 'products')
  const number = normaliseSerial(serial.slice(0, 400), portal.catalogues.current().families)
  if (foldSerial(number).length < 4) return undefined
  const [found] = await store.findOwnAlike(portal.db, viewer, number)
  return found
}

/** The same as it stands; undefined too where it has gone from them since its number was found. @throws Problem module-missing */
export async function findWithSerial(portal: Portal, viewer: Viewer, serial: string): Promise<Product | undefined> {
  const id = await productWithSerial(portal, viewer, serial)
  return id === undefined ? undefined : store.findProduct(portal.db, viewer, id)
}

/** The product this viewer may see that bears this very number. @throws Problem module-missing */
export async function productBearing(portal: Portal, viewer: Viewer, serial: string): Promise<number | undefined> {
  requireModule(viewer, 'products')
  return store.findOwnBySerial(portal.db, viewer, serial)
}

/** A warranty that ends soon, the first to end first; `count` is of all there are. */
export type Ending = Pick<Product, 'id' | 'name' | 'size' | 'colour' | 'serialNumber'> & {
  expiry: string
  days: number
}

const endingMost = 5

/** Warranties that end within 60 days, for the home page; none without the module. */
export async function endingWarranties(
  { db, clock }: Portal,
  viewer: Viewer,
): Promise<{ rows: Ending[]; count: number }> {
  const now = clock.now()
  const found = await lists.listEnding(db, viewer, dayOf(now), endingMost)
  const rows = found.map(({ id, name, size, colour, serialNumber, country, warrantyExpiry: expiry }) => {
    // Where the day is over already, it is the last one all the same.
    const days = Math.max(0, daysLeft(expiry, todayIn(country, now)))
    return { id, name, size, colour, serialNumber, expiry, days }
  })
  return { rows, count: found[0]?.count ?? 0 }
}

/**
 * For the search over everything: the products with these words, none without the module.
 * @param q as `readList` hands it on
 */
export async function searchProducts(
  portal: Portal,
  viewer: Viewer,
  q: string,
  limit: number,
): Promise<{ id: number; title: string; hint: string }[]> {
  requireModule(viewer, 'products')
  const find = () => lists.findLatest(portal.reads.db, viewer, q, limit)
  const rows = await searchesOf(portal, viewer, q)(find)
  return rows.map((row) => ({ id: row.id, title: productTitle(row), hint: row.serialNumber }))
}

/** Those bought last. @throws Problem module-missing */
export async function latestProducts(portal: Portal, viewer: Viewer, limit: number): Promise<ProductRow[]> {
  requireModule(viewer, 'products')
  return lists.findLatest(portal.reads.db, viewer, undefined, limit)
}

/** The code as the person who made it may read it again, the holder or staff, as long as it is good. */
async function openTransfer(
  portal: Portal,
  viewer: Viewer,
  { id }: Product,
): Promise<{ code: string | null; until: Date; byMaker: boolean } | undefined> {
  const transfer = await findTransfer(portal.db, id, portal.clock.now())
  if (!transfer) return undefined
  const { byMaker, expiresAt: until } = transfer
  // The holder learns that there is one of staff's; the other way round there is none to speak of.
  if (byMaker !== canCorrect(viewer)) return byMaker ? { code: null, until, byMaker } : undefined
  const code = transferCode(portal, id, transfer.createdAt)
  // Made with another secret it cannot be shown any more; it can be withdrawn.
  return { code: transferHash(code).equals(transfer.codeHash) ? code : null, until, byMaker }
}
