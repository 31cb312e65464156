import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { isTheirs } from './export.appointments.store.server.ts'
import type { Self } from './export.store.server.ts'

const atOnce = 200

/** What somebody was asked in surveys, with or without their account, and what they answered; an anonymous one is nobody's. */
export function listSurveyed(db: Db, { accountId }: Self, after: number) {
  return db
    .selectFrom('survey_invitation as one')
    .innerJoin('survey', 'survey.id', 'one.survey_id')
    .leftJoin('survey_answer as answer', 'answer.invitation_id', 'one.id')
    .select(['one.id', 'one.ticket_id as ticket', 'one.appointment_id as appointment', 'one.product_id as product'])
    .select(['one.family', 'one.parts', 'one.invited_at as invitedAt', 'one.reminded_at as remindedAt', 'answer.score'])
    .select([sql`survey.title`.as('survey'), sql`answer.answers`.as('answers')])
    .select(['answer.answered_at as answeredAt', 'answer.changed_at as changedAt'])
    .where((row) => {
      const about = row.selectFrom('appointment').select('appointment.id').where(isTheirs(accountId))
      const ofGuest = row.and([row('one.account_id', 'is', null), row('one.appointment_id', 'in', about)])
      return row.or([row('one.account_id', '=', accountId), ofGuest])
    })
    .where('one.id', '>', after)
    .orderBy('one.id')
    .limit(atOnce)
    .execute()
}

/** Whom the person has called, of the staff. */
export function listSurveyCalls(db: Db, { accountId }: Self, after: number) {
  return (
    db
      .selectFrom('survey_task')
      .select(['invitation_id as id', 'due_on as dueOn', 'taken_at as takenAt', 'done_at as doneAt'])
      // When somebody else has made the call, what came of it is theirs.
      .select((row) => row.case().when('done_by', '=', accountId).then(row.ref('note')).else('').end().as('note'))
      .where((row) => row.or([row('caller_id', '=', accountId), row('done_by', '=', accountId)]))
      .where('invitation_id', '>', after)
      .orderBy('invitation_id')
      .limit(atOnce)
      .execute()
  )
}
