import type { BikePart, DamageKind, ModelFamily } from '#app/catalogue/catalogue.ts'
import type { Stage } from '../tickets.stages.ts'

export type RelationKind = 'linked' | 'merged' | 'split'

/** Another ticket that staff have put this one together with. */
export type Related = {
  id: number
  kind: RelationKind
  /** It is the one that was merged into this, or split from it. */
  isSource: boolean
  /** For staff alone. */
  companyName: string | null
  subject: string | null
  frameModel: ModelFamily
  serialNumber: string
  partInvolved: BikePart[]
  kindOfDamage: DamageKind
  stage: Stage
  isAppealed: boolean
  /** What its reader finds there. */
  messages: number
  files: number
}

/** Where a ticket that was merged goes on. */
export function mergedInto(related: readonly Related[]): number | undefined {
  return related.find(({ kind, isSource }) => kind === 'merged' && !isSource)?.id
}

/** So many can be put together with one ticket. */
export const relatedMost = 20
