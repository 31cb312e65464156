import * as z from 'zod/mini'
import type { Db } from '#app/kit/db/db.server.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { stages } from '../tickets.stages.ts'

/** `onBehalf`: staff have written it down for the reader. */
export const received = z.object({ ticketId: z.number(), onBehalf: z.optional(z.literal(true)) })
export const replied = z.object({ ticketId: z.number(), messageId: z.number() })
export const moved = z.object({ ticketId: z.number(), stage: z.enum(stages) })

/** Two tickets of one customer; the link of the mail leads to the first: where it goes on, or what is new. */
export const related = z.object({
  ticketId: z.number(),
  relation: z.enum(['linked', 'merged', 'split']),
  otherId: z.number(),
})

const accountId = z.number()
export const addressed = z.discriminatedUnion('mail', [
  z.object({ ...received.shape, accountId, mail: z.literal('received') }),
  z.object({ ...replied.shape, accountId, mail: z.literal('replied') }),
  z.object({ ...moved.shape, accountId, mail: z.literal('moved') }),
  z.object({ ...related.shape, accountId, mail: z.literal('related') }),
])

/** One mail to one reader, as it waits in the outbox. */
export type Addressed = z.output<typeof addressed>
type Unaddressed<Mail> = Mail extends unknown ? Omit<Mail, 'accountId'> : never

/**
 * Puts a mail for each reader, to be written together with others. Each reader is a subject of their own: their mails
 * about a ticket keep their order, and wait for nobody else's.
 */
export function addressing(tx: Db, mail: Unaddressed<Addressed>, readers: readonly number[], now: Date) {
  const mails = readers.map((id) => ({
    kind: 'mail.ticket',
    subject: `ticket ${mail.ticketId} ${id}`,
    payload: { ...mail, accountId: id },
  }))
  return outbox.putting(tx, mails, now)
}
