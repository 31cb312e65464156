import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { searchable } from '#app/kit/lists/searchable.ts'
import { findSurvey } from '../store.server.ts'
import type { Answers, Subject, Survey } from '../surveys.ts'

export type Said = { answers: Answers; at: Date }

/** An invitation as it is answered. */
export type Invited = Subject & {
  id: number
  surveyId: number
  companyId: number | null
  shop: string | null
  bicycle: string | null
  family: string
  endsAt: Date
  said: Said | null
}

function invitations(db: Db) {
  return db
    .selectFrom('survey_invitation as one')
    .leftJoin('account', 'account.id', 'one.account_id')
    .leftJoin('survey_answer as answer', 'answer.invitation_id', 'one.id')
    .leftJoin('appointment', 'appointment.id', 'one.appointment_id')
    .leftJoin('shop', 'shop.id', 'appointment.shop_id')
    .leftJoin('product', 'product.id', 'one.product_id')
    .select([
      'one.id',
      'one.survey_id as surveyId',
      'one.company_id as companyId',
      'one.family',
      'one.ends_at as endsAt',
    ])
    .select(['one.ticket_id as ticketId', 'one.appointment_id as appointmentId', 'one.product_id as productId'])
    .select(['shop.name as shop', 'product.name as bicycle'])
    .select(sql<Answers | null>`answer.answers`.as('answers'))
    .select('answer.answered_at as answeredAt')
    .where('account.disabled_at', 'is', null)
    .where('one.revoked_at', 'is', null)
}

type Row = Omit<Invited, 'said'> & { answers: Answers | null; answeredAt: Date | null }

function invitedOf({ answers, answeredAt, ...row }: Row): Invited {
  return { ...row, said: answers && answeredAt ? { answers, at: answeredAt } : null }
}

/** When the person is gone, or the link was revoked, it leads nowhere. */
export async function findByLink(db: Db, tokenHash: Buffer): Promise<Invited | undefined> {
  const row = await invitations(db).where('one.token_hash', '=', tokenHash).executeTakeFirst()
  return row && invitedOf(row)
}

/** Everything that was asked about an appointment, in any survey, of the person who has its link. */
export async function findByAppointment(db: Db, appointmentId: number): Promise<Invited | undefined> {
  const row = await invitations(db)
    .where('one.appointment_id', '=', appointmentId)
    .orderBy('one.id')
    .limit(1)
    .executeTakeFirst()
  return row && invitedOf(row)
}

/** What somebody was asked about their ticket, in whichever survey. */
export async function findByTicket(db: Db, ticketId: number, accountId: number): Promise<Invited | undefined> {
  const row = await invitations(db)
    .where('one.ticket_id', '=', ticketId)
    .where('one.account_id', '=', accountId)
    .orderBy('one.id')
    .limit(1)
    .executeTakeFirst()
  return row && invitedOf(row)
}

/** The survey whose links were revoked after it had asked about an appointment, or somebody about their ticket. */
export async function findRevoked(
  db: Db,
  about: { appointmentId: number } | { ticketId: number; accountId: number },
): Promise<Survey | undefined> {
  const row = await db
    .selectFrom('survey_invitation')
    .select('survey_id as surveyId')
    .where('revoked_at', 'is not', null)
    .where((one) =>
      'appointmentId' in about
        ? one('appointment_id', '=', about.appointmentId)
        : one.and([one('ticket_id', '=', about.ticketId), one('account_id', '=', about.accountId)]),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row && findSurvey(db, row.surveyId)
}

/** An invitation, locked: of two answers at once the second sees the first. */
export async function lockInvited(tx: Db, id: number): Promise<Invited | undefined> {
  await tx.selectFrom('survey_invitation').select('id').where('id', '=', id).forUpdate().execute()
  const row = await invitations(tx).where('one.id', '=', id).executeTakeFirst()
  return row && invitedOf(row)
}

type NewAnswer = { invitationId: number; surveyId: number; answers: Answers; score: number }

export async function saveAnswer(tx: Db, { invitationId, surveyId, answers, score }: NewAnswer, now: Date) {
  const said = { score, answers: JSON.stringify(answers), lookup: searchOf(answers) }
  await tx
    .insertInto('survey_answer')
    .values({ invitation_id: invitationId, survey_id: surveyId, ...said, answered_at: now })
    .onConflict((conflict) => conflict.column('invitation_id').doUpdateSet({ ...said, changed_at: now }))
    .execute()
}

function searchOf(answers: Answers): string {
  return searchable(answers.filter((said) => typeof said === 'string').join(' '))
}

export type Ballot = { surveyId: number; endsAt: Date; used: boolean }

/** A link of an anonymous survey: whose it is nothing here says. */
export function findBallot(db: Db, tokenHash: Buffer): Promise<Ballot | undefined> {
  return db
    .selectFrom('survey_ballot')
    .select(['survey_id as surveyId', 'ends_at as endsAt', 'used'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/** @returns whether it was still to be used: of two at once one */
export async function useBallot(tx: Db, tokenHash: Buffer): Promise<boolean> {
  const done = await tx
    .updateTable('survey_ballot')
    .set({ used: true })
    .where('token_hash', '=', tokenHash)
    .where('used', '=', false)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/**
 * Keeps an answer that is nobody's. Those that are not counted yet are written once more with it, shuffled and by new
 * numbers, and counted once they are five: neither a number, a place in the table nor a transaction tells which came when.
 */
export async function addVoice(tx: Db, surveyId: number, answers: Answers, fewest: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('voices of survey ' || ${surveyId}::text))`.execute(tx)
  await sql`with waiting as (
      delete from survey_voice where survey_id = ${surveyId} and not counted returning score, answers
    ), together as (
      select score, answers from waiting union all select ${Number(answers[0])}::smallint, ${JSON.stringify(answers)}::jsonb
    )
    insert into survey_voice (survey_id, score, answers, counted)
    select ${surveyId}, score, answers, (select count(*) from together) >= ${fewest} from together order by random()`.execute(
    tx,
  )
}
