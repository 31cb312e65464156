import { jobOf } from '#app/kit/outbox/jobs.ts'
import { addressIn, letterheadIn, type Portal } from '#app/portal.server.ts'
import { monthsBefore } from '#app/kit/words/days.ts'
import { writeMail } from './mails/mails.server.ts'
import { remarkMail } from './remarks.outbox.ts'
import { monthsKept, type Remark } from './remarks.ts'
import * as store from './store.server.ts'

export function remarkJobs(portal: Portal) {
  return [
    /** A reply to what somebody wrote: like all replies it cannot be switched off. */
    jobOf(remarkMail, async ({ id }, tx) => {
      const remark = await store.findRemark(tx, id)
      const reader = remark && (await store.findAuthor(tx, remark.accountId))
      if (!remark?.closedAt || !reader) return
      const path = pathOf(remark)
      const link = path && addressIn(portal, reader.locale, path)
      const brand = letterheadIn(portal, reader.locale)
      return { to: reader.email, ...writeMail({ brand, reader, remark, link }) }
    }),
  ]
}

function pathOf({ guide, now }: Remark): string | undefined {
  if (!now || now.isWithdrawn) return undefined
  return `/resources/${guide}s/${now.id}`
}

const atOnce = 500

/** What was closed long ago is deleted; what is open waits. */
export async function sweepRemarks({ db, clock }: Portal): Promise<void> {
  const before = monthsBefore(clock.now(), monthsKept)
  while ((await store.deleteClosed(db, before, atOnce)) === atOnce);
}
