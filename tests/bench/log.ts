// What the chained log costs, at as many events as are named: `node tests/bench/log.ts [100000]`.
import { mkdtempSync, rmSync, chmodSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { createDiskFiles } from '#app/adapters/files/files-disk.server.ts'
import { checkLog } from '#app/features/across/ticket-log/ticket-log.server.ts'
import { migrations } from '#app/database.server.ts'
import { systemClock } from '#app/kit/clock.ts'
import { openDb } from '#app/kit/db/db.server.ts'
import { startEmbeddedPostgres } from '#app/kit/db/embedded.server.ts'
import { migrate } from '#app/kit/db/migrate.server.ts'

const events = Number(process.argv[2] ?? 100_000)
const perTicket = 25
const log = { info() {}, warn: console.error, error: console.error }
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-log-'))
chmodSync(dataDir, 0o755)
const postgres = await startEmbeddedPostgres({ dataDir, log })
const db = openDb({ connection: postgres.connection })
try {
  await migrate(db, migrations)
  await sql`insert into company (kind, name, country, created_at) values ('dealer', 'Uno', 'IT', now())`.execute(db)
  await sql`insert into account (subject, email, name, locale, role, company_id, created_at)
    values ('one', 'one@posta.example', 'Uno', 'it', 'owner', 1, now())`.execute(db)
  await sql`insert into ticket (company_id, author_id, submission, locale, country, frame_model, serial_number, serial_folded,
      damage_phase, part_involved, kind_of_damage, content, instructions, search, created_at, last_activity_at)
    select 1, 1, gen_random_uuid(), 'it', 'IT', 'C68', 'C68', 'c68', 'km0', '{frame}', 'aesthetic', 'Vernice', '', '', now(), now()
    from generate_series(1, ${events / perTicket}::int)`.execute(db)
  const bare = await written('disable')
  const chained = await written('enable')
  console.log(`an event: ${bare.toFixed(3)} ms, chained ${chained.toFixed(3)} ms`)
  const files = await createDiskFiles({ folder: path.join(dataDir, 'files'), log })
  const ground = { slowDb: db, files, clock: systemClock }
  let most = 0
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50)
  const took = await milliseconds(async () => console.log(JSON.stringify(await checkLog(ground))))
  clearInterval(watch)
  console.log(`checked in ${(took / 1000).toFixed(1)} s, ${Math.round(most / 1e6)} MB at most`)
} finally {
  await db.destroy()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** How long an event takes, in transactions of one for each ticket. */
async function written(trigger: 'disable' | 'enable'): Promise<number> {
  await sql`alter table ticket_event ${sql.raw(trigger)} trigger ticket_event_chained`.execute(db)
  const took = await milliseconds(async () => {
    for (let round = 0; round < perTicket; round++)
      await sql`insert into ticket_event (ticket_id, kind, actor_id, at, from_staff, reason)
        select id, 'subject', 1, now(), true, 'Una frase di media lunghezza su una bicicletta' from ticket`.execute(db)
  })
  if (trigger === 'disable') await sql`delete from ticket_event`.execute(db)
  return took / events
}

async function milliseconds(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await act()
  return performance.now() - began
}
