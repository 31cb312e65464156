import { createCipheriv, createDecipheriv, timingSafeEqual } from 'node:crypto'
import { codeFor } from './secret.server.ts'

/** Four numbers that nobody can read or make without the secret: a few bytes to 6 bytes each, one block of AES in all. */
type Numbers = readonly [number, number, number, number]
const widths = [1, 6, 6, 3] as const
const blockBytes = 16
const proofBytes = 12

/** Capitals and small letters are one to mail servers, so the alphabet is that of base32 (RFC 4648). */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
const whole = /^[a-z2-7]{45}$/i

/** The same each time for the same numbers: a mail that is sent twice keeps its Message-ID. */
export function sealCode(secret: string, purpose: string, numbers: Numbers): string {
  const block = Buffer.alloc(blockBytes)
  let at = 0
  for (const [index, width] of widths.entries()) at = block.writeUIntBE(numbers[index] ?? 0, at, width)
  const cipher = createCipheriv('aes-256-ecb', keyFor(secret, purpose), null).setAutoPadding(false)
  const sealed = Buffer.concat([cipher.update(block), cipher.final()])
  return toBase32(Buffer.concat([sealed, proofOf(secret, purpose, sealed)]))
}

/** @returns undefined for a code of another portal or purpose, or of nobody's */
export function openCode(secret: string, purpose: string, code: string): Numbers | undefined {
  if (!whole.test(code)) return undefined
  const bytes = fromBase32(code.toLowerCase())
  const sealed = bytes.subarray(0, blockBytes)
  const proof = bytes.subarray(blockBytes, blockBytes + proofBytes)
  if (!timingSafeEqual(proof, proofOf(secret, purpose, sealed))) return undefined
  const cipher = createDecipheriv('aes-256-ecb', keyFor(secret, purpose), null).setAutoPadding(false)
  const block = Buffer.concat([cipher.update(sealed), cipher.final()])
  const [one, six, twelve] = [widths[0], widths[1], widths[2]]
  return [
    block.readUIntBE(0, one),
    block.readUIntBE(one, six),
    block.readUIntBE(one + six, twelve),
    block.readUIntBE(one + six + twelve, widths[3]),
  ]
}

/** Whether it looks like one. */
export function isSealedCode(text: string): boolean {
  return whole.test(text)
}

function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(codeFor(secret, 'key of sealed codes', purpose), 'base64url')
}

function proofOf(secret: string, purpose: string, sealed: Buffer): Buffer {
  const code = codeFor(secret, 'proof of sealed codes', purpose, sealed.toString('hex'))
  return Buffer.from(code, 'base64url').subarray(0, proofBytes)
}

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.replaceAll(/.{1,5}/g, (five) => alphabet.charAt(Number.parseInt(five.padEnd(5, '0'), 2)))
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = bits.slice(0, (blockBytes + proofBytes) * 8).match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
