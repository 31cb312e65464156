import { importPKCS8, SignJWT } from 'jose'
import { z } from 'zod'
import type { Clock } from '#app/kit/clock.ts'

export type ServiceAccount = { clientEmail: string; privateKey: string }

type Options = { fetch: typeof fetch; clock: Clock; account: ServiceAccount; address: string; timeout: number }

/** A token is asked for again this long before it ends. */
const margin = 5 * 60_000

/** What the portal shows as the project's administrator: a token for its service account's signature (RFC 7523). */
export function createAccess(options: Options): () => Promise<string> {
  let held: { token: string; until: number } | undefined
  let asking: Promise<string> | undefined

  async function renew(): Promise<string> {
    const now = options.clock.now().getTime()
    const { access_token: token, expires_in: seconds } = await ask(options, now)
    held = { token, until: now + seconds * 1000 - margin }
    return token
  }

  return async () => {
    if (held && options.clock.now().getTime() < held.until) return held.token
    // Those who ask at the same time share one answer.
    asking ??= renew().finally(() => {
      asking = undefined
    })
    return asking
  }
}

const answer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

/** @throws when the token service is away or refuses the account */
async function ask({ fetch, account, address, timeout }: Options, now: number): Promise<z.infer<typeof answer>> {
  const seconds = Math.floor(now / 1000)
  const assertion = await new SignJWT({ scope: 'https://www.googleapis.com/auth/identitytoolkit' })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account.clientEmail)
    .setAudience(address)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 3600)
    .sign(await importPKCS8(account.privateKey, 'RS256'))
  const response = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  if (!response.ok) throw new AccessRefused(`The service account was answered ${response.status}`)
  return answer.parse(await response.json())
}

/** The token service is there and says no: a matter for the operator. */
export class AccessRefused extends Error {}
