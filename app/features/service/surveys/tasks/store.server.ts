import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { makersZone } from '#app/kit/db/makers-zone.server.ts'
import type { CallBack } from '#app/features/service/tickets/tickets.calls.ts'
import type { Answers, Scale, Subject, Survey, SurveyTask } from '../surveys.ts'

/** One an invitation, however often its answer changes. A call goes first to whose ticket it was. */
export async function putTask(tx: Db, invitationId: number, days: { dueOn: string; targetOn: string }): Promise<void> {
  await sql`insert into survey_task (invitation_id, due_on, target_on, caller_id)
    select one.id, ${days.dueOn}, ${days.targetOn}, ticket.assignee_id
    from survey_invitation one left join ticket on ticket.id = one.ticket_id where one.id = ${invitationId}
    on conflict (invitation_id) do nothing`.execute(tx)
}

/** What nobody has taken on themselves: the customer has changed their mind. */
export async function dropTask(tx: Db, invitationId: number): Promise<void> {
  await tx
    .deleteFrom('survey_task')
    .where('invitation_id', '=', invitationId)
    .where('taken_at', 'is', null)
    .where('done_at', 'is', null)
    .execute()
}

export type Task = Subject & {
  id: number
  surveyId: number
  score: number
  answers: Answers
  title: Survey['title']
  questions: Survey['questions']
  personName: string
  personEmail: string
  personPhone: string
  companyName: string
  answeredAt: Date
  call: CallBack
}

/** Staff alone call. */
function tasks(db: Db) {
  return db
    .selectFrom('survey_task as task')
    .innerJoin('survey_invitation as one', 'one.id', 'task.invitation_id')
    .innerJoin('survey_answer as answer', 'answer.invitation_id', 'one.id')
    .innerJoin('survey', 'survey.id', 'one.survey_id')
    .leftJoin('account as person', 'person.id', 'one.account_id')
    .leftJoin('appointment', 'appointment.id', 'one.appointment_id')
    .leftJoin('company', 'company.id', 'person.company_id')
    .leftJoin('account as caller', 'caller.id', 'task.caller_id')
    .leftJoin('account as done', 'done.id', 'task.done_by')
    .select(['one.id', 'one.survey_id as surveyId', 'answer.score', 'answer.answered_at as answeredAt'])
    .select(['one.ticket_id as ticketId', 'one.appointment_id as appointmentId', 'one.product_id as productId'])
    .select('company.name as companyName')
    .select((row) => row.fn.coalesce('person.name', 'appointment.person_name', sql<string>`''`).as('personName'))
    .select((row) => row.fn.coalesce('person.email', 'appointment.person_email', sql<string>`''`).as('personEmail'))
    .select((row) => row.fn.coalesce('appointment.person_phone', sql<string>`''`).as('personPhone'))
    .select([
      sql<Answers>`answer.answers`.as('answers'),
      sql<Task['title']>`survey.title`.as('title'),
      sql<Task['questions']>`survey.questions`.as('questions'),
      sql<CallBack>`json_build_object('dueOn', task.due_on, 'callerId', task.caller_id, 'callerName', caller.name,
        'isTaken', task.taken_at is not null, 'doneAt', task.done_at, 'doneById', task.done_by, 'doneBy', done.name,
        'note', task.note)`.as('call'),
    ])
}

export async function findTask(db: Db, id: number): Promise<Task | undefined> {
  const row = await tasks(db).where('one.id', '=', id).executeTakeFirst()
  return row && { ...row, companyName: row.companyName ?? '' }
}

/** The same, locked until the transaction ends. */
export async function lockTask(tx: Db, id: number): Promise<Task | undefined> {
  await tx.selectFrom('survey_task').select('invitation_id').where('invitation_id', '=', id).forUpdate().execute()
  return findTask(tx, id)
}

/** What is still to do, due first before all; or what was done, the latest first. */
export async function listTasks(db: Db, which: 'open' | 'done', most: number): Promise<Task[]> {
  const query = tasks(db).where('task.done_at', which === 'open' ? 'is' : 'is not', null)
  const ordered = which === 'open' ? query.orderBy('task.due_on') : query.orderBy('task.done_at', 'desc')
  const rows = await ordered.orderBy('one.id').limit(most).execute()
  return rows.map((row) => ({ ...row, companyName: row.companyName ?? '' }))
}

export async function changeTask(
  tx: Db,
  id: number,
  change: { caller_id: number; taken_at: Date } | { done_by: number; done_at: Date; note: string },
): Promise<void> {
  await tx.updateTable('survey_task').set(change).where('invitation_id', '=', id).execute()
}

export type CallEventKind = 'taken' | 'done'

type NewCallEvent = { kind: CallEventKind; actorId: number; beforeId?: number | null }

export async function insertEvent(tx: Db, id: number, it: NewCallEvent, now: Date): Promise<void> {
  const { kind, actorId, beforeId = null } = it
  await tx
    .insertInto('survey_task_event')
    .values({ invitation_id: id, kind, actor_id: actorId, before_id: beforeId, at: now })
    .execute()
}

/** What happened to a call, the latest first. */
export function listEvents(db: Db, id: number, most: number) {
  return db
    .selectFrom('survey_task_event as event')
    .innerJoin('account as actor', 'actor.id', 'event.actor_id')
    .leftJoin('account as before', 'before.id', 'event.before_id')
    .select(['event.id', 'event.kind', 'event.at', 'actor.name as actorName', 'before.name as beforeName'])
    .where('event.invitation_id', '=', id)
    .orderBy('event.id', 'desc')
    .limit(most)
    .execute()
}

/** How many are still to be called: a value of any query. */
export function countOpen(db: Db) {
  return db
    .selectFrom('survey_task')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('done_at', 'is', null)
}

export function findOfAppointment(db: Db, appointmentId: number): Promise<SurveyTask | undefined> {
  return db
    .selectFrom('survey_task as task')
    .innerJoin('survey_invitation as one', 'one.id', 'task.invitation_id')
    .innerJoin('survey_answer as answer', 'answer.invitation_id', 'one.id')
    .innerJoin('survey', 'survey.id', 'one.survey_id')
    .select(['one.id', 'answer.score'])
    .select([
      sql<Scale>`survey.questions -> 0 ->> 'kind'`.as('scale'),
      sql<boolean>`task.done_at is not null`.as('isDone'),
    ])
    .where('one.appointment_id', '=', appointmentId)
    .orderBy('one.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Among those who were called, or should have been by now: how many within two working days. */
export async function readInTime(db: Db, since: Date, today: string): Promise<{ called: number; inTime: number }> {
  const { rows } = await sql<{ called: number; inTime: number }>`
    select count(*)::int as called,
      (count(*) filter (where (done_at at time zone ${makersZone()})::date <= target_on))::int as "inTime"
    from survey_task task join survey_answer answer using (invitation_id)
    where answer.answered_at >= ${since} and (done_at is not null or target_on < ${today}::date)`.execute(db)
  return rows[0] ?? { called: 0, inTime: 0 }
}
