import * as z from 'zod/mini'
import { mailOf } from '#app/kit/outbox/kinds.ts'
import { answerReasons } from './inbound-mail.ts'

const answered = z.object({
  inboundId: z.number(),
  reason: z.enum(answerReasons),
  who: z.enum(['account', 'follower']),
  id: z.number(),
  ticketId: z.number(),
  files: z.optional(z.array(z.object({ name: z.string(), refusal: z.string() }))),
})
export type Answered = z.output<typeof answered>

export const answerMail = mailOf('mail.inbound', answered)
