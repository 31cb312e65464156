import * as z from 'zod/mini'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Jobs } from '#app/kit/outbox/worker.server.ts'
import { defaultLocale } from '#app/kit/words/locales.ts'
import { addressIn, type Portal } from '#app/portal.server.ts'
import { findMessage, listCompanyReaders, listStaff, listStaffInvolved, type Reader } from './conversation.server.ts'
import { type News, writeMail } from './mails.server.ts'
import { announce } from './quotes.server.ts'
import type { Quote } from './quotes.ts'
import { findQuoteToTellOf } from './store.server.ts'

/**
 * What happened to a quote becomes one mail a reader, each a row of its own: one that cannot be delivered holds up no
 * other, and none is written twice.
 */
export function quoteJobs(portal: Portal): Jobs {
  return {
    async 'quotes.decided'(payload, _id, tx) {
      const { quoteId } = decided.parse(payload)
      const quote = await findQuoteToTellOf(tx, quoteId)
      if (quote) await addressMails(portal, tx, { mail: 'decided', quoteId }, quote, await listStaff(tx))
    },
    async 'quotes.replied'(payload, _id, tx) {
      const { quoteId, messageId } = replied.parse(payload)
      const quote = await findQuoteToTellOf(tx, quoteId)
      const message = await findMessage(tx, quoteId, messageId)
      if (!quote || !message) return
      const readers = await (message.fromStaff ? listCompanyReaders : listStaffInvolved)(tx, quoteId)
      const mail = { mail: 'message', quoteId, messageId } as const
      await addressMails(portal, tx, mail, message.fromStaff ? undefined : quote, readers)
    },
    async 'mail.quote'(payload, id, tx) {
      await sendMail(portal, tx, addressed.parse(payload), id)
    },
  }
}

const decided = z.object({ quoteId: z.number() })
const replied = z.object({ quoteId: z.number(), messageId: z.number() })

/** Without an account it goes to whoever is in charge of the quote, who may have none. */
const accountId = z.optional(z.number())
const addressed = z.discriminatedUnion('mail', [
  z.object({ ...decided.shape, accountId, mail: z.literal('decided') }),
  z.object({ ...replied.shape, accountId, mail: z.literal('message') }),
])
type Addressed = z.output<typeof addressed>
type Unaddressed<Mail> = Mail extends unknown ? Omit<Mail, 'accountId'> : never

/** @param owned the quote whose owner is told as well */
async function addressMails(
  portal: Portal,
  tx: Db,
  { quoteId, ...mail }: Unaddressed<Addressed>,
  owned: Quote | undefined,
  readers: readonly Reader[],
): Promise<void> {
  const now = portal.clock.now()
  // Whoever was in charge may have been erased: then nobody stands there.
  const isAmong = owned?.ownerEmail === '' || readers.some(({ email }) => email === owned?.ownerEmail.toLowerCase())
  if (owned && !isAmong) await announce(tx, 'mail.quote', quoteId, mail, now)
  for (const { id } of readers) await announce(tx, 'mail.quote', quoteId, { ...mail, accountId: id }, now)
}

/** Whoever has left meanwhile gets nothing. */
async function sendMail(portal: Portal, tx: Db, mail: Addressed, id: number): Promise<void> {
  const quote = await findQuoteToTellOf(tx, mail.quoteId)
  const news = await newsOf(tx, mail)
  if (!quote || !news) return
  const reader = await readerOf(tx, mail, news, quote)
  if (!reader) return
  const { email: to, locale, firstName } = reader
  const link = addressIn(portal, locale, `/quotes/${quote.id}`)
  const brand = portal.settings.brandName
  await portal.mail.send({ id, to, ...writeMail({ locale, brand, firstName, quote, link, news }) })
}

async function newsOf(tx: Db, mail: Addressed): Promise<News | undefined> {
  if (mail.mail === 'decided') return { mail: 'decided' }
  const message = await findMessage(tx, mail.quoteId, mail.messageId)
  return message && { mail: 'message', message }
}

async function readerOf(tx: Db, mail: Addressed, news: News, quote: Quote) {
  const staff = await listStaff(tx)
  if (mail.accountId === undefined) return ownerOf(quote, staff)
  const isForCompany = news.mail === 'message' && news.message.fromStaff
  const readers = isForCompany ? await listCompanyReaders(tx, quote.id) : staff
  return readers.find(({ id }) => id === mail.accountId)
}

/** Who has an account reads their own language, everybody else the maker's. */
function ownerOf({ ownerEmail: email, ownerName }: Quote, staff: readonly Reader[]) {
  const known = staff.find((one) => one.email === email.toLowerCase())
  return known ?? { email, locale: defaultLocale, firstName: ownerName.split(' ')[0] ?? '' }
}
