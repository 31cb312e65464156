import type { Transaction } from 'kysely'
import type { Portal } from '#app/portal.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'

/** The portal as it was at a moment in the past, every verb's transaction being a part of this one. */
export function portalAt(portal: Portal, tx: Transaction<Tables>, at: Date): Portal {
  return { ...portal, db: joining(tx), clock: { now: () => at } }
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
