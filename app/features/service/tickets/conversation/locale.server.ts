import type { Db } from '#app/kit/db/db.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'

/** The language in which somebody reads the portal. */
export async function findLocaleOf(db: Db, accountId: number): Promise<Locale> {
  const { locale } = await db
    .selectFrom('account')
    .select('locale')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return locale
}
