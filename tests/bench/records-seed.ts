import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { Client } from 'pg'
import { createDiskFiles } from '#app/adapters/files/files-disk.server.ts'
import { modules } from '#app/features/people/account/account.ts'
import type { Connection } from '#app/kit/db/db.server.ts'
import { timed, withoutIndexes } from './indexes.ts'
import { recordRows, recordTables } from './records-rows.ts'
import { addWords, clockRows, people, ticketRows } from './seed.ts'

/** What each company has of every kind; where there are fewer in the whole, all are one company's. */
export const rowsPerCompany = 2000

export const assets = 200
export const assetBytes = 2_000_000

/** Fills an empty, migrated database with so many tickets, orders, quotes, products and leads each. */
export async function seedRecords(connection: Connection, rows: number): Promise<void> {
  const companies = Math.max(1, rows / rowsPerCompany)
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    await addWords(client)
    await client.query(people(companies, modules))
    // Only what lists and search read of tickets: their messages and photos are measured with the tickets' pages.
    await withoutIndexes(client, ['ticket', ...recordTables], async () => {
      const statements = [ticketRows(rows, companies), clockRows, ...recordRows(rows, companies)]
      for (const statement of statements) await timed(client, statement)
    })
    await timed(client, 'vacuum (analyze)')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}

/** A folder of the media library with as many files as one may take at once, and one of them. */
export type Library = { folder: number; asset: number }

export async function seedAssets(connection: Connection, dataDir: string): Promise<Library> {
  const client = new Client(connection)
  await client.connect()
  try {
    const found = await libraryIn(client)
    if (found) return found
    const files = await createDiskFiles({ folder: path.join(dataDir, 'files'), log: console })
    const keys: string[] = []
    for (let at = 0; at < assets; at += 1) {
      const kept = await files.put(contentOf(), assetBytes)
      if (kept === 'too-large') throw new Error('An asset is larger than was said')
      keys.push(kept.key)
    }
    await client.query(assetRows, [keys])
    const seeded = await libraryIn(client)
    if (!seeded) throw new Error('No asset was seeded')
    return seeded
  } finally {
    await client.end()
  }
}

async function libraryIn(client: Client): Promise<Library | undefined> {
  const { rows } = await client.query<Library>(
    'select folder_id::int as folder, min(id)::int as asset from resource group by folder_id limit 1',
  )
  return rows[0]
}

/** Random, as photos seem to be: nothing makes it smaller on its way. */
async function* contentOf(): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(randomBytes(assetBytes))
}

const assetRows = `
  with folder as (
    insert into resource_folder (name_it, name_en, name_fr, created_at) values ('Foto', 'Photos', 'Photos', now()) returning id
  ), asset as (
    insert into resource (shelf, folder_id, family, title_it, title_en, title_fr, terms, version, kind, search, created_at,
      changed_at)
    select 'media', folder.id, 'V4R', title, title, title, 'dealers', 1, 'photo', lower(title), now(), now()
    from folder, generate_series(1, ${assets}) as n cross join lateral (select 'Telaio V4R ' || n as title) as named
    returning id
  ), numbered as (select id, row_number() over (order by id) as n from asset), version as (
    insert into resource_version (resource_id, number, name, kind, media_type, bytes, content_key, submission, created_by,
      created_at)
    select id, 1, 'V4R_' || n || '.jpg', 'photo', 'image/jpeg', ${assetBytes}, ($1::text[])[n], gen_random_uuid(), 1, now()
    from numbered
  )
  select from folder`
