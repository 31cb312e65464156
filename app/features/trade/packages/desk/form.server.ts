import { codesOf, textIn } from '#app/catalogue/catalogue.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import { findShownPicture, listPublicPictures } from '#app/features/content/resources/resources.pictures.server.ts'

/** The pictures of the library that everybody may see, with the one that is chosen, however old it is. */
export async function picturesIn({ db, clock }: Portal, locale: Locale, chosen: number | null) {
  const today = dayOf(clock.now())
  const pictures = await listPublicPictures(db, today, locale)
  const isThere = chosen === null || pictures.some(({ id }) => id === chosen)
  const other = isThere ? undefined : await findShownPicture(db, today, chosen, locale)
  const all = other && chosen !== null ? [...pictures, { id: chosen, title: other.title }] : pictures
  return all.map(({ id, title }) => ({ value: String(id), label: title }))
}

/**
 * What the form of a package chooses from, in the catalogue as it is now.
 * @param chosen the checklist that it names: it stays among them where the catalogue does not offer it just then
 */
export function choicesIn({ catalogues }: Pick<Portal, 'catalogues'>, locale: Locale, chosen = '') {
  const { families, checklists } = catalogues.current()
  const offered = checklists
    .filter(({ code, active }) => active || code === chosen)
    .map(({ code, name }) => ({ code, name: textIn(locale, name) || code }))
  const isThere = chosen === '' || offered.some(({ code }) => code === chosen)
  return {
    families: codesOf(families),
    checklists: isThere ? offered : [...offered, { code: chosen, name: chosen }],
  }
}

export function codesIn({ families, checklists }: ReturnType<typeof choicesIn>) {
  return { families, checklists: codesOf(checklists) }
}
