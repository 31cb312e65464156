import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { todayIn } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import { refreshLastDays } from '#app/features/bicycles/warranty/warranty.refresh.server.ts'
import { noteNextService, openServiceBook } from '#app/features/bicycles/warranty/warranty.book.server.ts'
import { newPassportCode } from './codes.server.ts'
import { changesBetween, type Facts } from './corrections.ts'
import { setFacts } from './corrections.store.server.ts'
import { searchText } from './search-text.ts'
import * as store from './store.server.ts'

export type RegisteredBike = Facts & { id: number; companyId: number; companyName: string }

/** Those with these numbers, each by its own. */
export async function findRegistered(db: Db, serials: readonly string[]): Promise<Map<string, RegisteredBike>> {
  const rows = await db
    .selectFrom('product')
    .innerJoin('company', 'company.id', 'product.company_id')
    .select(['product.id', 'company_id as companyId', 'company.name as companyName', 'serial_number', 'frame_model'])
    .select(['size', 'colour', 'product.country', 'date_of_purchase', 'registered_on'])
    .where('serial_number', '=', sql<string>`any(${serials})`)
    .execute()
  return new Map(rows.map((row) => [row.serial_number, row]))
}

type Saving = { actorId: number; now: Date; catalogue: Catalogue }

/**
 * Registers a bicycle for the company that holds it, or corrects what its registration says. The maker's own word confirms
 * it. @returns its number
 */
export async function saveRegistered(
  tx: Db,
  before: RegisteredBike | undefined,
  bike: Facts & { companyId: number },
  { actorId, now, catalogue }: Saving,
): Promise<number> {
  const { companyId, ...facts } = bike
  const shown = shownOf(facts)
  const id = before?.id ?? (await insert(tx, bike, now))
  const event = { productId: id, companyId, actorId, byMaker: true }
  if (before) {
    await setFacts(tx, id, {
      ...boughtOf(facts),
      ...shown,
      serialFolded: foldSerial(facts.serial_number),
      search: searchText(shown),
    })
    const changes = changesBetween({ ...before, id: '', companyId: '' }, facts)
    await store.insertEvent(tx, { ...event, kind: 'corrected', day: todayIn(facts.country, now), changes }, now)
  } else await store.insertEvent(tx, { ...event, kind: 'registered', day: facts.registered_on }, now)
  // The family counts: of the one that was there before, the plan stays with the bicycle.
  if (before?.frame_model === facts.frame_model) await noteNextService(tx, id, now)
  else await openServiceBook(tx, catalogue, id, now)
  await refreshLastDays(tx, catalogue, id)
  return id
}

function shownOf({ frame_model: frameModel, serial_number: serialNumber, size, colour }: Facts) {
  return { frameModel, serialNumber, name: frameModel, size, colour }
}

function boughtOf({ country, date_of_purchase: dateOfPurchase, registered_on: registeredOn }: Facts) {
  return { country, dateOfPurchase, registeredOn }
}

/** Nobody of the company has registered it: it is held by none of its people. */
async function insert(tx: Db, bike: Facts & { companyId: number }, now: Date): Promise<number> {
  const shown = shownOf(bike)
  const id = await store.insertProduct(
    tx,
    {
      ...shown,
      ...boughtOf(bike),
      companyId: bike.companyId,
      heldBy: null,
      serialFolded: foldSerial(bike.serial_number),
      confirmedBy: 'staff',
      warrantyExpiry: bike.date_of_purchase,
      safetyContact: false,
      submission: randomUUID(),
      passportCode: newPassportCode(),
      search: searchText(shown),
    },
    now,
  )
  if (id === undefined) throw new Error(`${bike.serial_number} was registered this very moment`)
  return id
}

/** Which of them something has happened to since they were registered, or a ticket is about. */
export async function registeredInUse(tx: Db, ids: readonly number[]): Promise<{ id: number; by: 'ticket' | 'log' }[]> {
  const { rows } = await sql<{ id: number; by: 'ticket' | 'log' }>`
    select product.id, 'ticket' as by from product
      join ticket on ticket.serial_folded = product.serial_folded and ticket.serial_number = product.serial_number
      where product.id = any(${ids})
    union
    select id, 'log' from product where id = any(${ids}) and (
      exists (select from product_event where product_id = product.id and kind not in ('registered', 'corrected'))
      or exists (select from product_transfer where product_id = product.id)
      or exists (select from attachment where product_id = product.id)
      or exists (select from bicycle_check where product_id = product.id))`.execute(tx)
  return rows
}

export async function removeRegistered(tx: Db, ids: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('product')
    .where('id', '=', sql<number>`any(${ids})`)
    .execute()
}
