import { type RawBuilder, sql } from 'kysely'
import { hasModule, type Viewer } from '#app/features/people/account/account.ts'
import { audienceIncludes } from '#app/features/people/audience/audience.server.ts'

/** On a row `bulletin`: whether it is among those that this viewer reads. Drafts are read at the desk alone. */
export function isRead(viewer: Viewer): RawBuilder<boolean> {
  if (!hasModule(viewer, 'user-guides')) return sql<boolean>`false`
  return sql<boolean>`(bulletin.state = 'published' and ${audienceIncludes(viewer, sql.ref('bulletin.audience_id'))})`
}
