import type { Portal } from '#app/portal.server.ts'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import { Problem } from '#app/kit/problem.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { requireStaff } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import type { SerialRange } from '#app/features/bicycles/models/models.ranges.ts'
import { listPictures } from './pictures.store.server.ts'
import { shownIn } from './pictures.ts'
import type { Recall } from './recalls.ts'
import * as store from './store.server.ts'
import { countOpen, readMeasures, unitsVisibleTo } from './units.store.server.ts'

const eventsShown = 100

/** One, for staff. @throws Problem not-found */
export async function findRecall({ db }: Portal, viewer: Viewer, id: number): Promise<Recall> {
  requireStaff(viewer)
  const recall = await store.findRecall(db, id)
  if (!recall) throw new Problem('not-found')
  return recall
}

/** Its numbers and what happened to it, for staff. @throws Problem not-found */
export async function readProgress({ db }: Portal, viewer: Viewer, recall: Recall) {
  requireStaff(viewer)
  const [serials, pictures, measures, events] = await Promise.all([
    store.firstSerials(db, { recallId: recall.id }),
    listPictures(db, { recallId: recall.id }),
    recall.state === 'draft' ? undefined : readMeasures(db, recall.id),
    store.listEvents(db, recall.id, eventsShown),
  ])
  return { serials, pictures: shownIn(recall, pictures), measures, events }
}

/** How many bicycles of somebody wait because of a recall: a value of any query. */
export function openUnits({ db, clock }: Pick<Portal, 'db' | 'clock'>, viewer: Viewer) {
  return countOpen(db, viewer, clock.now())
}

/** The number of a bicycle under recall that is this viewer's matter; of any other nothing. */
export async function recalledSerial(
  { db, clock }: Pick<Portal, 'db' | 'clock'>,
  viewer: Viewer,
  typed: string,
): Promise<string> {
  const found = await unitsVisibleTo(db, viewer, clock.now())
    .select('unit.serial_number as serialNumber')
    .where('unit.serial_folded', '=', foldSerial(typed))
    .limit(1)
    .executeTakeFirst()
  return found?.serialNumber ?? ''
}

/** The notices anybody may read, the latest first. */
export function listNotices({ db }: Pick<Portal, 'db'>) {
  return store.listNotices(db)
}

/** The numbers it names, for staff. @throws Problem not-found */
export function serialsOf({ db }: Portal, viewer: Viewer, id: number): Promise<SerialRange[]> {
  requireStaff(viewer)
  return store.listSerials(db, id)
}

/** What a new one may be called. @throws Problem not-found */
export function proposeNumber({ db, clock }: Portal, viewer: Viewer): Promise<string> {
  requireStaff(viewer)
  return store.proposeNumber(db, dayOf(clock.now()).slice(0, 4))
}
