import { codesOf, textIn } from '#app/catalogue/catalogue.ts'
import type { Option } from '#app/kit/forms/form-fields.tsx'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'

/** The checklists that a recall can ask for. */
export function remediesIn({ catalogues }: Portal, locale: Locale): Option[] {
  return catalogues
    .current()
    .checklists.filter(({ kind, active, steps }) => kind === 'remedy' && active && steps.length > 0)
    .map(({ code, name }) => ({ value: code, label: textIn(locale, name) || code }))
}

/** What the form of a recall chooses among. */
export function choicesIn(portal: Portal, locale: Locale): [families: string[], checklists: string[]] {
  return [codesOf(portal.catalogues.current().families), remediesIn(portal, locale).map(({ value }) => value)]
}
