import { type Locale, locales } from './locales.ts'

/** Words that stand in nearly every sentence of a language, and in the others hardly ever. */
const common: Record<Locale, ReadonlySet<string>> = {
  it: new Set(
    'il lo gli di del della dei delle da dal al alla che non per con sono è si nel nella anche ho ha hanno abbiamo questa questo ma dopo più sul sulla una e senza presso nostro nostra tra'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the of is that not for with are in we you this to and it has have was after from at but by been my our on be without your will'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'les des du est que qui ne pas pour avec sont dans nous vous ce cette au aux et sur il elle après été mais une plus je avons par sans chez notre votre leur'.split(
      ' ',
    ),
  ),
}

/** So many of them say something; fewer may be chance. */
const least = 3

/**
 * The language a text is written in, as far as its commonest words tell, where that is another than its reader's: for telling
 * the reader, and a screen reader by `lang`. A short text says nothing.
 */
export function foreignTo(reader: Locale, text: string): Locale | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const counted = locales.map((locale) => ({ locale, count: words.filter((word) => common[locale].has(word)).length }))
  const [first, second] = counted.toSorted((one, other) => other.count - one.count)
  if (!first || !second || first.count < least || first.count < 2 * second.count) return undefined
  return first.locale === reader ? undefined : first.locale
}
