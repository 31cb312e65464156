import * as z from 'zod/mini'
import { kindOf, mailOf } from '#app/kit/outbox/kinds.ts'
import { stages } from './tickets.stages.ts'

/** `onBehalf`: staff have written it down for the reader. */
const received = z.object({ ticketId: z.number(), onBehalf: z.optional(z.literal(true)) })
const replied = z.object({ ticketId: z.number(), messageId: z.number() })
const moved = z.object({ ticketId: z.number(), stage: z.enum(stages) })

/** Two tickets of one customer; the link of the mail leads to the first: where it goes on, or what is new. */
const related = z.object({
  ticketId: z.number(),
  relation: z.enum(['linked', 'merged', 'split']),
  otherId: z.number(),
})

const accountId = z.number()
const addressed = z.discriminatedUnion('mail', [
  z.object({ ...received.shape, accountId, mail: z.literal('received') }),
  z.object({ ...replied.shape, accountId, mail: z.literal('replied') }),
  z.object({ ...moved.shape, accountId, mail: z.literal('moved') }),
  z.object({ ...related.shape, accountId, mail: z.literal('related') }),
])

/** One mail to one reader, as it waits in the outbox. */
export type Addressed = z.output<typeof addressed>

/** A mail of which it is not said yet to whom it goes. */
export type Unaddressed<Mail> = Mail extends unknown ? Omit<Mail, 'accountId' | 'followerId'> : never

const common = { ticketId: z.number(), followerId: z.number() }
const followed = z.discriminatedUnion('mail', [
  z.object({ ...common, mail: z.literal('added'), by: z.number() }),
  z.object({ ...common, mail: z.literal('replied'), messageId: z.number() }),
  z.object({ ...common, mail: z.literal('moved'), stage: z.enum(stages) }),
])

/** One mail to one follower, as it waits in the outbox. */
export type Followed = z.output<typeof followed>

/** Put by portals before they wrote the author's mail with the ticket: some may still wait. */
export const ticketReceived = kindOf('tickets.received', received)
export const ticketReplied = kindOf('tickets.replied', replied)
export const ticketMoved = kindOf('tickets.moved', moved)
export const ticketRelated = kindOf('tickets.related', related)
/** Put by a publication of the catalogue, and by itself until all clocks are reckoned. */
export const clocksOutdated = kindOf('tickets.hours', z.object({ after: z.number() }))
export const dueMail = mailOf('mail.due', z.object({ accountId }))
export const ticketMail = mailOf('mail.ticket', addressed)
export const toFollowerMail = mailOf('mail.follower', followed)
export const askRatingMail = mailOf('mail.rating', z.object({ ticketId: z.number() }))
