import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from './db/start-error.ts'
import { codeOf } from './error-code.ts'
import { unlessGone } from './unless-gone.server.ts'

/** As many characters as SESSION_SECRET takes. */
const shortest = 32

/**
 * The secret of a portal whose operator has set none: made at the first start, and read by its owner only.
 * @throws StartError where what is there is none, as after a power cut or on a full disk: anybody could sign by an empty one
 */
export async function secretIn(folder: string): Promise<string> {
  const file = path.join(folder, 'secret')
  await mkdir(folder, { recursive: true })
  const known = await unlessGone(readFile(file, 'utf8'))
  if (known !== undefined && known.length < shortest)
    throw new StartError(
      `${file} has ${known.length} characters, of at least ${shortest}: put back that of a backup, or set SESSION_SECRET.`,
    )
  if (known) return known
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
  // When two portals start on one folder the first one's secret stays; and it is never seen half written.
  await link(draft, file).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error
  })
  await unlink(draft)
  return readFile(file, 'utf8')
}

/** A code that only this portal can make, the same for the same words: for links in mails that may be sent twice. */
export function codeFor(secret: string, ...words: (string | number)[]): string {
  return createHmac('sha256', secret).update(words.join(' ')).digest('base64url')
}

/** The hash of a token, which is all that is stored of it. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Stands for somebody's e-mail or network address in the log: always the same, and meaningless without the secret. */
export function pseudonym(secret: string, what: 'account' | 'address', value: string): string {
  return codeFor(secret, 'in the log', what, value.toLowerCase()).slice(0, 22)
}

/** Encrypts what is kept at rest, for one purpose (AES-256-GCM: 12 bytes of nonce, 16 of tag, the rest). */
export function seal(secret: string, purpose: string, plain: Buffer): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), nonce)
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** @throws when it was sealed with another secret or for another purpose */
export function unseal(secret: string, purpose: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(12, 28))
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()])
}

function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}
