import { randomUUID } from 'node:crypto'
import type { Db } from '#app/kit/db/db.server.ts'
import { refundLimit, type Limit, consumeLimit } from '#app/kit/throttle.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { countSent } from '#app/features/people/account/account.limits.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { CompanyViewer } from '#app/features/people/account/account.ts'
import { claimFiles, countFiles } from '#app/features/content/attachments/attachments.server.ts'
import { todayIn } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { discardDraft } from '#app/features/content/drafts/drafts.server.ts'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { checkSerial, foldSerial, normaliseSerial } from '#app/features/bicycles/models/models.serials.ts'
import { isSoldToAnother } from '#app/features/trade/orders/orders.server.ts'
import { subscribeWithProduct } from '#app/features/content/subscriptions/subscriptions.server.ts'
import { findListing, type Listing } from '#app/features/service/built-bicycles/built-bicycles.server.ts'
import { refreshLastDays } from '#app/features/bicycles/warranty/warranty.refresh.server.ts'
import { openServiceBook } from '#app/features/bicycles/warranty/warranty.book.server.ts'
import { newPassportCode, transferHash } from './codes.server.ts'
import type { ClaimInput, RegisterInput } from './products.forms.ts'
import { announceMove } from './products.jobs.server.ts'
import type { Confirmation } from './products.ts'
import { searchText } from './search-text.ts'
import * as store from './store.server.ts'
import { type Given, moveProduct, takeTransfer } from './transfers.store.server.ts'
import { giveWay } from './unconfirmed.server.ts'

/** The name under which a registration somebody is typing is kept. */
export const registerDraft = 'product'

export type Registered =
  | { id: number }
  /** This form has registered it before, with something else in it. */
  | { saved: number }
  /** The own company has registered it before. */
  | { own: number }
  /** The number looks like one that is registered; `own`: by the own company. */
  | { alike: true; own: number | null }
  | { wrong: 'serial-taken' | 'serial-unproved' | 'receipt-one' | 'receipt-film' }

/**
 * Registers a bicycle with the file of its submission. A doubled or retried post registers once, and of two who
 * register the same bicycle at one moment one is told that it has been. By a page gone back to, the form may be sent for
 * another bicycle, which is registered too. @throws Problem module-missing, too-many-registrations
 */
export async function registerProduct(
  portal: Portal,
  viewer: CompanyViewer,
  input: RegisterInput,
): Promise<Registered> {
  return portal.db.transaction().execute(async (tx) => {
    const done = await registerWithin(portal, tx, viewer, input)
    if ('id' in done) await discardDraft(tx, viewer, registerDraft)
    return done
  })
}

/**
 * As `registerProduct`, in the transaction of what else comes with it: of what is not registered nothing is written.
 * @throws Problem module-missing, too-many-registrations
 */
export async function registerWithin(
  portal: Portal,
  tx: Db,
  viewer: CompanyViewer,
  input: RegisterInput,
): Promise<Registered> {
  requireModule(viewer, 'products')
  const now = portal.clock.now()
  const catalogue = portal.catalogues.current()
  const typed = newProduct(catalogue, viewer, input, now)
  const sent = await store.findBySubmission(tx, viewer, input.submission)
  const files = await countFiles(tx, viewer, input.submission)
  const built = await findListing(tx, typed.serialNumber)
  const submitted = asBuilt(catalogue, typed, built)
  if (sent?.serialNumber === typed.serialNumber)
    return files.receipts === 0 && saysSame(sent, submitted) ? { id: sent.id } : { saved: sent.id }
  // The form's second bicycle, sent once more.
  const again = sent && (await store.findOwnBySerial(tx, viewer, typed.serialNumber))
  if (again) return { id: again }
  const wrong = wrongWithReceipt(files)
  if (wrong) return { wrong }
  const product = {
    ...submitted,
    submission: sent ? randomUUID() : input.submission,
    confirmedBy: await confirmationOf(tx, viewer, submitted.serialNumber, files.receipts, built),
  }
  if (await isAlike(tx, catalogue, product, input)) return { alike: true, own: await ownAlike(tx, viewer, product) }
  const id =
    (await store.insertProduct(tx, product, now)) ?? (await giveWay(tx, viewer, product, files.receipts > 0, now))
  if (typeof id !== 'number') return id === 'unproved' ? { wrong: 'serial-unproved' } : holderOf(tx, viewer, product)
  await openServiceBook(tx, catalogue, id, now)
  await refreshLastDays(tx, catalogue, id)
  await countSent(tx, viewer, 'registrations', now)
  await claimFiles(tx, viewer, input.submission, { productId: id, companyId: viewer.companyId })
  const by = { productId: id, companyId: viewer.companyId, actorId: viewer.accountId }
  await store.insertEvent(tx, { ...by, kind: 'registered', day: product.registeredOn }, now)
  await subscribeToNews(tx, viewer, input, now)
  return { id }
}

const said = ['frameModel', 'country', 'dateOfPurchase', 'size', 'colour', 'safetyContact'] as const

function saysSame(kept: Pick<Submitted, (typeof said)[number]>, submitted: Submitted): boolean {
  return said.every((name) => kept[name] === submitted[name])
}

type Counts = Awaited<ReturnType<typeof countFiles>>

/** What is wrong with the files that came as proof of purchase. */
export function wrongWithReceipt({ receipts, filmedReceipts }: Counts) {
  if (filmedReceipts > 0) return 'receipt-film'
  return receipts > 1 ? 'receipt-one' : undefined
}

/**
 * Who vouches for a registration beside who makes it. A dealer registers what it sells, unless an order or the maker's
 * list of built bicycles says that the bicycle went to another. Of a bicycle that is not on that list nobody does.
 */
export async function confirmationOf(
  tx: Db,
  viewer: CompanyViewer,
  serialNumber: string,
  receipts: number,
  built: Listing,
): Promise<Confirmation | null> {
  if (built === 'not-listed') return null
  if (receipts > 0) return 'receipt'
  if (viewer.role === 'customer') return null
  if (built !== 'no-list' && built.companyId !== null && built.companyId !== viewer.companyId) return null
  return (await isSoldToAnother(tx, viewer.companyId, serialNumber)) ? null : 'dealer'
}

/** A listed bicycle is what the maker built, whatever somebody has typed of it. */
function asBuilt({ families }: Catalogue, typed: Submitted, built: Listing): Submitted {
  if (typeof built === 'string') return typed
  const frameModel = families.find(({ code }) => code === built.family)?.code ?? typed.frameModel
  const shown = { frameModel, name: frameModel, size: built.size || typed.size, colour: built.colour || typed.colour }
  return { ...typed, ...shown, search: searchText({ ...typed, ...shown }) }
}

/** A number that only looks alike is of another bicycle, or mistyped: anyone who types it says which. */
async function isAlike(
  tx: Db,
  { families }: Catalogue,
  { frameModel, serialNumber }: Submitted,
  { serial_confirmed }: RegisterInput,
) {
  if (serial_confirmed && normaliseSerial(serial_confirmed, families, frameModel) === serialNumber) return false
  return store.looksRegistered(tx, serialNumber)
}

async function ownAlike(tx: Db, viewer: CompanyViewer, { serialNumber }: Submitted): Promise<number | null> {
  const [own = null] = await store.findOwnAlike(tx, viewer, serialNumber)
  return own
}

async function holderOf(tx: Db, viewer: CompanyViewer, { submission, serialNumber }: Submitted) {
  // Two posts of one form at the same moment: the other one has won.
  const twin = await store.findBySubmission(tx, viewer, submission)
  if (twin?.serialNumber === serialNumber) return { id: twin.id }
  const own = await store.findOwnBySerial(tx, viewer, serialNumber)
  return own ? { own } : { wrong: 'serial-taken' as const }
}

type Submitted = Omit<store.NewProduct, 'confirmedBy'>

function newProduct({ families }: Catalogue, viewer: CompanyViewer, input: RegisterInput, now: Date): Submitted {
  const frameModel = input.frame_model
  const checked = checkSerial(families, frameModel, input.serial_number)
  // The form's schema has checked it already: here it is only written the one right way.
  const serialNumber = 'serial' in checked ? checked.serial : input.serial_number
  const bought = {
    frameModel,
    country: input.country,
    dateOfPurchase: input.date_of_purchase,
    registeredOn: todayIn(input.country, now),
  }
  const shown = { frameModel, serialNumber, name: frameModel, size: input.size ?? '', colour: input.colour ?? '' }
  return {
    ...bought,
    ...shown,
    companyId: viewer.companyId,
    heldBy: viewer.accountId,
    serialFolded: foldSerial(serialNumber),
    warrantyExpiry: input.date_of_purchase,
    safetyContact: input.safety_contact,
    submission: input.submission,
    passportCode: newPassportCode(),
    search: searchText(shown),
  }
}

export type Claimed =
  | { id: number }
  /** The own company holds it already. */
  | { own: number }
  | { wrong: 'code-wrong' | 'too-many' }

/** Guessing twelve characters takes longer than anybody has, and nobody mistypes them ten times. */
const tries = { tries: 10, minutes: 15 }

/**
 * Moves a bicycle to the company of who knows its number and its holder's code; both are used up by it. Wrong ones are
 * all answered alike. @throws Problem module-missing
 */
export async function claimProduct(portal: Portal, viewer: CompanyViewer, input: ClaimInput): Promise<Claimed> {
  requireModule(viewer, 'products')
  const limit: Limit = { key: `transfer ${viewer.accountId}`, ...tries }
  const now = portal.clock.now()
  if (!(await consumeLimit(portal.db, now, limit))) return { wrong: 'too-many' }
  const done = await portal.db.transaction().execute((tx) => move(tx, portal.catalogues.current(), viewer, input, now))
  if (!done) return { wrong: 'code-wrong' }
  await refundLimit(portal.db, limit.key)
  return done
}

async function move(
  tx: Db,
  catalogue: Catalogue,
  viewer: CompanyViewer,
  input: ClaimInput,
  now: Date,
): Promise<Claimed | undefined> {
  const serialNumber = normaliseSerial(input.serial_number, catalogue.families)
  // One's own bicycle: the code stays for whom it was made.
  const own = await store.findOwnBySerial(tx, viewer, serialNumber)
  if (own !== undefined) return ownOf(tx, viewer, input.submission, [own])
  const code = { serialFolded: foldSerial(serialNumber), codeHash: transferHash(input.code) }
  const given = await takeTransfer(tx, viewer, code, now)
  // Sent twice at the same moment, it is one's own by now.
  if (!given) return ownOf(tx, viewer, input.submission, await store.findOwnAlike(tx, viewer, serialNumber))
  const firstOwner = staysFirstOwner(given)
  // By a page gone back to, the form may have been sent for another bicycle before.
  const isUsed = (await store.findBySubmission(tx, viewer, input.submission)) !== undefined
  const holder = {
    firstOwner,
    safetyContact: input.safety_contact,
    submission: isUsed ? randomUUID() : input.submission,
  }
  await moveProduct(tx, viewer, given.id, holder, now)
  // Staff have made sure whose it is.
  if (given.byMaker) await store.setConfirmedBy(tx, given.id, 'staff')
  await refreshLastDays(tx, catalogue, given.id)
  const by = { productId: given.id, companyId: viewer.companyId, actorId: viewer.accountId }
  await store.insertEvent(tx, { ...by, kind: 'transferred', day: todayIn(given.country, now) }, now)
  await announceMove(tx, { ...lossOf(given), taker: viewer }, now)
  await subscribeToNews(tx, viewer, input, now)
  return { id: given.id }
}

/**
 * A shop registers bicycles for its customers: the one who takes it over is the first to own it. So is the one whom
 * staff give a bicycle that was registered by somebody it never belonged to.
 */
function staysFirstOwner({ firstOwner, companyKind, byMaker }: Given): boolean {
  return firstOwner && (companyKind === 'dealer' || byMaker)
}

/** Staff who made a code have lost nothing by it: of a bicycle they reassign only who held it is told. */
function lossOf({ id: productId, companyId, byMaker, offeredBy, heldBy }: Given) {
  return { productId, companyId, givers: byMaker ? [heldBy] : [offeredBy, heldBy], byMaker }
}

/** The form does not ask a shop's people: they register their customers' bicycles, and those answer for themselves. */
async function subscribeToNews(tx: Db, viewer: CompanyViewer, input: { marketing: boolean }, now: Date): Promise<void> {
  if (input.marketing && viewer.role === 'customer') await subscribeWithProduct(tx, viewer, 'news', now)
}

/** One's own bicycle among these: by the very form that is sent once more, or since before. */
async function ownOf(
  tx: Db,
  viewer: CompanyViewer,
  submission: string,
  candidates: readonly number[],
): Promise<Claimed | undefined> {
  const [own] = candidates
  if (own === undefined) return undefined
  const sent = await store.findBySubmission(tx, viewer, submission)
  return sent !== undefined && candidates.includes(sent.id) ? { id: sent.id } : { own }
}
