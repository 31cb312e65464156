import * as z from 'zod/mini'
import { kindOf, mailOf } from '#app/kit/outbox/kinds.ts'
import { registration } from './endpoints/registration.server.ts'

const asked = z.object({ requestId: z.number() })

export const contactRegistered = kindOf('contact.registered', registration)
export const contactSought = kindOf('crm.find', z.object({ accountId: z.number() }))
export const accessRequested = kindOf('access.requested', asked)
export const accessRequestMail = mailOf('mail.access-request', z.extend(asked, { adminId: z.number() }))
export const accessMail = mailOf('mail.access', asked)
