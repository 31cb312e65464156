/**
 * What a survey asks about a ticket. `isOpen`: it takes answers; `invitationId`: once somebody was asked or has answered.
 */
export type TicketSurvey = {
  invitationId: number | null
  isOpen: boolean
  /** To its first question, out of `of`. */
  score: number | null
  of: number
  /** Whether somebody who was not satisfied is still to be called, or was; null: there is nobody. */
  call: 'open' | 'done' | null
}
