import { addAbortSignal, Readable } from 'node:stream'
import { sandboxPolicy } from '#app/kit/http/headers.server.ts'
import type { OpenFile } from './attachments.server.ts'

/**
 * Only pictures that were drawn anew here are shown in place; everything else is handed over to be saved, and nothing
 * can run as a page. A file never changes, yet who may see it does: the browser keeps it, shared caches do not.
 */
export function fileResponse(request: Request, { stream, bytes, mediaType, name, isPhoto }: OpenFile): Response {
  // The router throws away the body of an answer to HEAD, or to who has left, without closing it.
  if (request.method === 'HEAD') stream.destroy()
  else addAbortSignal(request.signal, stream)
  // Node's stream type and the browser's differ in name only.
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    headers: {
      'content-type': mediaType,
      'content-length': String(bytes),
      'content-disposition': `${isPhoto ? 'inline' : 'attachment'}; ${fileName(name)}`,
      'content-security-policy': sandboxPolicy,
      'cache-control': 'private, max-age=86400',
    },
  })
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
