import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Db } from '#app/kit/db/db.server.ts'
import type { CompanyViewer, Viewer } from '#app/features/people/account/account.ts'
import { type Scope, scopeOf } from '#app/features/people/licence/licence.ts'
import type { ModelFamily } from '#app/catalogue/catalogue.ts'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import { dealerOf } from '#app/features/bicycles/warranty/warranty.book.server.ts'
import { openRecallsOf } from '#app/features/service/recalls/recalls.open.server.ts'
import type { Changes } from './products.ts'
import type { Attributes } from './product.attributes.ts'
import type { Confirmation, EventKind, Product, ProductEvent } from './products.ts'

const rowColumns = [
  'product.id',
  'company.name as companyName',
  'product.frame_model as frameModel',
  'product.name',
  'product.size',
  'product.colour',
  'product.serial_number as serialNumber',
  'product.country',
  'product.date_of_purchase as dateOfPurchase',
  'product.warranty_expiry as warrantyExpiry',
  'product.longest_expiry as longestExpiry',
] as const

const isConfirmed = sql<boolean>`product.confirmed_by is not null`.as('isConfirmed')

/** Every read of products starts here, save the public passport's. */
export function productsVisibleTo(db: Db, scope: Scope) {
  const all = db.selectFrom('product')
  return scope === 'all' ? all : all.where('product.company_id', '=', scope.company)
}

/** The products of lists, as rows. */
export function productRowsVisibleTo(db: Db, scope: Scope) {
  return productsVisibleTo(db, scope)
    .innerJoin('company', 'company.id', 'product.company_id')
    .select(rowColumns)
    .select(isConfirmed)
}

function wholeProductsVisibleTo(db: Db, viewer: Viewer) {
  return productRowsVisibleTo(db, scopeOf(viewer, 'products'))
    .leftJoin('account as holder', 'holder.id', 'product.held_by')
    .select([
      'product.company_id as companyId',
      'product.registered_on as registeredOn',
      'product.first_owner as firstOwner',
    ])
    .select(['product.held_since as heldSince', 'holder.name as heldByName', 'product.safety_contact as safetyContact'])
    .select(['product.attributes', 'product.passport_code as passportCode', 'product.version'])
    .select(openRecallsOf(sql.ref('product.serial_folded'), viewer).as('recalls'))
}

export async function findProduct(db: Db, viewer: Viewer, id: number): Promise<Product | undefined> {
  return wholeProductsVisibleTo(db, viewer).where('product.id', '=', id).executeTakeFirst()
}

/** The same, locked until the transaction ends: anyone who checks and then writes begins with this. */
export async function lockProduct(tx: Db, viewer: Viewer, id: number): Promise<Product | undefined> {
  const locked = await productsVisibleTo(tx, scopeOf(viewer, 'products'))
    .select('product.id')
    .where('product.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return locked && findProduct(tx, viewer, id)
}

/** @param serialNumber in the one way of writing */
export async function findOwnBySerial(db: Db, viewer: Viewer, serialNumber: string): Promise<number | undefined> {
  const found = await productsVisibleTo(db, scopeOf(viewer, 'products'))
    .select('product.id')
    .where('product.serial_number', '=', serialNumber)
    .executeTakeFirst()
  return found?.id
}

const alikeMost = 20

/** Those that this viewer may see whose number looks like this one; the very number comes first. */
export async function findOwnAlike(db: Db, viewer: Viewer, serialNumber: string): Promise<number[]> {
  const found = await productsVisibleTo(db, scopeOf(viewer, 'products'))
    .select('product.id')
    .where('product.serial_folded', '=', foldSerial(serialNumber))
    .orderBy((row) => row('product.serial_number', '=', serialNumber), 'desc')
    .orderBy('product.id')
    .limit(alikeMost)
    .execute()
  return found.map(({ id }) => id)
}

/** Whether a number that looks like this one is registered and this very one is not, no matter whose; `but` one's own. */
export async function looksRegistered(db: Db, serialNumber: string, but = 0): Promise<boolean> {
  const [first] = await db
    .selectFrom('product')
    .select('serial_number as serialNumber')
    .where((row) => row.and([row('serial_folded', '=', foldSerial(serialNumber)), row('id', '<>', but)]))
    .orderBy((row) => row('serial_number', '=', serialNumber), 'desc')
    .limit(1)
    .execute()
  return first !== undefined && first.serialNumber !== serialNumber
}

/** What a form came to that was sent: not what is in it now, where it comes again or its page was gone back to. */
export function findBySubmission(db: Db, viewer: Viewer, submission: string) {
  return productsVisibleTo(db, scopeOf(viewer, 'products'))
    .select(['product.id', 'serial_number as serialNumber', 'frame_model as frameModel', 'country', 'size', 'colour'])
    .select(['date_of_purchase as dateOfPurchase', 'safety_contact as safetyContact'])
    .where('product.held_by', '=', viewer.accountId)
    .where('product.submission', '=', submission)
    .executeTakeFirst()
}

export type NewProduct = {
  companyId: number
  frameModel: ModelFamily
  name: string
  size: string
  colour: string
  serialNumber: string
  serialFolded: string
  country: string
  dateOfPurchase: string
  registeredOn: string
  confirmedBy: Confirmation | null
  /** Until `refreshLastDays` knows better. */
  warrantyExpiry: string
  heldBy: number | null
  safetyContact: boolean
  submission: string
  attributes?: Attributes
  passportCode: string
  search: string
}

/** @returns its number, or undefined where the bicycle has a holder already, no matter who that is */
export async function insertProduct(tx: Db, product: NewProduct, now: Date): Promise<number | undefined> {
  const added = await tx
    .insertInto('product')
    .values({ ...valuesOf(product, now), attributes: JSON.stringify(product.attributes ?? {}) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

function valuesOf(product: NewProduct, now: Date) {
  return {
    company_id: product.companyId,
    frame_model: product.frameModel,
    name: product.name,
    size: product.size,
    colour: product.colour,
    serial_number: product.serialNumber,
    serial_folded: product.serialFolded,
    country: product.country,
    date_of_purchase: product.dateOfPurchase,
    registered_on: product.registeredOn,
    warranty_expiry: product.warrantyExpiry,
    longest_expiry: product.warrantyExpiry,
    confirmed_by: product.confirmedBy,
    held_since: now,
    held_by: product.heldBy,
    safety_contact: product.safetyContact,
    submission: product.submission,
    passport_code: product.passportCode,
    search: product.search,
  }
}

/** Another company's registration of the bicycle, as long as nobody has confirmed it; locked. */
export function lockUnconfirmed(tx: Db, { companyId }: CompanyViewer, serialNumber: string) {
  return tx
    .selectFrom('product')
    .select(['id', 'held_by as heldBy', 'company_id as companyId'])
    .where('serial_number', '=', serialNumber)
    .where('company_id', '<>', companyId)
    .where('confirmed_by', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * The bicycle is registered again from the beginning; its attributes, which staff wrote, stay.
 * @param id of a product the caller has locked
 */
export async function replaceProduct(tx: Db, id: number, product: NewProduct, now: Date): Promise<void> {
  await tx
    .updateTable('product')
    .set({ ...valuesOf(product, now), first_owner: true })
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function setConfirmedBy(tx: Db, id: number, confirmedBy: Confirmation): Promise<void> {
  await tx.updateTable('product').set({ confirmed_by: confirmedBy }).where('id', '=', id).execute()
}

export async function setPassportCode(tx: Db, id: number, code: string): Promise<void> {
  await tx.updateTable('product').set({ passport_code: code }).where('id', '=', id).execute()
}

export async function setSafetyContact(tx: Db, id: number, isWanted: boolean): Promise<void> {
  await tx.updateTable('product').set({ safety_contact: isWanted }).where('id', '=', id).execute()
}

export type NewEvent = {
  productId: number
  companyId: number
  actorId: number
  kind: EventKind
  subject?: string
  state?: string
  day: string
  body?: string
  submission?: string | null
  byMaker?: boolean
  changes?: Changes
}

/** @returns whether it is new: a repeated post adds nothing */
export async function insertEvent(tx: Db, event: NewEvent, now: Date): Promise<boolean> {
  const added = await tx
    .insertInto('product_event')
    .values({
      product_id: event.productId,
      company_id: event.companyId,
      actor_id: event.actorId,
      dealer_id: event.kind === 'service' ? dealerOf(event.actorId) : null,
      kind: event.kind,
      subject: event.subject ?? '',
      state: event.state ?? '',
      day: event.day,
      body: event.body ?? '',
      submission: event.submission ?? null,
      by_maker: event.byMaker ?? false,
      changes: JSON.stringify(event.changes ?? {}),
      at: now,
    })
    .onConflict((conflict) => conflict.columns(['actor_id', 'submission']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** What is technical goes with a bicycle; words, names, accessories and notes stay with the company that wrote them. */
const technical = [
  'registered',
  'transferred',
  'service',
  'consumable',
  'corrected',
  'attributes',
  'confirmed',
  'given_way',
] as const
const eventsMost = 300

/**
 * The latest first. What staff did they read whole, no matter who held the bicycle then, and the holder without name
 * and reason. @param product one the caller has found as this viewer may see it
 */
export async function readEvents(
  db: Db,
  viewer: Viewer,
  product: Pick<Product, 'id' | 'companyId'>,
): Promise<ProductEvent[]> {
  const isOwn = sql<boolean>`product_event.company_id = ${product.companyId}`
  const isStaffs = viewer.side === 'maker' ? sql<boolean>`product_event.by_maker` : sql<boolean>`false`
  const isTold = sql<boolean>`(${isStaffs} or (${isOwn} and not product_event.by_maker))`
  const events = await db
    .selectFrom('product_event')
    .leftJoin('account', 'account.id', 'product_event.actor_id')
    .select(['product_event.id', 'product_event.kind', 'product_event.subject', 'product_event.state'])
    .select(['product_event.day', 'product_event.at', 'product_event.by_maker as byMaker'])
    .select(sql<string>`case when ${isTold} then product_event.body else '' end`.as('body'))
    .select(sql<string | null>`case when ${isTold} then account.name end`.as('actorName'))
    .select(sql`case when ${isOwn} or ${isStaffs} then product_event.changes else '{}' end`.as('changes'))
    .where('product_event.product_id', '=', product.id)
    .where((row) => row.or([isOwn, isStaffs, row('product_event.kind', 'in', technical)]))
    .orderBy('product_event.day', 'desc')
    .orderBy('product_event.id', 'desc')
    .limit(eventsMost)
    .execute()
  return events.map((event) => ({ ...event, changes: storedChanges.parse(event.changes) }))
}

const storedChanges = z.record(z.string(), z.tuple([z.string(), z.string()]))

export async function countryOf(db: Db, { companyId }: CompanyViewer): Promise<string> {
  const { country } = await db
    .selectFrom('company')
    .select('country')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  return country
}
