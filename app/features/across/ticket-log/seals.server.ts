import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { sha256 } from './chain.server.ts'
import { type Finding, findingsMost, type LogReport } from './ticket-log.ts'

const tickets = 2000
const sealsAtOnce = 20

export type Sealed = { id: number; digest: string }

/** Seals what is not sealed yet, some tickets a transaction. @returns the latest seal, where there came one */
export async function sealAll(db: Db, now: Date, stopping: AbortSignal): Promise<Sealed | undefined> {
  let latest: Sealed | undefined
  while (!stopping.aborted) {
    const { rows } = await sql<{ id: number | null; digest: string }>`
      select id, encode(digest, 'hex') as digest from seal_log(${now}, ${tickets})`.execute(db)
    const made = rows[0]
    if (!made || made.id === null) break
    latest = { id: made.id, digest: made.digest }
  }
  return latest
}

/** The seals in their order, and whether each chain still holds the head it had then. */
export async function checkSeals(db: Db, tell: (finding: Finding) => void): Promise<LogReport['head']> {
  let latest: Sealed = { id: 0, digest: '' }
  for (;;) {
    const seals = await readSeals(db, latest.id)
    if (seals.length === 0) return latest.id === 0 ? null : latest
    for (const { id, digest, moment, heads } of seals) {
      const next = latest.id + 1
      if (id !== next) tell({ fault: 'removed', subject: 'seal', which: String(next) })
      else if (sha256([id, moment, latest.digest, heads ?? ''].join(' ')) !== digest)
        tell({ fault: 'changed', subject: 'seal', which: String(id) })
      latest = { id, digest }
    }
    for (const finding of await readLost(db, seals[0]?.id ?? 0, latest.id)) tell(finding)
  }
}

type Seal = Sealed & { moment: string; heads: string | null }

async function readSeals(db: Db, after: number): Promise<Seal[]> {
  const { rows } = await sql<Seal>`
    select id, encode(digest, 'hex') as digest, extract(epoch from at)::text as moment,
      (select string_agg(concat_ws(':', ticket_id, length, encode(head, 'hex'), removed_by), ',' order by ticket_id)
        from log_seal_head where seal_id = log_seal.id) as heads
    from log_seal where id > ${after} order by id limit ${sealsAtOnce}`.execute(db)
  return rows
}

/** Chains that ended otherwise when they were sealed, and tickets that nobody let go then. */
async function readLost(db: Db, from: number, to: number): Promise<Finding[]> {
  const { rows } = await sql<{ ticketId: number; place: number; isGone: boolean; isMissing: boolean }>`
    select sealed.ticket_id as "ticketId", sealed.length as place, log.digest is null as "isMissing",
      chain.ticket_id is null or sealed.removed_by is not null as "isGone"
    from log_seal_head sealed
      left join ticket_chain chain on chain.ticket_id = sealed.ticket_id
      left join ticket_log log on log.ticket_id = sealed.ticket_id and log.position = sealed.length
    where sealed.seal_id between ${from} and ${to} and (chain.ticket_id is null
      or sealed.removed_by is distinct from chain.removed_by and sealed.removed_by is not null
      or chain.removed_by is null and log.digest is distinct from sealed.head)
    order by sealed.ticket_id, sealed.length limit ${findingsMost}`.execute(db)
  return rows.map(({ ticketId, place, isGone, isMissing }) =>
    isGone
      ? { fault: 'removed', subject: 'ticket', ticketId }
      : { fault: isMissing ? 'removed' : 'changed', subject: 'entry', ticketId, which: String(place) },
  )
}

/** Tickets that went, though the report of that night counts fewer. */
export async function readUncounted(db: Db): Promise<number[]> {
  const { rows } = await sql<{ ticketId: number }>`
    select max(ticket_id) as "ticketId" from ticket_chain chain
      left join retention_run run on run.day = chain.removed_on
    where chain.removed_on is not null
    group by chain.removed_on, chain.removed_by, run.removed
    having count(*) > coalesce((run.removed ->> chain.removed_by)::int, 0)
    order by 1 limit ${findingsMost}`.execute(db)
  return rows.map(({ ticketId }) => ticketId)
}

export async function isSealKnown(db: Db, digest: string): Promise<boolean> {
  const found = await db
    .selectFrom('log_seal')
    .select('id')
    .where('digest', '=', Buffer.from(digest, 'hex'))
    .executeTakeFirst()
  return found !== undefined
}
