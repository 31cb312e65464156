import { type Claim, claimOf } from '../tickets.claim.ts'
import type { Ticket } from '../tickets.ts'

/** What a ticket's page shows beside the claim, to its company as to staff. A field that is not listed is not sent. */
const shown = [
  'id',
  'companyName',
  'authorName',
  'writtenBy',
  'subject',
  'stage',
  'awaiting',
  'isUnread',
  'createdAt',
  'claimedAt',
  'closedAt',
  'closeReason',
  'promisedAt',
  'dueAt',
  'colour',
  'instructions',
  // The decision, and the appeal against it.
  'warrantyAccepted',
  'decisionReason',
  'resolution',
  'repairChosen',
  'appealedAt',
  'isAppealed',
  // The part that comes back.
  'returnRequested',
  'authorizationNumber',
  'returnCarrier',
  'returnTracking',
  'returnArrivedAt',
  // What stands beside it.
  'followsId',
  'followedBy',
  'followers',
  'related',
  'recalls',
  'openQuestions',
  'labour',
] as const satisfies readonly (keyof Ticket)[]

type Shown = Pick<Ticket, (typeof shown)[number]>

/** A ticket as its page has it. `byRule`: it was accepted by rule; only staff read that it was drawn for a check. */
export function toPageTicket(ticket: Ticket): Claim & Shown & { byRule: boolean } {
  // It has the fields of the list, of which the type is made.
  const page = Object.fromEntries(shown.map((field) => [field, ticket[field]])) as Shown
  return { ...claimOf(ticket), ...page, byRule: ticket.lane === 'accepted' }
}
