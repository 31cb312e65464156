import type { Transform } from 'node:stream'
import { promisify } from 'node:util'
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  zstdCompress,
} from 'node:zlib'
import { parseAccept } from './accept.server.ts'

export type Encoding = 'zstd' | 'br' | 'gzip'

/** What pages are sent in, the quickest first: zstd takes a third of the time of the others for 6 % more bytes. */
export const encodings: readonly Encoding[] = ['zstd', 'br', 'gzip']

const inZstd = promisify(zstdCompress)
const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)

const zstdLevel = { params: { [constants.ZSTD_c_compressionLevel]: 4 } }
/** Within 10 % of the best size at a fraction of its time. */
const brotliQuality = { [constants.BROTLI_PARAM_QUALITY]: 4 }
const gzipLevel = { level: 5 }

/** The best encoding the browser takes, of those offered; a quality of 0 is a refusal. */
export function encodingFor<Offered extends Encoding>(
  acceptEncoding: string | undefined,
  offered: readonly Offered[],
): Offered | undefined {
  const accepted = parseAccept(acceptEncoding ?? '')
  return offered.find((encoding) => accepted.some(({ name, quality }) => name === encoding && quality !== 0))
}

/** For pages made on request. */
export function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'zstd') return inZstd(body, { ...zstdLevel, pledgedSrcSize: body.length })
  if (encoding === 'gzip') return inGzip(body, gzipLevel)
  return inBrotli(body, { params: { ...brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })
}

/** The same for what is sent while it is made. */
export function compressing(encoding: Encoding): Transform {
  if (encoding === 'zstd') return createZstdCompress(zstdLevel)
  return encoding === 'gzip' ? createGzip(gzipLevel) : createBrotliCompress({ params: brotliQuality })
}
