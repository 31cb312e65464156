import { type RawBuilder, sql } from 'kysely'
import { addMonths } from '#app/kit/words/days.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { reachedBy } from '#app/features/people/audience/audience.server.ts'
import { isSurveyed } from '#app/features/content/subscriptions/subscriptions.server.ts'
import { reachable } from '#app/features/people/account/account.readers.server.ts'
import { isClosedTicket } from '#app/features/service/tickets/tickets.stages.server.ts'
import { isGuestAskedLately } from '#app/features/service/tickets/tickets.satisfaction.server.ts'
import { monthsKept, quietDays, type Trigger } from '../surveys.ts'
import { openStates } from '#app/features/service/recalls/recalls.ts'

/** Who may be written to about surveys. */
export function askable(db: Db) {
  return reachable(db)
    .where('account.role', 'is not', null)
    .where('account.approved_at', 'is not', null)
    .where('account.company_id', 'is not', null)
    .where((row) => isSurveyed(row))
}

export type Due = {
  /** Null: they booked an appointment without an account. */
  accountId: number | null
  ticketId: number | null
  appointmentId: number | null
  productId: number | null
  companyId: number | null
  family: string
  parts: string[]
}

/** A bicycle that waits because of a recall is a matter of safety: nobody is asked how it went before that is settled. */
function isRecalled(folded: RawBuilder<unknown>) {
  return sql`exists (select from recall_unit unit join recall on recall.id = unit.recall_id
    where unit.serial_folded = ${folded} and recall.state <> 'draft'
      and unit.state = any(${openStates}))`
}

/** A company that is a dealer, or none. */
function dealerOf(company: RawBuilder<unknown>) {
  return sql`(select dealer.id from company dealer where dealer.id = ${company} and dealer.kind = 'dealer')`
}

export type Span = { after: Date; before: Date }
type Occasion = Exclude<Trigger, 'campaign'>

/** What happened within a time and can be asked about; ids, whom, when, whose work it was. */
export function subjectsOf(trigger: Occasion, { after, before }: Span): RawBuilder<unknown> {
  if (trigger === 'ticket')
    return sql`(select ticket.author_id, ticket.id, null::bigint, null::bigint, ${dealerOf(sql`ticket.company_id`)},
        ticket.frame_model, ticket.part_involved, ticket.closed_at
      from ticket join account author on author.id = ticket.author_id and author.company_id = ticket.company_id
      where ticket.closed_at > ${after} and ticket.closed_at <= ${before} and ${isAskableTicket})`
  if (trigger === 'appointment')
    return sql`(select one.account_id, null::bigint, one.id, null::bigint, shop.company_id,
        coalesce((select frame_model from product where product.id = one.product_id), ''), '{}'::text[], one.ended_at
      from appointment one join shop on shop.id = one.shop_id
      where one.ended_at > ${after} and one.ended_at <= ${before} and one.state = 'done'
        and one.kind <> 'recall' and not ${isRecalled(sql`fold_serial(one.serial_number)`)}
        -- A shop does not ask itself.
        and not exists (select from account own where own.company_id = shop.company_id
          and (own.id = one.account_id or one.account_id is null and own.email = lower(one.person_email))))`
  return sql`(select product.held_by, null::bigint, null::bigint, product.id, ${sellerOf},
      product.frame_model, '{}'::text[], product.registered_on::timestamptz
    from product join company on company.id = product.company_id and company.kind = 'customer'
    where product.registered_on > ${after}::timestamptz::date and product.registered_on <= ${before}::timestamptz::date
      -- Of who took it over from a rider nobody knows when they came to have it new, nor from whom.
      and product.held_by is not null and product.first_owner and not ${isRecalled(sql`product.serial_folded`)})`
}

/** By the maker's list, else who wrote in its log first. */
const sellerOf = sql`coalesce(
  (select built.company_id from built_bicycle built where built.serial_folded = product.serial_folded limit 1),
  (select event.company_id from product_event event join company dealer on dealer.id = event.company_id
    where event.product_id = product.id and dealer.kind = 'dealer' order by event.id limit 1))`

/** Done for its customer: no refusal, nothing that went on elsewhere; not asked before, in whichever way. */
const isAskableTicket = sql`${isClosedTicket} and ticket.close_reason = 'done'
  and ticket.warranty_accepted is distinct from false and not ${isRecalled(sql`ticket.serial_folded`)}
  and not exists (select from ticket_rating rating where rating.ticket_id = ticket.id)`

/** Whether this ticket is asked about at all, for its page: not once an answer would be swept, since it may have been. */
export function findAskableTicket(db: Db, ticketId: number, now: Date): Promise<Due | undefined> {
  const after = new Date(`${addMonths(dayOf(now), -monthsKept)}T00:00:00Z`)
  return findSubject(db, 'ticket', sql`ticket_id = ${ticketId}`, after)
}

/** The same of an appointment, whether or not its person has an account. */
export function findAskableAppointment(db: Db, appointmentId: number): Promise<Due | undefined> {
  return findSubject(db, 'appointment', sql`appointment_id = ${appointmentId}`, new Date(0))
}

async function findSubject(db: Db, trigger: Occasion, which: RawBuilder<unknown>, after: Date) {
  const span = { after, before: new Date('9999-12-31T00:00:00Z') }
  const { rows } = await sql<Due>`select ${dueColumns} from ${subjectsOf(trigger, span)} ${subjectColumns}
    where ${which}`.execute(db)
  return rows[0]
}

export const dueColumns = sql`subject.account_id as "accountId", subject.ticket_id as "ticketId",
  subject.appointment_id as "appointmentId", subject.product_id as "productId", subject.company_id as "companyId",
  subject.family, subject.parts`

export const subjectColumns = sql`subject(account_id, ticket_id, appointment_id, product_id, company_id, family, parts, at)`

/**
 * For each person what came first; nothing for people who were written to lately, nor about what was asked about
 * before.
 */
export async function listDue(
  tx: Db,
  { trigger, span, now }: { trigger: Occasion; span: Span; now: Date },
  most: number,
): Promise<Due[]> {
  const rows = await reachableNow(tx, now)
    // Who has no account is asked by their own list.
    .innerJoin(
      sql<Due & { at: Date; account_id: number }>`${subjectsOf(trigger, span)}`.as<'subject'>(subjectColumns),
      (join) => join.onRef('subject.account_id', '=', 'account.id'),
    )
    .distinctOn('account.id')
    .select('account.id as accountId')
    .select([
      sql<number | null>`subject.ticket_id`.as('ticketId'),
      sql<number | null>`subject.appointment_id`.as('appointmentId'),
      sql<number | null>`subject.product_id`.as('productId'),
      sql<number | null>`subject.company_id`.as('companyId'),
      sql<string>`subject.family`.as('family'),
      sql<string[]>`subject.parts`.as('parts'),
    ])
    .where(
      sql<boolean>`not exists (select from survey_invitation asked where asked.ticket_id = subject.ticket_id
        or asked.appointment_id = subject.appointment_id or asked.product_id = subject.product_id)`,
    )
    .orderBy('account.id')
    .orderBy(sql`subject.at`)
    .limit(most)
    .execute()
  return rows
}

/** Those of an audience whom a campaign has not asked yet. */
export async function listAudience(
  tx: Db,
  { id, audienceId, now }: { id: number; audienceId: number; now: Date },
  most: number,
): Promise<Due[]> {
  const rows = await reachableNow(tx, now)
    .select('account.id as accountId')
    .where(sql<boolean>`account.id in (select account.id from ${reachedBy(sql`${audienceId}`)})`)
    .where(
      sql<boolean>`not exists (select from survey_invitation asked where asked.account_id = account.id
        and asked.survey_id = ${id})`,
    )
    .orderBy('account.id')
    .limit(most)
    .execute()
  return rows.map((row) => ({
    ...row,
    ticketId: null,
    appointmentId: null,
    productId: null,
    companyId: null,
    family: '',
    parts: [],
  }))
}

/** How many of an audience want to be asked by mail. */
export async function countAsked(db: Db, audienceId: number): Promise<number> {
  const { count } = await askable(db)
    .clearSelect()
    .clearOrderBy()
    .select((row) => row.fn.countAll<number>().as('count'))
    .where(sql<boolean>`account.id in (select account.id from ${reachedBy(sql`${audienceId}`)})`)
    .executeTakeFirstOrThrow()
  return count
}

export function monthBefore(now: Date): Date {
  return new Date(now.getTime() - quietDays * 24 * 60 * 60_000)
}

/** Who was written to by no survey and no question about a ticket within the month. */
function reachableNow(db: Db, now: Date) {
  return askable(db)
    .clearSelect()
    .clearOrderBy()
    .where(
      sql<boolean>`not exists (select from survey_invitation lately where lately.account_id = account.id
        and lately.quiet_until > ${now})`,
    )
    .where(
      sql<boolean>`not exists (select from ticket_rating rating where rating.account_id = account.id
        and rating.mailed_at > ${now}::timestamptz - interval '720 hours')`,
    )
    .where(sql<boolean>`not ${isGuestAskedLately(sql`account.email`, monthBefore(now))}`)
}
