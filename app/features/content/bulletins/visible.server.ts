import { type RawBuilder, sql } from 'kysely'
import { hasModule, type Viewer } from '#app/features/people/account/account.ts'
import { audienceIncludes } from '#app/features/people/audience/audience.server.ts'

/** Of a row `bulletin`: whether this viewer reads it among all others. Drafts are read at the desk alone. */
export function isRead(viewer: Viewer): RawBuilder<boolean> {
  if (!hasModule(viewer, 'user-guides')) return sql<boolean>`false`
  return sql<boolean>`(bulletin.state = 'published' and ${audienceIncludes(viewer, sql.ref('bulletin.audience_id'))})`
}
