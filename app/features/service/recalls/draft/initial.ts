import { type RecallInitial, textFields } from '../forms.ts'
import type { Recall } from '../recalls.ts'
import { type SerialRange, writeSerials } from '#app/features/bicycles/models/models.ranges.ts'

/** A draft as its form shows it. */
export function initialOf(recall: Recall, serials: readonly SerialRange[]): RecallInitial {
  const texts = textFields.map(({ slot, locale, name }) => [name, recall.texts[slot][locale]] as const)
  return {
    number: recall.number,
    kind: recall.kind,
    families: recall.families,
    serials: writeSerials(serials),
    bought_from: recall.boughtFrom ?? '',
    bought_until: recall.boughtUntil ?? '',
    remedies: recall.remedies,
    minutes: recall.minutes > 0 ? String(recall.minutes) : '',
    phone: recall.phone,
    email: recall.email,
    checklist: recall.checklist,
    ...Object.fromEntries(texts),
  }
}
