import type { Sent } from '#app/kit/forms/actions.server.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { ratingPlace } from '../satisfaction/ratings.ts'
import { latestMessage, parcelPlace } from './actions.ts'

/** A form of a ticket's page. */
export type Work<By extends Viewer> = Sent & { portal: Portal; viewer: By; id: number }

export const anchors = {
  reply: latestMessage,
  note: latestMessage,
  'answer-photo': latestMessage,
  parcel: parcelPlace,
  rating: ratingPlace,
  'call-take': ratingPlace,
  'call-done': ratingPlace,
}
