import * as z from 'zod/mini'
import { kindOf, mailOf } from '#app/kit/outbox/kinds.ts'

const published = z.object({ id: z.number(), version: z.number() })

export const bulletinPublished = kindOf('bulletins.published', published)
/** Put by `putMails`, all in one statement. */
export const bulletinMail = mailOf(
  'mail.bulletin',
  z.extend(published, { accountId: z.number(), what: z.enum(['published', 'reminded']) }),
)
