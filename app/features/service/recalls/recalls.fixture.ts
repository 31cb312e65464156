import { randomUUID } from 'node:crypto'
import type { Portal } from '#app/portal.server.ts'
import { slots, type Kind, type RecallFacts, type Slot, type Texts } from './recalls.ts'
import { readSerials } from '#app/features/bicycles/models/models.ranges.ts'
import * as store from './store.server.ts'

const words: Record<Slot, string> = {
  product: 'Forcella C68',
  risk: 'Il cannotto può rompersi senza preavviso.',
  action: 'Non usare la bici.',
  reason: 'Il pezzo non si produce più.',
}

/** The same sentence in each language. */
export const sampleTexts: Texts = {
  product: { it: words.product, en: words.product, fr: words.product },
  risk: { it: words.risk, en: words.risk, fr: words.risk },
  action: { it: words.action, en: words.action, fr: words.action },
  reason: { it: words.reason, en: words.reason, fr: words.reason },
}

export type RecallOptions = Partial<Omit<RecallFacts, 'serials'>> & { serials?: string; by: number; kind?: Kind }

/** A draft that lacks nothing, put straight into the database. */
export async function addDraft(
  { db, clock }: Portal,
  { serials = '', by, ...options }: RecallOptions,
): Promise<number> {
  const read = readSerials(serials)
  if (!('ranges' in read)) throw new Error(read.wrong)
  const facts = {
    number: randomUUID().slice(0, 8),
    kind: 'recall' as const,
    texts: sampleTexts,
    remedies: ['repair' as const, 'refund' as const],
    families: serials ? [] : ['C68'],
    boughtFrom: null,
    boughtUntil: null,
    minutes: 45,
    phone: '',
    email: '',
    checklist: '',
    ...options,
    serials: read.ranges,
  }
  const id = await store.insertRecall(db, facts, { submission: randomUUID(), accountId: by }, clock.now())
  if (id === undefined) throw new Error(`${facts.number} is taken`)
  return id
}

const textFields = slots.flatMap((slot) =>
  ['it', 'en', 'fr'].map((locale) => [`${slot}_${locale}`, words[slot]] as const),
)

/** What the form of its words sends of it, where nothing is corrected. */
export const correctionFields: Record<string, string> = Object.fromEntries(textFields)

/** What the form of a recall sends. */
export function recallFields(options: Record<string, string | string[]> = {}): Record<string, string | string[]> {
  return {
    submission: randomUUID(),
    number: '2026-01',
    kind: 'recall',
    families: ['C68'],
    remedies: ['repair', 'refund'],
    ...correctionFields,
    ...options,
  }
}
