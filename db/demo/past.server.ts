import type { Transaction } from 'kysely'
import type { Portal } from '#app/portal.server.ts'
import { readsOfPrimary } from '#app/kit/db/replica.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { createRandom } from './drawings/random.ts'

const dayMs = 86_400_000

/** When a thing was put on its shelf, so many days ago: at another hour each day, and the same one all day long. */
export function shelvedAt(now: Date, ago: number): Date {
  const hours = createRandom(`shelf ${ago}`).between(8, 17)
  const midnight = Math.floor(now.getTime() / dayMs - ago) * dayMs
  return new Date(midnight + Math.floor(hours * 60) * 60_000)
}

/** The portal as it was at a moment in the past, every verb's transaction being a part of this one. */
export function portalAt(portal: Portal, tx: Transaction<Tables>, at: Date): Portal {
  const db = joining(tx)
  return { ...portal, db, reads: readsOfPrimary({ db, slowDb: db }), clock: { now: () => at } }
}

function joining(tx: Transaction<Tables>): Transaction<Tables> {
  const transaction = () => ({ execute: (work: (inner: Transaction<Tables>) => unknown) => work(tx) })
  return new Proxy(tx, {
    get(target, key) {
      if (key === 'transaction') return transaction
      const value: unknown = Reflect.get(target, key)
      // Kysely keeps its state in private fields, which a proxy has not.
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
