import type { Ticket } from '../tickets.ts'

/** A ticket without the fields that no page shows, or that only staff read. */
export function toPageTicket(ticket: Ticket) {
  const { companyId: _company, authorId: _author, lastActivityAt: _at, ...known } = ticket
  const { instructionsIn: _in, catalogueVersion: _version, decisionAnswer: _answer, ...told } = known
  const {
    assigneeId: _whose,
    assigneeName: _name,
    assigneeLeft: _left,
    toldVerdict: _told,
    marks: _marks,
    lastDecision: _decided,
    rating: _rating,
    survey: _survey,
    appealedAgainst: _against,
    lane,
    ...shown
  } = told
  // Only staff read that it was drawn for a check.
  return { ...shown, byRule: lane === 'accepted' }
}
