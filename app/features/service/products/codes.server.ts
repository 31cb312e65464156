import { createHash, randomBytes } from 'node:crypto'
import { codeFor } from '#app/kit/secret.server.ts'
import type { Portal } from '#app/portal.server.ts'

/** Crockford's: without I, L, O and U, so that it can be read out over a counter and written on paper. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * The code of a transfer as people see it, 60 bits: made again from the portal's secret each time it is shown, so that
 * only its hash is stored.
 */
export function transferCode({ secret }: Portal, productId: number, createdAt: Date): string {
  const bytes = Buffer.from(codeFor(secret, 'transfer', productId, createdAt.getTime()), 'base64url').subarray(0, 12)
  const code = [...bytes].map((byte) => letters[byte % 32]).join('')
  return `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`
}

/** Typed with or without hyphens, in whatever case, with the letters that are not in it for the digits they look like. */
export function transferHash(typed: string): Buffer {
  const letterOrDigit = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
  const bare = letterOrDigit.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return createHash('sha256').update(`transfer ${bare}`).digest()
}

/** 96 bits. */
export function newPassportCode(): string {
  return randomBytes(12).toString('base64url')
}
