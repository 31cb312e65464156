import type { Db } from '#app/kit/db/db.server.ts'
import { jobOf } from '#app/kit/outbox/jobs.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import type { OutgoingMail } from '#app/kit/outbox/outgoing-mail.ts'
import { defaultLocale } from '#app/kit/words/locales.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { addressIn, letterheadIn, type Portal } from '#app/portal.server.ts'
import { addDays } from '#app/kit/words/days.ts'
import { unsubscribing } from '#app/features/content/subscriptions/subscriptions.mails.server.ts'
import { wants } from '#app/features/content/subscriptions/subscriptions.server.ts'
import {
  findMessage,
  isShutOut,
  listCompanyReaders,
  listCompanyTaking,
  listStaff,
  listStaffInvolved,
  type Reader,
} from './conversation.server.ts'
import { type News, writeMail } from './mails.server.ts'
import * as kinds from './quotes.outbox.ts'
import { announce } from './quotes.server.ts'
import { canBeAnswered, type Quote, reminderDays } from './quotes.ts'
import { findQuoteToTellOf, spareReminder, takeExpiring } from './store.server.ts'

/**
 * What happened to a quote becomes one mail a reader, each a row of its own: one that cannot be delivered holds up no
 * other, and none is written twice.
 */
export function quoteJobs(portal: Portal) {
  return [
    jobOf(kinds.quoteShown, async ({ quoteId }, tx) => {
      const now = portal.clock.now()
      await spareReminder(tx, quoteId, addDays(dayOf(now), reminderDays), now)
      await addressMails(portal, tx, { mail: 'shown', quoteId }, undefined, await listCompanyReaders(tx, quoteId))
    }),
    jobOf(kinds.quoteExpiring, async ({ quoteId }, tx) => {
      await addressMails(portal, tx, { mail: 'expiring', quoteId }, undefined, await listCompanyReaders(tx, quoteId))
    }),
    jobOf(kinds.quoteDecided, async ({ quoteId }, tx) => {
      const quote = await findQuoteToTellOf(tx, quoteId)
      if (!quote) return
      await addressMails(portal, tx, { mail: 'decided', quoteId }, await ownerOf(tx, quote), await listStaff(tx))
    }),
    jobOf(kinds.quoteReplied, async ({ quoteId, messageId }, tx) => {
      const quote = await findQuoteToTellOf(tx, quoteId)
      const message = await findMessage(tx, quoteId, messageId)
      if (!quote || !message) return
      const owner = message.fromStaff ? undefined : await ownerOf(tx, quote)
      const involved = await (message.fromStaff ? listCompanyTaking : listStaffInvolved)(tx, quoteId)
      // Where nobody is left there who has to do with it, all of staff hear what a dealer writes.
      const isHeard = message.fromStaff || owner !== undefined || involved.length > 0
      const mail = { mail: 'message', quoteId, messageId } as const
      await addressMails(portal, tx, mail, owner, isHeard ? involved : await listStaff(tx))
    }),
    jobOf(kinds.quoteMail, async (mail, tx) => mailFor(portal, tx, mail)),
  ]
}

/** Three days before its last one, from eight in the morning on, anyone who may answer a quote is reminded, once. */
export async function remindOfQuotes({ db, clock }: Portal): Promise<void> {
  const now = clock.now()
  const morning = dayOf(new Date(now.getTime() - 8 * 60 * 60_000))
  await db.transaction().execute(async (tx) => {
    const days = { today: dayOf(now), until: addDays(morning, reminderDays) }
    for (const quoteId of await takeExpiring(tx, days, now)) await announce(tx, kinds.quoteExpiring, { quoteId }, now)
  })
}

type Unaddressed<Mail> = Mail extends unknown ? Omit<Mail, 'accountId'> : never

/** @param owner is told as well */
async function addressMails(
  portal: Portal,
  tx: Db,
  mail: Unaddressed<kinds.Addressed>,
  owner: Pick<Reader, 'email'> | undefined,
  readers: readonly Reader[],
): Promise<void> {
  const now = portal.clock.now()
  // Rows of one subject wait for each other: each reader has one of their own.
  const address = (to: number | 'owner', detail: { accountId?: number }) =>
    outbox.put(tx, kinds.quoteMail.of(`quote ${mail.quoteId} ${to}`, { ...mail, ...detail }), now)
  const isAmong = readers.some(({ email }) => email === owner?.email.toLowerCase())
  if (owner && !isAmong) await address('owner', {})
  for (const { id } of readers) await address(id, { accountId: id })
}

/** Anyone who has left meanwhile gets nothing. */
async function mailFor(portal: Portal, tx: Db, mail: kinds.Addressed): Promise<OutgoingMail | undefined> {
  const quote = await findQuoteToTellOf(tx, mail.quoteId)
  const news = await newsOf(tx, mail)
  if (!quote || !news) return
  // What was answered or has run out meanwhile awaits nobody.
  if (isAsking(news) && !canBeAnswered(quote, dayOf(portal.clock.now()))) return
  const reader = await readerOf(tx, mail, news, quote)
  if (!reader) return
  const { id: readerId, email: to, locale, firstName, role } = reader
  const isByChoice = readerId !== undefined && isAsking(news)
  if (isByChoice && !(await wants(tx, readerId, 'reminders'))) return
  const way = isByChoice ? unsubscribing(portal, { id: readerId, locale, role }, 'reminders') : undefined
  const link = addressIn(portal, locale, `/quotes/${quote.id}`)
  const brand = letterheadIn(portal, locale)
  const content = writeMail({ locale, brand, firstName, quote, link, news, foot: way?.foot })
  return { to, ...content, headers: way?.headers }
}

/** What tells a company that a quote awaits its answer: they choose whether they are written to about it. */
function isAsking({ mail }: News): boolean {
  return mail === 'shown' || mail === 'expiring'
}

async function newsOf(tx: Db, mail: kinds.Addressed): Promise<News | undefined> {
  if (mail.mail !== 'message') return { mail: mail.mail }
  const message = await findMessage(tx, mail.quoteId, mail.messageId)
  return message && { mail: 'message', message }
}

async function readerOf(tx: Db, mail: kinds.Addressed, news: News, quote: Quote) {
  if (mail.accountId === undefined) return ownerOf(tx, quote)
  const isForCompany = news.mail === 'message' ? news.message.fromStaff : isAsking(news)
  const readers = isForCompany ? await listCompanyReaders(tx, quote.id) : await listStaff(tx)
  return readers.find(({ id }) => id === mail.accountId)
}

/**
 * Who is in charge of a quote: nobody where they were erased or shut out. Who has an account reads their own language,
 * everybody else the maker's.
 */
async function ownerOf(tx: Db, { ownerEmail: email, ownerName }: Quote) {
  const address = email.toLowerCase()
  const known = (await listStaff(tx)).find((one) => one.email === address)
  if (known || address === '' || (await isShutOut(tx, address))) return known
  return { id: undefined, role: null, email, locale: defaultLocale, firstName: ownerName.split(' ')[0] ?? '' }
}
