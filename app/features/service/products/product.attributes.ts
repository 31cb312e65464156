import { isDay } from '#app/kit/words/days.ts'
import {
  type Attribute,
  type AttributeKind,
  type Catalogue,
  type ModelFamily,
  textIn,
} from '#app/catalogue/catalogue.ts'
import type { Locale } from '#app/kit/words/locales.ts'

export type AttributeValue = string | number
export type Attributes = Partial<Record<string, AttributeValue>>

/** An attribute with its name in the reader's language. */
export type NamedAttribute = AttributeKind & { code: string; label: string }

/** Those of a family, in the order of the page. */
export function attributesOf({ families, attributes }: Catalogue, code: ModelFamily): Attribute[] {
  const codes = families.find((family) => family.code === code)?.attributes ?? []
  return codes.flatMap((one) => attributes.find((attribute) => attribute.code === one) ?? [])
}

export function namedIn(locale: Locale, attributes: readonly Attribute[]): NamedAttribute[] {
  return attributes.map(({ name, ...attribute }) => ({ ...attribute, label: textIn(locale, name) || attribute.code }))
}

/** The stored values that the family has and that are of the right kind; the rest is left out. */
export function readAttributes(attributes: readonly Pick<Attribute, 'code' | 'kind'>[], stored: unknown): Attributes {
  const known = new Map(typeof stored === 'object' && stored !== null ? Object.entries(stored) : [])
  return Object.fromEntries(
    attributes.flatMap((attribute) => {
      const value: unknown = known.get(attribute.code)
      return fits(attribute, value) ? [[attribute.code, value] as const] : []
    }),
  )
}

function fits({ kind }: Pick<Attribute, 'kind'>, value: unknown): value is AttributeValue {
  if (kind === 'number') return typeof value === 'number' && Number.isFinite(value)
  if (typeof value !== 'string' || value.trim() === '') return false
  return kind !== 'day' || isDay(value)
}
