import * as z from 'zod/mini'
import type { Jobs } from '#app/kit/outbox/worker.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { news } from './mails/news.ts'
import { personMail } from './mails/person.server.ts'
import { addressShop, shopMail } from './mails/shop.server.ts'

export { remindOfAppointments } from './mails/reminders.server.ts'

const told = z.object({ id: z.number(), what: z.enum(news), sequence: z.number() })
const addressed = z.extend(told, { accountId: z.nullable(z.number()) })

export function appointmentJobs(portal: Portal): Jobs {
  return {
    async 'mail.appointment'(payload, tx) {
      return personMail(portal, tx, told.parse(payload))
    },
    async 'appointments.told'(payload, tx) {
      await addressShop(portal, tx, told.parse(payload))
    },
    async 'mail.appointment-shop'(payload, tx) {
      return shopMail(portal, tx, addressed.parse(payload))
    },
  }
}
