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

/** As a ticket is read, whichever day it is: a survey that is open may have its days. */
export type SurveyOfTicket = Omit<TicketSurvey, 'isOpen'> & {
  isOpened: boolean
  startsOn: string | null
  endsOn: string | null
}

/**
 * @param isAskable whether the ticket is one to ask about still: what was said of it long ago is a figure without its ticket
 * @returns null where nobody was asked, and nothing asks on this day
 */
export function surveyOn(today: string, survey: SurveyOfTicket | null, isAskable: boolean): TicketSurvey | null {
  if (!survey) return null
  const { isOpened, startsOn, endsOn, ...rest } = survey
  const isOpen = isOpened && (startsOn === null || startsOn <= today) && (endsOn === null || today <= endsOn)
  return (isOpen && isAskable) || rest.invitationId !== null ? { ...rest, isOpen } : null
}
