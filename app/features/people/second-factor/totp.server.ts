import { randomBytes, timingSafeEqual } from 'node:crypto'
import { HOTP, Secret, TOTP } from 'otpauth'
import * as z from 'zod/mini'
import { qrOf } from '#app/kit/pictures/qr.server.ts'
import { codeFor, seal, unseal } from '#app/kit/secret.server.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Person } from '#app/features/people/account/account.ts'
import type { TotpSetup } from './second-factor.ts'

const minute = 60_000
/** What every authenticator app knows: six digits, a new code each half minute (RFC 6238). */
const digits = 6
const period = 30
/** A clock may be one step off, or the typing slow. */
const window = 1
const setupLives = 30 * minute

/**
 * Nothing is stored until a code confirms it: the page brings the secret back, sealed for this person. In one session it
 * stays the same until then, because anyone who comes back from the app on their phone may find the page loaded again.
 * @param since of the app linked before: the next one has another secret
 */
export function beginTotp(portal: Portal, person: Person, token: string, since?: Date): TotpSetup {
  const code = codeFor(portal.secret, 'totp set-up', person.accountId, token, since?.getTime() ?? '')
  const secret = Buffer.from(code, 'base64url').subarray(0, 20)
  return setupOf(portal, person, secret, portal.clock.now().getTime() + setupLives)
}

/** The set-up a form brought back. @returns undefined when it is somebody else's, too old or none of ours */
export function readTotpSetup(
  portal: Portal,
  person: Person,
  sealed: string,
): { secret: Buffer; setup: TotpSetup } | undefined {
  try {
    const plain = unseal(portal.secret, 'totp set-up', Buffer.from(sealed, 'base64url'))
    const { accountId, endsAt, secret } = kept.parse(JSON.parse(plain.toString()))
    if (accountId !== person.accountId || endsAt < portal.clock.now().getTime()) return undefined
    const bytes = Buffer.from(secret, 'hex')
    return { secret: bytes, setup: setupOf(portal, person, bytes, endsAt) }
  } catch {
    // Sealed by nobody here, or cut off.
    return undefined
  }
}

const kept = z.object({
  accountId: z.number(),
  endsAt: z.number(),
  secret: z.string().check(z.regex(/^[0-9a-f]{40}$/)),
})

/** The step a code belongs to, among those that count now. The work is the same whether one fits or not. */
export function stepOf(secret: Buffer, code: string, now: Date): number | undefined {
  const current = Math.floor(now.getTime() / 1000 / period)
  const typed = Buffer.alloc(digits, ' ')
  typed.write(/^\d{6}$/.test(code) ? code : '')
  const own = secretOf(secret)
  let found: number | undefined
  for (let step = current - window; step <= current + window; step += 1) {
    const expected = Buffer.from(HOTP.generate({ secret: own, digits, counter: step }))
    if (timingSafeEqual(expected, typed)) found = step
  }
  return found
}

export function sealSecret(portal: Portal, secret: Buffer): Buffer {
  return seal(portal.secret, 'totp', secret)
}

/** @returns a secret nobody has where there is none, or where the portal's own secret has changed meanwhile */
export function openSecret(portal: Portal, accountId: number, sealed: Buffer | undefined): Buffer {
  if (!sealed) return randomBytes(20)
  try {
    return unseal(portal.secret, 'totp', sealed)
  } catch (error) {
    portal.log.warn({ err: error, actor: accountId }, 'the secret of an authenticator app cannot be read')
    return randomBytes(20)
  }
}

function setupOf(portal: Portal, person: Person, secret: Buffer, endsAt: number): TotpSetup {
  const plain = JSON.stringify({ accountId: person.accountId, endsAt, secret: secret.toString('hex') })
  const sealed = seal(portal.secret, 'totp set-up', Buffer.from(plain)).toString('base64url')
  const own = secretOf(secret)
  const totp = new TOTP({ issuer: portal.brands.current().name, label: person.email, secret: own, digits, period })
  const address = totp.toString()
  return { sealed, secret: own.base32.replaceAll(/(.{4})(?=.)/g, '$1 '), address, picture: qrOf(address) }
}

function secretOf(secret: Buffer): Secret {
  // A Buffer may lie within a larger one, and the library takes the whole.
  return new Secret({ buffer: new Uint8Array(secret).buffer })
}
