import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Encoding } from './sheets.ts'

const startBytes = 64 * 1024

/** What is read at once takes a parser a few milliseconds. */
const pieceBytes = 16 * 1024

/** The first bytes of a file. */
export async function startOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(startBytes), 0, startBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/**
 * How the letters of a text are written. A mark at its beginning says so, or else its bytes do: every second one is 0
 * where plain letters take two, and no text in Windows' letters is by chance UTF-8 from its first accent to its last.
 */
export async function encodingOf(path: string): Promise<Encoding> {
  const start = await startOf(path)
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  start.forEach((byte, at) => (zeros[at % 2] = (zeros[at % 2] ?? 0) + (byte === 0 ? 1 : 0)))
  const [even = 0, odd = 0] = zeros
  if (odd > start.length / 5 && even < odd / 20) return 'utf-16le'
  if (even > start.length / 5 && odd < even / 20) return 'utf-16be'
  return (await isUtf8(path)) ? 'utf-8' : 'windows-1252'
}

/** Whether it is a text at all: no encoding but UTF-16 has bytes of 0. */
export function isText(start: Buffer, encoding: Encoding): boolean {
  return encoding.startsWith('utf-16') || !start.includes(0)
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const piece of createReadStream(path)) decoder.decode(piece, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

export function decoded(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes)
}

/** A file's text as UTF-8, without the mark; `onBytes` hears how many bytes were read. */
export async function* utf8Pieces(path: string, encoding: Encoding, onBytes: (bytes: number) => void) {
  const decoder = new TextDecoder(encoding)
  for await (const piece of createReadStream(path, { highWaterMark: pieceBytes })) {
    onBytes(piece.length)
    yield Buffer.from(decoder.decode(piece, { stream: true }))
  }
  yield Buffer.from(decoder.decode())
}
