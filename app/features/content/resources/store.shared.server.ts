import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { resourcesVisibleTo, titleIn } from './store.server.ts'

/**
 * Where reads start for anyone who has the link of a share and no account: what may be handed on today, in the version
 * there is by now. @param today YYYY-MM-DD
 */
function assetsOpenOn(db: Db, today: string) {
  return db
    .selectFrom('resource')
    .where('resource.shelf', '=', 'media')
    .where('resource.withdrawn_at', 'is', null)
    .where('resource.terms', '=', 'dealers')
    .where((row) => row.or([row('resource.terms_until', 'is', null), row('resource.terms_until', '>=', today)]))
}

type From = ReturnType<typeof assetsOpenOn>

function filesIn(from: From, locale: Locale, ids: readonly number[]) {
  return from
    .innerJoin('resource_version as newest', (join) =>
      join.onRef('newest.resource_id', '=', 'resource.id').onRef('newest.number', '=', 'resource.version'),
    )
    .select(['resource.id', 'resource.kind', 'resource.version', 'resource.folder_id as folderId'])
    .select(['resource.terms', 'resource.credit', 'resource.terms_until as until'])
    .select(['newest.name', 'newest.bytes', 'newest.created_at as createdAt', 'newest.media_type as mediaType'])
    .select(['newest.content_key as contentKey', 'newest.preview_key as previewKey', 'newest.thumb_key as thumbKey'])
    .select(titleIn[locale])
    .where(sql<boolean>`resource.id = any(${ids})`)
    .orderBy('resource.folder_id')
    .orderBy('resource.id')
    .execute()
}

/** Those of these that may be handed on today. */
export function listOpen(db: Db, locale: Locale, ids: readonly number[], today: string) {
  return filesIn(assetsOpenOn(db, today), locale, ids)
}

/** Those of these that this viewer sees in the library. */
export function listChosen(db: Db, viewer: Viewer, locale: Locale, ids: readonly number[]) {
  return filesIn(resourcesVisibleTo(db, viewer).where('resource.shelf', '=', 'media'), locale, ids)
}
