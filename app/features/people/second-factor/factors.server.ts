import { put } from '#app/kit/outbox/outbox.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { refundLimit, type Limit, consumeLimit } from '#app/kit/throttle.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { limitsOf } from '#app/features/people/account/account.devices.server.ts'
import { reauthenticate } from '#app/features/people/account/account.reauthenticate.server.ts'
import { endSessions, passSecondFactor, sessionBy } from '#app/features/people/account/account.sessions.server.ts'
import type { Person, Viewer } from '#app/features/people/account/account.ts'
import { isAway } from '#app/features/people/auth-errors/auth-errors.server.ts'
import { finishAuthentication, finishRegistration, type RelyingParty } from './passkeys.server.ts'
import { hashOf, plainCode, renewRecoveryCodes } from './recovery-codes.server.ts'
import { factorMail } from './second-factor.outbox.ts'
import type { FactorNews, Factors } from './second-factor.ts'
import * as store from './store.server.ts'
import { openSecret, readTotpSetup, sealSecret, stepOf } from './totp.server.ts'

export type FactorProblem =
  | 'code-wrong'
  | 'too-many-tries'
  | 'password-wrong'
  | 'service-away'
  | 'setup-old'
  | 'passkey-refused'
  | 'passkey-unsupported'
  | 'last-factor'
export type Refused = { refused: FactorProblem }

/** The session goes on under another token; codes are there to be shown when they were made just now. */
export type Shown = { session: { token: string; maxAge: number }; codes: string[] }

export function readFactors({ db }: Portal, person: Person): Promise<Factors> {
  return store.findFactors(db, person.accountId)
}

/** Anyone who is staff has an administrator to turn to. */
export function isStaffAccount({ db }: Portal, person: Person): Promise<boolean> {
  return store.isStaff(db, person.accountId)
}

/**
 * Ten wrong codes in a quarter of an hour, and the account waits; save on a device its owner has come in from before.
 */
function limitsFor({ accountId }: Person, device?: string): Limit[] {
  if (device) return limitsOf(device, 'second-factor', accountId)
  return [{ key: `second-factor ${accountId}`, tries: 10, minutes: 15 }]
}

async function takeTries({ db, clock }: Portal, limits: readonly Limit[]): Promise<boolean> {
  for (const limit of limits) if (!(await consumeLimit(db, clock.now(), limit))) return false
  return true
}

async function giveTriesBack({ db }: Portal, limits: readonly Limit[]): Promise<void> {
  for (const { key } of limits) await refundLimit(db, key)
}

/**
 * Validates a code of the app or a recovery code, which passes once. The work is the same whether the person has an app
 * or not, and whether the code is near.
 */
export async function showCode(
  portal: Portal,
  person: Person,
  token: string,
  { typed, device }: { typed: string; device: string | undefined },
): Promise<Shown | Refused> {
  const limits = limitsFor(person, device)
  if (!(await takeTries(portal, limits))) return throttled(portal, person)
  const session = await portal.db.transaction().execute(async (tx) => {
    const inTx = { ...portal, db: tx }
    return (await takeCode(inTx, person.accountId, typed)) ? passSecondFactor(inTx, token) : undefined
  })
  if (!session) return wrong(portal, person)
  await giveTriesBack(portal, limits)
  return passed(portal, person, session)
}

export async function showPasskey(
  portal: Portal,
  person: Person,
  token: string,
  rp: RelyingParty | undefined,
  answer: string,
): Promise<Shown | Refused> {
  const sessionId = await sessionBy(portal, token)
  if (!rp || sessionId === undefined) return { refused: 'passkey-unsupported' }
  if (!(await finishAuthentication(portal, person, sessionId, rp, answer))) return { refused: 'passkey-refused' }
  const session = await passSecondFactor(portal, token)
  return session ? passed(portal, person, session) : { refused: 'passkey-refused' }
}

/** A code of the new app confirms it. It takes the place of an earlier app. */
export async function addTotp(
  portal: Portal,
  person: Person,
  token: string,
  { sealed, code }: { sealed: string; code: string },
): Promise<Shown | Refused> {
  const begun = readTotpSetup(portal, person, sealed)
  if (!begun) return { refused: 'setup-old' }
  const limits = limitsFor(person)
  if (!(await takeTries(portal, limits))) return throttled(portal, person)
  const now = portal.clock.now()
  const step = stepOf(begun.secret, plainCode(code), now)
  if (step === undefined) return wrong(portal, person)
  await giveTriesBack(portal, limits)
  return change(portal, person, token, 'totp-added', async (tx) => {
    await store.saveTotp(tx.db, person.accountId, sealSecret(portal, begun.secret), step, now)
  })
}

/** The browser answered what `beginRegistration` asked for. */
export async function addPasskey(
  portal: Portal,
  person: Person,
  token: string,
  rp: RelyingParty | undefined,
  { answer, name }: { answer: string; name: string },
): Promise<Shown | Refused> {
  const sessionId = await sessionBy(portal, token)
  if (!rp || sessionId === undefined) return { refused: 'passkey-unsupported' }
  const made = await finishRegistration(portal, sessionId, rp, answer)
  if (!made) return { refused: 'passkey-refused' }
  return change(portal, person, token, 'passkey-added', async ({ db, clock }) => {
    const isNew = await store.insertPasskey(db, person.accountId, made, name, clock.now())
    return isNew ? undefined : { refused: 'passkey-refused' }
  })
}

export async function removeTotp(portal: Portal, viewer: Viewer, token: string): Promise<Shown | Refused> {
  return change(portal, viewer, token, 'totp-removed', async (tx) => {
    if (await isLast(tx, viewer)) return { refused: 'last-factor' }
    if (!(await store.deleteTotp(tx.db, viewer.accountId))) throw new Problem('not-found')
  })
}

export async function removePasskey(
  portal: Portal,
  viewer: Viewer,
  token: string,
  id: string,
): Promise<Shown | Refused> {
  return change(portal, viewer, token, 'passkey-removed', async (tx) => {
    if (await isLast(tx, viewer)) return { refused: 'last-factor' }
    if (!(await store.deletePasskeys(tx.db, viewer.accountId, id))) throw new Problem('not-found')
  })
}

/** @throws Problem not-found */
export async function renamePasskey({ db }: Portal, viewer: Viewer, id: string, name: string): Promise<void> {
  if (!(await store.renamePasskey(db, viewer.accountId, id, name))) throw new Problem('not-found')
}

/**
 * Ten new codes; the earlier ones are void. @throws Problem not-found for anyone without a factor they could stand in
 * for
 */
export async function renewCodes(portal: Portal, viewer: Viewer): Promise<string[]> {
  return portal.db.transaction().execute(async (tx) => {
    await store.lockAccount(tx, viewer.accountId)
    if (countOf(await store.findFactors(tx, viewer.accountId)) === 0) throw new Problem('not-found')
    await tell({ ...portal, db: tx }, viewer.accountId, 'codes-renewed')
    return renewRecoveryCodes(tx, viewer.accountId)
  })
}

/** Anyone who changes how an account is guarded says its password again. */
export async function passwordProblem(
  portal: Portal,
  person: Person,
  password: string,
): Promise<'password-wrong' | 'too-many-tries' | 'service-away' | undefined> {
  const outcome = await reauthenticate(portal, person, password)
  if (!('refused' in outcome)) return undefined
  if (isAway(outcome)) return 'service-away'
  return outcome.refused === 'too-many-requests' ? 'too-many-tries' : 'password-wrong'
}

/** Puts down, in the change's own transaction, what its person is told by mail. */
export async function tell({ db, clock, log }: Portal, accountId: number, news: FactorNews): Promise<void> {
  await put(db, factorMail.of(`account ${accountId}`, { accountId, news }), clock.now())
  log.info({ event: `second factor: ${news}`, actor: accountId }, 'second factor changed')
}

/** A person's sessions elsewhere end; this one goes on under a new token, with its factor shown. */
async function change(
  portal: Portal,
  person: Person,
  token: string,
  news: FactorNews,
  act: (portal: Portal) => Promise<Refused | undefined | void>,
): Promise<Shown | Refused> {
  const { accountId } = person
  return portal.db.transaction().execute(async (tx) => {
    const inTx = { ...portal, db: tx }
    await store.lockAccount(tx, accountId)
    const refused = await act(inTx)
    if (refused) return refused
    const codes = await codesAfter(inTx, accountId)
    await tell(inTx, accountId, news)
    await endSessions(inTx, accountId, { except: (await sessionBy(inTx, token)) ?? null })
    const session = await passSecondFactor(inTx, token)
    if (!session) throw new Problem('not-found')
    return { session, codes }
  })
}

/** With the first factor come recovery codes, with the last one they go. */
async function codesAfter({ db }: Portal, accountId: number): Promise<string[]> {
  const factors = await store.findFactors(db, accountId)
  if (countOf(factors) === 0) await store.replaceRecoveryCodes(db, accountId, [])
  else if (factors.codesLeft === 0) return renewRecoveryCodes(db, accountId)
  return []
}

/** Staff keep one, save in the demonstration. */
async function isLast({ db, settings }: Portal, viewer: Viewer): Promise<boolean> {
  if (viewer.side !== 'maker' || settings.demo) return false
  return countOf(await store.findFactors(db, viewer.accountId)) <= 1
}

function countOf({ totpSince, passkeys }: Factors): number {
  return (totpSince ? 1 : 0) + passkeys.length
}

async function takeCode(portal: Portal, accountId: number, typed: string): Promise<boolean> {
  const { db, clock } = portal
  const code = plainCode(typed)
  const secret = openSecret(portal, accountId, await store.findTotpSecret(db, accountId))
  const isApp = await store.takeStep(db, accountId, stepOf(secret, code, clock.now()) ?? -1)
  const isRecovery = await store.takeRecoveryCode(db, accountId, hashOf(accountId, code), clock.now())
  if (isRecovery) await tell(portal, accountId, 'code-used')
  return isApp || isRecovery
}

function throttled({ log }: Portal, { accountId }: Person): Refused {
  log.warn({ event: 'second factor throttled', actor: accountId }, 'second factor throttled')
  return { refused: 'too-many-tries' }
}

function wrong({ log }: Portal, { accountId }: Person): Refused {
  log.warn({ event: 'second factor refused', actor: accountId }, 'second factor refused')
  return { refused: 'code-wrong' }
}

function passed({ log }: Portal, { accountId }: Person, session: Shown['session']): Shown {
  log.info({ event: 'second factor shown', actor: accountId }, 'second factor shown')
  return { session, codes: [] }
}
