import { jobOf } from '#app/kit/outbox/jobs.ts'
import type { Portal } from '#app/portal.server.ts'
import { appointmentMail, appointmentShopMail, shopTold } from './appointments.outbox.ts'
import { personMail } from './mails/person.server.ts'
import { addressShop, shopMail } from './mails/shop.server.ts'

export { remindOfAppointments } from './mails/reminders.server.ts'

export function appointmentJobs(portal: Portal) {
  return [
    jobOf(appointmentMail, async (told, tx) => personMail(portal, tx, told)),
    jobOf(shopTold, async (told, tx) => {
      await addressShop(portal, tx, told)
    }),
    jobOf(appointmentShopMail, async (told, tx) => shopMail(portal, tx, told)),
  ]
}
