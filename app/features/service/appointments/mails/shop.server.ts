import {
  findCompanyReader,
  listCompanyReaders,
} from '#app/features/content/subscriptions/subscriptions.company.server.ts'
import { unsubscribing } from '#app/features/content/subscriptions/subscriptions.mails.server.ts'
import { ownerOf } from '#app/features/people/account/account.tokens.server.ts'
import { addressOf } from '#app/features/people/pages/pages.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Block } from '#app/kit/mail-layout.server.tsx'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import type { OutgoingMail } from '#app/kit/outbox/outgoing-mail.ts'
import { defaultLocale, type Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { addressIn, letterheadIn, type Portal } from '#app/portal.server.ts'
import { appointmentShopMail } from '../appointments.outbox.ts'
import { type Facts, findFacts } from './facts.store.server.ts'
import { writeShopMail } from './mails.server.ts'
import { mailWords } from './mails.words.ts'
import { isOfItsTime } from './news.ts'
import type { Happened } from './person.server.ts'

const about = (companyId: number) => ({ topic: 'appointments', module: 'appointments', companyId }) as const

/** One mail a reader, each a row of its own; one to the address of the shop, unless it is one of theirs. */
export async function addressShop({ clock }: Portal, tx: Db, happened: Happened): Promise<void> {
  const facts = await findFacts(tx, happened.id)
  if (!facts) return
  const readers = await listCompanyReaders(tx, about(facts.companyId))
  const isTheirs = readers.some(({ email }) => email.toLowerCase() === facts.shopEmail.toLowerCase())
  const people = readers.map(({ id }) => id)
  const all = facts.shopEmail && !isTheirs ? [...people, null] : people
  const rows = all.map((accountId) =>
    appointmentShopMail.of(`appointment ${happened.id} shop ${accountId ?? 'address'}`, { ...happened, accountId }),
  )
  if (rows.length > 0) await outbox.putting(tx, rows, clock.now()).execute()
}

/** @param accountId null: to the address of the shop */
export async function shopMail(
  portal: Portal,
  tx: Db,
  { id, what, sequence, accountId }: Happened & { accountId: number | null },
): Promise<OutgoingMail | undefined> {
  const facts = await findFacts(tx, id)
  if (!facts || facts.sequence !== sequence || !isOfItsTime(what, facts)) return undefined
  if (what !== 'booked' && what !== 'moved' && what !== 'cancelled') return undefined
  const reader = await readerOf(portal, tx, facts, accountId)
  if (!reader) return undefined
  const { to, locale, foot, headers } = reader
  const link = addressIn(portal, locale, `/appointments/${id}`)
  return { to, ...writeShopMail({ locale, brand: letterheadIn(portal, locale), what, facts, link, foot }), headers }
}

type Reader = { to: string; locale: Locale; foot: Block; headers?: Record<string, string> }

async function readerOf(
  portal: Portal,
  tx: Db,
  { companyId, shopEmail }: Facts,
  accountId: number | null,
): Promise<Reader | undefined> {
  if (accountId !== null) {
    const person = await findCompanyReader(tx, about(companyId), accountId)
    return person && { to: person.email, locale: person.locale, ...unsubscribing(portal, person, 'appointments') }
  }
  if (!shopEmail) return undefined
  const locale = (await ownerOf(portal, companyId))?.locale ?? defaultLocale
  const say = sayIn(mailWords, locale)
  const link = addressIn(portal, locale, addressOf(defaultLocale, 'shops'))
  return { to: shopEmail, locale, foot: { text: say('desk.address', { page: say('desk.page') }), link, small: true } }
}
