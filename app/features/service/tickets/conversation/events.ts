import type { Replacement } from '#app/features/bicycles/replacements/replacements.ts'
import type { LabourFact } from '../labour/lines.ts'
import type { Awaiting, CloseReason, Resolution, SentAnswer } from '../tickets.ts'
import type { Stage } from '../tickets.stages.ts'

/** More than a ticket lives to see, unless something goes round in circles. */
export const eventsMost = 200

/** What happened to a ticket, oldest first; `hasOlder`: so much did that the oldest is left out. */
export type TicketHistory = { events: TicketEvent[]; hasOlder: boolean }

export const eventKinds = [
  'opened',
  'decision',
  'stage',
  'awaiting',
  'file_withdrawn',
  'subject',
  'repair_choice',
  'assigned',
  'return_sent',
  'return_arrived',
  'linked',
  'unlinked',
  'merged',
  'split',
  'appeal',
  'replaced',
  'replacement_undone',
  'labour_added',
  'labour_removed',
  'labour_granted',
  'rated',
  'called_back',
  'follower_added',
  'follower_removed',
] as const

/** Something that happened to a ticket: who, when and why. */
export type TicketEvent = {
  id: number
  kind: (typeof eventKinds)[number]
  at: Date
  actorName: string
  fromStaff: boolean
  fromStage: Stage | null
  toStage: Stage | null
  reason: string
  detail: EventDetail
  /** Whose the ticket became. */
  assigneeName: string | null
}

/**
 * What is known of an event beside its reason, each kind its own: a decision whether it `accepted`, and the number of
 * the return; a subject `from` what `to` what, null where it was composed; `repairChosen`: whether the buyer chose it;
 * `carrier` and `tracking` of a part on its way back; `assignee`: whose it became, null of nobody, `byRule` where no person
 * said so. Of numbers of other tickets: `duplicateOf`, `mergedInto`, `splitFrom`, and `other` of a link, of what was merged
 * into this one or split from it; `apart`: that one is another customer's. `replaced`: what was replaced
 * by what, or is not any more. `labour`: minutes of a workshop, and what of them was granted.
 */
export type EventDetail = {
  accepted?: boolean
  number?: string | null
  resolution?: Resolution | undefined
  closeReason?: CloseReason | undefined
  duplicateOf?: number | undefined
  paidRepair?: boolean
  awaiting?: Awaiting
  promisedAt?: string | null
  repairChosen?: boolean
  from?: string | null
  to?: string | null
  /** Where the reason is one that is kept in every language. */
  answer?: SentAnswer | undefined
  carrier?: string
  tracking?: string
  assignee?: number | null
  byRule?: true
  submission?: string | undefined
  mergedInto?: number | undefined
  splitFrom?: number
  other?: number
  apart?: true
  /** For a decision on an appeal. */
  appeal?: 'upheld' | 'changed' | undefined
  replaced?: Replaced
  /** The rule for unsold bicycles decided; the version of the catalogue that has it. */
  lane?: number
  /** For the opening: one of the staff wrote down what the customer told on the phone. */
  onBehalf?: true
  labour?: LabourFact[]
}

export type Replaced = Pick<Replacement, 'kind' | 'part'> & { from: string; to: string }
