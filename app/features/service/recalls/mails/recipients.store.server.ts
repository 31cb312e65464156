import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { isBlocked } from '#app/features/people/bounces/bounces.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { CompanyRole } from '#app/features/people/account/account.ts'
import { reminderDays } from '../recalls.ts'

/**
 * Whom a recall reaches: a rider, and of a dealer the owner and the workshop, whatever they subscribed to. It is about the
 * safety of what they have, and no topic.
 */
const isReader = sql`account.email_verified and account.disabled_at is null and account.approved_at is not null
  and account.role in ('owner', 'workshop', 'customer') and not ${isBlocked(sql.ref('account.email'))}`

type Round = { what: 'published' | 'reminded'; marks: RawBuilder<unknown>; due: RawBuilder<unknown> }

/**
 * Marks the units that are due and puts a mail for each of their readers, in one statement: of two processes the second finds
 * nothing left. Units with somebody to write to are told; one that stays open has reached nobody.
 */
async function tell(tx: Db, recallId: number, { what, marks, due }: Round, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`with fresh as materialized (
      select unit.id from recall_unit unit join recall on recall.id = unit.recall_id
      where unit.recall_id = ${recallId} and recall.state = 'published' and ${due} for update of unit
    ), reach as materialized (
      select fresh.id as unit_id, account.id as account_id
      from fresh join recall_unit_company party on party.unit_id = fresh.id
        join account on account.company_id = party.company_id and ${isReader}
    ), marked as (
      update recall_unit set ${marks},
        state = case when state = 'open' and recall_unit.id in (select unit_id from reach) then 'notified' else state end
      where id in (select id from fresh)
    ), put as (
      insert into outbox (kind, subject, payload, due_at, created_at)
      select 'mail.recall', 'recall ' || ${recallId}::bigint || ' ' || account_id,
        jsonb_build_object('id', ${recallId}::bigint, 'accountId', account_id, 'what', ${what}::text), ${now}, ${now}
      from (select distinct account_id from reach) reader order by account_id
      returning id
    )
    select count(*)::int as count from put`.execute(tx)
  return rows[0]?.count ?? 0
}

/**
 * All that nobody was looked for yet: at first everybody, later who has come to have one. After an import of many bicycles
 * the first that is worked on tells of them all, so that a dealer has one mail; by `recall_unit_untold` the others cost
 * nothing.
 */
export function tellFresh(tx: Db, recallId: number, now: Date): Promise<number> {
  const due = sql`unit.told_at is null and unit.state in ('open', 'notified', 'booked')`
  return tell(tx, recallId, { what: 'published', marks: sql`told_at = ${now}`, due }, now)
}

/**
 * Whom nobody was told of, and somebody can be by now, counts as not looked for yet: who was invited has come in, an address
 * was confirmed or is written to again. Once told, it is open no more.
 */
export async function lookAgain(tx: Db, recallId: number): Promise<void> {
  await sql`update recall_unit unit set told_at = null, reminded = 0
    where recall_id = ${recallId} and state = 'open' and told_at is not null
      and exists (select from recall_unit_company party
        join account on account.company_id = party.company_id and ${isReader}
        where party.unit_id = unit.id)`.execute(tx)
}

/** Who was told 14, 30 or 60 days ago, has not booked and was not reminded of that yet; one mail where several are due. */
export function tellAgain(tx: Db, recallId: number, now: Date): Promise<number> {
  const days = sql`(floor(extract(epoch from ${now}::timestamptz - told_at) / 86400))`
  const passed = sql`(${sql.join(
    reminderDays.map((after) => sql`(${days} >= ${after})::int`),
    sql` + `,
  )})`
  const due = sql`unit.state in ('open', 'notified') and unit.told_at is not null and unit.reminded < ${passed}`
  return tell(tx, recallId, { what: 'reminded', marks: sql`reminded = ${passed}`, due }, now)
}

export type Reader = {
  email: string
  locale: Locale
  firstName: string
  role: CompanyRole
  companyId: number
  /** Whether their licence lets them book. */
  mayBook: boolean
}

/** The same, as they are by now. */
export async function findReader(db: Db, accountId: number): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`select email, locale, first_name as "firstName", role, company_id as "companyId",
      exists (select from company_module module where module.company_id = account.company_id
        and module.module = 'appointments' and module.state = 'active') as "mayBook"
    from account where id = ${accountId} and company_id is not null and ${isReader}`.execute(db)
  return rows[0]
}

export type ToldUnit = { serialNumber: string; family: string; isHeld: boolean }

/** What is still to do of theirs. */
export async function listTold(db: Db, recallId: number, { companyId, role }: Reader): Promise<ToldUnit[]> {
  const { rows } =
    await sql<ToldUnit>`select serial_number as "serialNumber", family, bool_or(part = 'holder') as "isHeld"
    from recall_unit unit join recall_unit_company party on party.unit_id = unit.id
    where recall_id = ${recallId} and party.company_id = ${companyId} and (part = 'holder' or ${role !== 'customer'})
      and state in ('open', 'notified', 'booked')
    group by unit.id order by 3 desc, serial_number`.execute(db)
  return rows
}
