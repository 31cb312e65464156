import { mailFacts } from '#app/adapters/mail/choices.server.ts'
import { senderOf } from '#app/brand/brand.ts'
import { consumeLimit } from '#app/kit/throttle.server.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { countBlocked } from '#app/features/people/bounces/bounces.server.ts'
import { countUndelivered } from '../undelivered.server.ts'
import { testMail } from '../undelivered.outbox.ts'
import { shownError } from '../errors.server.ts'
import { type Reason, reasonOf } from './failures.ts'
import { mailPageWords } from './page.words.ts'
import * as store from './store.server.ts'

/** For one administrator. */
const mostTests = { tries: 5, minutes: 15 }

/** What is due has not been tried for so long: the worker does not run. */
const stillAfter = 10 * 60_000

/** What became of somebody's last test mail. */
export type Fate =
  | { state: 'waiting' | 'left' | 'kept'; at: Date }
  | ({ state: 'failing' | 'given-up'; at: Date } & Told)

/** How mail is set, and whether it works; no password is in it. @throws Problem not-found */
export async function readMail(portal: Portal, viewer: Viewer) {
  const { accountId } = requireAdmin(viewer)
  const { db, clock, settings } = portal
  const now = clock.now()
  const out = outOf(portal)
  const [waiting, failure, lastLeft, givenUp, blocked, test, reader] = await Promise.all([
    store.countWaiting(db),
    store.findLastFailure(db, now),
    store.findLastLeft(db, out ? 'sent' : 'kept'),
    countUndelivered(portal, viewer),
    countBlocked(db),
    store.findLastTest(db, accountId),
    store.findReader(db, accountId),
  ])
  const { count, since, dueSince, triedAgainAt } = waiting
  const isQuiet = (at: Date | null | undefined) => !at || now.getTime() - at.getTime() > stillAfter
  // In a large mailing the first may wait for long, while others leave; behind one that fails its subject waits.
  const isStill = dueSince !== null && [dueSince, triedAgainAt, lastLeft].every(isQuiet)
  return {
    out,
    inbound: inboundOf(portal),
    sendsMail: settings.sendsMail,
    waiting: { count, since, isStill },
    failure: failure && { ...told(portal, failure.error), at: failure.at, isGivenUp: failure.isGivenUp },
    lastLeft,
    givenUp,
    blocked,
    test: test && fateOf(portal, test),
    to: reader?.email ?? '',
  }
}

export type MailState = Awaited<ReturnType<typeof readMail>>

/**
 * A mail to the administrator's own address, in the queue of all mails. Pressed again while one waits, that one is it.
 * @throws Problem not-found, conflict, too-many-tries
 */
export async function sendTestMail({ db, clock, settings, log }: Portal, viewer: Viewer): Promise<void> {
  const { accountId } = requireAdmin(viewer)
  if (!settings.sendsMail) throw conflictIn(mailPageWords)('off')
  const now = clock.now()
  const last = await store.findLastTest(db, accountId)
  if (last && !last.doneAt && !last.isGivenUp) return
  const limit = { key: `mail-test ${accountId}`, ...mostTests }
  if (!(await consumeLimit(db, now, limit))) throw new Problem('too-many-tries')
  await outbox.put(db, testMail.of(store.subjectOf(accountId), { accountId }), now)
  log.info({ event: 'test mail asked for', actor: accountId }, 'a test mail was asked for')
}

function outOf({ settings: { mail, inbound }, brands }: Portal) {
  const { sender } = mail
  if (!sender) return undefined
  return {
    facts: mailFacts(mail),
    from: `${senderOf(brands.current())} <${sender.address}>`,
    replyTo: inbound?.replyTo ?? sender.replyTo,
  }
}

function inboundOf({ settings: { inbound } }: Portal) {
  if (!inbound) return undefined
  const { host, port, tls, login, folder, folders } = inbound
  return { server: `${host}:${port}`, tls, user: login.user, folder, ...folders }
}

function fateOf(portal: Portal, row: store.TestRow): Fate {
  const { askedAt, leftAt, doneAt } = row
  if (leftAt) return { state: row.isKept ? 'kept' : 'left', at: leftAt }
  const isOver = row.isGivenUp || doneAt !== null
  if (row.attempts === 0 && !isOver) return { state: 'waiting', at: askedAt }
  return { state: isOver ? 'given-up' : 'failing', at: askedAt, ...told(portal, row.error ?? '') }
}

/** `setting`: that by which it can be corrected. */
type Told = { reason: Reason; words: string; setting: string }

function told(portal: Portal, error: string): Told {
  const reason = reasonOf(error)
  const wrong = reason === 'login' ? 'login' : 'server'
  const fact = mailFacts(portal.settings.mail).find(({ what }) => what === wrong)
  // Where no mail leaves by now it failed while mails still did.
  return { reason, words: shownError(portal, error), setting: fact?.setting ?? 'SMTP_URL' }
}
