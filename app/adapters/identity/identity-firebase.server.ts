import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { Logger } from 'pino'
import type { Clock } from '#app/kit/clock.ts'
import { codeFor } from '#app/kit/secret.server.ts'
import { createAccess, type ServiceAccount } from './identity-firebase.access.server.ts'
import { type Answer, type Calls, createCalls, type HostedUser } from './identity-firebase.calls.server.ts'
import { createTokenReader, type TokenHolder } from './identity-firebase.tokens.server.ts'
import type { CodeUse, CodeRequest, Credentials, Identified, Identity, Proof, Refusal } from './identity.ts'

export type FirebaseOptions = {
  fetch: typeof fetch
  clock: Clock
  log: Pick<Logger, 'warn'>
  /** Marks the codes in mails as the portal's own. */
  secret: string
  projectId: string
  apiKey: string
  as: ServiceAccount | { emulatorHost: string }
  /** Where the service is; a test puts its own in place. */
  addresses?: Partial<typeof google>
  /** Milliseconds for one answer. */
  timeout?: number
}

const google = {
  calls: 'https://identitytoolkit.googleapis.com',
  tokens: 'https://oauth2.googleapis.com/token',
  keys: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
}
const linkLives = 60 * 60_000
/** Stands for an address that already belongs to somebody: the registration reads like any other and leads nowhere. */
const standIn = 'stand-in-'
/** The service takes this many in one question. */
const atOnce = 100
/** Milliseconds by which the service's clock may be ahead of ours, where no answer tells it. */
const ahead = 5000

/** Google's hosted identity service (Firebase Authentication, Identity Platform), asked from the server alone. */
export function createFirebaseIdentity(options: FirebaseOptions): Identity {
  const { clock, secret } = options
  const service = connect(options)
  const { calls } = service

  return {
    signIn: (credentials) => signIn(service, credentials),

    register: (request) => register(calls, request, clock.now()),

    async issueCode(request) {
      const asked = await askFor(calls, request)
      const answer = asked && (await calls.asAdmin('sendOobCode', { ...asked, returnOobLink: true }))
      if (!answer) return undefined
      if ('refused' in answer) return nobodyOr(answer)
      const code = answer.oobLink && new URL(answer.oobLink).searchParams.get('oobCode')
      return code ? wrap(secret, request, code, clock.now()) : undefined
    },

    async readCode(purpose, code) {
      const opened = unwrap(secret, { purpose, code }, clock.now())
      return 'refused' in opened ? opened : look(calls, opened.code)
    },

    async redeemCode(use) {
      const opened = unwrap(secret, use, clock.now())
      if ('refused' in opened) return opened
      const refusal = use.purpose === 'reset' ? undefined : await unproven(service, opened.subject, use.by)
      return refusal ?? redeem(calls, use, opened.code)
    },

    async setPassword(subject, password) {
      const answer = await calls.asAdmin('update', { localId: subject, password })
      if ('refused' in answer) return answer
      const user = await find(calls, { localId: [subject] })
      return 'refused' in user ? user : { ...identified(user), at: new Date(user.validSince * 1000) }
    },

    readToken: (token) => readToken(service, token),

    async erase(subject) {
      const answer = await calls.asAdmin('delete', { localId: subject })
      if ('refused' in answer) nobodyOr(answer)
    },

    async listRevoked(holders) {
      const asked = holders.filter(({ subject }) => !subject.startsWith(standIn))
      const revoked = []
      for (let first = 0; first < asked.length; first += atOnce)
        revoked.push(...(await revokedAmong(calls, asked.slice(first, first + atOnce), clock.now())))
      return revoked
    },
  }
}

type Service = ReturnType<typeof connect>

async function signIn({ calls, readIdToken }: Service, credentials: Credentials): Promise<Identified | Refusal> {
  const answer = await calls.asAnybody('signInWithPassword', { ...credentials, returnSecureToken: true })
  if ('refused' in answer) return alike(answer)
  if (answer.mfaPendingCredential) return { refused: 'multi-factor-auth-required' }
  const holder = await readIdToken(answer.idToken ?? '')
  return 'refused' in holder ? holder : identifiedBy(holder)
}

async function readToken({ calls, readIdToken }: Service, token: string): Promise<Identified | Refusal> {
  const holder = await readIdToken(token)
  if ('refused' in holder) return holder
  const user = await find(calls, { localId: [holder.subject] })
  if ('refused' in user) return user
  if (user.disabled) return { refused: 'user-disabled' }
  if (holder.signedInAt < user.validSince) return { refused: 'user-token-expired' }
  return { ...identified(user), at: new Date(holder.signedInAt * 1000) }
}

/** Why a code that confirms an address is not to be used: it is not shown whose account it is. */
async function unproven(
  service: Service,
  subject: string,
  { subject: own, password }: Proof,
): Promise<Refusal | undefined> {
  if (own === subject) return undefined
  if (!password) return { refused: 'invalid-credential' }
  const holder = await identify(service.calls, { localId: [subject] })
  const shown = 'refused' in holder ? holder : await signIn(service, { email: holder.email, password })
  if ('refused' in shown) return shown
  return shown.subject === subject ? undefined : { refused: 'invalid-credential' }
}

async function register(calls: Calls, { email, password, emailVerified }: Registration, now: Date) {
  const at = new Date(now.getTime() + ahead)
  const answer = await calls.asAdmin('', { email, password, emailVerified })
  if ('refused' in answer) {
    const isTaken = answer.refused === 'email-already-in-use' && !emailVerified
    return isTaken ? { subject: `${standIn}${randomUUID()}`, email, emailVerified, at } : answer
  }
  const refused: Refusal = { refused: 'internal-error' }
  return answer.localId ? { subject: answer.localId, email, emailVerified, at } : refused
}

function connect({ as, addresses, projectId, timeout = 10_000, ...options }: FirebaseOptions) {
  const at = { ...google, ...addresses }
  const emulator = 'emulatorHost' in as ? as.emulatorHost : undefined
  const access =
    'emulatorHost' in as ? async () => 'owner' : createAccess({ ...options, account: as, address: at.tokens, timeout })
  const base = emulator === undefined ? at.calls : `http://${emulator}/identitytoolkit.googleapis.com`
  const keys = emulator === undefined ? { address: at.keys, timeout } : 'emulator'
  return {
    calls: createCalls({ ...options, base, projectId, access, timeout }),
    readIdToken: createTokenReader({ ...options, projectId, keys }),
  }
}

/** With enumeration protection or without: an unknown address and a wrong password read the same. */
function alike(refusal: Refusal): Refusal {
  const isEither = refusal.refused === 'wrong-password' || refusal.refused === 'user-not-found'
  return isEither ? { refused: 'invalid-credential' } : refusal
}

/** What to ask the service for; undefined when there is nobody the mail should go to. */
async function askFor(calls: Calls, request: CodeRequest): Promise<Record<string, string> | undefined> {
  if (request.purpose === 'reset') return { requestType: 'PASSWORD_RESET', email: request.email }
  const user = await find(calls, { localId: [request.subject] })
  if ('refused' in user) return nobodyOr(user)
  if (!user.email || (request.purpose === 'verify' && user.emailVerified)) return undefined
  return request.purpose === 'verify'
    ? { requestType: 'VERIFY_EMAIL', email: user.email }
    : { requestType: 'VERIFY_AND_CHANGE_EMAIL', email: user.email, newEmail: request.email }
}

/** @throws for what a later try may mend: the job that asked is tried again */
function nobodyOr({ refused }: Refusal): undefined {
  const nobody: Refusal['refused'][] = [
    'user-not-found',
    'user-token-expired',
    'user-disabled',
    'email-already-in-use',
    'invalid-email',
  ]
  if (!nobody.includes(refused)) throw new Error(`The identity service answered ${refused}`)
  return undefined
}

/**
 * The service's code with an end and a purpose of the portal's own, and whose it is: the service lets a verification
 * live for days, and does not say for which form a code was meant.
 */
function wrap(secret: string, request: CodeRequest, code: string, now: Date): string {
  const ends = (now.getTime() + linkLives).toString(36)
  const whose = Buffer.from('subject' in request ? request.subject : '').toString('base64url')
  return [ends, whose, code, codeFor(secret, 'identity link', request.purpose, ends, whose, code)].join('~')
}

function unwrap(
  secret: string,
  use: Pick<CodeUse, 'purpose' | 'code'>,
  now: Date,
): { subject: string; code: string } | Refusal {
  const [ends = '', whose = '', code = '', mark = ''] = use.code.split('~')
  const expected = Buffer.from(codeFor(secret, 'identity link', use.purpose, ends, whose, code))
  const given = Buffer.from(mark)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { refused: 'invalid-action-code' }
  if (Number.parseInt(ends, 36) <= now.getTime()) return { refused: 'expired-action-code' }
  return { subject: Buffer.from(whose, 'base64url').toString(), code }
}

/** Without a new password the service uses nothing up, whatever the code is for. */
async function look(calls: Calls, oobCode: string): Promise<{ email: string } | Refusal> {
  const answer = await calls.asAnybody('resetPassword', { oobCode })
  return 'refused' in answer ? answer : { email: answer.newEmail ?? answer.email ?? '' }
}

async function redeem(calls: Calls, use: CodeUse, oobCode: string): Promise<Identified | Refusal> {
  const answer =
    use.purpose === 'reset'
      ? await calls.asAnybody('resetPassword', { oobCode, newPassword: use.password })
      : await calls.asAnybody('update', { oobCode })
  if ('refused' in answer) return answer
  const person = await identify(calls, whoIn(answer))
  if ('refused' in person || person.emailVerified) return person
  // Anyone who got the link by mail owns the address.
  const changed = await calls.asAdmin('update', { localId: person.subject, emailVerified: true })
  return 'refused' in changed ? changed : { ...person, emailVerified: true }
}

function whoIn({ localId, newEmail, email }: Answer): Question {
  return localId ? { localId: [localId] } : { email: [newEmail ?? email ?? ''] }
}

type Question = { localId: string[] } | { email: string[] }

async function identify(calls: Calls, question: Question): Promise<Identified | Refusal> {
  const user = await find(calls, question)
  return 'refused' in user ? user : identified(user)
}

async function find(calls: Calls, question: Question): Promise<HostedUser | Refusal> {
  const answer = await calls.asAdmin('lookup', question)
  if ('refused' in answer) return answer
  return answer.users[0] ?? { refused: 'user-token-expired' }
}

function identified({ localId, email = '', emailVerified }: HostedUser): Identified {
  return { subject: localId, email, emailVerified }
}

function identifiedBy({ subject, email, emailVerified, signedInAt }: TokenHolder): Identified {
  return { subject, email, emailVerified, at: new Date(signedInAt * 1000) }
}

type Registration = Parameters<Identity['register']>[0]
type Holders = Parameters<NonNullable<Identity['listRevoked']>>[0]

async function revokedAmong(calls: Calls, holders: Holders, now: Date) {
  const answer = await calls.asAdmin('lookup', { localId: holders.map(({ subject }) => subject) })
  if ('refused' in answer) throw new Error(`The identity service answered ${answer.refused}`)
  const known = new Map(answer.users.map((user) => [user.localId, user]))
  return holders.flatMap(({ subject, since }) => {
    const user = known.get(subject)
    const before = !user || user.disabled ? now : new Date(user.validSince * 1000)
    return since < before ? [{ subject, before }] : []
  })
}
