import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '#app/kit/db/db.server.ts'
import * as store from './store.server.ts'

const count = 10
/** Nothing that is mistaken for something else on paper: no 0, 1, i, l, o. 31 letters, of which 16 are 79 bits. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const length = 16

/**
 * Ten new ones in the place of the earlier ones. They are known to the one who sees this answer, and to nobody after.
 */
export async function renewRecoveryCodes(tx: Db, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: count }, randomCode)
  await store.replaceRecoveryCodes(
    tx,
    accountId,
    codes.map((code) => hashOf(accountId, code)),
  )
  return codes.map((code) => code.replaceAll(/(.{4})(?=.)/g, '$1-'))
}

/**
 * Fast on purpose: nobody tries 2⁷⁹ codes, however fast. With the portal's secret in it a new secret would void them.
 */
export function hashOf(accountId: number, typed: string): Buffer {
  return createHash('sha256')
    .update(`${accountId} ${plainCode(typed)}`)
    .digest()
}

/** As it was printed, whatever spaces, hyphens or capitals it was typed with. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[\s\p{Dash}]/gu, '').toLowerCase()
}

function randomCode(): string {
  let code = ''
  while (code.length < length)
    for (const byte of randomBytes(2 * length)) {
      // 248 is the last multiple of 31 in a byte: beyond it some letters would come more often.
      if (byte < 248 && code.length < length) code += letters[byte % letters.length] ?? ''
    }
  return code
}
