import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'

/** What changes hands as it stands. */
export const moved = [
  'account',
  'ticket',
  'attachment',
  'product',
  'product_event',
  'sales_order',
  'invoice',
  'order_request',
  'quote',
  'lead',
  'invite',
  'shop',
  'company_event',
  'company_merge',
  'console_act',
  'built_bicycle',
  'webhook_endpoint',
  'recall_unit_company',
  'recall_stock',
  'bicycle_check',
  'survey_invitation',
  'media_share',
] as const satisfies readonly (keyof Tables)[]

/** Where both may have a row of the same name, of which one goes: what `settle…` below decides. @internal */
export const settled = [
  'company_module',
  'company_terms',
  'audience_company',
  'package_price',
] as const satisfies readonly (keyof Tables)[]

type Pair = { from: number; into: number }

/** Nobody adds to either meanwhile: what refers to a company waits for its row. @returns whether both are dealers' */
export async function lockBoth(tx: Db, { from, into }: Pair): Promise<boolean> {
  const rows = await tx
    .selectFrom('company')
    .select('kind')
    .where('id', 'in', [from, into])
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.length === 2 && rows.every(({ kind }) => kind === 'dealer')
}

/** How many rows each table has of a company. */
export async function countAll(db: Db, companyId: number): Promise<Record<(typeof moved)[number], number>> {
  const counts = moved.map((table) =>
    sql<number>`(select count(*)::int from ${sql.table(table)} where company_id = ${companyId})`.as(table),
  )
  return db.selectNoFrom(counts).executeTakeFirstOrThrow()
}

export async function move(tx: Db, pair: Pair, now: Date): Promise<void> {
  const { from, into } = pair
  await settleLicence(tx, pair)
  await settleTerms(tx, pair)
  await settleAudiences(tx, pair)
  await settlePrices(tx, pair)
  await withdrawDoubles(tx, pair, now)
  await settleChecks(tx, pair)
  await switchOffWebhooks(tx, from, now)
  for (const table of moved)
    await sql`update ${sql.table(table)} set company_id = ${into} where company_id = ${from}`.execute(tx)
  await tx.updateTable('product_event').set({ dealer_id: into }).where('dealer_id', '=', from).execute()
  // What names a company without a key: who had a lead, and what waits to leave the house.
  await sql`update lead_event set detail = jsonb_set(detail, '{companyId}', to_jsonb(${into}::bigint))
    where (detail ->> 'companyId')::bigint = ${from}`.execute(tx)
  await sql`update outbox set payload = jsonb_set(payload, '{companyId}', to_jsonb(${into}::bigint))
    where done_at is null and payload ->> 'companyId' = ${String(from)}`.execute(tx)
}

/** Its row goes; the database refuses as long as anything refers to it. */
export async function replace(tx: Db, { from, into }: Pair): Promise<void> {
  const former = await tx
    .deleteFrom('company')
    .where('id', '=', from)
    .returning('customer_number as customerNumber')
    .executeTakeFirstOrThrow()
  const taken = await tx
    .updateTable('company')
    .set({ customer_number: former.customerNumber })
    .where('id', '=', into)
    .where('customer_number', 'is', null)
    .executeTakeFirst()
  const customerNumber = taken.numUpdatedRows === 1n ? null : former.customerNumber
  await tx
    .insertInto('company_merge')
    .values({ former_id: from, company_id: into, customer_number: customerNumber })
    .execute()
}

/** When both have a module the further state stays: active before asked for before refused. */
async function settleLicence(tx: Db, { from, into }: Pair): Promise<void> {
  await sql`delete from company_module kept using company_module other
    where kept.company_id = ${into} and other.company_id = ${from} and other.module = kept.module
      and ${rank('other')} > ${rank('kept')}`.execute(tx)
  await sql`delete from company_module other using company_module kept
    where kept.company_id = ${into} and other.company_id = ${from} and other.module = kept.module`.execute(tx)
  await tx.updateTable('company_module').set({ company_id: into }).where('company_id', '=', from).execute()
}

function rank(table: string) {
  return sql`array_position(array['refused', 'requested', 'active'], ${sql.ref(`${table}.state`)})`
}

/** Two histories of rates cannot be joined: the other company's counts only where this one has none. */
async function settleTerms(tx: Db, { from, into }: Pair): Promise<void> {
  await sql`delete from company_terms where company_id = ${from}
    and exists (select from company_terms kept where kept.company_id = ${into})`.execute(tx)
  await tx.updateTable('company_terms').set({ company_id: into }).where('company_id', '=', from).execute()
}

/** What names both names the one that stays, once. */
async function settleAudiences(tx: Db, { from, into }: Pair): Promise<void> {
  await sql`insert into audience_company (audience_id, company_id)
    select audience_id, ${into} from audience_company where company_id = ${from} on conflict do nothing`.execute(tx)
  await tx.deleteFrom('audience_company').where('company_id', '=', from).execute()
}

/** When both offer a service, riders read the price of the company that stays; each shop keeps its own. */
async function settlePrices(tx: Db, { from, into }: Pair): Promise<void> {
  await sql`delete from package_price other using package_price kept
    where other.company_id = ${from} and kept.company_id = ${into} and kept.package_id = other.package_id
      and kept.shop_id is null and other.shop_id is null`.execute(tx)
  await tx.updateTable('package_price').set({ company_id: into }).where('company_id', '=', from).execute()
}

function answers(table: string) {
  return sql`(select count(*) from bicycle_check_step one where one.check_id = ${sql.ref(`${table}.id`)})`
}

/** When both had begun a checklist on one bicycle, the one with more answers goes on. */
async function settleChecks(tx: Db, { from, into }: Pair): Promise<void> {
  const sameAs = sql`kept.state = 'open' and other.state = 'open' and kept.serial_folded = other.serial_folded
    and kept.checklist = other.checklist`
  await sql`delete from bicycle_check kept using bicycle_check other where kept.company_id = ${into}
    and other.company_id = ${from} and ${sameAs} and ${answers('other')} > ${answers('kept')}`.execute(tx)
  await sql`delete from bicycle_check other using bicycle_check kept where kept.company_id = ${into}
    and other.company_id = ${from} and ${sameAs}`.execute(tx)
  await sql`update bicycle_check set holder_id = ${into} where holder_id = ${from}`.execute(tx)
}

/** Whom both await gets in by one link. */
async function withdrawDoubles(tx: Db, { from, into }: Pair, now: Date): Promise<void> {
  const open = sql<boolean>`accepted_at is null and revoked_at is null`
  await tx
    .updateTable('invite')
    .set({ revoked_at: now })
    .where('company_id', '=', from)
    .where(open)
    .where('email', 'in', tx.selectFrom('invite').select('email').where('company_id', '=', into).where(open))
    .execute()
}

/** Who stays does not know where they lead: their owner looks at them first, and switches on what they want. */
async function switchOffWebhooks(tx: Db, from: number, now: Date): Promise<void> {
  await tx
    .updateTable('webhook_endpoint')
    .set({ off_at: now, off_why: 'hand' })
    .where('company_id', '=', from)
    .where('off_at', 'is', null)
    .execute()
}

/** Where a company has gone. */
export async function findMerged(db: Db, formerId: number): Promise<number | undefined> {
  const found = await db
    .selectFrom('company_merge')
    .select('company_id as id')
    .where('former_id', '=', formerId)
    .executeTakeFirst()
  return found?.id
}
