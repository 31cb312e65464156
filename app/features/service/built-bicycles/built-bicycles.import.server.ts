import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import { bicyclesDelivered } from './built-bicycles.outbox.ts'
import type { BuiltBicycle } from './built-bicycles.ts'

/** `soldBy`: the order that says to whom it was sold, where the list does not say it by itself. */
export type BuiltInput = Omit<BuiltBicycle, 'id' | 'companyName' | 'listedAt'> & { soldBy?: number | null }

export type ListedBicycle = BuiltBicycle & { soldBy: number | null }

/** Those of the list with these numbers, each by its own. */
export async function findBuilt(db: Db, serials: readonly string[]): Promise<Map<string, ListedBicycle>> {
  const rows = await db
    .selectFrom('built_bicycle')
    .leftJoin('company', 'company.id', 'built_bicycle.company_id')
    .select([
      'built_bicycle.id',
      'serial_number as serialNumber',
      'family',
      'size',
      'colour',
      'made_on as madeOn',
      'company_id as companyId',
      'company.name as companyName',
      'delivered_on as deliveredOn',
      'listed_at as listedAt',
      'sold_by_order as soldBy',
    ])
    .where('serial_number', '=', sql<string>`any(${serials})`)
    .execute()
  return new Map(rows.map((row) => [row.serialNumber, row]))
}

/**
 * Puts bicycles on the list, or changes what it says of them. The last days of registered ones that another day of
 * delivery moves are reckoned again in the background.
 */
export async function saveBuilt(tx: Db, bicycles: readonly BuiltInput[], now: Date): Promise<void> {
  const rows = bicycles.map((one) => ({ ...one, serialFolded: foldSerial(one.serialNumber) }))
  await announceDeliveries(tx, bicycles, now)
  await sql`insert into built_bicycle
      (serial_number, serial_folded, family, size, colour, made_on, company_id, delivered_on, listed_at, sold_by_order)
    select "serialNumber", "serialFolded", family, size, colour, "madeOn", "companyId", "deliveredOn", ${now}::timestamptz,
        -- It may have been deleted since it was noted what is put back here.
        (select id from sales_order where id = "soldBy")
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
        "serialNumber" text, "serialFolded" text, family text, size text, colour text, "madeOn" date,
        "companyId" bigint, "deliveredOn" date, "soldBy" bigint)
    on conflict (serial_number) do update set family = excluded.family, size = excluded.size,
      colour = excluded.colour, made_on = excluded.made_on, company_id = excluded.company_id,
      delivered_on = excluded.delivered_on, sold_by_order = excluded.sold_by_order`.execute(tx)
  await settleSold(tx, bicycles)
}

/** An order that is noted once more may have been cancelled, or stand again, while the list said it by itself. */
async function settleSold(tx: Db, bicycles: readonly BuiltInput[]): Promise<void> {
  const orders = [...new Set(bicycles.flatMap(({ soldBy }) => soldBy ?? []))]
  if (orders.length > 0) await sql`select settle_sold_bicycles(id) from unnest(${orders}::bigint[]) id`.execute(tx)
}

/** `orderId`: undefined where it was announced before orders told their number. */
type Sale = { orderId?: number | undefined; companyId: number }

/**
 * Puts bicycles that were sold on the list; of one that stands there nothing changes but to whom, and that only where the
 * list does not say it: what an import writes meanwhile stays.
 */
export async function saveSold(
  tx: Db,
  { orderId, companyId }: Sale,
  bicycles: readonly Pick<BuiltInput, 'serialNumber' | 'family'>[],
  now: Date,
): Promise<void> {
  // One that stands in two lines of an order is one.
  const once = [...new Map(bicycles.map((one) => [one.serialNumber, one])).values()]
  const rows = once.map(({ serialNumber, family }) => ({
    serial_number: serialNumber,
    serial_folded: foldSerial(serialNumber),
    family,
    company_id: companyId,
    sold_by_order: orderId ?? null,
    listed_at: now,
  }))
  await tx
    .insertInto('built_bicycle')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('serial_number')
        .doUpdateSet({ company_id: companyId, sold_by_order: orderId ?? null })
        .where('built_bicycle.company_id', 'is', null),
    )
    .execute()
}

/** Whether an order stands, which is held until this is over: who cancels it meanwhile finds what it sold. */
export async function sellsStill(tx: Db, orderId: number): Promise<boolean> {
  const order = tx.selectFrom('sales_order').select('status').where('id', '=', orderId).forShare()
  const found = await order.executeTakeFirst()
  return found !== undefined && found.status !== 'cancelled'
}

async function announceDeliveries(tx: Db, bicycles: readonly BuiltInput[], now: Date): Promise<void> {
  const days = bicycles.map(({ serialNumber, deliveredOn }) => ({ serialNumber, deliveredOn }))
  const { rows } = await sql<{ id: number }>`select product.id
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as row ("serialNumber" text, "deliveredOn" date)
      join product on product.serial_number = row."serialNumber"
      left join built_bicycle built on built.serial_number = row."serialNumber"
    where built.delivered_on is distinct from row."deliveredOn"`.execute(tx)
  if (rows.length === 0) return
  await outbox.put(tx, bicyclesDelivered.of('last days', { ids: rows.map(({ id }) => id) }), now)
}

/** Which of them somebody has registered, or raised a ticket about, since they were put on the list. */
export async function builtInUse(tx: Db, ids: readonly number[]): Promise<{ id: number; by: 'product' | 'ticket' }[]> {
  const { rows } = await sql<{ id: number; by: 'product' | 'ticket' }>`
    select built.id, 'product' as by from built_bicycle built
      join product on product.serial_number = built.serial_number where built.id = any(${ids})
    union
    select built.id, 'ticket' from built_bicycle built
      join ticket on ticket.serial_folded = built.serial_folded and ticket.serial_number = built.serial_number
      where built.id = any(${ids})`.execute(tx)
  return rows
}

export async function removeBuilt(tx: Db, ids: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('built_bicycle')
    .where('id', '=', sql<number>`any(${ids})`)
    .execute()
}
