import { addBulletin } from '#app/features/content/bulletins/bulletins.fixture.ts'
import type { App } from './app.ts'

/** A bulletin that somebody has written, published and confirmed. */
export async function addBulletinOf(app: App, accountId: number): Promise<void> {
  const id = await addBulletin(app.portal, { by: accountId, serials: 'C68.51S.07007' })
  await app.portal.db
    .insertInto('bulletin_confirmation')
    .values({ bulletin_id: id, account_id: accountId, version: 1, at: app.clock.now() })
    .execute()
}
