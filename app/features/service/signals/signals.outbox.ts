import * as z from 'zod/mini'
import { kindOf, mailOf } from '#app/kit/outbox/kinds.ts'

const about = z.object({ id: z.number() })

export const signalFound = kindOf('signals.found', about)
export const signalMail = mailOf('mail.signal', z.extend(about, { accountId: z.number() }))
