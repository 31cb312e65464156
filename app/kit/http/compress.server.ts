import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)

/** The best encoding the browser takes, of those offered; a quality of 0 is a refusal. */
export function encodingFor(acceptEncoding: string | undefined, offered: readonly Encoding[]): Encoding | undefined {
  const accepted = (acceptEncoding ?? '').split(',').flatMap((entry) => {
    const [name = '', quality = ''] = entry.trim().split(/\s*;\s*q=/)
    return quality !== '' && Number(quality) === 0 ? [] : [name.toLowerCase()]
  })
  return offered.find((encoding) => accepted.includes(encoding))
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
