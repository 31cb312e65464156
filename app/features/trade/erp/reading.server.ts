import { type ErpKind, erpKinds, type ErpRow } from '#app/adapters/erp/erp.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { oneAtATime } from '#app/kit/db/one-at-a-time.server.ts'
import type { Intake, RowFate } from '#app/kit/intake/intake.ts'
import { BreakerOpen } from '#app/kit/outbound/breaker.ts'
import { CallFailed } from '#app/kit/outbound/call.server.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { takeInvoices } from '#app/features/trade/invoices/invoices.intake.server.ts'
import { takeItems, takeStock } from '#app/features/trade/items/items.intake.server.ts'
import { takeOrders } from '#app/features/trade/orders/orders.intake.server.ts'
import type { Failure, Mark } from './erp.ts'
import * as store from './store.server.ts'

/** ms. What was changed while an earlier reading ran may bear a moment from before its mark. */
const overlap = 10 * 60_000

/** ms between two readings of a kind, however often the ERP says that something has changed. */
const shortestRest = 15_000

/** ms after which a reading that failed is tried again. */
const restAfterFailure = 60_000

/** Only one of several processes talks with the ERP. */
export const lock = 'erp'

/** Whether a kind is to be read now. */
function isDue(mark: Mark, now: Date, minutes: number): boolean {
  const since = mark.begunAt ? now.getTime() - mark.begunAt.getTime() : Infinity
  // A clock that was set back must not keep it from being read.
  if (since < 0) return true
  if (mark.failedAt) return since >= Math.min(isFailing(mark) ? restAfterFailure : shortestRest, minutes * 60_000)
  return since >= (mark.askedAt ? shortestRest : minutes * 60_000)
}

/** Left alone, it was not asked at all: another had failed before it. */
function isFailing({ failedAt, failure }: Mark): boolean {
  return failedAt !== null && failure !== 'left-alone'
}

/**
 * Reads what is due from the ERP: of several processes one at a time, each kind by itself, so that one that fails keeps
 * back no other. What has failed comes last: once the ERP was left alone a single call is let through to see, and by a kind
 * that fails each time it would be left alone for good.
 */
export async function readWhatIsDue(portal: Portal, stopping: AbortSignal): Promise<void> {
  const { db, slowDb, clock, settings } = portal
  const due = (marks: readonly Mark[]) =>
    marks
      .filter((mark) => isDue(mark, clock.now(), settings.erpMinutes))
      .toSorted((one, other) => Number(isFailing(one)) - Number(isFailing(other)))
  if (due(await store.listMarks(slowDb)).length === 0) return
  await oneAtATime(db, lock, async () => {
    for (const mark of due(await store.listMarks(slowDb))) {
      if (stopping.aborted) return
      await readKind(portal, mark, stopping)
    }
  })
}

/** Reads one kind from its mark on. What went wrong is noted, and tried again. */
async function readKind(portal: Portal, { kind, changedUpTo, failure }: Mark, stopping: AbortSignal) {
  const { db, clock, erp, log } = portal
  await store.noteMark(db, kind, { begun_at: clock.now(), asked_at: null })
  const since = changedUpTo ? new Date(changedUpTo.getTime() - overlap) : undefined
  try {
    for await (const page of erp.changed(kind, since)) {
      if (stopping.aborted) return
      await takeIn(portal, kind, page.rows)
      // A moment in the future, once believed, would keep out all that is changed until then.
      const mark = page.changedUpTo
      if (mark) await store.advanceMark(db, kind, mark < clock.now() ? mark : clock.now())
    }
    await store.noteMark(db, kind, { read_at: clock.now(), failed_at: null, failure: null, failure_detail: '' })
    if (failure) log.info({ event: 'erp read again', kind }, 'the ERP can be read again')
  } catch (error) {
    if (stopping.aborted) return
    const why = failureOf(error)
    const detail = error instanceof Error ? error.message.replaceAll('\0', '').slice(0, 500) : ''
    await store.noteMark(db, kind, { failed_at: clock.now(), failure: why, failure_detail: detail })
    // Once, and not with every try, nor each time it was left alone; whatever is no fault of the ERP's is a bug.
    if (why === 'failed') log.error({ err: error, kind }, 'what the ERP said could not be taken in')
    else if (!failure || (why !== failure && why !== 'left-alone' && failure !== 'left-alone'))
      log.warn({ event: 'erp not read', err: error, kind, why }, 'the ERP could not be read')
  }
}

/** Takes rows in, and sets aside those that do not fit. @returns what became of each */
export async function takeIn(
  portal: Portal,
  kind: ErpKind,
  rows: readonly ErpRow[],
  intake?: Intake,
): Promise<RowFate[]> {
  if (rows.length === 0) return []
  const fates = await fatesOf(portal, kind, rows, intake)
  const aside = fates.flatMap((fate, at) => {
    const row = rows[at]
    return row && fate.fate === 'refused' ? [{ ...row, reasons: fate.reasons }] : []
  })
  const fitting = rows.filter((_, at) => fates[at]?.fate !== 'refused')
  await portal.db.transaction().execute(async (tx) => {
    await store.forgetAside(tx, kind, fitting)
    if (aside.length > 0) await store.setAside(tx, kind, aside, portal.clock.now())
  })
  return fates
}

/**
 * What became of each row. One at which the portal itself fails is refused without a reason, and the others go on; where
 * none of so many can be taken in, it is no row's fault, and they come again.
 */
async function fatesOf(
  portal: Portal,
  kind: ErpKind,
  rows: readonly ErpRow[],
  intake: Intake | undefined,
): Promise<RowFate[]> {
  const failed: { number: string; error: unknown }[] = []
  const take = async (some: readonly ErpRow[]): Promise<RowFate[]> => {
    try {
      const contents = some.map(({ content }) => content)
      return await verbs[kind](portal, contents, intake)
    } catch (error) {
      // The database is away.
      if (error instanceof Problem) throw error
      const [first, ...others] = some
      if (first && others.length === 0) {
        failed.push({ number: first.number, error })
        return [{ number: first.number, fate: 'refused', reasons: [] }]
      }
      const half = Math.ceil(some.length / 2)
      return [...(await take(some.slice(0, half))), ...(await take(some.slice(half)))]
    }
  }
  const fates = await take(rows)
  const [one] = failed
  if (!one) return fates
  if (failed.length === rows.length && rows.length > mostOfItself) throw one.error
  const numbers = failed.map(({ number }) => number).slice(0, mostOfItself)
  portal.log.error({ err: one.error, kind, numbers }, 'rows of the ERP were set aside: the portal failed at them')
  return fates
}

const mostOfItself = 20

const verbs: Record<ErpKind, typeof takeOrders> = {
  orders: takeOrders,
  items: takeItems,
  stock: takeStock,
  invoices: takeInvoices,
}

/** Somebody would like the latest: the next look reads it. */
export function askForAll(db: Db, now: Date): Promise<void> {
  return store.askFor(db, erpKinds, now)
}

export function failureOf(error: unknown): Failure {
  if (error instanceof BreakerOpen) return 'left-alone'
  if (!(error instanceof CallFailed)) return 'failed'
  const { status } = error
  if (status === 401 || status === 403 || /sign-in was refused/.test(error.message)) return 'no-entry'
  if (status === 429) return 'busy'
  if (status === undefined) return /no answer/.test(error.message) ? 'no-answer' : 'not-understood'
  return status >= 500 ? 'unwell' : 'not-understood'
}
