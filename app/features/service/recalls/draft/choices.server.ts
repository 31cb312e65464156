import { codesOf, textIn } from '#app/catalogue/catalogue.ts'
import type { Option } from '#app/kit/forms/form-fields.tsx'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { isRemedy } from '../missing.ts'

/**
 * The checklists that a recall can ask for.
 * @param chosen the one that it asks for: it stays among them where the catalogue does not offer it just then
 */
export function remediesIn({ catalogues }: Portal, locale: Locale, chosen = ''): Option[] {
  const offered = catalogues
    .current()
    .checklists.filter((list) => list.code === chosen || isRemedy(list))
    .map(({ code, name }) => ({ value: code, label: textIn(locale, name) || code }))
  const isThere = chosen === '' || offered.some(({ value }) => value === chosen)
  return isThere ? offered : [...offered, { value: chosen, label: chosen }]
}

/** What the form of a recall chooses among. */
export function choicesIn(portal: Portal, locale: Locale, chosen = ''): [families: string[], checklists: string[]] {
  return [codesOf(portal.catalogues.current().families), remediesIn(portal, locale, chosen).map(({ value }) => value)]
}
