import { labelsIn } from '#app/catalogue/catalogue.labels.ts'
import { unsubscribing } from '#app/features/content/subscriptions/subscriptions.mails.server.ts'
import { throttleAddress } from '#app/kit/http/client-address.server.ts'
import type { RequestInfo } from '#app/kit/http/request-info.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import type { OutgoingMail } from '#app/kit/outbox/outgoing-mail.ts'
import { Problem } from '#app/kit/problem.ts'
import { codeFor, hashOfToken } from '#app/kit/secret.server.ts'
import { consumeLimit, refundLimit } from '#app/kit/throttle.server.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { addressIn, letterheadIn, type Portal } from '#app/portal.server.ts'
import { askRatingMail } from '../tickets.outbox.ts'
import { firstName } from '../tickets.ts'
import { subjectOf } from '../tickets.words.ts'
import * as store from './asking.store.server.ts'
import type { Said } from './ratings.ts'
import { writeQuestion } from './mail.server.ts'
import { writeRating } from './satisfaction.server.ts'
import { questionIn } from './satisfaction.words.ts'

const day = 24 * 60 * 60_000
/** So long after its day a question may still be asked: of tickets that were closed long ago nobody hears. */
const askedWithin = 30 * day
const linkLives = 60 * day
const most = 500

/** Puts the questions that are due by now, each once, and to nobody more often than the maker says. */
export async function askForRatings({ db, clock, catalogues, secret }: Portal): Promise<void> {
  const { isAsked, afterDays, everyDays } = catalogues.current().satisfaction
  if (!isAsked) return
  const now = clock.now()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  await db.transaction().execute(async (tx) => {
    await store.lockAsking(tx)
    const closedBefore = ago(afterDays * day)
    const closedAfter = ago(afterDays * day + askedWithin)
    const when = { closedAfter, closedBefore, mailedAfter: ago(everyDays * day), today: dayOf(now) }
    const due = await store.listDue(tx, when, most)
    if (due.length === 0) return
    const asked = due.map(({ ticketId, id: accountId }) => ({
      ticketId,
      accountId,
      tokenHash: hashOfToken(tokenOf(secret, ticketId, now)),
      mailedAt: now,
      endsAt: new Date(now.getTime() + linkLives),
    }))
    await store.insertAsked(tx, asked)
    const mails = due.map(({ ticketId }) => askRatingMail.of(`rating ${ticketId}`, { ticketId }))
    await outbox.putting(tx, mails, now).execute()
  })
}

/** The question to the person who opened a ticket, unless they have answered, or want no such mail, by now. */
export async function ratingMail(portal: Portal, tx: Db, ticketId: number): Promise<OutgoingMail | undefined> {
  const found = await store.findToMail(tx, ticketId, dayOf(portal.clock.now()))
  if (!found?.mailedAt) return undefined
  const { locale, email: to, name } = found
  const catalogue = portal.catalogues.current()
  const way = unsubscribing(portal, found, 'surveys')
  const link = addressIn(portal, locale, `/s/${tokenOf(portal.secret, ticketId, found.mailedAt)}/ticket`)
  const letter = writeQuestion({
    locale,
    brand: letterheadIn(portal, locale),
    name: found.firstName || firstName(name),
    ticket: { id: ticketId, subject: subjectOf(locale, labelsIn(locale, catalogue), found) },
    question: questionIn(locale, catalogue.satisfaction),
    link,
    foot: way.foot,
  })
  return { to, ...letter, headers: way.headers }
}

/** Never kept: made again for each time the mail is sent, the same each time. */
function tokenOf(secret: string, ticketId: number, mailedAt: Date): string {
  return codeFor(secret, 'rating', ticketId, mailedAt.getTime())
}

/** Links that lead nowhere, of one address. */
const tries = { tries: 30, minutes: 15 }

/** What a link asks about. @throws Problem too-many-tries */
export async function readRatingLink(
  { db, clock }: Portal,
  info: RequestInfo,
  token: string,
): Promise<store.Linked | { gone: 'unknown' | 'expired' }> {
  const key = `rating ${throttleAddress(info.address)}`
  if (!(await consumeLimit(db, clock.now(), { key, ...tries }))) throw new Problem('too-many-tries')
  const found = await store.findLinked(db, hashOfToken(token))
  if (!found) return { gone: 'unknown' }
  await refundLimit(db, key)
  return found.endsAt && found.endsAt > clock.now() ? found : { gone: 'expired' }
}

/** What who has the link says. @throws Problem conflict; not-found where the link leads nowhere meanwhile */
export async function rateByLink(portal: Portal, token: string, said: Said): Promise<void> {
  await portal.db.transaction().execute(async (tx) => {
    const asked = await store.findLinked(tx, hashOfToken(token))
    if (!asked) throw new Problem('not-found')
    await store.lockLinked(tx, asked.id)
    // Read again behind the lock.
    const found = await store.findLinked(tx, hashOfToken(token))
    if (!found) throw new Problem('not-found')
    await writeRating(portal, tx, found, said)
  })
}
