import * as z from 'zod/mini'
import { mailOf } from '#app/kit/outbox/kinds.ts'
import { factorNews } from './second-factor.ts'

export const factorMail = mailOf('mail.second-factor', z.object({ accountId: z.number(), news: z.enum(factorNews) }))
