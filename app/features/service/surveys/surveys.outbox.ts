import * as z from 'zod/mini'
import { mailOf } from '#app/kit/outbox/kinds.ts'

export const invitationMail = mailOf('mail.survey', z.object({ id: z.number(), what: z.enum(['asked', 'reminded']) }))
