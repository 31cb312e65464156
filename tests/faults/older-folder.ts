import { createHash, randomUUID } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Client } from 'pg'
import { createDiskFiles } from '#app/adapters/files/files-disk.server.ts'
import { openDb } from '#app/kit/db/db.server.ts'
import { startEmbeddedPostgres } from '#app/kit/db/embedded.server.ts'
import { migrate } from '#app/kit/db/migrate.server.ts'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { addDealer, databaseOf } from '#tests/journeys/dealer.fixture.ts'
import { addStaff } from './dealer.ts'
import { type Ledger, openLedger } from './ledger.ts'

const folder = path.join(rootDir, 'db/migrations')
export const migrations = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()

export function checksumOf(name: string): string {
  return createHash('sha256')
    .update(readFileSync(path.join(folder, name)))
    .digest('hex')
}

/**
 * A data folder as a portal left it that had no more than the first migrations: tickets with photos and replies, of which
 * the mails still wait. @returns what is in it, as a ledger, and the cookie of the dealer
 */
export async function makeOlderFolder(dataDir: string, count: number, tickets: number) {
  mkdirSync(dataDir, { recursive: true })
  const postgres = await startEmbeddedPostgres({ dataDir, log: { info() {}, warn() {} } })
  try {
    await migrateTo(postgres, count)
    const db = await databaseOf(dataDir)
    const cookie = await addDealer(db)
    await addStaff(db)
    const ledger = openLedger()
    for (let ticket = 0; ticket < tickets; ticket++) await addTicket(db, dataDir, ledger, count)
    await db.end()
    return { ledger, cookie }
  } finally {
    await postgres.stop()
  }
}

/** As somebody might who changes a folder behind the portal's back. */
export async function whileDatabaseRuns(dataDir: string, use: (db: Client) => Promise<void>): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: { info() {}, warn() {} } })
  try {
    const db = await databaseOf(dataDir)
    await use(db)
    await db.end()
  } finally {
    await postgres.stop()
  }
}

async function migrateTo({ connection }: Awaited<ReturnType<typeof startEmbeddedPostgres>>, count: number) {
  const first = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-migrations-'))
  for (const name of migrations.slice(0, count)) copyFileSync(path.join(folder, name), path.join(first, name))
  const db = openDb({ connection, poolSize: 1 })
  try {
    await migrate(db, first)
  } finally {
    await db.destroy()
    rmSync(first, { recursive: true })
  }
}

/** By the columns that the first migrations already had, and one that a later one insists on. */
async function addTicket(db: Client, dataDir: string, ledger: Ledger, count: number): Promise<void> {
  const content = `La scatola è arrivata senza il pezzo, ${randomUUID()}.`
  const message = `Prova ${randomUUID()}`
  const photo = readFileSync(path.join(rootDir, 'tests/photos/landscape-orientation-1.jpg'))
  const files = await createDiskFiles({ folder: path.join(dataDir, 'files'), log: console })
  const [shown, thumb] = [await files.put(Readable.from([photo]), 1e9), await files.put(Readable.from([photo]), 1e9)]
  if (shown === 'too-large' || thumb === 'too-large') throw new Error('A photo is smaller than a gigabyte')
  const { rows } = await db.query<{ ticket: string }>(
    `with dealer as (select id, company_id from account where company_id is not null),
      opened as (insert into ticket (company_id, author_id, submission, locale, country, frame_model, serial_number,
          serial_folded, damage_phase, part_involved, kind_of_damage, content, instructions, search, created_at,
          last_activity_at)
        select company_id, id, gen_random_uuid(), 'it', 'IT', 'V4R', 'V4R-0510-A1234', 'V4R0510A1234', 'km0', '{frame}',
          'missing_component', $1, 'Togli il reggisella.', lower($1), now(), now() from dealer
        returning id, company_id, author_id, submission),
      noted as (insert into ticket_event (ticket_id, kind, actor_id, at, to_stage${count < 7 ? '' : ', from_staff'})
        select id, 'opened', author_id, now(), 'new_request'${count < 7 ? '' : ', false'} from opened),
      answered as (insert into message (ticket_id, author_id, from_staff, submission, body, created_at)
        select id, author_id, false, gen_random_uuid(), $2, now() from opened returning id, ticket_id),
      kept as (insert into attachment (id, owner_id, submission, field, ticket_id, company_id, name, kind, media_type,
          bytes, content_key, thumb_key, width, height, created_at)
        select gen_random_uuid(), author_id, submission, 'attachments', id, company_id, 'foto.jpg', 'photo', 'image/jpeg',
          $3, $4, $5, 100, 100, now() from opened),
      told as (insert into outbox (kind, subject, payload, due_at, created_at)
        select 'tickets.received', 'ticket ' || id, jsonb_build_object('ticketId', id), now(), now() from opened
        union all select 'tickets.replied', 'ticket ' || ticket_id,
          jsonb_build_object('ticketId', ticket_id, 'messageId', id), now(), now() from answered)
     select id as ticket from opened`,
    [content, message, shown.bytes, shown.key, thumb.key],
  )
  const ticketId = Number(rows[0]?.ticket)
  ledger.tickets.set(ticketId, { content })
  ledger.replies.set(message, { ticketId, hasPhoto: false })
  for (const text of [content, message]) ledger.sent.add(text)
}
