import type { Money } from '#app/kit/words/money.ts'
import type { CompanyViewer, StaffViewer, Viewer } from '#app/features/people/account/account.ts'
import type { ModelFamily } from '#app/catalogue/catalogue.ts'

/** How far a dealer has come with an end customer, once the lead is accepted. */
export const leadStatuses = ['new', 'contacted', 'appointment', 'offer', 'won', 'lost'] as const
export type LeadStatus = (typeof leadStatuses)[number]

/** Where a lead stands, from the maker's routing on: the columns of the board. */
export const leadStages = ['routed', ...leadStatuses, 'declined'] as const
export type LeadStage = (typeof leadStages)[number]

/** By the clock: what is due first, and behind it all that awaits nothing. */
export type LeadOrder = 'received' | 'clock'

export const declineReasons = ['no_time', 'too_far', 'known', 'not_interested', 'other'] as const
export type DeclineReason = (typeof declineReasons)[number]

export const lostReasons = ['price', 'elsewhere', 'no_answer', 'not_available', 'gave_up', 'other'] as const
export type LostReason = (typeof lostReasons)[number]

/** An end customer routed to a dealer, as lists show them. */
export type LeadRow = {
  id: number
  companyName: string
  name: string
  stage: LeadStage
  productsOfInterest: ModelFamily[]
  /** The dealer's offer, in the currency's smallest unit. */
  dealerAmount: number | null
  currency: string
  routedAt: Date
  /** From then on silence is overdue; null where nothing is awaited. */
  dueAt: Date | null
}

/** The ways to reach somebody. */
export type LeadContact = {
  firstName: string
  lastName: string
  email: string
  mobilePhone: string
  phone: string
}

export type Lead = LeadRow &
  LeadContact & {
    companyId: number
    message: string
    declineReason: DeclineReason | null
    lostReason: LostReason | null
    reasonNote: string
    contactVersion: number
    contactId: string | null
    createdAt: Date
    answeredAt: Date | null
    answeredById: number | null
    answeredBy: string | null
  }

/** What was said before an edit. */
export type NoteVersion = { version: number; body: string; authorName: string; at: Date }

export type LeadNote = {
  id: number
  body: string
  version: number
  authorName: string
  createdAt: Date
  editedAt: Date | null
  editedBy: string | null
  /** The latest first. */
  earlier: NoteVersion[]
}

export const eventKinds = [
  'routed',
  'accepted',
  'declined',
  'status',
  'offer',
  'contact',
  'note',
  'note_edited',
] as const

/** An event holds statuses, reasons, models and amounts: nothing that tells who the customer is. */
export type LeadEventDetail = {
  from?: LeadStatus
  to?: LeadStatus
  lostReason?: LostReason | undefined
  declineReason?: DeclineReason
  amount?: number | null
  products?: ModelFamily[]
  fields?: (keyof LeadContact)[]
  /** Whom it was routed to. */
  companyId?: number
}

/** More than happens to a lead; of the earlier ones the page says that they are not shown. */
export const eventsMost = 200

export type LeadEvent = {
  id: number
  kind: (typeof eventKinds)[number]
  at: Date
  actorName: string
  fromStaff: boolean
  /** Whom it was routed to, for staff to read. */
  dealerName: string | null
  detail: LeadEventDetail
}

/** What leads are worth: a sum for each currency. */
export type DealAmount = { open: Money[]; won: Money[] }

const hour = 60 * 60_000
const silenceHours = 72

/** When silence becomes overdue: an answer to the routing, then a first step: a note, an offer or a change of status. */
export function dueAfter(stage: LeadStage, now: Date): Date | null {
  return isUnanswered({ stage }) || stage === 'new' ? new Date(now.getTime() + silenceHours * hour) : null
}

/** Whole hours that are left, or by which a lead is overdue. */
export type LeadClock = { overdue: boolean; hours: number }

export function clockOf(dueAt: Date | null, now: Date): LeadClock | undefined {
  if (!dueAt) return undefined
  const left = dueAt.getTime() - now.getTime()
  const overdue = left < 0
  return { overdue, hours: Math.max(1, overdue ? Math.floor(-left / hour) : Math.ceil(left / hour)) }
}

/** Routed to a dealer who has neither accepted nor declined it. */
export function isUnanswered({ stage }: Pick<Lead, 'stage'>): boolean {
  return stage === 'routed'
}

export function isDeclined({ stage }: Pick<Lead, 'stage'>): boolean {
  return stage === 'declined'
}

export function isLost({ stage }: Pick<Lead, 'stage'>): boolean {
  return stage === 'lost'
}

/** Anyone who has leads of their own; staff read them and route new ones. */
export function canWork(viewer: Viewer): viewer is CompanyViewer {
  return viewer.side === 'company' && viewer.role !== 'workshop'
}

export function canAnswer(viewer: Viewer, lead: Pick<Lead, 'stage'>): boolean {
  return canWork(viewer) && isUnanswered(lead)
}

/** Status, offer, contact and notes of an accepted lead. */
export function canEdit(viewer: Viewer, { stage }: Pick<Lead, 'stage'>): boolean {
  return canWork(viewer) && isStatus(stage)
}

export function canRoute(viewer: Viewer): viewer is StaffViewer {
  return viewer.side === 'maker'
}

/**
 * What a dealer has declined is the maker's again, and what they have left lying for too long can be taken back: for
 * another dealer, or once more for this one.
 */
export function canReroute(viewer: Viewer, { stage, dueAt }: Pick<Lead, 'stage' | 'dueAt'>, now: Date): boolean {
  return canRoute(viewer) && (isDeclined({ stage }) || (dueAt !== null && dueAt < now))
}

/** A dealer forgets a customer they have accepted; staff, whom customers ask to be forgotten, anybody. */
export function canErase(viewer: Viewer, lead: Pick<Lead, 'stage'>): boolean {
  return canRoute(viewer) || canEdit(viewer, lead)
}

/** Anyone who has declined a lead has nothing more to do with its customer. */
export function canReach(viewer: Viewer, lead: Pick<Lead, 'stage'>): boolean {
  return canRoute(viewer) || !isDeclined(lead)
}

/** What the form of the offer has seen of it, to tell whether somebody has saved another since. */
export function offerSeen({ dealerAmount, productsOfInterest }: Pick<Lead, 'dealerAmount' | 'productsOfInterest'>) {
  return [dealerAmount ?? 'none', ...productsOfInterest].join(' ')
}

export function isStatus(stage: string): stage is LeadStatus {
  return leadStatuses.some((status) => status === stage)
}

/** Where a lead on the board can be moved from where it stands; a declined one is the maker's again. */
export function movesFrom(stage: LeadStage): readonly LeadStage[] {
  if (isDeclined({ stage })) return []
  if (isUnanswered({ stage })) return ['new', 'declined']
  return leadStatuses.filter((status) => status !== stage)
}
