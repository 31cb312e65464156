import { formatDay } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { attributeText } from '../attribute-text.ts'
import { type Fact, facts } from '../corrections.ts'
import { type Changes } from '../products.ts'
import { type Attribute, attributeKinds } from '../product.attributes.ts'
import { productWords } from '../products.words.ts'
import { correctionWords } from './corrections.words.ts'

/** One line of a correction: what was corrected, with both values as the reader writes them. */
export function changeText(locale: Locale, field: string, [before, after]: Changes[string]): string {
  const words = wordsOf(locale, field)
  if (!words) return ''
  const textOf = (value: string) => (value === '' ? '–' : words.textOf(value))
  return sayIn(correctionWords, locale)('change', { what: words.what, before: textOf(before), after: textOf(after) })
}

function wordsOf(locale: Locale, field: string) {
  const fact = facts.find((one) => one === field)
  if (fact) return { what: sayIn(correctionWords, locale)(`fact.${fact}`), textOf: factText(locale, fact) }
  if (!isAttribute(field)) return undefined
  const kind = attributeKinds[field]
  const textOf = (value: string) => attributeText(locale, kind, value)
  return { what: sayIn(productWords, locale)(`attribute.${field}`), textOf }
}

function factText(locale: Locale, fact: Fact) {
  return (value: string) => {
    if (fact === 'country') return countryName(locale, value)
    return fact === 'date_of_purchase' || fact === 'registered_on' ? formatDay(locale, value) : value
  }
}

function isAttribute(field: string): field is Attribute {
  return Object.hasOwn(attributeKinds, field)
}
