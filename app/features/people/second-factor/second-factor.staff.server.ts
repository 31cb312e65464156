import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin } from '#app/features/people/account/account.server.ts'
import { endSessions } from '#app/features/people/account/account.sessions.server.ts'
import { noteAct } from '#app/features/people/acts/acts.server.ts'
import type { StaffViewer, Viewer } from '#app/features/people/account/account.ts'
import { tell } from './factors.server.ts'
import * as store from './store.server.ts'

/**
 * For somebody who lost phone and recovery codes: all their factors are gone and their sessions ended. Nobody does it to
 * themselves, past their own password. @throws Problem not-found, not-yours
 */
export async function resetSecondFactor(portal: Portal, viewer: Viewer, accountId: number): Promise<void> {
  const admin = requireAdmin(viewer)
  if (admin.accountId === accountId) throw new Problem('not-yours')
  await reset(portal, admin, accountId)
}

/** The same at the machine itself, where nobody is signed in. @throws Problem not-found */
export function resetSecondFactorByOperator(portal: Portal, accountId: number): Promise<void> {
  return reset(portal, 'operator', accountId)
}

async function reset(portal: Portal, by: StaffViewer | 'operator', accountId: number): Promise<void> {
  await portal.db.transaction().execute(async (tx) => {
    const inTx = { ...portal, db: tx }
    await store.lockAccount(tx, accountId)
    if (!(await store.findAccount(tx, accountId))) throw new Problem('not-found')
    await store.deleteTotp(tx, accountId)
    await store.deletePasskeys(tx, accountId)
    await store.replaceRecoveryCodes(tx, accountId, [])
    await endSessions(inTx, accountId, { except: null })
    await tell(inTx, accountId, 'reset')
    if (by !== 'operator') await noteAct(tx, by, { kind: 'second-factor-reset', accountId }, portal.clock.now())
  })
  const actor = by === 'operator' ? by : by.accountId
  portal.log.warn({ event: 'second factor reset by staff', actor, of: accountId }, 'reset')
}
