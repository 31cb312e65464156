import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { titleIn } from './store.server.ts'

/** So many pictures a form offers, the newest first. */
const offered = 300

/** The pictures of the library that may be shown to everybody today, as a page shows them. */
function publicPictures(db: Db, today: string) {
  return db
    .selectFrom('resource')
    .innerJoin('resource_version as newest', (join) =>
      join.onRef('newest.resource_id', '=', 'resource.id').onRef('newest.number', '=', 'resource.version'),
    )
    .where('resource.shelf', '=', 'media')
    .where('resource.terms', '<>', 'internal')
    .where('resource.withdrawn_at', 'is', null)
    .where((row) => row.or([row('resource.terms_until', 'is', null), row('resource.terms_until', '>=', today)]))
    .where('newest.kind', '=', 'photo')
    .where('newest.preview_key', 'is not', null)
}

/** What somebody of the staff may choose from. */
export function listPublicPictures(db: Db, today: string, locale: Locale): Promise<{ id: number; title: string }[]> {
  return publicPictures(db, today)
    .select(['resource.id', titleIn[locale]])
    .orderBy('resource.changed_at', 'desc')
    .orderBy('resource.id', 'desc')
    .limit(offered)
    .execute()
}

/** One of them as a page shows it: its title tells what is in it. */
export function findShownPicture(db: Db, today: string, id: number, locale: Locale) {
  return publicPictures(db, today)
    .where('resource.id', '=', id)
    .select(['newest.width', 'newest.height', titleIn[locale]])
    .executeTakeFirst()
}

/** One of them, by what it is called in the store of files for good. */
export async function findPublicPicture(db: Db, today: string, id: number) {
  const found = await publicPictures(db, today)
    .where('resource.id', '=', id)
    .select(['newest.name', 'newest.width', 'newest.height'])
    .select(sql<string>`newest.preview_key`.as('contentKey'))
    .executeTakeFirst()
  return found
}
