import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { isGuestAskedLately } from '#app/features/service/tickets/tickets.satisfaction.server.ts'
import type { ToMail } from '../asking/asking.store.server.ts'
import {
  type Due,
  dueColumns,
  monthBefore,
  type Span,
  subjectColumns,
  subjectsOf,
} from '../asking/subjects.store.server.ts'
import { findSurvey } from '../store.server.ts'

const address = sql`lower(guest.person_email)`

/**
 * For people without an account who have said yes: for each address what came first. An address that was written to
 * within the month, here or with an account, is left out; the caller holds the lock of asking.
 */
export async function listDueGuests(tx: Db, { span, now }: { span: Span; now: Date }, most: number): Promise<Due[]> {
  const after = monthBefore(now)
  const { rows } = await sql<Due>`
    select distinct on (${address}) ${dueColumns}
    from ${subjectsOf('appointment', span)} ${subjectColumns} join appointment guest on guest.id = subject.appointment_id
    where guest.surveys_wanted_at is not null
      and not exists (select from survey_invitation asked where asked.appointment_id = guest.id)
      and not ${isGuestAskedLately(address, after)}
      and not exists (select from account where account.email = ${address} and (
        exists (select from survey_invitation lately where lately.account_id = account.id and lately.quiet_until > ${now})
        or exists (select from ticket_rating rating where rating.account_id = account.id and rating.mailed_at > ${after})))
    order by ${address}, subject.at, guest.id limit ${most}`.execute(tx)
  return rows
}

/**
 * All of one mail to anyone who has no account, as long as there is something to ask and they still want to be asked.
 */
export async function findGuestToMail(tx: Db, id: number, now: Date): Promise<GuestToMail | undefined> {
  const found = await tx
    .selectFrom('survey_invitation as one')
    .innerJoin('appointment as guest', 'guest.id', 'one.appointment_id')
    .innerJoin('shop', 'shop.id', 'guest.shop_id')
    .select(['guest.id', 'guest.person_email as email', 'guest.person_name as name', 'guest.locale'])
    .select(['one.survey_id as surveyId', 'shop.name as shop'])
    .where('one.id', '=', id)
    .where('one.account_id', 'is', null)
    .where('one.revoked_at', 'is', null)
    .where('one.ends_at', '>', now)
    .where('guest.surveys_wanted_at', 'is not', null)
    .where(sql<boolean>`not exists (select from survey_answer answer where answer.invitation_id = one.id)`)
    .executeTakeFirst()
  const survey = found && (await findSurvey(tx, found.surveyId))
  if (!found || !survey) return undefined
  const { shop, id: appointmentId, email, name, locale } = found
  const reader = { email, name, firstName: '', locale }
  return {
    survey,
    appointmentId,
    reader,
    subject: { ticketId: null, appointmentId, productId: null, bicycle: '', shop },
  }
}

export type GuestToMail = Pick<ToMail, 'survey' | 'subject'> & {
  appointmentId: number
  reader: Pick<ToMail['reader'], 'email' | 'name' | 'firstName' | 'locale'>
}

/**
 * What its person has said of mails, and whether there is somebody without an account to write to, and not of safety.
 */
export type Wish = { isForMail: boolean; isWanted: boolean; state: string; endedAt: Date | null }

export async function findWish(db: Db, appointmentId: number): Promise<Wish | undefined> {
  return db
    .selectFrom('appointment')
    .select([
      sql<boolean>`person_email <> '' and account_id is null and kind <> 'recall'`.as('isForMail'),
      sql<boolean>`surveys_wanted_at is not null`.as('isWanted'),
      'state',
      'ended_at as endedAt',
    ])
    .where('id', '=', appointmentId)
    .executeTakeFirst()
}

/** The same, locked: said twice at once it is one change. */
export async function lockWish(tx: Db, appointmentId: number): Promise<Wish | undefined> {
  await tx.selectFrom('appointment').select('id').where('id', '=', appointmentId).forUpdate().execute()
  return findWish(tx, appointmentId)
}

/** @param by who has written it down at the desk; null: they themselves, by their link */
export async function setWanted(tx: Db, appointmentId: number, by: number | null, now: Date): Promise<void> {
  const said = { surveys_wanted_at: now, surveys_wanted_by: by }
  await tx.updateTable('appointment').set(said).where('id', '=', appointmentId).execute()
  await insertEvents(tx, [appointmentId], { kind: 'surveys_yes', by }, now)
}

/**
 * For one appointment, or for everything to which the same address has said yes; what was taken back before stays so.
 * @param by as of `setWanted`
 */
export async function setUnwanted(
  tx: Db,
  appointmentId: number,
  of: 'appointment' | 'address',
  now: Date,
  by: number | null = null,
): Promise<void> {
  const these =
    of === 'appointment'
      ? sql<boolean>`id = ${appointmentId}`
      : sql<boolean>`lower(person_email) = (select lower(known.person_email) from appointment known where known.id = ${appointmentId})`
  const rows = await tx
    .updateTable('appointment')
    .set({ surveys_wanted_at: null, surveys_wanted_by: null })
    .where('surveys_wanted_at', 'is not', null)
    .where(these)
    .returning('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  await insertEvents(tx, ids, { kind: 'surveys_no', by }, now)
}

type Said = { kind: 'surveys_yes' | 'surveys_no'; by: number | null }

async function insertEvents(tx: Db, ids: readonly number[], { kind, by }: Said, now: Date): Promise<void> {
  if (ids.length === 0) return
  const rows = ids.map((id) => ({ appointment_id: id, kind, actor_id: by, at: now }))
  await tx.insertInto('appointment_event').values(rows).execute()
}
