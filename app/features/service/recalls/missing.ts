import { locales, type Locale } from '#app/kit/words/locales.ts'
import type { Recall, Slot } from './recalls.ts'

/** What a notice still lacks before it may be published. */
export type Missing = { slot: Slot; locale: Locale } | 'bicycles' | 'remedies'

export function missingIn({ texts, kind, remedies, families }: Recall, serials: number): Missing[] {
  const isChoice = remedies.length >= 2
  const wanted: Slot[] =
    kind === 'recall' && !isChoice ? ['product', 'risk', 'action', 'reason'] : ['product', 'risk', 'action']
  const blank = wanted.flatMap((slot) =>
    locales.flatMap((locale) => (texts[slot][locale].trim() ? [] : [{ slot, locale }])),
  )
  return [
    ...blank,
    ...(kind === 'recall' && remedies.length === 0 ? ['remedies' as const] : []),
    ...(families.length === 0 && serials === 0 ? ['bicycles' as const] : []),
  ]
}
