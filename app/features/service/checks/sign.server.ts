import { type CheckStep, textIn } from '#app/catalogue/catalogue.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { conflictIn } from '#app/kit/problem.ts'
import { formatList } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { todayIn } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { discardDraft } from '#app/features/content/drafts/drafts.server.ts'
import { registerWithin } from '#app/features/service/products/products.register.server.ts'
import { logServiceDone } from '#app/features/service/products/products.service.server.ts'
import { settleChecked } from '#app/features/service/recalls/recalls.units.server.ts'
import { openRecallsWith } from '#app/features/service/recalls/recalls.open.server.ts'
import { type Filling, filling } from './answer.server.ts'
import { isServiceLogged } from './checks.desk.server.ts'
import { type Check, openSteps, serviceOf } from './checks.ts'
import { fillWords } from './fill.words.ts'
import type { DeliverInput, SignInput } from './forms.ts'
import * as store from './store.server.ts'
import { draftOf } from './submission.server.ts'
import { workshopCountry } from './workshop.store.server.ts'

export type SignAsked = { id: number; locale: Locale }

/**
 * Signs a checklist of which no step is open: nothing of it changes any more. The service stands in the bicycle's log from
 * then on, and what its recall asked for is done, by the same transaction. @throws Problem module-missing, not-found, conflict
 */
export function signCheck(
  portal: Portal,
  viewer: Viewer,
  { id, locale }: SignAsked,
  input: SignInput,
): Promise<Mistake | undefined> {
  return filling(portal, viewer, id, locale, async (work) => {
    const wrong = await openMistake(work, locale)
    if (wrong) return wrong
    await finish(portal, work, input, work.check.productId)
    return undefined
  })
}

/**
 * As `signCheck`, of a delivery whose bicycle nobody has registered: it is registered in the same transaction, or nothing is
 * signed. @throws Problem module-missing, not-found, conflict, too-many-registrations
 */
export function signDelivery(
  portal: Portal,
  viewer: Viewer,
  { id, locale }: SignAsked,
  input: DeliverInput,
): Promise<Mistake | undefined> {
  return filling(portal, viewer, id, locale, async (work) => {
    const wrong = await openMistake(work, locale)
    if (wrong) return wrong
    const productId = registers(work.check) ? await register(portal, work, input) : work.check.productId
    if (productId !== null && typeof productId !== 'number') return productId
    await finish(portal, work, input, productId)
    return undefined
  })
}

/** Whether its signing registers the bicycle. */
export function registers({ kind, productId }: Pick<Check, 'kind' | 'productId'>): boolean {
  return kind === 'delivery' && productId === null
}

async function openMistake({ tx, viewer, check, list }: Filling, locale: Locale): Promise<Mistake | undefined> {
  const open = openSteps(list.steps, await store.listAnswers(tx, check.id))
  if (open.length > 0) {
    const steps = formatList(
      locale,
      open.map((step) => named(locale, step)),
    )
    return { path: '', message: 'steps-open', slots: { steps } }
  }
  if (check.kind !== 'delivery') return undefined
  const recalls = await openRecallsWith(tx, viewer, check.serialNumber)
  if (recalls.some(({ kind }) => kind === 'stop_sale')) throw conflictIn(fillWords)('stop-sale')
  return undefined
}

function named(locale: Locale, { name }: CheckStep): string {
  // Its own full stop would end the list.
  return `“${textIn(locale, name).replace(/[.:]$/, '')}”`
}

/** @returns the bicycle's number, or what has to be confirmed first. @throws Problem conflict */
async function register(
  portal: Portal,
  { tx, viewer, check }: Filling,
  input: DeliverInput,
): Promise<number | Mistake> {
  const { submission, country, date_of_purchase, size, colour, serial_confirmed, safety_contact } = input
  const done = await registerWithin(portal, tx, viewer, {
    submission,
    country,
    date_of_purchase,
    size,
    colour,
    serial_confirmed,
    safety_contact,
    frame_model: check.family,
    serial_number: check.serialNumber,
    marketing: false,
  })
  if ('id' in done) return done.id
  if ('saved' in done) return done.saved
  if ('alike' in done) return { path: 'serial_confirmed', message: 'bike-alike' }
  // Registered by the usual form meanwhile.
  if ('own' in done) return done.own
  throw conflictIn(fillWords)(done.wrong === 'serial-taken' ? 'bike-taken' : 'bike-unproved')
}

async function finish(
  portal: Portal,
  { tx, viewer, check, now }: Filling,
  input: SignInput,
  productId: number | null,
): Promise<void> {
  const { kind, appointmentId, correctsId } = check
  const service = serviceOf(kind)
  // Before all else: who ends an appointment holds it first, and then what is booked by it.
  const isLogged = service && appointmentId !== null && (await isServiceLogged(tx, appointmentId, service))
  const day = todayIn(await workshopCountry(tx, viewer.companyId), now)
  const signature = {
    signedOn: day,
    signedBy: viewer.accountId,
    mechanicName: input.mechanic_name,
    riderName: input.rider_name ?? '',
    productId,
  }
  await store.putSignature(tx, check.id, signature, now)
  await settleChecked(tx, viewer, check, now)
  // What it puts right stands in the log already, or the desk has noted it.
  if (service && productId !== null && correctsId === null && !isLogged)
    await logServiceDone(portal, tx, { productId, service, day, actorId: viewer.accountId }, now)
  await discardDraft(tx, viewer, draftOf(check.id, 'sign'))
}
