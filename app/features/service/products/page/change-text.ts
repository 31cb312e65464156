import { formatDay } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { attributeText } from '../attribute-text.ts'
import { type Fact, facts } from '../corrections.ts'
import { type Changes } from '../products.ts'
import type { NamedAttribute } from '../product.attributes.ts'
import { correctionWords } from './corrections.words.ts'

/** One line of a correction: what was corrected, with both values as the reader writes them. */
export function changeText(
  locale: Locale,
  attributes: readonly NamedAttribute[],
  field: string,
  [before, after]: Changes[string],
): string {
  const words = wordsOf(locale, attributes, field)
  if (!words) return ''
  const textOf = (value: string) => (value === '' ? '–' : words.textOf(value))
  return sayIn(correctionWords, locale)('change', { what: words.what, before: textOf(before), after: textOf(after) })
}

function wordsOf(locale: Locale, attributes: readonly NamedAttribute[], field: string) {
  const fact = facts.find((one) => one === field)
  if (fact) return { what: sayIn(correctionWords, locale)(`fact.${fact}`), textOf: factText(locale, fact) }
  const attribute = attributes.find(({ code }) => code === field)
  if (!attribute) return undefined
  return { what: attribute.label, textOf: (value: string) => attributeText(locale, attribute, value) }
}

function factText(locale: Locale, fact: Fact) {
  return (value: string) => {
    if (fact === 'country') return countryName(locale, value)
    return fact === 'date_of_purchase' || fact === 'registered_on' ? formatDay(locale, value) : value
  }
}
