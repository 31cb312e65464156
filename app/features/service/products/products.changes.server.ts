import { conflictIn, Problem } from '#app/kit/problem.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { CompanyViewer, Viewer } from '#app/features/people/account/account.ts'
import { todayIn } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { normaliseSerial } from '#app/features/bicycles/models/models.serials.ts'
import { noteService } from '#app/features/bicycles/warranty/warranty.book.server.ts'
import { newPassportCode, transferCode, transferHash } from './codes.server.ts'
import type { LooksInput } from './corrections.forms.ts'
import { correct } from './corrections.server.ts'
import { insertEntry } from './entries.store.server.ts'
import { formWords } from './forms.words.ts'
import type { ActivityInput, ConsentsInput, ConsumableInput } from './products.forms.ts'
import { canRegister, canTransfer, type EventKind, type Product, services, transferDays } from './products.ts'
import * as store from './store.server.ts'
import { deleteTransfer, findTransfer, putTransfer } from './transfers.store.server.ts'

/** Adds to the log of a bicycle. A repeated post does nothing. @throws Problem module-missing, not-found */
export function logActivity(portal: Portal, viewer: Viewer, id: number, input: ActivityInput): Promise<void> {
  const { submission, activity, day, text = '' } = input
  const service = services.find((one) => one === activity)
  const kind = service ? 'service' : activity === 'accessory' ? 'accessory' : 'note'
  return change(portal, viewer, id, async (tx, holder, now) => {
    const entry = { ...by(holder, id, kind), subject: service ?? '', day, body: text, submission }
    if ((await insertEntry(tx, entry, now)) && service) await noteService(tx, portal.catalogues.current(), id, now)
  })
}

/** Notes the state of what wears. A repeated post does nothing. @throws Problem module-missing, not-found */
export function checkConsumable(portal: Portal, viewer: Viewer, id: number, input: ConsumableInput): Promise<void> {
  const { submission, consumable, state, day } = input
  return change(portal, viewer, id, async (tx, holder, now) => {
    await insertEntry(tx, { ...by(holder, id, 'consumable'), subject: consumable, state, day, submission }, now)
  })
}

/**
 * Gives the consent or takes it back, and notes it; what is as it was is not noted again.
 * @throws Problem module-missing, not-found
 */
export function changeConsents(portal: Portal, viewer: Viewer, id: number, wanted: ConsentsInput): Promise<void> {
  return change(portal, viewer, id, async (tx, holder, now, product) => {
    const { safety_contact: isWanted } = wanted
    if (isWanted === product.safetyContact) return
    const day = todayIn(product.country, now)
    const state = isWanted ? 'yes' : 'no'
    await store.setSafetyContact(tx, id, isWanted)
    await store.insertEvent(tx, { ...by(holder, id, 'consent'), subject: 'safety_contact', state, day }, now)
  })
}

/**
 * The holder corrects size and colour, and while nobody has confirmed the registration its number, which is checked as when
 * it is registered; all else staff do. @throws Problem module-missing, not-found, conflict
 */
export async function correctLooks(portal: Portal, viewer: Viewer, id: number, input: LooksInput) {
  requireModule(viewer, 'products')
  if (!canRegister(viewer)) throw new Problem('not-found')
  const { version, size = '', colour = '', serial_number: typed, serial_confirmed: confirmed } = input
  const looks = { size, colour, version: Number(version) }
  if (!typed) return correct(portal, viewer, id, looks)
  const product = await store.findProduct(portal.db, viewer, id)
  if (!product) throw new Problem('not-found')
  const { families } = portal.catalogues.current()
  const number = normaliseSerial(typed, families, product.frameModel)
  const isMeant = confirmed !== undefined && normaliseSerial(confirmed, families, product.frameModel) === number
  const done = await correct(portal, viewer, id, { ...looks, serial_number: number }, (tx, held, changes) =>
    changes['serial_number'] ? wrongNumber(tx, viewer, held, { number, isMeant }) : Promise.resolve(undefined),
  )
  // Whose it is, is told no more than where it is registered.
  return done?.message === 'serial-elsewhere' ? { ...done, message: 'serial-taken' } : done
}

type Wanted = { number: string; isMeant: boolean }

async function wrongNumber(tx: Db, viewer: CompanyViewer, { id, isConfirmed }: Product, { number, isMeant }: Wanted) {
  if (isConfirmed) throw conflictIn(formWords)('serial-confirmed')
  if ((await store.findOwnBySerial(tx, viewer, number)) !== undefined)
    return { path: 'serial_number', message: 'serial-own' }
  if (!isMeant && (await store.looksRegistered(tx, number, id)))
    return { path: 'serial_confirmed', message: 'serial-alike' }
  return undefined
}

/** Makes the code by which the bicycle changes hands; one before it is void. @throws Problem not-found, not-yours */
export function offerTransfer(portal: Portal, viewer: Viewer, id: number): Promise<void> {
  return changeAsOwner(portal, viewer, id, async (tx, holder, now, product) => {
    await refuseWhenDisputed(tx, id, now)
    const expiresAt = new Date(now.getTime() + transferDays * 24 * 60 * 60_000)
    const codeHash = transferHash(transferCode(portal, id, now))
    await putTransfer(tx, holder, id, { codeHash, createdAt: now, expiresAt })
    await store.insertEvent(tx, { ...by(holder, id, 'code'), day: todayIn(product.country, now) }, now)
  })
}

/** Makes the code void; where there is none, nothing happens. @throws Problem not-found, not-yours */
export function withdrawTransfer(portal: Portal, viewer: Viewer, id: number): Promise<void> {
  return changeAsOwner(portal, viewer, id, async (tx, holder, now, product) => {
    await refuseWhenDisputed(tx, id, now)
    if (!(await deleteTransfer(tx, id))) return
    await store.insertEvent(tx, { ...by(holder, id, 'code_withdrawn'), day: todayIn(product.country, now) }, now)
  })
}

/** Gives the public passport a new address: stickers printed before lead nowhere. @throws Problem not-found, not-yours */
export function resetPassport(portal: Portal, viewer: Viewer, id: number): Promise<void> {
  return changeAsOwner(portal, viewer, id, async (tx, holder, now, product) => {
    await store.setPassportCode(tx, id, newPassportCode())
    await store.insertEvent(tx, { ...by(holder, id, 'passport'), day: todayIn(product.country, now) }, now)
  })
}

/** While staff have a bicycle come to whom it belongs, its holder gives it to nobody. */
async function refuseWhenDisputed(tx: Db, id: number, now: Date): Promise<void> {
  if ((await findTransfer(tx, id, now))?.byMaker) throw new Problem('not-yours')
}

function by({ companyId, accountId }: CompanyViewer, productId: number, kind: EventKind) {
  return { productId, companyId, actorId: accountId, kind }
}

type Act = (tx: Db, holder: CompanyViewer, now: Date, product: Product) => Promise<void>

/** What is not the workshop's, whatever product is named. */
async function changeAsOwner(portal: Portal, viewer: Viewer, id: number, act: Act): Promise<void> {
  requireModule(viewer, 'products')
  if (canRegister(viewer) && !canTransfer(viewer)) throw new Problem('not-yours')
  await change(portal, viewer, id, act)
}

/** On a locked product of the viewer's own company: staff look on, and these forms do not exist for them. */
async function change(portal: Portal, viewer: Viewer, id: number, act: Act): Promise<void> {
  requireModule(viewer, 'products')
  if (!canRegister(viewer)) throw new Problem('not-found')
  await portal.db.transaction().execute(async (tx) => {
    const product = await store.lockProduct(tx, viewer, id)
    if (!product) throw new Problem('not-found')
    await act(tx, viewer, portal.clock.now(), product)
  })
}
