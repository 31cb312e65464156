import * as z from 'zod/mini'
import { mailOf } from '#app/kit/outbox/kinds.ts'

/** Tries whether mails leave: to the administrator who asked for it. */
export const testMail = mailOf('mail.test', z.object({ accountId: z.number() }))
