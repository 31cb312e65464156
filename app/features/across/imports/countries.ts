import { countriesIn } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { folded } from '#app/kit/lists/searchable.ts'
import { locales } from '#app/kit/words/locales.ts'

let known: Map<string, string> | undefined

/** The code of a country by its name in any of the portal's languages. @param name `folded` */
export function countryNamed(name: string): string | undefined {
  known ??= new Map(
    locales.flatMap((locale) => countriesIn(locale).map(({ code, name: called }) => [folded(called), code] as const)),
  )
  return known.get(name)
}
