import * as z from 'zod/mini'
import { mailOf } from '#app/kit/outbox/kinds.ts'

export const remarkMail = mailOf('mail.remark', z.object({ id: z.number() }))
