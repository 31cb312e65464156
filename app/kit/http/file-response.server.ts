import { addAbortSignal, Readable } from 'node:stream'
import { sandboxPolicy } from './headers.server.ts'

export type SentFile = {
  stream: Readable
  bytes: number
  mediaType: string
  name: string
  /** What is not shown in place is handed over to be saved. */
  shown: 'in place' | 'in a frame of ours' | 'saved'
}

/**
 * A file out of the store; nothing can run as a page. It never changes, yet who may see it does: the browser keeps it,
 * shared caches do not.
 */
export function fileResponse(request: Request, { stream, bytes, mediaType, name, shown }: SentFile): Response {
  // The router throws away the body of an answer to HEAD, or to who has left, without closing it.
  if (request.method === 'HEAD') stream.destroy()
  else addAbortSignal(request.signal, stream)
  // Node's stream type and the browser's differ in name only.
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    headers: {
      'content-type': mediaType,
      'content-length': String(bytes),
      'content-disposition': `${shown === 'saved' ? 'attachment' : 'inline'}; ${fileName(name)}`,
      'content-security-policy': sandboxPolicy,
      'cache-control': 'private, max-age=86400',
      ...(shown === 'in a frame of ours' ? framed : {}),
    },
  })
}

/** A browser's own reader of PDFs does not work in a sandbox; no page but ours may frame it. */
const framed = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
}

/** RFC 6266: a plain form for old programs, and the real name in UTF-8. */
function fileName(name: string): string {
  const plain = name.replaceAll(/[^\w. -]/g, '_')
  const exact = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `filename="${plain}"; filename*=UTF-8''${exact}`
}
