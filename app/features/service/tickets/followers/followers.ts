import type { Locale } from '#app/kit/words/locales.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { isOpen, type Stage } from '../tickets.stages.ts'

/** Who hears of a ticket by mail without being one of its people, and may answer by mail; the portal is closed to them. */
export type Follower = { id: number; name: string; email: string; locale: Locale; comesBack: boolean }

/** For one ticket. */
export const followersMost = 10
/** Added by one account in a day: no more strangers can be written to. */
export const followersADay = 30

type Followed = { authorId: number; stage: Stage }

/** Staff, who opened the ticket, and the owner of its company. */
export function canManageFollowers(viewer: Viewer, { authorId }: Pick<Followed, 'authorId'>): boolean {
  return viewer.side === 'maker' || viewer.role === 'owner' || viewer.accountId === authorId
}

export function canAddFollower(viewer: Viewer, ticket: Followed): boolean {
  return canManageFollowers(viewer, ticket) && isOpen(ticket.stage)
}
