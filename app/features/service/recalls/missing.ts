import type { Checklist } from '#app/catalogue/catalogue.ts'
import { locales, type Locale } from '#app/kit/words/locales.ts'
import type { Recall, Slot } from './recalls.ts'

/** What a notice still lacks before it may be published. */
export type Missing = { slot: Slot; locale: Locale } | 'bicycles' | 'remedies' | 'checklist'

/** Whether workshops can fill it in for a recall. */
export function isRemedy({ kind, active, steps }: Checklist): boolean {
  return kind === 'remedy' && active && steps.length > 0
}

/** @param checklists of the catalogue as it is now */
export function missingIn(
  { texts, kind, remedies, families, checklist }: Recall,
  serials: number,
  checklists: readonly Checklist[],
): Missing[] {
  const isChoice = remedies.length >= 2
  const wanted: Slot[] =
    kind === 'recall' && !isChoice ? ['product', 'risk', 'action', 'reason'] : ['product', 'risk', 'action']
  const blank = wanted.flatMap((slot) =>
    locales.flatMap((locale) => (texts[slot][locale].trim() ? [] : [{ slot, locale }])),
  )
  const isOffered = checklists.some((list) => list.code === checklist && isRemedy(list))
  return [
    ...blank,
    ...(kind === 'recall' && remedies.length === 0 ? ['remedies' as const] : []),
    ...(families.length === 0 && serials === 0 ? ['bicycles' as const] : []),
    ...(checklist !== '' && !isOffered ? ['checklist' as const] : []),
  ]
}
