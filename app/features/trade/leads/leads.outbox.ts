import * as z from 'zod/mini'
import { kindOf, mailOf } from '#app/kit/outbox/kinds.ts'

const about = z.object({ leadId: z.number() })
const addressed = z.extend(about, {
  accountId: z.number(),
  // Rows from before there were others are about new leads.
  mail: z.optional(z.enum(['routed', 'unanswered', 'declined', 'taken', 'erased'])),
  /** From whom it was taken back. */
  companyId: z.optional(z.number()),
})
export type Addressed = z.output<typeof addressed>

/** Rows from before a contact's id was text have a number. */
const contactId = z.pipe(z.union([z.string(), z.number()]), z.transform(String))

export const leadRouted = kindOf('leads.routed', about)
export const leadUnanswered = kindOf('leads.unanswered', about)
export const leadDeclined = kindOf('leads.declined', about)
export const leadTaken = kindOf('leads.taken', z.extend(about, { companyId: z.number() }))
export const leadErased = kindOf('leads.erased', about)
export const leadMail = mailOf('mail.lead', addressed)
export const leadContact = kindOf('leads.contact', about)
export const leadForgotten = kindOf('leads.forget', z.object({ contactId }))
