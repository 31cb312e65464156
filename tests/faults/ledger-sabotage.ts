import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Client } from 'pg'
import { type Found, joined, sabotaged } from './experiment.ts'
import { check, type Ledger } from './ledger.ts'

/** Loses and doubles one thing of each kind behind the portal's back; the ledger must notice each, by itself. */
export async function sabotageLedger(db: Client, dataDir: string, ledger: Ledger): Promise<Found> {
  const ticket = [...ledger.tickets.keys()].at(-1)
  const found: Found[] = []
  for (const [how, statement] of inDatabase) {
    await db.query('begin')
    try {
      // Rows that others refer to can go only like this.
      await db.query('set local session_replication_role = replica')
      await db.query(statement, statement.includes('$1') ? [ticket] : [])
      found.push(sabotaged(how, await check(db, dataDir, ledger)))
    } finally {
      await db.query('rollback')
    }
  }
  found.push(...(await spoilFile(db, dataDir, ledger, Number(ticket))))
  const noticed = found.filter(({ faults }) => faults.length === 0).length
  const { faults } = joined(found)
  return { figures: [`sabotage noticed: ${noticed} of ${found.length} things lost or doubled on purpose`], faults }
}

const inDatabase: [string, string][] = [
  ['a ticket is deleted', 'delete from ticket where id = $1'],
  [
    'a ticket is doubled',
    `insert into ticket (company_id, author_id, submission, locale, country, frame_model, serial_number, serial_folded,
        damage_phase, part_involved, kind_of_damage, content, instructions, instructions_in, search, created_at,
        last_activity_at)
      select company_id, author_id, gen_random_uuid(), locale, country, frame_model, serial_number, serial_folded,
        damage_phase, part_involved, kind_of_damage, content, instructions, instructions_in, search, created_at,
        last_activity_at from ticket where id = $1`,
  ],
  ['a reply is deleted', 'delete from message where id = (select max(id) from message)'],
  [
    'a reply is doubled',
    `insert into message (ticket_id, author_id, from_staff, submission, body, created_at)
      select ticket_id, author_id, from_staff, gen_random_uuid(), body, created_at from message order by id desc limit 1`,
  ],
  ['a photo is forgotten', 'delete from attachment where ticket_id = $1 and message_id is null'],
  ['a job is lost', `delete from outbox where payload->>'mail' = 'received' and (payload->>'ticketId')::bigint = $1`],
  ['a mail is lost', 'delete from sent_mail where outbox_id = (select max(outbox_id) from sent_mail)'],
  [
    'a mail is doubled',
    `with again as (insert into outbox (kind, subject, payload, due_at, created_at, done_at)
        select kind, subject, payload, due_at, created_at, done_at from outbox
        where kind = 'mail.ticket' order by id desc limit 1 returning id)
      insert into sent_mail (outbox_id, to_address, subject, body, html, sent_at)
        select id, 'a@b.example', '', '', '', now() from again`,
  ],
]

async function spoilFile(db: Client, dataDir: string, ledger: Ledger, ticket: number): Promise<Found[]> {
  const { rows } = await db.query<{ key: string }>(
    'select content_key as key from attachment where ticket_id = $1 and message_id is null',
    [ticket],
  )
  const key = rows[0]?.key ?? ''
  const file = path.join(dataDir, 'files', key.slice(0, 2), key.slice(2, 4), key)
  const bytes = readFileSync(file)
  const spoilt: Found[] = []
  const spoil = async (how: string, act: () => void) => {
    act()
    spoilt.push(sabotaged(how, await check(db, dataDir, ledger)))
    writeFileSync(file, bytes)
  }
  await spoil('a file is removed from the store', () => rmSync(file))
  await spoil('a file is cut short', () => writeFileSync(file, bytes.subarray(0, -1)))
  await spoil('a byte of a file is another', () =>
    writeFileSync(
      file,
      bytes.map((byte, at) => (at === 99 ? ~byte : byte)),
    ),
  )
  return spoilt
}
