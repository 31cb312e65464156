import { maybeId } from '#app/kit/http/ids.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import type { RowFate } from '#app/kit/intake/intake.ts'
import { BreakerOpen } from '#app/kit/outbound/breaker.ts'
import { CallFailed } from '#app/kit/outbound/call.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { consumeLimit } from '#app/kit/throttle.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireStaff } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { askForAll, failureOf, takeIn } from './reading.server.ts'
import * as store from './store.server.ts'

/** Rows set aside that the page shows. */
const shown = 100

/** In an hour, of one of the staff: each is a question to the ERP that somebody waits for. */
const asksAnHour = 60

/** What the console says of the ERP. @throws Problem not-found for anyone not of staff */
export async function readErpConsole(portal: Portal, viewer: Viewer) {
  requireStaff(viewer)
  const { db, erp, settings } = portal
  const [marks, counts, rejected] = await Promise.all([
    store.listMarks(db),
    store.countAside(db),
    store.listAside(db, shown),
  ])
  return {
    isConnected: erp.name !== 'none',
    minutes: settings.erpMinutes,
    marks: marks.map((mark) => ({ ...mark, aside: counts[mark.kind] })),
    rejected,
    mapping: erp.mapping(),
  }
}

/** Has everything read soon. @throws Problem not-found for anyone not of staff */
export async function readSoon({ db, clock }: Portal, viewer: Viewer): Promise<void> {
  requireStaff(viewer)
  await askForAll(db, clock.now())
}

/** Whether the ERP answers now. @throws Problem not-found for anyone not of staff; too-many-tries */
export async function checkErp(portal: Portal, viewer: Viewer): Promise<Mistake | undefined> {
  await mayAsk(portal, viewer)
  return asked(() => portal.erp.health())
}

/**
 * Takes one order over as the ERP has it now, whatever the portal was told before.
 * @throws Problem not-found for anyone not of staff; too-many-tries
 */
export async function fetchOrder(portal: Portal, viewer: Viewer, number: string): Promise<Mistake | undefined> {
  const { accountId } = await mayAsk(portal, viewer)
  let fate: RowFate | undefined
  const failed = await asked(async () => {
    const row = await portal.erp.findOrder(number)
    if (row) [fate] = await takeIn(portal, 'orders', [row], { overwrites: true })
  })
  if (failed) return { ...failed, path: 'number' }
  if (!fate) return { path: 'number', message: 'order.unknown' }
  portal.log.info({ event: 'erp order fetched', actor: accountId, number, fate: fate.fate }, 'an order was fetched')
  return fate.fate === 'refused' ? { path: 'number', message: 'order.refused' } : undefined
}

/**
 * Tries rows that were set aside once more: one or, without an id, a thousand, with each press the next.
 * @throws Problem not-found
 */
export async function retryAside(portal: Portal, viewer: Viewer, id?: string | null): Promise<Mistake | undefined> {
  requireStaff(viewer)
  const one = id === undefined ? undefined : (maybeId(id) ?? 0)
  const rows = await store.readAside(portal.db, one, 1000)
  const fates: RowFate[] = []
  for (const [kind, some] of Map.groupBy(rows, (row) => row.kind)) fates.push(...(await takeIn(portal, kind, some)))
  const left = fates.filter(({ fate }) => fate === 'refused').length
  return left > 0 && left === fates.length ? { path: '', message: 'retry.none' } : undefined
}

/** Forgets a row: if it changes in the ERP, it comes again. @throws Problem not-found for anyone not of staff */
export async function discardAside(portal: Portal, viewer: Viewer, id: string | null): Promise<void> {
  const { accountId } = requireStaff(viewer)
  const number = maybeId(id)
  if (number === undefined || !(await store.discardAside(portal.db, number))) return
  portal.log.info({ event: 'erp row discarded', actor: accountId, subject: number }, 'a row of the ERP was discarded')
}

async function mayAsk({ db, clock, erp }: Portal, viewer: Viewer) {
  const staff = requireStaff(viewer)
  if (erp.name === 'none') throw new Problem('not-found')
  const limit = { key: `erp-asks:${staff.accountId}`, tries: asksAnHour, minutes: 60 }
  if (!(await consumeLimit(db, clock.now(), limit))) throw new Problem('too-many-tries')
  return staff
}

/** What keeps the ERP from answering is for a person to read; anything else is a bug. */
async function asked(ask: () => Promise<void>): Promise<Mistake | undefined> {
  try {
    await ask()
    return undefined
  } catch (error) {
    if (!(error instanceof CallFailed || error instanceof BreakerOpen)) throw error
    return { path: '', message: `failure.${failureOf(error)}` }
  }
}
