import * as z from 'zod/mini'
import type { Jobs } from '#app/kit/outbox/worker.server.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { addressIn, letterheadIn, type Portal } from '#app/portal.server.ts'
import { addMonths } from '#app/features/bicycles/coverage/coverage.days.ts'
import { writeMail } from './mails/mails.server.ts'
import { monthsKept, type Remark } from './remarks.ts'
import * as store from './store.server.ts'

const addressed = z.object({ id: z.number() })

export function remarkJobs(portal: Portal): Jobs {
  return {
    /** A reply to what somebody wrote: like all replies it cannot be switched off. */
    async 'mail.remark'(payload, tx) {
      const remark = await store.findRemark(tx, addressed.parse(payload).id)
      const reader = remark && (await store.findAuthor(tx, remark.accountId))
      if (!remark?.closedAt || !reader) return
      const path = pathOf(remark)
      const link = path && addressIn(portal, reader.locale, path)
      const brand = letterheadIn(portal, reader.locale)
      return { to: reader.email, ...writeMail({ brand, reader, remark, link }) }
    },
  }
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
