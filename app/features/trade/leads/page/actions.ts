/** The forms of a lead's page: the dealer's. */
export const dealerIntents = ['accept', 'decline', 'status', 'offer', 'contact', 'note', 'note-edit'] as const
export type Intent = (typeof dealerIntents)[number] | 'erase' | 'reroute'

/** Where the page shows what each form did, as the ids of its cards; what is erased leads to the list. */
export const anchors = {
  accept: 'answer',
  decline: 'answer',
  status: 'answer',
  offer: 'offer',
  contact: 'contact',
  note: 'notes',
  'note-edit': 'notes',
  reroute: 'reroute',
} as const satisfies Record<Exclude<Intent, 'erase'>, string>

/** What the page announces. */
export const notices = [...dealerIntents, 'reroute', 'routed'] as const
