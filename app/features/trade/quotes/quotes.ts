import type { Cursor } from '#app/kit/lists/lists.ts'
import type { Period, Sort } from '#app/kit/lists/sorted.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Money } from '#app/kit/words/money.ts'
import type { Viewer } from '#app/features/people/account/account.ts'

/** Where a quote stands in the maker's house. */
export const quoteStatuses = ['DRAFT', 'PENDING_APPROVAL', 'REJECTED', 'APPROVED', 'APPROVAL_NOT_NEEDED'] as const
export type QuoteStatus = (typeof quoteStatuses)[number]

/** The only ones that exist outside the maker's house. */
export const shownStatuses = ['APPROVED', 'APPROVAL_NOT_NEEDED'] as const satisfies readonly QuoteStatus[]

/** Where staff may take a quote from each status. Nobody takes back what the dealer has seen. */
export const statusMoves: Record<QuoteStatus, readonly QuoteStatus[]> = {
  DRAFT: ['PENDING_APPROVAL', 'APPROVAL_NOT_NEEDED'],
  PENDING_APPROVAL: ['APPROVED', 'REJECTED'],
  REJECTED: ['DRAFT'],
  APPROVED: [],
  APPROVAL_NOT_NEEDED: [],
}

/** What the dealer or rider answered, unless the maker withdrew the quote before they did. */
export const acceptances = ['pending', 'accepted', 'rejected', 'withdrawn'] as const
export type Acceptance = (typeof acceptances)[number]

export const decisions = ['accepted', 'rejected'] as const satisfies readonly Acceptance[]

/** What a list shows of a quote; `expired`: nobody answered in time. */
export type Standing = Acceptance | 'expired'

export type QuoteRow = {
  id: number
  number: string
  title: string
  companyName: string
  ownerName: string
  /** In the currency's smallest unit. */
  amount: number
  currency: string
  status: QuoteStatus
  createdAt: Date
  /** YYYY-MM-DD, the last day on which it can be accepted. */
  expiresOn: string
  acceptance: Acceptance
}

/** What an export says beyond the list. */
export type ExportedQuote = QuoteRow & {
  link: string | null
  decidedAt: Date | null
  /** As it was typed. */
  decidedName: string | null
}

export type Quote = ExportedQuote & {
  companyId: number
  ownerEmail: string
  terms: string
  decidedComment: string
  /** Whose account it was. */
  decidedBy: string | null
  /** On the whole, in hundredths of a percent. */
  discount: number
  version: number
  /** Who let it out of the house, as its reader may know them. */
  approvedBy: string | null
  approvedAt: Date | null
}

export type QuoteLine = {
  itemNumber: string
  item: string
  quantity: number
  price: number
  /** In hundredths of a percent. */
  discount: number
  amount: number
}

export type QuoteMessage = {
  id: number
  authorName: string
  fromStaff: boolean
  body: string
  createdAt: Date
}

/** The latest messages, oldest first, or the latest before a given one. */
export type Conversation = { messages: QuoteMessage[]; hasOlder: boolean; before: number | undefined }

export type QuoteEvent = {
  id: number
  at: Date
  actorName: string
  kind: 'status' | 'written' | 'withdrawn' | 'asked'
  fromStatus: QuoteStatus | null
  toStatus: QuoteStatus | null
  /** Why it was moved; empty where nothing was said. */
  reason: string
}

/** What a dealer asked for before staff priced it: as it was then. */
export type QuoteAsk = {
  source: 'package'
  sourceId: number
  title: string
  lines: { itemNumber: string; item: string; quantity: number }[]
  /** '' where nothing was added. */
  note: string
}

export type QuoteFilter = {
  /** Lower case, of three characters at least. */
  q?: string | undefined
  /** With an answer or an expiry, only what awaits one: staff's drafts await none. */
  acceptance?: Acceptance | undefined
  expired?: 'yes' | 'no' | undefined
  /** For staff alone. */
  status?: QuoteStatus | undefined
  /** For staff alone: what dealers asked for and nobody has taken on. */
  asked?: 'waiting' | undefined
  /** For staff alone: the number of a customer. */
  company?: number | undefined
  /** YYYY-MM-DD: a quote whose last day is before it has expired. */
  today: string
  /** Unless told, those made last first. */
  sort?: Sort<QuoteOrder> | undefined
  /** The day on which they expire. */
  period?: Period | undefined
  after?: Cursor | undefined
}

export type QuoteOrder = 'created' | 'expires'

/** Unless told otherwise a quote can be answered for so long. */
export const usualDays = 30

/** What a quote is called that nobody has given a number of its own. @param id its number in addresses */
export function numberOf(id: number, now: Date): string {
  return `PR-${dayOf(now).slice(0, 4)}-${id}`
}

/** Near its end a quote says how many days are left. */
export const nearDays = 14

/** So many days before its last one anyone who may answer a quote is reminded. */
export const reminderDays = 3

type Term = Pick<QuoteRow, 'expiresOn' | 'acceptance'>

export function standingOf({ acceptance, expiresOn }: Term, today: string): Standing {
  return acceptance === 'pending' && expiresOn < today ? 'expired' : acceptance
}

/** Days until the last one, 0 on it; undefined where nobody need hurry. */
export function daysLeft(quote: Term, today: string): number | undefined {
  if (standingOf(quote, today) !== 'pending') return undefined
  const days = Math.round((Date.parse(quote.expiresOn) - Date.parse(today)) / 86_400_000)
  return days <= nearDays ? days : undefined
}

export function isShown(status: QuoteStatus): boolean {
  return shownStatuses.some((shown) => shown === status)
}

/** Whether it stands outside the maker's house and awaits an answer. */
export function canBeAnswered(quote: Term & Pick<QuoteRow, 'status'>, today: string): boolean {
  return isShown(quote.status) && standingOf(quote, today) === 'pending'
}

/** Staff never answer for a dealer. Who sees the quote and is of its company may. */
export function canDecide(viewer: Viewer, quote: Term, today: string): boolean {
  return viewer.side === 'company' && standingOf(quote, today) === 'pending'
}

/** What a draft says is not yet said to anybody. */
export function canWrite(viewer: Viewer, { status }: Pick<QuoteRow, 'status'>): boolean {
  return viewer.side === 'company' || isShown(status)
}

/** What lets a quote out of the house, or keeps it in, is for administrators to say. */
const decidedByAdmins: readonly QuoteStatus[] = ['APPROVED', 'REJECTED', 'APPROVAL_NOT_NEEDED']

/** Where this viewer may take the quote from here. */
export function movesFor(viewer: Viewer, { status, acceptance }: Pick<QuoteRow, 'status' | 'acceptance'>) {
  if (viewer.side !== 'maker' || acceptance !== 'pending') return []
  return statusMoves[status].filter((to) => viewer.role === 'admin' || !decidedByAdmins.includes(to))
}

/** What has expired goes no further, but may go back: nobody could answer it. */
export function isTooLateFor(to: QuoteStatus, { expiresOn }: Pick<QuoteRow, 'expiresOn'>, today: string): boolean {
  return goesOn(to) && expiresOn < today
}

/** Towards the people who are to answer. */
export function goesOn(to: QuoteStatus): boolean {
  return to === 'PENDING_APPROVAL' || isShown(to)
}

/** Only a draft: what waits for approval must be what is approved, and what the dealer has seen stays as they saw it. */
export function canChange(viewer: Viewer, { status }: Pick<QuoteRow, 'status'>): boolean {
  return viewer.side === 'maker' && status === 'DRAFT'
}

/** In the place of changing what the dealer has seen and not answered. */
export function canWithdraw(viewer: Viewer, { status, acceptance }: Pick<QuoteRow, 'status' | 'acceptance'>): boolean {
  return viewer.side === 'maker' && isShown(status) && acceptance === 'pending'
}

export function moneyOf({ amount: minor, currency }: { amount: number; currency: string }): Money {
  return { minor, currency }
}

/** What the lines come to before discounts, what theirs take away, and what the one on the whole does. */
export function sumsOf(lines: readonly QuoteLine[], { amount, discount }: Pick<Quote, 'amount' | 'discount'>) {
  const gross = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
  const sum = lines.reduce((before, line) => before + line.amount, 0)
  return { gross, onLines: gross - sum, onWhole: discount > 0 ? sum - amount : 0 }
}
