import * as z from 'zod/mini'
import { mailOf } from '#app/kit/outbox/kinds.ts'

export const inviteMail = mailOf('mail.invite', z.object({ inviteId: z.number() }))
