import { accountLimits } from '#app/limits.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { consumeLimit } from '#app/kit/throttle.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { isFor, type Module, modules, type Viewer } from '#app/features/people/account/account.ts'
import { type Licence, mayPurchase, type ModuleState } from './licence.ts'
import { isAvailable } from '#app/features/people/pages/pages.ts'
import { moduleRequested } from './licence.outbox.ts'
import * as store from './store.server.ts'

/** The licence of the viewer's company. @throws Problem not-found for staff, who have none */
export async function readLicence(portal: Portal, viewer: Viewer): Promise<Licence> {
  if (viewer.side !== 'company') throw new Problem('not-found')
  const may = mayPurchase(viewer)
  const [states, owners] = await Promise.all([
    readModules(portal, viewer.companyId),
    may ? [] : store.listOwners(portal.db, viewer.companyId),
  ])
  const others = modules.filter((module) => !isFor(viewer.role, module))
  // A rider is a company of one: what is not for them is for nobody there.
  const isAlone = viewer.role === 'customer'
  return {
    modules: isAlone ? states.filter(({ module }) => !others.includes(module)) : states,
    forOthers: isAlone ? [] : others,
    mayPurchase: may,
    owners,
  }
}

/** Every module there is, as a company has it. */
export async function readModules(portal: Portal, companyId: number): Promise<ModuleState[]> {
  const rows = new Map((await store.listModules(portal.db, companyId)).map((row) => [row.module, row]))
  return modules.map((module) => stateOf(module, rows.get(module)))
}

type Row = Awaited<ReturnType<typeof store.listModules>>[number]

function stateOf(module: Module, row: Row | undefined): ModuleState {
  if (row?.state === 'active') return { module, state: 'active' }
  if (row?.state === 'requested' && row.requestedAt)
    return { module, state: 'requested', requestedAt: row.requestedAt, requestedBy: row.requestedBy || null }
  if (row?.state === 'refused') return { module, state: 'refused', refusedAt: row.answeredAt, reason: row.reason ?? '' }
  return { module, state: 'none' }
}

/** All administrators get a mail of each. */
const mostADay = { tries: accountLimits.moduleRequestsADay, minutes: 24 * 60 }

/**
 * Asks staff for a module. Asked twice, it is one request.
 * @returns whether staff hear of it; not for what is active or asked for already
 * @throws Problem not-found for staff, not-yours for anyone who does not decide on the licence, too-many-tries
 */
export async function requestModule(portal: Portal, viewer: Viewer, module: Module): Promise<boolean> {
  if (viewer.side !== 'company') throw new Problem('not-found')
  if (!mayPurchase(viewer)) throw new Problem('not-yours')
  if (!isAvailable(module) || !isFor(viewer.role, module)) throw new Problem('body-malformed')
  const { companyId, accountId } = viewer
  const now = portal.clock.now()
  const isNew = await portal.db.transaction().execute(async (tx) => {
    const added = await store.insertRequest(tx, { companyId, module, accountId }, now)
    if (added && !(await consumeLimit(tx, now, { key: `modules ${accountId}`, ...mostADay })))
      throw new Problem('too-many-tries')
    if (added) await outbox.put(tx, moduleRequested.of(subjectOf(companyId), { companyId, module }), now)
    return added
  })
  if (isNew) portal.log.info({ event: 'module requested', actor: accountId, module }, 'module requested')
  return isNew
}

/**
 * Takes back a request nobody has answered yet; staff find it no more.
 * @returns whether there was one
 * @throws Problem not-found for staff, not-yours for anyone who does not decide on the licence
 */
export async function withdrawRequest(portal: Portal, viewer: Viewer, module: Module): Promise<boolean> {
  if (viewer.side !== 'company') throw new Problem('not-found')
  if (!mayPurchase(viewer)) throw new Problem('not-yours')
  const { companyId, accountId } = viewer
  const isDone = await store.deleteRequest(portal.db, companyId, module)
  if (isDone)
    portal.log.info({ event: 'module request withdrawn', actor: accountId, module }, 'module request withdrawn')
  return isDone
}

/** The subject of mails about a company's licence: those to one person leave in order, and hold up nobody else's. */
export function subjectOf(companyId: number, accountId?: number): string {
  return accountId ? `licence ${companyId} ${accountId}` : `licence ${companyId}`
}
