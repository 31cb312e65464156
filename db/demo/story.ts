import type { BikePart, DamageKind, ModelFamily } from '#db/template/codes.ts'
import type { CloseReason, Resolution, Awaiting } from '#app/features/service/tickets/tickets.ts'
import type { Score } from '#app/features/service/tickets/satisfaction/ratings.ts'
import type { Shot } from './drawings/drawings.ts'

/** A person of the demonstration: the part of the address before the @. */
export type Member = 'dealer' | 'workshop' | 'sales' | 'other' | 'third' | 'lindner' | 'ongaro' | 'vercors' | 'customer'

/** A claim and all that came of it, as one can tell it: the demonstration plays it through the portal's own verbs. */
export type Story = {
  by: Member
  /** Who of the staff wrote it down, where it was told on the phone. */
  toldTo?: StaffMember
  /** Days before today on which it was opened. */
  ago: number
  bike: ModelFamily
  /** How its number begins, where several of one production are to be told of. */
  batch?: string
  parts: readonly [BikePart, ...BikePart[]]
  kind: DamageKind
  /** So many months before the claim the bicycle was bought; without it, it is unsold. */
  bought?: number
  content: string
  notes?: string
  /** On the drawing, as the form sends them. */
  marks?: string
  /** What was photographed, where it is not what the part and kind of damage suggest. */
  shots?: readonly Shot[]
  /** The receipt is a photograph instead of a PDF. */
  receiptPhoto?: true
  /** For others to refer to; in the texts of those `{other}` is this ticket's number. */
  key?: string
  /** Another claim about the same bicycle. */
  sameBikeAs?: string
  /** Opened from this closed ticket. */
  follows?: string
  steps?: readonly Step[]
  /** What its author answered once it was closed, to the survey after tickets; `called`: what came of the call. */
  survey?: {
    ten: number
    /** The time it took, the answers, or the solution. */
    counted: 0 | 1 | 2
    better?: string
    called?: string
  }
}

/** `gap`: days since the step before; 0 is the same day, a little later. */
export type Step = { gap: number } & (
  | { does: 'says'; text: string; by: Member | undefined; shots: readonly Shot[] }
  | { does: 'answers'; text: string; awaiting: Awaiting; by: StaffMember }
  | { does: 'notes'; text: string; by: StaffMember }
  | { does: 'decides'; accepted: boolean; reason: string; returned: boolean }
  | { does: 'starts'; reason: string; paid: boolean; by: StaffMember }
  | { does: 'finishes'; resolution: Resolution; reason: string }
  | { does: 'fits'; part: BikePart; number: string }
  | { does: 'works'; code: string; minutes: number; by: Member | undefined; note: string }
  | { does: 'closes'; why: CloseReason; reason: string }
  | { does: 'reconsiders'; reason: string }
  | { does: 'promises'; awaiting: Awaiting; inDays: number }
  | { does: 'links' }
  | { does: 'appeals'; reason: string }
  | { does: 'withdraws' }
  | { does: 'rates'; score: Score; comment: string }
)

export type StaffMember = 'agent' | 'admin'

/** The dealer or rider writes. */
export function says(
  gap: number,
  text: string,
  { by, shots = [] }: { by?: Member; shots?: readonly Shot[] } = {},
): Step {
  return { does: 'says', gap, text, by, shots }
}

/** Staff write; the dealer is to act next, unless said otherwise. */
export function answers(gap: number, text: string, awaiting: Awaiting = 'dealer', by: StaffMember = 'agent'): Step {
  return { does: 'answers', gap, text, awaiting, by }
}

/** Staff write among themselves. */
export function notes(gap: number, text: string, by: StaffMember = 'agent'): Step {
  return { does: 'notes', gap, text, by }
}

export function accepts(gap: number, reason: string, { returned = false }: { returned?: boolean } = {}): Step {
  return { does: 'decides', gap, accepted: true, reason, returned }
}

export function refuses(gap: number, reason: string): Step {
  return { does: 'decides', gap, accepted: false, reason, returned: false }
}

export function starts(gap: number, reason = '', { paid = false }: { paid?: boolean } = {}): Step {
  return { does: 'starts', gap, reason, paid, by: 'agent' }
}

/** A closed ticket is taken up again, which only an admin may do. */
export function reopens(gap: number, reason: string): Step {
  return { does: 'starts', gap, reason, paid: false, by: 'admin' }
}

export function finishes(gap: number, resolution: Resolution, reason = ''): Step {
  return { does: 'finishes', gap, resolution, reason }
}

/** The workshop asks for minutes. */
export function works(
  gap: number,
  code: string,
  minutes: number,
  { by, note = '' }: { by?: Member; note?: string } = {},
): Step {
  return { does: 'works', gap, code, minutes, by, note }
}

/** Staff note the number of a part that replaced another. */
export function fits(gap: number, part: BikePart, number: string): Step {
  return { does: 'fits', gap, part, number }
}

export function closes(gap: number, why: CloseReason, reason = ''): Step {
  return { does: 'closes', gap, why, reason }
}

/** A decision is taken back: there is new evidence. */
export function reconsiders(gap: number, reason: string): Step {
  return { does: 'reconsiders', gap, reason }
}

/** @param inDays from today; before today the promise is overdue */
export function promises(gap: number, awaiting: Awaiting, inDays: number): Step {
  return { does: 'promises', gap, awaiting, inDays }
}

/** Its author appeals against the refusal. */
export function appeals(gap: number, reason: string): Step {
  return { does: 'appeals', gap, reason }
}

/** Staff link it with the other one about the same bicycle. */
export function links(gap: number): Step {
  return { does: 'links', gap }
}

/** Its author says how satisfied they are with it. */
export function rates(gap: number, score: Score, comment = ''): Step {
  return { does: 'rates', gap, score, comment }
}

export function withdraws(gap: number): Step {
  return { does: 'withdraws', gap }
}
