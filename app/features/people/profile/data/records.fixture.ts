import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Member, Staff } from '#tests/app.ts'
import type { App } from '../profile.fixture.ts'

/** Where in the whole database a text stands, as `table.column`. */
export async function placesOf(app: App, text: string): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`.execute(app.portal.db)
  const places: string[] = []
  for (const { table, column } of columns) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
      where strpos(lower(${sql.ref(column)}::text), ${text.toLowerCase()}) > 0`.execute(app.portal.db)
    if (rows[0]?.count) places.push(`${table}.${column}`)
  }
  return places.toSorted()
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
