import { codesOf, textIn } from '#app/catalogue/catalogue.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'

/** What the form of a package chooses from, in the catalogue as it is now. */
export function choicesIn({ catalogues }: Pick<Portal, 'catalogues'>, locale: Locale) {
  const { families, checklists } = catalogues.current()
  return {
    families: codesOf(families),
    checklists: checklists
      .filter(({ active }) => active)
      .map(({ code, name }) => ({ code, name: textIn(locale, name) })),
  }
}

export function codesIn({ families, checklists }: ReturnType<typeof choicesIn>) {
  return { families, checklists: codesOf(checklists) }
}
