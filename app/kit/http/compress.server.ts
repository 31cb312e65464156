import type { Transform } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import { parseAccept } from './accept.server.ts'

export type Encoding = 'br' | 'gzip'

const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)

/** The best encoding the browser takes, of those offered; a quality of 0 is a refusal. */
export function encodingFor(acceptEncoding: string | undefined, offered: readonly Encoding[]): Encoding | undefined {
  const accepted = parseAccept(acceptEncoding ?? '')
  return offered.find((encoding) => accepted.some(({ name, quality }) => name === encoding && quality !== 0))
}

/** For pages made on request: quality 4 is within 10 % of the best size at a fraction of its time. */
export function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br'
    ? inBrotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 4,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      })
    : inGzip(body, { level: 5 })
}

/** The same for what is sent while it is made. */
export function compressing(encoding: Encoding): Transform {
  return encoding === 'br'
    ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    : createGzip({ level: 5 })
}
