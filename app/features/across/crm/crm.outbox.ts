import * as z from 'zod/mini'
import { kindOf } from '#app/kit/outbox/kinds.ts'

const numbered = z.object({ id: z.number() })

/** Put by triggers, when one of them has changed, and for all that the CRM lacks. */
export const companyChanged = kindOf('crm.company', numbered)
export const ticketChanged = kindOf('crm.ticket', numbered)
export const messageWritten = kindOf('crm.message', numbered)
export const quoteChanged = kindOf('crm.quote', numbered)
export const leadChanged = kindOf('crm.lead', numbered)
export const subscriptionChanged = kindOf('crm.subscription', z.object({ accountId: z.number(), topic: z.string() }))

/** What has changed over there: one contact that a notice told of, or all since the last look. */
export const contactChangedThere = kindOf('crm.taken', z.object({ crmId: z.string() }))
export const changesSought = kindOf('crm.pull', z.object({}))

/** In the order in which they are told: each may name what comes before it. */
export const fills = ['company', 'contact', 'ticket', 'message', 'quote', 'lead'] as const
export type Fill = (typeof fills)[number]

/** The things of one kind after `after` still have to be compared with what the CRM lacks. */
export const fillBegun = kindOf('crm.fill', z.object({ thing: z.enum(fills), after: z.string() }))
