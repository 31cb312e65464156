import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Member, Staff } from '#tests/app.ts'
import type { App } from '../profile.fixture.ts'

/** Where in the whole database one of these texts stands, as `table.column`. */
export async function placesOf(app: App, ...texts: string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ table: string; columns: string[] }>`
    select c.table_name as table, array_agg(c.column_name::text) as columns from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' group by c.table_name`.execute(app.portal.db)
  // One look at all of it: it has some 1500 columns.
  const looks = tables.map(({ table, columns }) => {
    const places = columns.map(
      (column) => sql`case when bool_or(strpos(lower(${sql.ref(`${table}.${column}`)}::text), sought.text) > 0)
        then ${`${table}.${column}`} end`,
    )
    return sql`select unnest(array[${sql.join(places)}]) as place from ${sql.table(table)}, sought`
  })
  const { rows } = await sql<{ place: string }>`
    with sought as (select lower(text) as text from unnest(${texts}::text[]) as text)
    select place from (${sql.join(looks, sql` union all `)}) as looks where place is not null`.execute(app.portal.db)
  return rows.map(({ place }) => place).toSorted()
}

/** A proof of purchase in the store of files, as a registration leaves it. */
export async function addReceipt(app: App, of: Member, productId: number): Promise<string> {
  const stored = await app.portal.files.put(Readable.from([Buffer.from('%PDF-1.7 scontrino')]), 100)
  if (stored === 'too-large') throw new Error(stored)
  await app.portal.db
    .insertInto('attachment')
    .values({
      id: randomUUID(),
      owner_id: of.viewer.accountId,
      submission: randomUUID(),
      field: 'receipt',
      product_id: productId,
      company_id: of.viewer.companyId,
      name: 'scontrino.pdf',
      kind: 'pdf',
      media_type: 'application/pdf',
      bytes: 18,
      content_key: stored.key,
      created_at: app.clock.now(),
    })
    .execute()
  return stored.key
}

export async function noteOn(app: App, productId: number, of: Member, body: string, kind: 'note' | 'service' = 'note') {
  await app.portal.db
    .insertInto('product_event')
    .values({
      product_id: productId,
      company_id: of.viewer.companyId,
      actor_id: of.viewer.accountId,
      kind,
      subject: kind === 'service' ? 'yearly' : '',
      day: '2026-11-01',
      body,
      at: app.clock.now(),
    })
    .execute()
}

export async function sayOn(app: App, quoteId: number, author: Member | Staff, body: string) {
  const row = await app.portal.db
    .insertInto('quote_message')
    .values({
      quote_id: quoteId,
      author_id: author.viewer.accountId,
      from_staff: author.viewer.side === 'maker',
      submission: randomUUID(),
      body,
      created_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function decide(app: App, quoteId: number, by: Member | Staff, name: string, comment: string) {
  await app.portal.db
    .updateTable('quote')
    .set({ acceptance: 'accepted', decided_at: app.clock.now(), decided_by: by.viewer.accountId })
    .set({ decided_name: name, decided_comment: comment, decided_submission: randomUUID() })
    .where('id', '=', quoteId)
    .execute()
}
