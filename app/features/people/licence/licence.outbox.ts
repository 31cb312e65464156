import * as z from 'zod/mini'
import { kindOf, mailOf } from '#app/kit/outbox/kinds.ts'
import { modules } from '#app/features/people/account/account.ts'

const about = z.object({ companyId: z.number(), module: z.enum(modules) })
const addressed = z.extend(about, { accountId: z.number() })

export const moduleRequested = kindOf('licence.requested', about)
export const moduleRequestMail = mailOf('mail.licence-request', addressed)
export const moduleAnswerMail = mailOf('mail.licence-answer', z.extend(addressed, { reason: z.nullable(z.string()) }))
