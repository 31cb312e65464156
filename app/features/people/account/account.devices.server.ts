import { randomBytes, timingSafeEqual } from 'node:crypto'
import { throttleAddress } from '#app/kit/http/client-address.server.ts'
import { deviceCookie, deviceCookieName, readCookie } from '#app/kit/http/cookies.server.ts'
import type { RequestInfo } from '#app/kit/http/request-info.server.ts'
import { codeFor } from '#app/kit/secret.server.ts'
import { clearLimit, type Limit } from '#app/kit/throttle.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { accessBy } from './account.sessions.server.ts'
import type { Access } from './account.ts'

/** Longer than any session: it is asked for once those have ended. */
const lives = 180 * 24 * 60 * 60_000

type Came = { info: RequestInfo; request: Request }

/**
 * The device from which this address's owner has come in before, told by a signed cookie. It opens nothing: wrong
 * passwords and codes from there are merely counted apart, so that strangers cannot use up its owner's tries.
 */
export function knownDevice(portal: Portal, { info, request }: Came, email: string): string | undefined {
  const [id = '', ends = '', mark = ''] = (readCookie(request, deviceCookieName(info.https)) ?? '').split('.')
  const expected = Buffer.from(markOf(portal, email, id, ends))
  const given = Buffer.from(mark)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return Number.parseInt(ends, 36) > portal.clock.now().getTime() ? id : undefined
}

/** Whether somebody else came in last from this browser: what was typed in it is theirs. */
export function isOfAnother(portal: Portal, came: Came, email: string): boolean {
  const hasCookie = readCookie(came.request, deviceCookieName(came.info.https)) !== undefined
  return hasCookie && knownDevice(portal, came, email) === undefined
}

/** Remembers a device once somebody has come in from it with all that guards their account. */
export async function rememberDevice(portal: Portal, came: Came, token: string): Promise<void> {
  const access = await accessBy(portal, token)
  if (!isProven(access)) return
  const { email } = access.state === 'full' ? access.viewer : access.person
  const id = knownDevice(portal, came, email) ?? randomBytes(12).toString('base64url')
  const ends = (portal.clock.now().getTime() + lives).toString(36)
  const value = [id, ends, markOf(portal, email, id, ends)].join('.')
  came.info.headers.append('set-cookie', deviceCookie(came.info.https, value, lives / 1000))
}

/** One limit counts all known devices together: anyone who once had the password may have made many known. */
export function limitsOf(device: string, what: string, whose: string | number): Limit[] {
  return [
    { key: `${what} on ${device} as ${whose}`, tries: 10, minutes: 15 },
    { key: `${what} on known devices as ${whose}`, tries: 50, minutes: 15 },
  ]
}

/**
 * Somebody has just set this address's password by the link in a mail: the wrong ones they tried before, from the same
 * place or the same known device, do not keep them out. What is counted over all places stays.
 */
export async function forgetTries(
  { db }: Portal,
  caller: { address: string },
  email: string,
  device: string | undefined,
): Promise<void> {
  const [fromPlace] = strangerLimits(caller, email)
  const [onDevice] = device ? limitsOf(device, 'sign-in', email) : []
  for (const limit of [fromPlace, onDevice]) if (limit) await clearLimit(db, limit.key)
}

/**
 * Limits on wrong passwords from a device from which nobody has signed in: by place and address, by place, and over
 * all.
 */
export function strangerLimits(caller: { address: string }, email: string): Limit[] {
  const address = throttleAddress(caller.address)
  return [
    { key: `sign-in ${address} as ${email}`, tries: 10, minutes: 15 },
    { key: `sign-in address ${address}`, tries: 50, minutes: 15 },
    { key: `sign-in email ${email}`, tries: 100, minutes: 15 },
  ]
}

type Proven = Extract<Access, { state: 'no-contact' | 'pending' | 'full' }>

/** An address that is merely claimed is nobody's, and a password alone is not what staff come in by. */
function isProven(access: Access): access is Proven {
  return access.state === 'no-contact' || access.state === 'pending' || access.state === 'full'
}

function markOf({ secret }: Portal, email: string, id: string, ends: string): string {
  return codeFor(secret, 'known device', email, id, ends)
}
