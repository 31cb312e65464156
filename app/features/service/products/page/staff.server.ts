import type { Db } from '#app/kit/db/db.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { StaffViewer, Viewer } from '#app/features/people/account/account.ts'
import { checkSerial } from '#app/features/bicycles/models/models.serials.ts'
import { refreshLastDays } from '#app/features/bicycles/warranty/warranty.refresh.server.ts'
import { transferCode, transferHash } from '../codes.server.ts'
import type { AttributesInput, CorrectionInput, IssueInput } from '../corrections.forms.ts'
import { correct, eventOf } from '../corrections.server.ts'
import { setAttributes } from '../corrections.store.server.ts'
import { changesBetween, plainMeasures } from '../corrections.ts'
import { insertEntry } from '../entries.store.server.ts'
import { formWords } from '../forms.words.ts'
import type { Attribute } from '#app/catalogue/catalogue.ts'
import { type Attributes, attributesOf, readAttributes } from '../product.attributes.ts'
import { canCorrect, type Product, transferDays } from '../products.ts'
import * as store from '../store.server.ts'
import { deleteTransfer, findTransfer, putTransfer } from '../transfers.store.server.ts'

/** Corrects what somebody registered wrongly; the warranty follows. @throws Problem module-missing, not-found, conflict */
export async function correctRegistration(
  portal: Portal,
  viewer: Viewer,
  id: number,
  input: CorrectionInput,
): Promise<Mistake | undefined> {
  staffOf(viewer)
  const { version, size = '', colour = '', ...submitted } = input
  const checked = checkSerial(portal.catalogues.current().families, submitted.frame_model, submitted.serial_number)
  // The form's schema has checked it already: here it is only written the one right way.
  const serial = 'serial' in checked ? checked.serial : submitted.serial_number
  return correct(portal, viewer, id, { ...submitted, serial_number: serial, size, colour, version: Number(version) })
}

/** Vouches for a registration; one that is confirmed already stays as it is. @throws Problem module-missing, not-found */
export async function confirmRegistration(portal: Portal, viewer: Viewer, id: number): Promise<void> {
  await onLocked(portal, viewer, id, async (tx, staff, now, product) => {
    if (product.isConfirmed) return
    await store.setConfirmedBy(tx, id, 'staff')
    await store.insertEvent(tx, { ...eventOf(staff, product, now), kind: 'confirmed' }, now)
    await refreshLastDays(tx, portal.catalogues.current(), id)
  })
}

/** Writes what is known of a bicycle's attributes; blank ones are removed. @throws Problem module-missing, not-found, conflict */
export async function correctAttributes(
  portal: Portal,
  viewer: Viewer,
  id: number,
  input: AttributesInput,
): Promise<void> {
  await onLocked(portal, viewer, id, async (tx, staff, now, product) => {
    const schema = attributesOf(portal.catalogues.current(), product.frameModel)
    const wanted = attributesIn(schema, input)
    const before = readAttributes(schema, product.attributes)
    const changes = changesBetween(textsOf(schema, before), textsOf(schema, wanted))
    if (Object.keys(changes).length === 0) return
    if (Number(input.version) !== product.version) throw conflictIn(formWords)('facts-conflict')
    await setAttributes(tx, id, wanted)
    await store.insertEvent(tx, { ...eventOf(staff, product, now), kind: 'attributes', changes }, now)
  })
}

/**
 * Makes the code by which a bicycle that somebody else registered comes to whom it belongs; one before it is void.
 * A repeated post does nothing; with another reason, by a page gone back to, it is another code. @throws Problem module-missing, not-found
 */
export async function issueCode(
  portal: Portal,
  viewer: Viewer,
  id: number,
  { submission, reason }: IssueInput,
): Promise<void> {
  await onLocked(portal, viewer, id, async (tx, staff, now, product) => {
    const event = { ...eventOf(staff, product, now), kind: 'code', body: reason, submission } as const
    if (!(await insertEntry(tx, event, now))) return
    const expiresAt = new Date(now.getTime() + transferDays * 24 * 60 * 60_000)
    await putTransfer(tx, staff, id, {
      codeHash: transferHash(transferCode(portal, id, now)),
      createdAt: now,
      expiresAt,
    })
  })
}

/** Makes staff's code void; where there is none, nothing happens. @throws Problem module-missing, not-found */
export async function withdrawCode(portal: Portal, viewer: Viewer, id: number): Promise<void> {
  await onLocked(portal, viewer, id, async (tx, staff, now, product) => {
    if (!(await findTransfer(tx, id, now))?.byMaker) return
    await deleteTransfer(tx, id)
    await store.insertEvent(tx, { ...eventOf(staff, product, now), kind: 'code_withdrawn' }, now)
  })
}

type Act<Result> = (tx: Db, staff: StaffViewer, now: Date, product: Product) => Promise<Result>

async function onLocked<Result>(portal: Portal, viewer: Viewer, id: number, act: Act<Result>): Promise<Result> {
  const staff = staffOf(viewer)
  return portal.db.transaction().execute(async (tx) => {
    const product = await store.lockProduct(tx, staff, id)
    if (!product) throw new Problem('not-found')
    return act(tx, staff, portal.clock.now(), product)
  })
}

/** These forms do not exist for anyone who holds bicycles. */
function staffOf(viewer: Viewer): StaffViewer {
  requireModule(viewer, 'products')
  if (!canCorrect(viewer)) throw new Problem('not-found')
  return viewer
}

function attributesIn(schema: readonly Attribute[], input: AttributesInput): Attributes {
  const attributes: Attributes = {}
  for (const { code, kind } of schema) {
    const value = input[code]
    if (typeof value === 'number') attributes[code] = value
    else if (typeof value === 'string' && value !== '')
      attributes[code] = kind === 'measures' ? plainMeasures(value) : value
  }
  return attributes
}

/** Each attribute of the family, blank where it has no value. */
function textsOf(schema: readonly Attribute[], attributes: Attributes): Record<string, string> {
  return Object.fromEntries(schema.map(({ code }) => [code, String(attributes[code] ?? '')]))
}
