import type { Notice } from '#app/kit/forms/notices.ts'
import { assignIntents } from '../queue/assign.forms.ts'

/** One form for each purpose; the hidden field `intent` says which it was. */
export const intents = [
  'decision',
  'stage',
  'turn',
  'subject',
  'repair',
  'replacement',
  'undo-replacement',
  'labour',
  'reply',
  'note',
  'ask-photo',
  'turn-photo',
  'withdraw-file',
  'relate',
  'unlink',
  'follow',
  'unfollow',
  'call-take',
  'call-done',
  ...assignIntents,
] as const
export type Intent = (typeof intents)[number]

/** The ids of the cards that move a ticket on: on a phone they stand below all that was written. */
export const decisionPlace = 'decide'
export const movePlace = 'move'

/** By which the page of a ticket finds where the queue was left: its address, as for every list. */
export const queueName = '/console/tickets'

/** By which the queue finds the ticket that was opened last. */
export const openedName = 'ticket opened'

/** What came of a decision that led on to the next ticket, which says so. */
export const settled = ['decided', 'begun', 'completed'] as const
export type Settled = (typeof settled)[number]

/** When tickets are settled one after the other, the notice of one takes the place of the one before. */
export const settledToast = 'settled'

/** What a form has done that does more than one thing. */
export const outcomes = ['merged', 'split', 'ticket-created'] as const

/** The number of the ticket that such a notice is about. */
export function ticketOf({ submission = '' }: Notice): string {
  return /^\d{1,15}$/.test(submission) ? submission : ''
}

/** The queue of somebody who has not looked at it yet: what waits for the maker, what was promised first before all. */
export const queueOfOurs = '?awaiting=maker&order=promised-asc'
