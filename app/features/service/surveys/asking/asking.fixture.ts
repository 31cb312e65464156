import { openApp, type App } from '#tests/app.ts'
import { addSurvey, type SurveyOptions } from '../surveys.fixture.ts'
import { askSurveys } from '../surveys.jobs.server.ts'

export const day = 86_400_000

/** A survey that is open, and a dealer. */
export async function openWorld(options: Partial<SurveyOptions> = {}) {
  const app = await openApp()
  const admin = await app.staff('admin')
  const dealer = await app.dealer({ locale: 'en' })
  const survey = await addSurvey(app.portal, { by: admin.viewer.accountId, ...options })
  return { app, admin, dealer, survey }
}

/** Asks, and reads all that has left so far. */
export async function mailsOf(app: App) {
  await askSurveys(app.portal)
  await app.work()
  return app.portal.db
    .selectFrom('sent_mail')
    .select(['to_address as to', 'subject', 'body', 'headers'])
    .orderBy('outbox_id')
    .execute()
}
