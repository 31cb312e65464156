import { addDays, addMonths } from '#app/kit/words/days.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { isOpen } from '../tickets.stages.ts'
import type { Ticket } from '../tickets.ts'
import type { PageRating, Rating } from './ratings.ts'

/** For so many days after it was given an answer can be changed. */
const changeDays = 14

/** Afterwards an answer is a figure without its ticket, and nothing is asked any more. */
export const monthsKept = 24

type Closed = Pick<Ticket, 'stage' | 'closeReason' | 'warrantyAccepted' | 'closedAt'>

/** What was done for its customer, and is closed, is asked about: no refusal, and nothing that went on elsewhere. */
export function isAskable({ stage, closeReason, warrantyAccepted, closedAt }: Closed, today: string): boolean {
  const isSettled = !isOpen(stage) && closeReason === 'done' && warrantyAccepted !== false
  return isSettled && closedAt !== null && today < addMonths(dayOf(closedAt), monthsKept)
}

/** The last day on which an answer can be changed. */
export function lastChange({ at }: Pick<Rating, 'at'>): string {
  return addDays(dayOf(new Date(at)), changeDays)
}

type Rated = Closed & Pick<Ticket, 'authorId' | 'rating'>

/** What the ticket's page asks this reader, and what they have said; undefined: it is not their question. */
export function ratingFor(
  viewer: Viewer,
  ticket: Rated,
  { question, isAsked, today }: { question: string; isAsked: boolean; today: string },
): PageRating | undefined {
  if (viewer.side !== 'company' || viewer.accountId !== ticket.authorId) return undefined
  return ticket.rating || (isAsked && isAskable(ticket, today)) ? pageRating(ticket, { question, today }) : undefined
}

/** The same, for a reader who is known to be its author. */
export function pageRating(
  { rating, ...ticket }: Closed & Pick<Ticket, 'rating'>,
  { question, today }: { question: string; today: string },
): PageRating {
  if (!rating) return { question, said: null, until: null }
  const until = lastChange(rating)
  const { score, comment } = rating
  return { question, said: { score, comment }, until: isAskable(ticket, today) && today <= until ? until : null }
}
