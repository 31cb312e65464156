import * as z from 'zod/mini'
import { mailOf } from '#app/kit/outbox/kinds.ts'

const about = z.object({
  productId: z.number(),
  accountId: z.number(),
  /** Whose bicycle it was or is, as the reader's is: none where it is the holder's alone, nor in rows of earlier days. */
  companyId: z.optional(z.number()),
  mail: z.enum(['given', 'taken', 'reassigned', 'given-way', 'service']),
})
export type About = z.infer<typeof about>

export const productMail = mailOf('mail.product', about)
