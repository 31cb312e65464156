import { jobOf } from '#app/kit/outbox/jobs.ts'
import { Undeliverable } from '#app/kit/outbox/undeliverable.ts'
import type { Portal } from '#app/portal.server.ts'
import { orderRequested } from '#app/features/trade/orders/orders.outbox.ts'
import { referenceOf } from '#app/features/trade/orders/orders.requests.ts'
import { answerRequest, findWaiting } from '#app/features/trade/orders/orders.requests.store.server.ts'
import { askFor } from './store.server.ts'

export function erpJobs(portal: Portal) {
  const { db, erp, clock } = portal
  return [
    jobOf(orderRequested, async ({ requestId }, tx) => {
      const request = await findWaiting(tx, requestId)
      if (!request) return undefined
      const { customerNumber, lines } = request
      if (!customerNumber) throw new Undeliverable('the company has no customer number any more')
      return {
        async call() {
          const reference = referenceOf(requestId)
          const answer = await erp.send({ reference, customerNumber, lines })
          if ('refused' in answer)
            return answerRequest(db, requestId, { state: 'refused', reason: answer.refused }, clock.now())
          await answerRequest(db, requestId, { state: 'taken', erp_number: answer.taken }, clock.now())
          // The order itself is read at once.
          await askFor(db, ['orders'], clock.now())
        },
      }
    }),
  ]
}
