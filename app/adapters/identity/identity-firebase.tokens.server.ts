import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify, UnsecuredJWT } from 'jose'
import { z } from 'zod'
import type { Clock } from '#app/kit/clock.ts'
import type { Identified, Refusal } from './identity.ts'

type Options = {
  fetch: typeof fetch
  clock: Clock
  projectId: string
  /** Where the service publishes the keys it signs with; the emulator signs nothing. */
  keys: { address: string; timeout: number } | 'emulator'
}

/** `signedInAt` in seconds: when they last showed their password. */
export type TokenHolder = Identified & { signedInAt: number }

/** In seconds: two clocks never agree. */
const skew = 60

const claims = z.object({
  sub: z.string().min(1).max(128),
  auth_time: z.number(),
  email: z.email().toLowerCase(),
  email_verified: z.boolean().default(false),
})

/** Reads the ID tokens of one project: only what the service signed, for this project, and not too long ago. */
export function createTokenReader({ fetch, clock, projectId, keys }: Options) {
  const known =
    keys !== 'emulator' &&
    createRemoteJWKSet(new URL(keys.address), { timeoutDuration: keys.timeout, [customFetch]: fetch })

  return async (token: string): Promise<TokenHolder | Refusal> => {
    const now = clock.now()
    const expected = {
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      requiredClaims: ['exp'],
      clockTolerance: skew,
      maxTokenAge: '1h',
      currentDate: now,
    }
    let payload: JWTPayload
    try {
      payload = known
        ? (await jwtVerify(token, known, { ...expected, algorithms: ['RS256'] })).payload
        : UnsecuredJWT.decode(token, expected).payload
    } catch (error) {
      return { refused: refusalFor(error) }
    }
    const read = claims.safeParse(payload)
    if (!read.success || read.data.auth_time > now.getTime() / 1000 + skew) return { refused: 'invalid-user-token' }
    const { sub, email, email_verified: emailVerified, auth_time: signedInAt } = read.data
    return { subject: sub, email, emailVerified, signedInAt }
  }
}

function refusalFor(error: unknown): Refusal['refused'] {
  if (error instanceof errors.JWTExpired) return 'user-token-expired'
  // Not the token's fault: the keys could not be had.
  const isAway = error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)
  return isAway || error.code === 'ERR_JOSE_GENERIC' ? 'network-request-failed' : 'invalid-user-token'
}
