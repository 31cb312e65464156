import { jobOf } from '#app/kit/outbox/jobs.ts'
import type { Portal } from '#app/portal.server.ts'
import { appointmentMail, appointmentShopMail, shopNews } from './appointments.outbox.ts'
import { personMail } from './mails/person.server.ts'
import { addressShop, shopMail } from './mails/shop.server.ts'

export { remindOfAppointments } from './mails/reminders.server.ts'

export function appointmentJobs(portal: Portal) {
  return [
    jobOf(appointmentMail, async (happened, tx) => personMail(portal, tx, happened)),
    jobOf(shopNews, async (happened, tx) => {
      await addressShop(portal, tx, happened)
    }),
    jobOf(appointmentShopMail, async (happened, tx) => shopMail(portal, tx, happened)),
  ]
}
