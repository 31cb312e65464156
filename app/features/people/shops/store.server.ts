import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Closure, Hours, Shop, ShopFacts } from './shops.ts'

/** Only `insertShop` and `updateShop` write the column. */
const hoursIn = z.array(z.array(z.tuple([z.string(), z.string()])))

/** By name, with the closed days from a day on. @param today YYYY-MM-DD */
export async function listShops(db: Db, companyId: number, today: string): Promise<Shop[]> {
  const shops = await readShops(db, sql<boolean>`company_id = ${companyId}`, today)
  return shops.map(({ companyId: _company, ...shop }) => shop)
}

/** As `listShops`, for the shops of any company that a condition chooses; without those that were removed. */
export async function readShops(
  db: Db,
  chosen: RawBuilder<boolean>,
  today: string,
): Promise<(Shop & { companyId: number })[]> {
  const rows = await db
    .selectFrom('shop')
    .select(['id', 'name', 'street', 'postcode', 'city', 'country', 'time_zone as timeZone', 'phone', 'email', 'hours'])
    .select(['way_in as wayIn', 'company_id as companyId'])
    .where(chosen)
    .where('removed_at', 'is', null)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  const closures = ids.length > 0 ? await listClosures(db, ids, today) : []
  return rows.map(({ hours, ...row }) => ({
    ...row,
    hours: hoursIn.parse(hours),
    closures: closures.flatMap(({ shopId, ...closure }) => (shopId === row.id ? [closure] : [])),
  }))
}

function listClosures(db: Db, shops: number[], today: string): Promise<(Closure & { shopId: number })[]> {
  return db
    .selectFrom('shop_closure')
    .select(['id', 'shop_id as shopId', 'from_day as from', 'to_day as to'])
    .where('shop_id', 'in', shops)
    .where('to_day', '>=', today)
    .orderBy('from_day')
    .orderBy('id')
    .execute()
}

export function findCountry(db: Db, companyId: number): Promise<{ country: string }> {
  return db.selectFrom('company').select('country').where('id', '=', companyId).executeTakeFirstOrThrow()
}

/** Held still while its shops are changed. @returns whether it is a dealer's: a rider has none */
export async function lockDealer(tx: Db, companyId: number): Promise<boolean> {
  const found = await tx
    .selectFrom('company')
    .select('kind')
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return found?.kind === 'dealer'
}

export async function insertShop(
  tx: Db,
  companyId: number,
  form: { submission: string; form_content?: string },
  facts: ShopFacts,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('shop')
    .values({ company_id: companyId, ...form, created_at: now, ...columnsOf(facts) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function findBySubmission(db: Db, companyId: number, submission: string) {
  return db
    .selectFrom('shop')
    .select(['id', 'form_content as formContent'])
    .where('company_id', '=', companyId)
    .where('submission', '=', submission)
    .executeTakeFirst()
}

export async function updateShop(tx: Db, id: number, facts: ShopFacts): Promise<void> {
  await tx.updateTable('shop').set(columnsOf(facts)).where('id', '=', id).execute()
}

/** Held until the transaction ends, so that nobody books there; who is doing so now is through by then. */
export async function lockShop(tx: Db, id: number): Promise<void> {
  await tx.selectFrom('shop').select('id').where('id', '=', id).forUpdate().execute()
}

/** What serves days to come alone. */
const forDaysToCome = ['appointment_kind', 'shop_closure', 'package_price', 'calendar_key'] as const

/**
 * Offered nowhere from then on. What was booked there stays, with what was answered about it. The form that added it adds
 * another where it is sent once more.
 */
export async function removeShop(tx: Db, id: number, now: Date): Promise<void> {
  const removed = { removed_at: now, submission: randomUUID() }
  await tx.updateTable('shop').set(removed).where('id', '=', id).execute()
  for (const table of forDaysToCome) await sql`delete from ${sql.table(table)} where shop_id = ${id}`.execute(tx)
}

/** Whether somebody is still to come, or has their bicycle there. */
export async function hasOpenAppointments(tx: Db, id: number): Promise<boolean> {
  const found = await tx
    .selectFrom('appointment')
    .select('id')
    .where('shop_id', '=', id)
    .where('state', 'in', ['booked', 'arrived', 'ready'])
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function insertClosure(tx: Db, shopId: number, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.insertInto('shop_closure').values({ shop_id: shopId, from_day: from, to_day: to }).execute()
}

export async function deleteClosure(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('shop_closure').where('id', '=', id).execute()
}

function columnsOf({ timeZone, wayIn, hours, ...same }: ShopFacts) {
  return { ...same, time_zone: timeZone, way_in: wayIn, hours: JSON.stringify(hours satisfies Hours) }
}
