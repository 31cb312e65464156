import { sql } from 'kysely'
import { brandSchema } from '#app/brand/brand.ts'
import { insertVersion } from '#app/kit/versions/versions.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { demoTexts } from './legal-texts.ts'

/** What the settings say, with texts of the law of its own. Of two processes that do so at one moment one comes first. */
export async function publishDemoBrand({ db, brands, clock }: Pick<Portal, 'db' | 'brands' | 'clock'>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('brand'))`.execute(tx)
    const found = await tx.selectFrom('brand_version').select('number').limit(1).executeTakeFirst()
    const current = brands.current()
    const content = brandSchema.parse({ ...current, texts: demoTexts(current.name) })
    if (!found) await insertVersion(tx, 'brand', { content, by: null, note: '', now: clock.now() })
  })
}
