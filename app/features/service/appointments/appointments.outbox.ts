import * as z from 'zod/mini'
import { kindOf, mailOf } from '#app/kit/outbox/kinds.ts'
import { appointmentCancelled } from '#app/features/people/profile/profile.outbox.ts'
import { news } from './mails/news.ts'

const happened = z.object({ id: z.number(), what: z.enum(news), sequence: z.number() })

export const appointmentMail = mailOf('mail.appointment', happened)
export const shopNews = kindOf(appointmentCancelled.name, happened)
export const appointmentShopMail = mailOf(
  'mail.appointment-shop',
  z.extend(happened, { accountId: z.nullable(z.number()) }),
)
