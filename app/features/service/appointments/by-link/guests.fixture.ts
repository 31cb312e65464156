import { openShop } from '../mails/booking.fixture.ts'
import { nobody } from '#app/features/people/sign-in/sign-in.fixture.ts'
import { post } from '#tests/app.ts'
import { addSurvey, type SurveyOptions } from '#app/features/service/surveys/surveys.fixture.ts'
import { askSurveys } from '#app/features/service/surveys/surveys.jobs.server.ts'

export const day = 86_400_000
export const yes = { intent: 'surveys-yes' }
export const no = { intent: 'surveys-no' }

/** Somebody whom the desk has booked; a survey asks after appointments. */
export async function openGuest(options: Partial<SurveyOptions> = {}) {
  const world = await openShop()
  const { app, owner } = world
  const { db } = app.portal
  const admin = await app.staff('admin')
  const survey = await addSurvey(app.portal, { by: admin.viewer.accountId, trigger: 'appointment', ...options })
  const person = { name: 'Ugo Neri', phone: '+39 333 1', email: 'ugo@rider.example', locale: 'en' } as const
  const bookFor = (more: Parameters<typeof world.book>[0] = {}) => world.book({ ...person, ...more }, owner)
  const set = (id: number, row: object) => db.updateTable('appointment').set(row).where('id', '=', id).execute()
  const finish = (id: number, more: object = {}) => set(id, { state: 'done', ended_at: app.clock.now(), ...more })
  const id = await bookFor()
  const link = await world.linkOf(id)
  await world.mails()
  return {
    ...world,
    admin,
    survey,
    person,
    id,
    link,
    bookFor,
    set,
    finish,
    send: (fields: Record<string, string>, address = link) => app.fetch(address, post(nobody, fields)),
    /** What is asked, as mails leave, those of surveys alone. */
    asked: async () => {
      await askSurveys(app.portal)
      return (await world.mails()).filter(({ headers }) => JSON.stringify(headers).includes('unsubscribe'))
    },
    invitations: () =>
      db
        .selectFrom('survey_invitation')
        .select(['account_id as account', 'appointment_id as appointment', 'company_id as company'])
        .select('quiet_until as quiet')
        .orderBy('id')
        .execute(),
    scores: async () => (await db.selectFrom('survey_answer').select('score').execute()).map(({ score }) => score),
    wanted: async (of = id) => {
      const row = await db
        .selectFrom('appointment')
        .select(['surveys_wanted_at as at', 'surveys_wanted_by as by'])
        .where('id', '=', of)
        .executeTakeFirstOrThrow()
      return row.at !== null
    },
    events: async (of = id) => {
      const rows = await db
        .selectFrom('appointment_event')
        .select(['kind', 'actor_id as by'])
        .where('appointment_id', '=', of)
        .where('kind', 'in', ['surveys_yes', 'surveys_no'])
        .orderBy('id')
        .execute()
      return rows.map(({ kind, by }) => [kind, by])
    },
  }
}

export async function textOf(answer: Response | Promise<Response>): Promise<string> {
  return (await (await answer).text()).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}
