import { formatDay, formatNumber } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { AttributeKind } from '#app/catalogue/catalogue.ts'
import type { AttributeValue } from './product.attributes.ts'

export function attributeText(locale: Locale, kind: AttributeKind, value: AttributeValue): string {
  if (kind.kind === 'day') return formatDay(locale, String(value))
  if (kind.kind === 'measures')
    return String(value).replaceAll(figure, (digits) => formatNumber(locale, Number(digits)))
  return kind.kind === 'number' ? `${formatNumber(locale, Number(value))}\u00a0${kind.unit}` : String(value)
}

/** As it is stored: no mark between thousands, a point before at most two decimals. */
const figure = /\d+(?:\.\d{1,2}(?!\d))?/g
