import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { type CompanyViewer, hasModule, type Viewer } from '#app/features/people/account/account.ts'
import { audienceIncludes } from '#app/features/people/audience/audience.server.ts'

/** Of a row `attachment`: it goes with a bulletin that this company's person reads, as `isRead` of bulletins says it. */
export function goesWithBulletinOf(viewer: CompanyViewer): RawBuilder<boolean> {
  if (!hasModule(viewer, 'user-guides')) return sql<boolean>`false`
  return sql<boolean>`exists (select from bulletin where bulletin.id = attachment.bulletin_id
    and bulletin.state = 'published' and ${audienceIncludes(viewer, sql.ref('bulletin.audience_id'))})`
}

/** What a form handed over to a bulletin, also when it was sent before. */
export async function hasFilesFrom(tx: Db, viewer: Viewer, submission: string, bulletinId: number): Promise<boolean> {
  const found = await tx
    .selectFrom('attachment')
    .select('id')
    .where('owner_id', '=', viewer.accountId)
    .where('submission', '=', submission)
    .where('bulletin_id', '=', bulletinId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** @returns what lay in the store under it, or undefined where there was no such file */
export function deleteFileOfBulletin(tx: Db, bulletinId: number, id: string) {
  return tx
    .deleteFrom('attachment')
    .where('bulletin_id', '=', bulletinId)
    .where('id', '=', id)
    .returning(['content_key as contentKey', 'thumb_key as thumbKey'])
    .executeTakeFirst()
}
