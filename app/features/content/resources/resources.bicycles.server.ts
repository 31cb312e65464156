import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { SentFile } from '#app/kit/http/file-response.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { pictureIn } from '#app/features/bicycles/bicycle/bicycle.colours.ts'
import type { ModelFamily } from '#app/catalogue/catalogue.ts'
import { inBestLanguage } from './best-language.ts'
import type { Guide } from './resources.ts'
import { titleIn } from './store.server.ts'

/** The address of the library's picture of a bicycle of this model and colour; null where it has none. */
export async function pictureOfBicycle(
  { db, clock }: Portal,
  { family, colour }: { family: ModelFamily; colour: string },
): Promise<string | null> {
  if (colour === '') return null
  const pictures = await picturesOf(db, dayOf(clock.now()), sql.val(family)).execute()
  const found = pictureIn(pictures, colour)
  return found ? `/bicycle-pictures/${found.id}?version=${found.version}` : null
}

/** What `pictureOfBicycle` asks: the pictures of bicycles of a model, in whatever colour. */
export function picturesOf(db: Db, today: string, family: RawBuilder<ModelFamily>) {
  return picturesShown(db, today)
    .where('resource.family', '=', family)
    .select(['resource.id', 'resource.version', 'resource.colour'])
    .orderBy('resource.id')
}

/** Anybody may see it: it stands in public passports. @throws Problem not-found */
export async function openBicyclePicture({ db, files, clock }: Portal, id: number): Promise<SentFile> {
  const found = await picturesShown(db, dayOf(clock.now()))
    .where('resource.id', '=', id)
    .select(['newest.name', 'newest.preview_key as previewKey'])
    .executeTakeFirst()
  const key = found?.previewKey
  if (!found || !key) throw new Problem('not-found')
  return { open: (range) => files.open(key, range), key, name: found.name, mediaType: 'image/jpeg', shown: 'in place' }
}

/** What an administrator has said shows a whole bicycle, as long as its rights allow it. */
function picturesShown(db: Db, today: string) {
  return db
    .selectFrom('resource')
    .innerJoin('resource_version as newest', (join) =>
      join.onRef('newest.resource_id', '=', 'resource.id').onRef('newest.number', '=', 'resource.version'),
    )
    .where('resource.colour', '<>', '')
    .where('resource.shelf', '=', 'media')
    .where('resource.terms', '<>', 'internal')
    .where('resource.withdrawn_at', 'is', null)
    .where((row) => row.or([row('resource.terms_until', 'is', null), row('resource.terms_until', '>=', today)]))
    .where('newest.preview_key', 'is not', null)
    .where('newest.kind', '=', 'photo')
}

/** A manual or a size guide as the page of a bicycle lists it. */
export type BicycleGuide = Pick<Guide, 'id' | 'shelf' | 'language' | 'title' | 'version' | 'changedAt'>

const guidesShown = 6

/**
 * What there is to look up about a model, the newest first: in the reader's language, or else in another. That there is one is
 * no secret, its passport tells; who opens it shows that they may.
 */
export async function guidesOfBicycle(
  { db }: Pick<Portal, 'db'>,
  locale: Locale,
  family: ModelFamily,
): Promise<BicycleGuide[]> {
  const rows = await db
    .selectFrom('resource')
    .select(['resource.id', 'resource.shelf', 'resource.language', 'resource.version', titleIn[locale]])
    .select('resource.changed_at as changedAt')
    .where('resource.shelf', 'in', ['manual', 'size-guide'])
    .where('resource.family', '=', family)
    .where('resource.withdrawn_at', 'is', null)
    .orderBy('resource.changed_at', 'desc')
    .orderBy('resource.id', 'desc')
    .execute()
  const guides = rows.flatMap(({ shelf, language, ...guide }) =>
    shelf === 'media' || language === null ? [] : [{ ...guide, shelf, language }],
  )
  const best = inBestLanguage(locale, guides)
  return guides.filter((guide) => best.includes(guide)).slice(0, guidesShown)
}
