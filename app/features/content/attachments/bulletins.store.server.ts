import { type RawBuilder, sql } from 'kysely'
import { type CompanyViewer, hasModule } from '#app/features/people/account/account.ts'
import { audienceIncludes } from '#app/features/people/audience/audience.server.ts'

/**
 * On a row `attachment`: it belongs to a bulletin that this company's person reads, by the rule of bulletins' `isRead`.
 */
export function goesWithBulletinOf(viewer: CompanyViewer): RawBuilder<boolean> {
  if (!hasModule(viewer, 'user-guides')) return sql<boolean>`false`
  return sql<boolean>`exists (select from bulletin where bulletin.id = attachment.bulletin_id
    and bulletin.state = 'published' and ${audienceIncludes(viewer, sql.ref('bulletin.audience_id'))})`
}
