import { formatDay, formatNumber } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { AttributeKind, AttributeValue } from './product.attributes.ts'

export function attributeText(locale: Locale, kind: AttributeKind, value: AttributeValue): string {
  if (kind.kind === 'day') return formatDay(locale, String(value))
  return kind.kind === 'number' ? `${formatNumber(locale, Number(value))}\u00a0${kind.unit}` : String(value)
}
