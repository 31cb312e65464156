import type { Proof, Refusal } from '#app/adapters/identity/identity.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { throttleAddress } from '#app/kit/http/client-address.server.ts'
import { put } from '#app/kit/outbox/outbox.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { pseudonym } from '#app/kit/secret.server.ts'
import { type Limit, consumeLimit } from '#app/kit/throttle.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { forgetTries } from '#app/features/people/account/account.devices.server.ts'
import { endSessions, endSessionsUnder, noteIdentified } from '#app/features/people/account/account.sessions.server.ts'
import { matchContact } from '#app/features/people/contact/contact.server.ts'
import { checkPassword, type PasswordProblem } from '#app/features/people/passwords/passwords.server.ts'
import * as outbox from './one-time-links.outbox.ts'
import * as store from './store.server.ts'

const day = 24 * 60 * 60_000

/** Who asks for a mail, as far as limits go. */
type Asker = { address: string }

/** Who comes by a link, and the language they read it in. */
type Opener = Asker & { locale: Locale }

/**
 * Asks for the mail in which somebody confirms the address they registered. It is one row, no matter who else has the
 * address: the job finds out. `page`: where they go on afterwards, a path without the language.
 */
export async function putVerifyMail(
  db: Db,
  to: { subject: string; email: string; locale: Locale; page: string },
  now: Date,
): Promise<void> {
  await put(db, outbox.verifyMail.of(`account ${to.email}`, to), now)
}

/** The same mail again, for somebody signed in. @returns false when they have asked too often */
export async function mailVerifyAgain(
  portal: Portal,
  asker: Asker,
  { accountId, ...reader }: { accountId: number; locale: Locale; page: string },
): Promise<boolean> {
  const person = await store.findById(portal.db, accountId)
  if (!person || person.emailVerified) return true
  if (!(await mayAsk(portal, asker, 'verify', person.email))) return false
  await putVerifyMail(portal.db, { subject: person.subject, email: person.email, ...reader }, portal.clock.now())
  return true
}

/** The same for known and unknown addresses: the job finds out. @returns false when it was asked too often */
export async function mailReset(portal: Portal, asker: Asker, to: { email: string; locale: Locale }): Promise<boolean> {
  if (!(await mayAsk(portal, asker, 'reset', to.email))) return false
  await put(portal.db, outbox.resetMail.of(`account ${to.email}`, to), portal.clock.now())
  const account = pseudonym(portal.secret, 'account', to.email)
  portal.log.info({ event: 'password reset asked for', account }, 'password reset asked for')
  return true
}

/** To the new address, whose owner confirms it. @returns false when it was asked too often */
export async function mailEmailChange(
  portal: Portal,
  asker: Asker,
  to: { accountId: number; email: string; locale: Locale },
): Promise<boolean> {
  const person = await store.findById(portal.db, to.accountId)
  if (!person) return true
  if (!(await mayAsk(portal, asker, 'change-email', `${to.accountId}`))) return false
  const payload = { subject: person.subject, email: to.email, locale: to.locale }
  await put(portal.db, outbox.newAddressMail.of(`account ${to.email}`, payload), portal.clock.now())
  return true
}

/** In the transaction of the change: anyone who did not make it must hear of it. */
export async function putPasswordChanged({ db, clock }: Portal, accountId: number): Promise<void> {
  const now = clock.now()
  const payload = { accountId, at: now.toISOString() }
  await put(db, outbox.passwordChangedMail.of(`account ${accountId}`, payload), now)
}

/**
 * Uses up the link that confirms an address, the first one or a new one. It is for the person who registered, or asked:
 * the owner of the mailbox must not hand it to a stranger by pressing a button, so without their own session they say
 * the password. @param accountId who is signed in @returns whose it is @throws Problem too-many-tries
 */
export async function confirmAddress(
  portal: Portal,
  { address, locale }: Opener,
  { code, accountId: visitor, password }: { code: string; accountId: number | undefined; password: string | undefined },
): Promise<{ accountId: number } | Refusal> {
  await countUse(portal, address)
  const known = visitor === undefined ? undefined : await store.findById(portal.db, visitor)
  const by: Proof = { subject: known?.subject, password }
  const outcome = await either((purpose) => portal.identity.redeemCode({ purpose, code, by }))
  if ('refused' in outcome) return outcome
  const accountId = await portal.db.transaction().execute(async (tx) => {
    const before = await store.findBySubject(tx, outcome.subject)
    const id = await noteIdentified(portal, tx, outcome, locale)
    if (id !== undefined && before && before.email !== outcome.email)
      await tellOldAddress({ ...portal, db: tx }, before)
    return id
  })
  if (accountId === undefined) return { refused: 'user-disabled' }
  await matchContact(portal, accountId)
  portal.log.info({ event: 'address confirmed', actor: accountId }, 'address confirmed')
  return { accountId }
}

/** Why a link leads nowhere any more; undefined while it may lead somewhere. Looking uses nothing up. */
export async function readLink(
  { identity }: Portal,
  page: 'verify' | 'reset',
  code: string,
): Promise<Refusal | undefined> {
  const found =
    page === 'reset'
      ? await identity.readCode('reset', code)
      : await either((purpose) => identity.readCode(purpose, code))
  return 'refused' in found ? found : undefined
}

/**
 * A new password by the link in a mail: anyone who was signed in as them is out, and the person hears of it by mail.
 * @param deviceOf the known device of an address's owner that it is set on
 * @returns whose it is, or why not; `weak`: another password may do
 * @throws Problem too-many-tries
 */
export async function resetPassword(
  portal: Portal,
  { address, locale, deviceOf }: Opener & { deviceOf: (email: string) => string | undefined },
  { code, password }: { code: string; password: string },
): Promise<{ accountId: number } | { weak: PasswordProblem } | Refusal> {
  const link = await portal.identity.readCode('reset', code)
  const email = 'email' in link ? link.email : ''
  const weak = await checkPassword(portal, { email, password })
  if (weak) return { weak }
  await countUse(portal, address)
  // Before as well: with the database away afterwards, nobody stays signed in by the old password.
  if (email) await endSessionsUnder(portal, email)
  const outcome = await portal.identity.redeemCode({ purpose: 'reset', code, password })
  if ('refused' in outcome) return outcome
  const accountId = await portal.db.transaction().execute(async (tx) => {
    const id = await noteIdentified(portal, tx, outcome, locale)
    if (id === undefined) return undefined
    await endSessions({ ...portal, db: tx }, id, { except: null })
    await putPasswordChanged({ ...portal, db: tx }, id)
    return id
  })
  if (accountId === undefined) return { refused: 'user-disabled' }
  await forgetTries(portal, { address }, outcome.email, deviceOf(outcome.email))
  await matchContact(portal, accountId)
  portal.log.info({ event: 'password reset', actor: accountId }, 'password reset')
  return { accountId }
}

/** Away go claims nobody verified within a week, and links that are used or have expired. */
export async function sweepClaims(portal: Portal): Promise<number> {
  const now = portal.clock.now()
  await store.deleteVoidLinks(portal.db, now, new Date(now.getTime() - day))
  // The demonstration shows somebody who never verifies.
  if (portal.settings.demo) return 0
  const weekAgo = new Date(now.getTime() - 7 * day)
  const claims = await store.listOldClaims(portal.db, weekAgo)
  for (const id of claims)
    // While the identity service is away the claim stays: nobody else knows whom it is still to forget.
    await portal.db.transaction().execute(async (tx) => {
      const subject = await store.deleteOldClaim(tx, id, weekAgo)
      if (subject !== undefined) await portal.identity.erase(subject)
    })
  await store.deleteLoneCredentials(portal.db, weekAgo)
  return claims.length
}

async function mayAsk(portal: Portal, asker: Asker, mail: string, email: string): Promise<boolean> {
  const limits: Limit[] = [
    { key: `mail address ${throttleAddress(asker.address)}`, tries: 30, minutes: 60 },
    { key: `mail ${mail} ${email}`, tries: 5, minutes: 60 },
  ]
  for (const limit of limits)
    if (!(await consumeLimit(portal.db, portal.clock.now(), limit))) {
      portal.log.warn({ event: 'mail throttled' }, 'mail throttled')
      return false
    }
  return true
}

/** A link cannot be guessed, but each try costs the server a password's hash. */
async function countUse(portal: Portal, address: string): Promise<void> {
  const limit = { key: `link address ${throttleAddress(address)}`, tries: 30, minutes: 15 }
  if (await consumeLimit(portal.db, portal.clock.now(), limit)) return
  portal.log.warn({ event: 'link throttled' }, 'link throttled')
  throw new Problem('too-many-tries')
}

/** Both kinds of link lead to one page, and the address does not say which. */
async function either<Found extends object>(
  use: (purpose: 'verify' | 'change-email') => Promise<Found | Refusal>,
): Promise<Found | Refusal> {
  const outcome = await use('verify')
  const isOther = 'refused' in outcome && outcome.refused === 'invalid-action-code'
  return isOther ? use('change-email') : outcome
}

async function tellOldAddress({ db, clock }: Portal, { email, locale }: store.Addressee): Promise<void> {
  const now = clock.now()
  const payload = { email, locale, at: now.toISOString() }
  await put(db, outbox.addressChangedMail.of(`account ${email}`, payload), now)
}
