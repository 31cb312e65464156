import type { Db } from '#app/kit/db/db.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import type { Act } from './acts.ts'

/**
 * In the transaction of what it tells of. What a company's own people do there is their matter, and not told here.
 * @param viewer who did it
 */
export async function noteAct(tx: Db, viewer: Viewer, act: Act, now: Date): Promise<void> {
  await noteActs(tx, viewer, [act], now)
}

export async function noteActs(tx: Db, viewer: Viewer, acts: readonly Act[], now: Date): Promise<void> {
  if (viewer.side !== 'maker' || acts.length === 0) return
  const rows = acts.map(({ kind, companyId = null, accountId = null, what = '' }) => ({
    at: now,
    actor_id: viewer.accountId,
    kind,
    company_id: companyId,
    account_id: accountId,
    what,
  }))
  await tx.insertInto('console_act').values(rows).execute()
}
