import { expressionBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { keysetList } from '#app/kit/lists/keyset.server.ts'
import { anywhere, byMoment, type SortKey } from '#app/kit/lists/pages.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { type Scope, scopeOf } from '#app/features/people/licence/licence.ts'
import type { AnswerFilter } from './bands.ts'
import type { Answers, Question, Scale, Subject, Texts } from './surveys.ts'

export type ListedAnswer = Subject & {
  id: number
  surveyId: number
  title: Texts
  questions: Question[]
  scale: Scale
  score: number
  answers: Answers
  family: string
  /** Blank of somebody without an account whose name is no longer kept. */
  personName: string
  dealerName: string | null
  answeredAt: Date
  toCall: boolean
}

const field = expressionBuilder<Tables, 'survey_answer'>()
const isLow = sql<boolean>`survey_answer.score <= (select case when asked.questions -> 0 ->> 'kind' = 'five' then 2 else 6 end
  from survey asked where asked.id = survey_answer.survey_id)`

/** Out of ten, whatever the scale. Sorted among one survey's answers, or one dealer's: no index knows the scale. */
const byScore: SortKey = {
  by: sql`survey_answer.score * (select case when asked.questions -> 0 ->> 'kind' = 'five' then 2 else 1 end
    from survey asked where asked.id = survey_answer.survey_id)`,
  id: 'survey_answer.invitation_id',
  valueOf: ({ at }) => Math.min(at.getTime(), 10),
}

function ofTen({ score, scale }: Pick<ListedAnswer, 'score' | 'scale'>): number {
  return scale === 'five' ? score * 2 : score
}

const answerList = keysetList({
  name: 'answers of surveys',
  // A dealer's own: what is said of its work.
  scopeOf: (viewer: Viewer, _filter: Omit<AnswerFilter, 'after'>) => scopeOf(viewer, 'surveys'),
  plain: { is: ({ survey }) => survey === undefined, hotOf: ({ score }) => score, filterFor: (score) => ({ score }) },
  keys: {
    answered: byMoment(sql.ref('survey_answer.answered_at'), 'survey_answer.invitation_id'),
    score: byScore,
  },
  usual: { by: 'answered', direction: 'desc' },
  momentOf: (row, by) => (by === 'score' ? new Date(ofTen(row)) : row.answeredAt),
  rows: rowsVisibleTo,
  ids: (db, scope) => answersVisibleTo(db, scope).select('survey_answer.invitation_id as id'),
  searched: 'survey_answer.lookup',
  conditions: ({ q, survey, score }) => [
    ...(q === undefined ? [] : [found(q)]),
    ...(survey === undefined ? [] : [field('survey_answer.survey_id', '=', survey)]),
    ...(score === undefined ? [] : [score === 'low' ? isLow : sql<boolean>`not ${isLow}`]),
  ],
})

export const listAnswers = answerList.list
export const listAfter = answerList.after(rowsVisibleTo)

/** What was written, or the number of the ticket or appointment. */
function found(q: string) {
  const number = /^\d{1,15}$/.test(q) ? Number(q) : 0
  return sql<boolean>`(survey_answer.lookup like ${anywhere(q)} or ${number} in (one.ticket_id, one.appointment_id))`
}

/** Every read of answers starts here. What a dealer's own people say of the maker's work on a ticket is none of its company's. */
function answersVisibleTo(db: Db, scope: Scope) {
  const all = db
    .selectFrom('survey_answer')
    .innerJoin('survey_invitation as one', 'one.id', 'survey_answer.invitation_id')
  return scope === 'all' ? all : all.where('one.company_id', '=', scope.company).where('one.ticket_id', 'is', null)
}

function rowsVisibleTo(db: Db, scope: Scope) {
  return answersVisibleTo(db, scope)
    .innerJoin('survey', 'survey.id', 'survey_answer.survey_id')
    .leftJoin('account', 'account.id', 'one.account_id')
    .leftJoin('appointment', 'appointment.id', 'one.appointment_id')
    .leftJoin('company as dealer', 'dealer.id', 'one.company_id')
    .select(['one.id', 'survey_answer.survey_id as surveyId', 'survey_answer.score', 'one.family'])
    .select(['one.ticket_id as ticketId', 'one.appointment_id as appointmentId', 'one.product_id as productId'])
    .select(['dealer.name as dealerName', 'survey_answer.answered_at as answeredAt'])
    .select((row) => row.fn.coalesce('account.name', 'appointment.person_name', sql<string>`''`).as('personName'))
    .select([
      sql<Texts>`survey.title`.as('title'),
      sql<Question[]>`survey.questions`.as('questions'),
      sql<Scale>`survey.questions -> 0 ->> 'kind'`.as('scale'),
      sql<Answers>`survey_answer.answers`.as('answers'),
      sql<boolean>`exists (select from survey_task task where task.invitation_id = one.id and task.done_at is null)`.as(
        'toCall',
      ),
    ])
}
