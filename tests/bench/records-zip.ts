import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { memoryOf, type Served } from './processes.ts'
import { assetBytes, assets, type Library } from './records-seed.ts'

/** MB of the server's memory: before, the most while the zip was sent, and after; MB sent; and how long it took. */
export type ZipFigures = {
  sent: number
  seconds: number
  firstByteMs: number
  before: number
  most: number
  after: number
}

/** Anyone who reads stops for a while in the middle: what the server cannot hand on meanwhile it must not collect. */
const pauseAt = (assets * assetBytes) / 4
const pauseMs = 2000

const zips = '/resources/media/download'

/**
 * All assets of a folder as one zip. The server has made small ones before, of a single asset each, so that its code is
 * warm; a large one would already have taken the memory that is to be measured.
 */
export async function measureZip(portal: Served, cookie: string, { folder, asset }: Library): Promise<ZipFigures> {
  for (let warmUp = 0; warmUp < 20; warmUp += 1) await download(portal.origin, cookie, `${zips}?asset=${asset}`)
  const before = memoryOf(portal.pid)
  let most = before
  const sampling = setInterval(() => {
    most = Math.max(most, memoryOf(portal.pid))
  }, 20)
  try {
    const { bytes, seconds, firstByteMs } = await download(portal.origin, cookie, `${zips}?folder=${folder}`)
    if (bytes < assets * assetBytes) throw new Error(`The zip has ${bytes} bytes only`)
    return { sent: bytes / 1_000_000, seconds, firstByteMs, before, most, after: memoryOf(portal.pid) }
  } finally {
    clearInterval(sampling)
  }
}

async function download(origin: string, cookie: string, path: string) {
  const begun = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>()
  http.get(origin + path, { headers: { cookie } }, resolve).on('error', reject)
  const answer = await promise
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
  let bytes = 0
  let firstByteMs = 0
  let hasPaused = false
  for await (const part of answer) {
    if (bytes === 0) firstByteMs = performance.now() - begun
    bytes += Buffer.byteLength(part)
    if (hasPaused || bytes < pauseAt) continue
    hasPaused = true
    await wait(pauseMs)
  }
  return { bytes, seconds: (performance.now() - begun - pauseMs) / 1000, firstByteMs }
}
