import * as z from 'zod/mini'
import { kindOf, mailOf } from '#app/kit/outbox/kinds.ts'
import { appointmentCancelled } from '#app/features/people/profile/profile.outbox.ts'
import { news } from './mails/news.ts'

const told = z.object({ id: z.number(), what: z.enum(news), sequence: z.number() })

export const appointmentMail = mailOf('mail.appointment', told)
export const shopTold = kindOf(appointmentCancelled.name, told)
export const appointmentShopMail = mailOf(
  'mail.appointment-shop',
  z.extend(told, { accountId: z.nullable(z.number()) }),
)
