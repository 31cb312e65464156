import { type RawBuilder, sql } from 'kysely'
import type { Reminders, WorkingTime } from '#app/catalogue/catalogue.ts'
import { addDays } from '#app/kit/words/days.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { dayOf, timeOf } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import { runningClock } from './list/list-conditions.server.ts'
import { othersWork, worksHere } from './queue/agents.server.ts'
import { dueMail } from './tickets.outbox.ts'
import { isWorked } from './tickets.promised.ts'

/**
 * Once a working day, after work has begun, each person with something due soon or overdue gets one mail about all of
 * it. If two workers look at once, one of them writes it.
 */
export async function remindOfDue(portal: Portal): Promise<void> {
  await portal.db.transaction().execute((tx) => putDown(tx, portal))
}

/** The same, in a transaction of the caller's. */
export async function putDown(tx: Db, { clock, catalogues }: Portal): Promise<void> {
  const now = clock.now()
  const { working, reminders } = catalogues.current()
  const day = dayOf(now)
  const time = timeOf(now)
  if (!isWorked(working, day) || time < working.from || time >= working.to) return
  const { rows } = await sql<{ id: number }>`
    insert into due_digest (account_id, day)
    select account.id, ${day}::date from account
    where ${worksHere('account')} and (
      exists (${dueOf('own', sql.ref('account.id'), reminders, working, now)})
      or exists (${dueOf('free', sql.ref('account.id'), reminders, working, now)})
      or account.role = 'admin' and exists (${dueOf('late', sql.ref('account.id'), reminders, working, now)}))
    order by account.id
    on conflict do nothing returning account_id as id`.execute(tx)
  const mails = rows.map(({ id }) => dueMail.of(`due ${id} ${day}`, { accountId: id }))
  if (mails.length > 0) await outbox.putting(tx, mails, now).execute()
  await sql`delete from due_digest where day < ${addDays(day, -30)}::date`.execute(tx)
}

export type DueTicket = {
  id: number
  companyName: string
  subject: string | null
  frameModel: string
  serialNumber: string
  partInvolved: string[]
  kindOfDamage: string
  dueAt: Date
}

export type Due = { tickets: DueTicket[]; count: number }

/** So many of each are named in a mail; of the others the number is told. */
const namedMost = 10

/** What one person is to be reminded of: their own, what nobody is at work on, and to administrators what lies for long. */
export async function readDue(tx: Db, { id, role }: { id: number; role: string | null }, portal: Portal) {
  const { working, reminders } = portal.catalogues.current()
  const now = portal.clock.now()
  const read = async (which: Which): Promise<Due> => {
    const { rows } = await sql<DueTicket & { count: number }>`
      select ticket.id, company.name as "companyName", ticket.subject, ticket.frame_model as "frameModel",
        ticket.serial_number as "serialNumber", ticket.part_involved as "partInvolved",
        ticket.kind_of_damage as "kindOfDamage", ticket.due_at as "dueAt", count(*) over ()::int as count
      from (${dueOf(which, sql.lit(id), reminders, working, now)}) as due
      join ticket on ticket.id = due.id join company on company.id = ticket.company_id
      order by ticket.due_at, ticket.id limit ${sql.lit(namedMost)}`.execute(tx)
    return { tickets: rows, count: rows[0]?.count ?? 0 }
  }
  const [own, free] = [await read('own'), await read('free')]
  return { own, free, late: role === 'admin' ? await read('late') : { tickets: [], count: 0 } }
}

type Which = 'own' | 'free' | 'late'

/** More than these nobody reads, and they are not counted further. */
const countedMost = 1000

/**
 * Tickets whose clock runs out; a clock that rests is in none of these.
 * `free`: nobody's, or theirs who have left, save appeals that this person may not decide. `late`: overdue for long, and
 * neither their own nor free, which they are told of already.
 */
function dueOf(
  which: Which,
  account: RawBuilder<unknown>,
  { hours, days }: Reminders,
  working: WorkingTime,
  now: Date,
) {
  const soon =
    hours === 0 ? sql`${now}::timestamptz` : sql`worked_until(${now}::timestamptz, ${hours * 3_600_000}::bigint)`
  const isFree = sql`(not (appealed_against is not distinct from ${account} and ${othersWork(account)})
    and (assignee_id is null
    or not exists (select from account as agent where agent.id = ticket.assignee_id and ${worksHere('agent')})))`
  const conditions = {
    own: sql`${runningClock} <= ${soon} and assignee_id = ${account}`,
    free: sql`${runningClock} <= ${soon} and ${isFree}`,
    late: sql`${days > 0}::boolean and ${runningClock} <= promise_ends(${workedDaysBefore(working, dayOf(now), days + 1)}::date)
      and assignee_id is distinct from ${account} and not ${isFree}`,
  }
  return sql`select ticket.id from ticket where ${conditions[which]}
    order by ${runningClock} limit ${sql.lit(countedMost)}`
}

/** The working day so many before another, that one not counted. */
function workedDaysBefore(working: WorkingTime, day: string, days: number): string {
  let before = day
  for (let count = 0, looked = 0; count < days && looked < 4000; looked += 1) {
    before = addDays(before, -1)
    if (isWorked(working, before)) count += 1
  }
  return before
}
