import { randomBytes, randomUUID } from 'node:crypto'
import type { App } from '#app/features/people/profile/profile.fixture.ts'
import { insertRow } from './personal-rows.fixture.ts'

type Surveyed = { companyId: number; accountId: number; audience: number }

/** A survey that somebody wrote, was asked in, has answered, and called about. */
export async function addSurveyOf(app: App, { companyId, accountId, audience }: Surveyed): Promise<void> {
  const at = app.clock.now()
  await insertRow(app, 'survey', {
    trigger: 'campaign',
    title: '{}',
    intro: '{}',
    questions: '[]',
    audience_id: audience,
    starts_on: '2026-01-01',
    ends_on: '2026-12-31',
    after_days: 1,
    call_days: 2,
    submission: randomUUID(),
    created_by: accountId,
    created_at: at,
  })
  const { id: surveyId } = await app.portal.db.selectFrom('survey').select('id').executeTakeFirstOrThrow()
  await insertRow(app, 'survey_event', { survey_id: surveyId, kind: 'written', actor_id: accountId, at })
  const asked = { survey_id: surveyId, account_id: accountId, company_id: companyId, token_hash: randomBytes(8) }
  await insertRow(app, 'survey_invitation', { ...asked, parts: ['fork'], invited_at: at, ends_at: at })
  const { id } = await app.portal.db.selectFrom('survey_invitation').select('id').executeTakeFirstOrThrow()
  const answer = { invitation_id: id, survey_id: surveyId, score: 1, lookup: '', answered_at: at }
  await insertRow(app, 'survey_answer', { ...answer, answers: '[1, "answers"]' })
  const call = { due_on: '2026-11-25', target_on: '2026-11-25', caller_id: accountId }
  await insertRow(app, 'survey_task', { invitation_id: id, ...call, done_by: accountId, done_at: at })
  await insertRow(app, 'survey_task_event', { invitation_id: id, kind: 'taken', actor_id: accountId, at })
}
