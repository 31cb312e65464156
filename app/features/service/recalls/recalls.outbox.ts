import * as z from 'zod/mini'
import { kindOf, mailOf } from '#app/kit/outbox/kinds.ts'

export const recallPublished = kindOf('recalls.published', z.object({ id: z.number() }))
/** Put by triggers of registrations. */
export const bicycleRegistered = kindOf('recalls.registered', z.object({ serial: z.string(), folded: z.string() }))
/** Put by `tellFresh` and `tellAgain`, all in one statement. */
export const recallMail = mailOf(
  'mail.recall',
  z.object({ id: z.number(), accountId: z.number(), what: z.enum(['published', 'reminded']) }),
)
