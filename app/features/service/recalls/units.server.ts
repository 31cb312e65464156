import type { Db } from '#app/kit/db/db.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { formWords } from './forms.words.ts'
import { shownIn } from './pictures.ts'
import { picturesOfRecalls } from './pictures.store.server.ts'
import { mayStep, type Step, steps, type UnitState } from './recalls.ts'
import * as store from './store.server.ts'
import * as units from './units.store.server.ts'

/** What a company has to see to, recall by recall, with what it said of its stock. */
export async function readOwn({ db, clock }: Portal, viewer: Viewer) {
  if (viewer.side !== 'company') throw new Problem('not-found')
  const [own, stock] = await Promise.all([
    units.listOwnUnits(db, viewer, clock.now()),
    units.listStock(db, viewer.companyId),
  ])
  const ids = [...new Set(own.map(({ recallId }) => recallId))]
  const [recalls, pictures] = await Promise.all([
    Promise.all(ids.map((id) => store.findRecall(db, id))),
    picturesOfRecalls(db, ids),
  ])
  const found = recalls.flatMap((recall) =>
    recall
      ? [
          {
            recall,
            pictures: shownIn(
              recall,
              pictures.filter(({ recallId }) => recallId === recall.id),
            ),
            units: own.filter(({ recallId }) => recallId === recall.id),
            stock: stock.find(({ recallId }) => recallId === recall.id) ?? null,
          },
        ]
      : [],
  )
  // What must not be ridden stands above what can wait.
  return [true, false].flatMap((isSafety) => found.filter(({ recall }) => (recall.kind === 'recall') === isSafety))
}

/**
 * A tap of a workshop, or of staff; the same once more changes nothing. What was done before was done on that day, unless
 * they say another. @throws Problem not-found, not-yours, conflict
 */
export async function step(
  { db, clock }: Portal,
  viewer: Viewer,
  id: number,
  wanted: UnitState,
  day?: string,
): Promise<void> {
  const state = steps.find((one) => one === wanted)
  if (!mayStep(viewer)) throw new Problem('not-yours')
  const now = clock.now()
  if (day && day > dayOf(now)) throw conflictIn(formWords)('day-ahead')
  await db.transaction().execute(async (tx) => {
    const unit = await units.lockUnit(tx, viewer, id, now)
    if (!unit) throw new Problem('not-found')
    if (unit.recallState !== 'published') throw conflictIn(formWords)('step-gone')
    if (unit.state === wanted) return
    // Whom it reaches, and what is booked, is not for anybody to say.
    if (!state) throw conflictIn(formWords)('step-wrong')
    // Staff settle what no workshop repairs, such as a refund.
    if (state === 'done' && !unit.isChecked && viewer.side === 'company') throw conflictIn(formWords)('check-missing')
    await move(tx, viewer, unit, state, now, state === 'done' ? remedyOf(unit.remediedAt, day, now) : now)
  })
}

/** A day has no time of its own; that of the former remedy, or of today, is known. */
function remedyOf(former: Date | null, day: string | undefined, now: Date): Date {
  const known = [...(former ? [former] : []), now]
  if (!day) return former ?? now
  return known.find((one) => dayOf(one) === day) ?? new Date(`${day}T12:00:00Z`)
}

/** What was signed is what the recall of this bicycle asks for: nobody has to say so a second time. */
export async function settleChecked(tx: Db, viewer: Viewer, checked: units.Checked, now: Date): Promise<void> {
  for (const unit of await units.lockUnitsAsking(tx, viewer, checked, now)) await move(tx, viewer, unit, 'done', now)
}

type Moving = { id: number; recallId: number; state: UnitState }

async function move(
  tx: Db,
  viewer: Viewer,
  { id, recallId, state: from }: Moving,
  to: Step,
  now: Date,
  at = now,
): Promise<void> {
  await units.setState(tx, id, to, at)
  const detail = { from, to, ...(at !== now && { on: at.toISOString() }) }
  await store.insertEvent(tx, { recallId, unitId: id, kind: 'unit', actor: viewer.accountId, detail }, now)
}

/** A dealer has looked through its stock. @throws Problem not-found, conflict */
export async function checkStock(
  { db, clock }: Portal,
  viewer: Viewer,
  recallId: number,
  found: number,
): Promise<Mistake | undefined> {
  if (viewer.side !== 'company' || viewer.role === 'customer') throw new Problem('not-found')
  const { companyId, accountId: actor } = viewer
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    const one = await units
      .unitsVisibleTo(tx, viewer, now)
      .select('recall.state')
      .where('recall.id', '=', recallId)
      .limit(1)
      .executeTakeFirst()
    if (!one) throw new Problem('not-found')
    if (one.state !== 'published') throw conflictIn(formWords)('step-gone')
    await units.insertStock(tx, recallId, companyId, found, now)
    await store.insertEvent(tx, { recallId, kind: 'stock', actor, detail: { found } }, now)
  })
  return undefined
}
