import { conflictIn, Problem } from '#app/kit/problem.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import type { Checklist } from '#app/catalogue/catalogue.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { CompanyViewer, Viewer } from '#app/features/people/account/account.ts'
import { checkSerial, foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import { findProduct, productBearing } from '#app/features/service/products/products.server.ts'
import { productTitle } from '#app/features/service/products/products.ts'
import { listOfKind, listsFor, mayFill } from '#app/features/service/checklists/checklists.ts'
import type { Check, Subject } from './checks.ts'
import { fillWords } from './fill.words.ts'
import * as store from './store.server.ts'
import { findAtDesk, findUnit } from './subjects.store.server.ts'

/** By what an address names a bicycle. */
export type Asked = { product: number } | { appointment: number } | { unit: number }

/** The bicycle and the list that an address names. @throws Problem module-missing, not-found */
export async function readBeginning(portal: Portal, viewer: Viewer, asked: Asked, code: string) {
  const filler = requireFiller(viewer)
  const subject = await subjectOf(portal, filler, asked)
  const list = listNamed(portal, subject, code)
  const key = { companyId: filler.companyId, serialFolded: foldSerial(subject.serialNumber), checklist: list.code }
  const open = await store.openOf(portal.db, key).executeTakeFirst()
  // Nobody goes on with a correction from here: begun, it is a service by itself.
  return { subject, list, open: open?.correctsId === null ? open.id : null }
}

/** Begins it, or goes on with the one that is open. @returns its number @throws Problem module-missing, not-found */
export async function begin(portal: Portal, viewer: Viewer, asked: Asked, code: string): Promise<number> {
  const filler = requireFiller(viewer)
  const subject = await subjectOf(portal, filler, asked)
  return put(portal, portal.db, filler, subject, listNamed(portal, subject, code))
}

/** @param typed a number that fits its family. @returns its number, or why there is nothing to begin */
export async function beginDelivery(
  portal: Portal,
  viewer: Viewer,
  typed: { frame_model: string; serial_number: string },
): Promise<number | Mistake> {
  const filler = requireFiller(viewer)
  requireModule(viewer, 'products')
  const { families, checklists } = portal.catalogues.current()
  const checked = checkSerial(families, typed.frame_model, typed.serial_number)
  const serialNumber = 'serial' in checked ? checked.serial : typed.serial_number
  const list = listOfKind(checklists, typed.frame_model, 'delivery')
  if (!list) return { path: 'frame_model', message: 'delivery-none' }
  // One that only looks alike is asked about at the signing.
  const productId = (await productBearing(portal, viewer, serialNumber)) ?? null
  const family = typed.frame_model
  const subject = { title: family, serialNumber, family, productId, appointmentId: null, unitId: null }
  return put(portal, portal.db, filler, subject, list)
}

/** A new one about the same bicycle, which names the one it puts right. @throws Problem not-found, conflict */
export async function correct(portal: Portal, viewer: Viewer, id: number): Promise<number> {
  const filler = requireFiller(viewer)
  return portal.db.transaction().execute(async (tx) => {
    const earlier = await store.lockCheck(tx, filler, id)
    if (!earlier) throw new Problem('not-found')
    if (earlier.state !== 'signed') throw conflictIn(fillWords)('not-signed')
    const { checklists } = portal.catalogues.current()
    const list = listsFor(checklists, earlier.family).find(({ code }) => code === earlier.checklist)
    if (!list) throw conflictIn(fillWords)('list-gone')
    const key = { companyId: filler.companyId, serialFolded: foldSerial(earlier.serialNumber), checklist: list.code }
    const open = await store.openOf(tx, key).executeTakeFirst()
    if (open && open.correctsId !== id) throw conflictIn(fillWords)('other-open')
    // What is signed is put right from its last version.
    if (earlier.correctedById !== null && !open) throw conflictIn(fillWords)('corrected-already')
    return put(portal, tx, filler, { ...earlier, title: '' }, list, earlier)
  })
}

/** @throws Problem module-missing; not-found for riders and staff, who begin none */
export function requireFiller(viewer: Viewer): CompanyViewer {
  if (!mayFill(viewer)) throw new Problem('not-found')
  requireModule(viewer, 'user-guides')
  return viewer
}

/** @throws Problem not-found where it is of another family */
function listNamed(portal: Portal, { family, asked }: Subject, code: string): Checklist {
  const list = listsFor(portal.catalogues.current().checklists, family).find((one) => one.code === (asked ?? code))
  if (!list) throw new Problem('not-found')
  return list
}

async function subjectOf(portal: Portal, viewer: CompanyViewer, asked: Asked): Promise<Subject> {
  if ('product' in asked) {
    const product = await findProduct(portal, viewer, asked.product)
    const { id: productId, serialNumber, frameModel: family } = product
    return { title: productTitle(product), serialNumber, family, productId, appointmentId: null, unitId: null }
  }
  const now = portal.clock.now()
  const found =
    'unit' in asked
      ? await findUnit(portal.db, viewer, asked.unit, now)
      : await findAtDesk(portal.db, viewer, asked.appointment, now)
  if (!found) throw new Problem('not-found')
  return found
}

function put(
  portal: Portal,
  db: Db,
  viewer: CompanyViewer,
  subject: Subject,
  list: Checklist,
  corrects?: Check,
): Promise<number> {
  const { productId, serialNumber, family, appointmentId, unitId } = subject
  const check = {
    productId,
    serialNumber,
    family,
    appointmentId,
    unitId,
    checklist: list.code,
    names: list.name,
    kind: list.kind,
    catalogueVersion: portal.catalogues.current().version,
    companyId: viewer.companyId,
    begunBy: viewer.accountId,
    serialFolded: foldSerial(serialNumber),
    correctsId: corrects?.id ?? null,
  }
  return store.insertCheck(db, check, portal.clock.now())
}
