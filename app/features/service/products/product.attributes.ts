import { isDay } from '#app/features/bicycles/coverage/coverage.days.ts'
import type { ModelFamily } from '#app/features/bicycles/models/models.ts'

/** `measures`: figures and what stands between them, such as '1640 × 540 mm'. */
export type AttributeKind = { kind: 'text' } | { kind: 'measures' } | { kind: 'number'; unit: string } | { kind: 'day' }

/** What may be known of a bicycle beyond its number. */
export const attributeKinds = {
  firmware: { kind: 'text' },
  cycles_per_hour: { kind: 'number', unit: '/h' },
  load_dimensions: { kind: 'measures' },
  load_weight: { kind: 'number', unit: 'kg' },
  dimensions: { kind: 'measures' },
  test_date: { kind: 'day' },
} as const satisfies Record<string, AttributeKind>
export type Attribute = keyof typeof attributeKinds

/** The schema of each family: which of them it has, in the order of the page. */
export const familyAttributes: Record<ModelFamily, readonly Attribute[]> = {
  C68: ['dimensions', 'load_weight', 'firmware', 'test_date'],
  V4R: ['dimensions', 'load_weight', 'firmware', 'cycles_per_hour', 'test_date'],
  V3: ['dimensions', 'load_weight', 'test_date'],
  V3R: ['dimensions', 'load_weight', 'firmware', 'test_date'],
  TT1: ['dimensions', 'load_weight', 'load_dimensions', 'firmware', 'cycles_per_hour', 'test_date'],
}

export type AttributeValue = string | number
export type Attributes = Partial<Record<Attribute, AttributeValue>>

/** Of what is stored, whatever the family has and what is of the right kind; the rest is left out. */
export function readAttributes(family: ModelFamily, stored: unknown): Attributes {
  const known = new Map(typeof stored === 'object' && stored !== null ? Object.entries(stored) : [])
  return Object.fromEntries(
    familyAttributes[family].flatMap((attribute) => {
      const value: unknown = known.get(attribute)
      return fits(attributeKinds[attribute], value) ? [[attribute, value] as const] : []
    }),
  )
}

function fits({ kind }: AttributeKind, value: unknown): value is AttributeValue {
  if (kind === 'number') return typeof value === 'number' && Number.isFinite(value)
  if (typeof value !== 'string' || value.trim() === '') return false
  return kind !== 'day' || isDay(value)
}
