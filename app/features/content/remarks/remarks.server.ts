import { eachRow } from '#app/kit/lists/export.server.ts'
import { put } from '#app/kit/outbox/outbox.server.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { countSent } from '#app/features/people/account/account.limits.server.ts'
import { requireStaff } from '#app/features/people/account/account.server.ts'
import type { StaffViewer, Viewer } from '#app/features/people/account/account.ts'
import type { RemarkInput } from './remarks.forms.ts'
import { formWords } from './forms.words.ts'
import * as lists from './lists.server.ts'
import { remarkMail } from './remarks.outbox.ts'
import type { Guide, Remark, RemarkRow } from './remarks.ts'
import * as store from './store.server.ts'

/**
 * Somebody says what is wrong in a guide that they have before them. The same said twice by one form is said once.
 * @param guide one that the caller has found for this viewer
 * @throws Problem too-many-remarks
 */
export async function sayRemark(portal: Portal, viewer: Viewer, guide: Guide, input: RemarkInput): Promise<void> {
  const { submission, body, page } = input
  const now = portal.clock.now()
  const remark = { guide, body, page: page ? Number(page) : null, accountId: viewer.accountId, submission }
  await portal.db.transaction().execute(async (tx) => {
    const added = await store.addRemarkOnce(tx, remark, now)
    if (added !== undefined) await countSent(tx, viewer, 'remarks', now)
  })
}

/** One page of what has been said. @throws Problem not-found */
export function listRemarks({ db }: Portal, viewer: Viewer, { after, ...filter }: lists.RemarkFilter) {
  return lists.listRemarks(db, requireStaff(viewer), filter, after)
}

/** All that the list shows, whatever page. @throws Problem not-found */
export function exportRemarks({ db }: Portal, viewer: Viewer, filter: Omit<lists.RemarkFilter, 'after'>) {
  const staff = requireStaff(viewer)
  return eachRow<RemarkRow>((last, limit) => lists.listAfter(db, staff, filter, last, limit))
}

/** @throws Problem not-found */
export async function findRemark({ db }: Portal, viewer: Viewer, id: number): Promise<Remark> {
  requireStaff(viewer)
  const remark = await store.findRemark(db, id)
  if (!remark) throw new Problem('not-found')
  return remark
}

/**
 * What came of it, which its author is written. The same said again does nothing.
 * @throws Problem not-found; conflict where somebody else was quicker
 */
export async function closeRemark(portal: Portal, viewer: StaffViewer, id: number, outcome: string): Promise<void> {
  await portal.db.transaction().execute(async (tx) => {
    const remark = await store.lockRemark(tx, id)
    if (!remark) throw new Problem('not-found')
    if (remark.closedAt && remark.closedById === viewer.accountId && remark.outcome === outcome) return
    if (remark.closedAt) throw conflictIn(formWords)('closed-meanwhile')
    const at = portal.clock.now()
    await store.closeRemark(tx, id, { outcome, by: viewer.accountId, at })
    // Who closes their own knows what came of it.
    if (remark.accountId === viewer.accountId) return
    await put(tx, remarkMail.of(`remark ${id}`, { id }), at)
  })
}

/** How many wait for somebody: a value of any query. @throws Problem not-found */
export function openRemarks({ db }: Pick<Portal, 'db'>, viewer: Viewer) {
  requireStaff(viewer)
  return store.countOpen(db)
}

/** The latest with these words; none for anyone but staff. */
export async function searchRemarks({ db }: Portal, viewer: Viewer, q: string, limit: number): Promise<RemarkRow[]> {
  return viewer.side === 'maker' ? lists.findLatest(db, viewer, q, limit) : []
}

/** Those of these that there are; none for anyone but staff. */
export async function remarksById({ db }: Portal, viewer: Viewer, ids: readonly number[]): Promise<RemarkRow[]> {
  return viewer.side === 'maker' ? store.listByIds(db, ids) : []
}
