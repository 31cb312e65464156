import type { TicketEvent } from '../conversation/events.ts'
import { firstName, type Message, type Ticket } from '../tickets.ts'

/** An event as its other side may know it. */
export function eventForCompany(event: TicketEvent): TicketEvent {
  return event.fromStaff ? { ...event, actorName: firstName(event.actorName) } : event
}

/** A message as its other side may know it. */
export function messageForCompany({
  id,
  authorName,
  fromStaff,
  followerId,
  body,
  question,
  answersId,
  createdAt,
}: Message) {
  const shown = fromStaff ? firstName(authorName) : authorName
  return { id, authorName: shown, fromStaff, isFollower: followerId !== null, body, question, answersId, createdAt }
}

/** A ticket that staff have read, as its other side may know it. */
export function ticketForCompany(ticket: Ticket): Ticket {
  return { ...ticket, writtenBy: ticket.writtenBy && firstName(ticket.writtenBy) }
}
