import { sql } from 'kysely'
import { insertVersion } from '#app/kit/versions/versions.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { template } from './template.ts'

/**
 * A portal from before the catalogue was data: what it was filled with goes by what is the template now. A lead says
 * nothing of that: its models are names, and there may be one before there is a catalogue.
 */
export async function isUsedWithoutCatalogue(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isUsed: boolean }>`
    select not exists (select from catalogue_version)
      and (exists (select from ticket) or exists (select from product)) as "isUsed"`.execute(db)
  return rows[0]?.isUsed ?? false
}

/** Publishes the template, or what somebody made of it, as the first version. Of two processes that do so at one moment one comes first. */
export async function publishTemplate(db: Db, now: Date, content: Catalogue = template): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('catalogue'))`.execute(tx)
    const found = await tx.selectFrom('catalogue_version').select('number').limit(1).executeTakeFirst()
    if (!found) await insertVersion(tx, 'catalogue', { content, by: null, note: '', now })
  })
}
