import { randomBytes } from 'node:crypto'
import { hashOfToken, seal, unseal } from '#app/kit/secret.server.ts'
import type { Portal } from '#app/portal.server.ts'
import type { ByLink } from './appointments.ts'

const purpose = 'link of an appointment'

/** 128 bits by which somebody without an account sees their appointment. */
export function makeToken({ secret }: Pick<Portal, 'secret'>): {
  token: string
  tokenHash: Buffer
  tokenSealed: Buffer
} {
  const token = randomBytes(16).toString('base64url')
  return { token, tokenHash: hashOfToken(token), tokenSealed: seal(secret, purpose, Buffer.from(token)) }
}

/** Who comes with this token. */
export function bearerOf(token: string): ByLink {
  return { side: 'link', tokenHash: hashOfToken(token) }
}

/** For the portal's own mails; undefined where it was sealed with another secret. */
export function openToken({ secret }: Portal, sealed: Buffer): string | undefined {
  try {
    return unseal(secret, purpose, sealed).toString()
  } catch {
    return undefined
  }
}
