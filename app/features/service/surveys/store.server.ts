import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Survey, SurveyFacts, SurveyRow, Trigger } from './surveys.ts'

const rowColumns = [
  'survey.id',
  'survey.state',
  'survey.anonymous',
  'survey.starts_on as startsOn',
  'survey.ends_on as endsOn',
  'survey.created_at as createdAt',
  'survey.opened_at as openedAt',
  'survey.closed_at as closedAt',
] as const

const trigger = sql<Trigger>`survey.trigger`.as('trigger')

/** Staff alone read surveys; what is answered of them has stores of its own. */
export function surveyRows(db: Db) {
  return db
    .selectFrom('survey')
    .select(rowColumns)
    .select([trigger, sql<SurveyRow['title']>`survey.title`.as('title')])
}

function wholeSurveys(db: Db) {
  return surveyRows(db)
    .select(['survey.after_days as afterDays', 'survey.call_days as callDays', 'survey.version'])
    .select('survey.audience_id as audienceId')
    .select([
      sql<Survey['intro']>`survey.intro`.as('intro'),
      sql<Survey['questions']>`survey.questions`.as('questions'),
    ])
}

export function findSurvey(db: Db, id: number): Promise<Survey | undefined> {
  return wholeSurveys(db).where('survey.id', '=', id).executeTakeFirst()
}

/** The same, locked until the transaction ends. */
export async function lockSurvey(tx: Db, id: number): Promise<Survey | undefined> {
  await tx.selectFrom('survey').select('id').where('id', '=', id).forUpdate().execute()
  return findSurvey(tx, id)
}

/** The same, held so that it stays open meanwhile: any number of people answer at once. */
export async function holdSurvey(tx: Db, id: number): Promise<Survey | undefined> {
  await tx.selectFrom('survey').select('id').where('id', '=', id).forShare().execute()
  return findSurvey(tx, id)
}

export function listOpen(db: Db): Promise<Survey[]> {
  return wholeSurveys(db).where('survey.state', '=', 'open').orderBy('survey.id').execute()
}

export type ListedSurvey = SurveyRow & { invited: number; answered: number }

/** The figures of a survey. */
function figures(column: ReturnType<typeof sql>) {
  return sql<number>`coalesce((select ${column} from survey_figure figure where figure.survey_id = survey.id), 0)`
}

/** The latest first, each with how many were asked and have answered so far. */
export function listSurveys(db: Db, most: number): Promise<ListedSurvey[]> {
  return surveyRows(db)
    .select([
      sql<number>`((select count(*) from survey_invitation one where one.survey_id = survey.id)
        + ${figures(sql`sum(invitations) filter (where score is null or not survey.anonymous)`)})::int`.as('invited'),
      sql<number>`((select count(*) from survey_answer answer where answer.survey_id = survey.id)
        + ${figures(sql`sum(invitations) filter (where score is not null)`)})::int`.as('answered'),
    ])
    .orderBy('survey.id', 'desc')
    .limit(most)
    .execute()
}

/** The next one to open a survey waits. */
export async function lockOpening(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('surveys open'))`.execute(tx)
}

/** Whether another asks after the same already. */
export async function hasOpen(db: Db, after: Trigger): Promise<boolean> {
  const found = await db
    .selectFrom('survey')
    .select('id')
    .where('state', '=', 'open')
    .where('trigger', '=', after)
    .executeTakeFirst()
  return found !== undefined
}

/** The survey with this trigger that asks now. */
export function findOpen(db: Db, after: Trigger, today: string): Promise<Survey | undefined> {
  return wholeSurveys(db)
    .where('survey.state', '=', 'open')
    .where('survey.trigger', '=', after)
    .where(
      sql<boolean>`${today}::date between coalesce(survey.starts_on, ${today}::date) and coalesce(survey.ends_on, ${today}::date)`,
    )
    .orderBy('survey.id')
    .limit(1)
    .executeTakeFirst()
}

function columnsOf(facts: SurveyFacts) {
  return {
    trigger: facts.trigger,
    title: JSON.stringify(facts.title),
    intro: JSON.stringify(facts.intro),
    questions: JSON.stringify(facts.questions),
    anonymous: facts.anonymous,
    starts_on: facts.startsOn,
    ends_on: facts.endsOn,
    after_days: facts.afterDays,
    call_days: facts.callDays,
  }
}

export async function insertSurvey(
  tx: Db,
  facts: SurveyFacts,
  by: { submission: string; formContent?: string; accountId: number; audienceId: number },
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('survey')
    .values({
      ...columnsOf(facts),
      submission: by.submission,
      form_content: by.formContent ?? null,
      audience_id: by.audienceId,
      created_by: by.accountId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function findBySubmission(db: Db, submission: string) {
  return db
    .selectFrom('survey')
    .select(['id', 'form_content as formContent'])
    .where('submission', '=', submission)
    .executeTakeFirst()
}

export async function updateSurvey(tx: Db, id: number, facts: SurveyFacts): Promise<void> {
  await tx
    .updateTable('survey')
    .set({ ...columnsOf(facts), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function setOpen(tx: Db, id: number, now: Date): Promise<void> {
  await tx.updateTable('survey').set({ state: 'open', opened_at: now }).where('id', '=', id).execute()
}

export async function setClosed(tx: Db, id: number, now: Date): Promise<void> {
  await tx.updateTable('survey').set({ state: 'closed', closed_at: now }).where('id', '=', id).execute()
}

export async function deleteDraft(tx: Db, id: number): Promise<boolean> {
  const done = await tx.deleteFrom('survey').where('id', '=', id).where('state', '=', 'draft').executeTakeFirst()
  return done.numDeletedRows > 0n
}

export type EventKind = 'written' | 'opened' | 'closed' | 'revoked'

export async function insertEvent(tx: Db, event: { surveyId: number; kind: EventKind; actor: number }, now: Date) {
  const { surveyId, kind, actor } = event
  await tx.insertInto('survey_event').values({ survey_id: surveyId, kind, actor_id: actor, at: now }).execute()
}

export function listEvents(db: Db, surveyId: number, most: number) {
  return db
    .selectFrom('survey_event as event')
    .leftJoin('account', 'account.id', 'event.actor_id')
    .select(['event.id', 'event.kind', 'event.at', 'account.name as actorName'])
    .where('event.survey_id', '=', surveyId)
    .orderBy('event.id', 'desc')
    .limit(most)
    .execute()
}

/** Links that were not used lead nowhere from now on. @returns how many */
export async function revokeUnanswered(tx: Db, surveyId: number, now: Date): Promise<number> {
  const done = await tx
    .updateTable('survey_invitation')
    .set({ revoked_at: now })
    .where('survey_id', '=', surveyId)
    .where('revoked_at', 'is', null)
    .where(
      sql<boolean>`not exists (select from survey_answer answer where answer.invitation_id = survey_invitation.id)`,
    )
    .executeTakeFirst()
  await tx.deleteFrom('survey_ballot').where('survey_id', '=', surveyId).where('used', '=', false).execute()
  return Number(done.numUpdatedRows)
}

/** Once nothing more comes, what is left counts as well: beside others, never alone. */
export async function countLastVoices(tx: Db, surveyId: number, fewest: number): Promise<void> {
  await sql`update survey_voice set counted = true where survey_id = ${surveyId} and not counted
    and (select count(*) from survey_voice where survey_id = ${surveyId}) >= ${fewest}`.execute(tx)
}
