import { addInvitation, addSurvey, surveyFields } from '#app/features/service/surveys/surveys.fixture.ts'
import { type App, type People, type Tenant } from './people.ts'
import { nobodysNumber, thing } from './things.ts'

/** The rows of surveys: what dealers read of their own, what staff write and call, and what a link opens. */
export const surveyRows = `
GET  /:locale?/surveys                                                      | gate                               | 404  200  200  200  200  403  404  404
GET  /:locale?/surveys/export.csv                                           | gate                               | 404  200  200  200  200  403  200  200
GET  /:locale?/surveys/export.xlsx                                          | gate                               | 404  200  200  200  200  403  200  200
GET  /:locale?/tickets/:id/survey                       surveyed            | gate                               | 200  404  404  200  200  403  303* 303*
POST   answer                                                               | gate                               | 303  404  404  303  303  403  303* 303*
GET  /:locale?/console/surveys                                              | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/surveys/new                                          | gate                               | 404  404  404  404  404  404  404  200
POST   save                                                                 | gate                               | 404  404  404  404  404  404  404  303
GET  /:locale?/console/surveys/tasks                                        | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/surveys/tasks/:id                surveyTask          | gate                               | 404  404  404  404  404  404  200  200
POST   call-take                                                            | gate                               | 404  404  404  404  404  404  303  303
POST   call-done                                                            | gate                               | 404  404  404  404  404  404  303  303
GET  /:locale?/console/surveys/:id                      draftSurvey         | gate                               | 404  404  404  404  404  404  200  200
POST   open                                                                 | gate                               | 404  404  404  404  404  404  404  303
POST   close                                                                | gate                               | 404  404  404  404  404  404  404  409
POST   revoke                                                               | gate                               | 404  404  404  404  404  404  404  409
POST   discard                                                              | gate                               | 404  404  404  404  404  404  404  303
GET  /:locale?/console/surveys/:id/edit                 draftSurvey         | gate                               | 404  404  404  404  404  404  404  200
POST   save                                                                 | gate                               | 404  404  404  404  404  404  404  303
GET  /:locale?/console/surveys/:id/answers              survey              | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/surveys/:id/answers/export.csv   survey              | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/surveys/:id/answers/export.xlsx  survey              | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/s/:token                                 surveyLink → 404    | 200                                | 200
POST   answer                                           surveyLink → 404    | 303                                | 303
`

const answer = { intent: 'answer', q0: '4' }
const written = surveyFields({ submission: '00000000-0000-4000-8000-000000000192', trigger: 'campaign' })

export const surveyForms = {
  '/:locale?/tickets/:id/survey': { answer },
  '/:locale?/console/surveys/new': { save: written },
  '/:locale?/console/surveys/tasks/:id': {
    'call-take': { intent: 'call-take', caller: '' },
    'call-done': { intent: 'call-done', note: 'Sentito' },
  },
  '/:locale?/console/surveys/:id': {
    open: { intent: 'open', version: '1' },
    close: { intent: 'close' },
    revoke: { intent: 'revoke' },
    discard: { intent: 'discard' },
  },
  '/:locale?/console/surveys/:id/edit': { save: { ...written, version: '1' } },
  '/:locale?/s/:token': { answer },
}

/** A closed ticket whose author was asked. */
export async function addSurveyed(app: App, people: People, tenant: Tenant): Promise<string> {
  const of = people.heads[tenant]
  const { id: ticketId } = await app.ticket({ of, stage: 'ticket_closed' })
  const surveyId = await openSurvey(app, people)
  await addInvitation(app.portal, { surveyId, accountId: of.viewer.accountId, ticketId })
  return `${ticketId}`
}

/** A draft, one that is open, its link, and an answer of who is to be called. */
export async function addSurveys(app: App, people: People) {
  const { db } = app.portal
  const by = people.admin.accountId
  const surveyId = await openSurvey(app, people)
  const { accountId } = people.heads.other.viewer
  const { token } = await addInvitation(app.portal, { surveyId, accountId })
  const { id } = await addInvitation(app.portal, { surveyId: await openSurvey(app, people), accountId })
  const said = { invitation_id: id, survey_id: surveyId, score: 1, answers: '[1,null,null]', lookup: '' }
  await db
    .insertInto('survey_answer')
    .values({ ...said, answered_at: app.clock.now() })
    .execute()
  const task = { invitation_id: id, due_on: '2026-12-01', target_on: '2026-12-01' }
  await db.insertInto('survey_task').values(task).execute()
  const draft = await addSurvey(app.portal, { by, trigger: 'campaign', state: 'draft' })
  return {
    survey: () => thing(`${surveyId}`, [], nobodysNumber),
    draftSurvey: () => thing(`${draft}`, [], nobodysNumber),
    surveyTask: () => thing(`${id}`, [], nobodysNumber),
    surveyLink: () => thing(token, [], 'A'.repeat(22)),
  }
}

function openSurvey(app: App, people: People): Promise<number> {
  return addSurvey(app.portal, { by: people.admin.accountId, trigger: 'campaign' })
}
