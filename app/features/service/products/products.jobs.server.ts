import type { CompanyViewer } from '#app/features/people/account/account.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { type Block, writeLetter } from '#app/kit/mail-layout.server.tsx'
import { jobOf } from '#app/kit/outbox/jobs.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { refreshLastDays } from '#app/features/bicycles/warranty/warranty.refresh.server.ts'
import { addressIn, letterheadIn, type Portal } from '#app/portal.server.ts'
import { findProductToTellOf, findReader, listToTell, lockProducts } from './jobs.store.server.ts'
import { unsubscribing } from '#app/features/content/subscriptions/subscriptions.mails.server.ts'
import { wants } from '#app/features/content/subscriptions/subscriptions.server.ts'
import { contactIn } from '#app/brand/brand.ts'
import { textIn } from '#app/catalogue/catalogue.ts'
import { formatDay } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { mailWords } from './mails.words.ts'
import { bicyclesDelivered } from '#app/features/service/built-bicycles/built-bicycles.outbox.ts'
import { type About, productMail } from './products.outbox.ts'
import { productTitle } from './products.ts'

/** A bicycle that a company loses, with its people who had to do with it. */
type Loss = { productId: number; companyId: number; givers: readonly (number | null)[] }
/** `byMaker`: by a code of staff's, which anyone who held the bicycle has given to nobody. */
type Move = Loss & { byMaker: boolean; taker: Pick<CompanyViewer, 'accountId' | 'companyId'> }

/** Tells either side that a bicycle has changed hands: one mail a person, each a row of its own subject. */
export async function announceMove(tx: Db, { byMaker, taker, ...loss }: Move, now: Date): Promise<void> {
  await tellOf(tx, loss, byMaker ? 'reassigned' : 'given', now)
  const { accountId, companyId } = taker
  await tell(tx, { productId: loss.productId, accountId, companyId, mail: 'taken' }, now)
}

/** Tells the person who registered a bicycle that the registration has given way to one with a proof of purchase. */
export function announceLoss(tx: Db, loss: Loss, now: Date): Promise<void> {
  return tellOf(tx, loss, 'given-way', now)
}

/** Reminds who holds a bicycle of the service that it is due for. */
export function announceService(tx: Db, productId: number, accountId: number, now: Date): Promise<void> {
  return tell(tx, { productId, accountId, mail: 'service' }, now)
}

async function tellOf(tx: Db, { productId, companyId, givers }: Loss, mail: About['mail'], now: Date): Promise<void> {
  for (const accountId of await listToTell(tx, companyId, givers))
    await tell(tx, { productId, accountId, companyId, mail }, now)
}

async function tell(tx: Db, payload: About, now: Date): Promise<void> {
  await outbox.put(tx, productMail.of(`product ${payload.productId} ${payload.accountId}`, payload), now)
}

export function productJobs(portal: Portal) {
  return [
    jobOf(bicyclesDelivered, async ({ ids }, tx) => {
      for (const id of await lockProducts(tx, ids)) await refreshLastDays(tx, portal.catalogues.current(), id)
    }),
    /** Anyone who has left meanwhile gets nothing. */
    jobOf(productMail, async ({ productId, accountId, companyId, mail }, tx) => {
      const reader = await findReader(tx, accountId)
      const product = await findProductToTellOf(tx, productId)
      if (!reader || !product || (companyId !== undefined && reader.companyId !== companyId)) return
      if (mail === 'service') return writeReminder(portal, tx, { ...reader, productId }, product)
      const { locale, firstName: name, email: to } = reader
      const say = sayIn(mailWords, locale)
      const { serialNumber: serial } = product
      const contact = contactIn(portal.brands.current(), locale)
      const next = mail === 'taken' ? nextLine(locale, product) : undefined
      const link = addressIn(portal, locale, mail === 'taken' ? `/products/${productId}` : '/products')
      const blocks: Block[] = [
        { text: name ? say('hello', { name }) : say('hello.nameless') },
        { text: say(`${mail}.text`) },
        { text: say('bike', { title: productTitle(product), serial }), strong: true },
        { text: say(`${mail}.more`) },
        ...(contact ? [{ text: say(`${mail}.doubt`, { contact }) }] : []),
        ...(next ? [{ text: next }] : []),
        { link, text: say(`${mail}.open`) },
      ]
      return { to, subject: say(`${mail}.subject`, { serial }), ...writeLetter(letterheadIn(portal, locale), blocks) }
    }),
  ]
}

type ProductToTellOf = NonNullable<Awaited<ReturnType<typeof findProductToTellOf>>>
type Holder = NonNullable<Awaited<ReturnType<typeof findReader>>> & { productId: number }

/** What a new owner meets first of the service book: the service that is next. */
function nextLine(locale: Locale, { service, due, closes }: ProductToTellOf): string | undefined {
  if (!service || !due || !closes) return undefined
  const slots = { service: textIn(locale, service), due: formatDay(locale, due), closes: formatDay(locale, closes) }
  return sayIn(mailWords, locale)('next', slots)
}

/** Done meanwhile, handed on, or not wanted, it is not written. */
async function writeReminder(portal: Portal, tx: Db, { productId, ...reader }: Holder, product: ProductToTellOf) {
  const { id, locale, firstName: name, email: to, role } = reader
  const next = nextLine(locale, product)
  const isHeld = product.holder === id && product.reminded === product.due
  if (!next || !isHeld || !(await wants(tx, id, 'reminders'))) return undefined
  const say = sayIn(mailWords, locale)
  const way = unsubscribing(portal, { id, locale, role }, 'reminders')
  const link = addressIn(portal, locale, `/products/${productId}`)
  const blocks: Block[] = [
    { text: name ? say('hello', { name }) : say('hello.nameless') },
    { text: next },
    { text: say('bike', { title: productTitle(product), serial: product.serialNumber }), strong: true },
    { text: say('service.more') },
    { link, text: say('service.open') },
    way.foot,
  ]
  const subject = say('service.subject', { serial: product.serialNumber })
  return { to, subject, ...writeLetter(letterheadIn(portal, locale), blocks), headers: way.headers }
}
