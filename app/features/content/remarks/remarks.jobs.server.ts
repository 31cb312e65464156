import { jobOf } from '#app/kit/outbox/jobs.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { addressIn, letterheadIn, type Portal } from '#app/portal.server.ts'
import { addMonths } from '#app/features/bicycles/coverage/coverage.days.ts'
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
  const before = new Date(`${addMonths(dayOf(clock.now()), -monthsKept)}T00:00:00Z`)
  while ((await store.deleteClosed(db, before, atOnce)) === atOnce);
}
