import * as z from 'zod/mini'
import { kindOf, mailOf } from '#app/kit/outbox/kinds.ts'

const about = z.object({ quoteId: z.number() })
const replied = z.extend(about, { messageId: z.number() })

/** Without an account it goes to the person in charge of the quote, who may have none. */
const accountId = z.optional(z.number())
const addressed = z.discriminatedUnion('mail', [
  z.object({ ...about.shape, accountId, mail: z.enum(['shown', 'expiring', 'decided']) }),
  z.object({ ...replied.shape, accountId, mail: z.literal('message') }),
])
export type Addressed = z.output<typeof addressed>

export const quoteShown = kindOf('quotes.shown', about)
export const quoteExpiring = kindOf('quotes.expiring', about)
export const quoteDecided = kindOf('quotes.decided', about)
export const quoteReplied = kindOf('quotes.replied', replied)
export const quoteMail = mailOf('mail.quote', addressed)
