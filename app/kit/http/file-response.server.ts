import { createHash } from 'node:crypto'
import { addAbortSignal, Readable } from 'node:stream'
import { Problem } from '../problem.ts'
import { isAtHand } from './etag.server.ts'
import { sandboxPolicy } from './headers.server.ts'

/** First and last byte, both included; a last one behind the end means the end. */
export type ByteRange = { first: number; last: number }

export type SentFile = {
  /** The content or a part of it, and the size of the whole; undefined when there is no such file. */
  open: (range?: ByteRange) => Promise<{ stream: Readable; bytes: number } | undefined>
  /** Names the content, for good: another content has another name. */
  key: string
  mediaType: string
  name: string
  /** What is not shown in place is handed over to be saved. */
  shown: 'in place' | 'in a frame of ours' | 'saved'
}

/**
 * A file out of the store, or the part of it that is asked for: videos are played and wound so. Nothing can run as a
 * page. Content never changes, yet who may see it does: the browser keeps it and asks each time whether it still may
 * show it, which costs an answer without a body.
 * @throws Problem not-found
 */
export async function fileResponse(
  request: Request,
  { open, key, mediaType, name, shown }: SentFile,
): Promise<Response> {
  const kept = { etag: tagOf(key), 'cache-control': 'private, no-cache' }
  if (isAtHand(request, kept.etag)) return new Response(null, { status: 304, headers: kept })
  const range = rangeOf(request, kept.etag)
  const opened = await open(range)
  if (!opened) throw new Problem('not-found')
  const { stream, bytes } = opened
  const isBehind = range !== undefined && range.first >= bytes
  // The router throws away the body of an answer to HEAD, or to a reader who has left, without closing it.
  if (request.method === 'HEAD' || isBehind) stream.destroy()
  else addAbortSignal(request.signal, stream)
  if (isBehind) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${bytes}` } })
  const { first, last } = { first: range?.first ?? 0, last: Math.min(range?.last ?? Infinity, bytes - 1) }
  // Node's stream type and the browser's differ in name only.
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    status: range ? 206 : 200,
    headers: {
      'content-type': mediaType,
      'content-length': String(last - first + 1),
      'accept-ranges': 'bytes',
      ...(range ? { 'content-range': `bytes ${first}-${last}/${bytes}` } : {}),
      'content-disposition': `${shown === 'saved' ? 'attachment' : 'inline'}; ${fileName(name)}`,
      'content-security-policy': sandboxPolicy,
      ...kept,
      ...(shown === 'in a frame of ours' ? framed : {}),
    },
  })
}

/** One part, as players ask for it; anyone who asks for anything else gets the whole, as RFC 9110 allows. */
function rangeOf({ headers, method }: Request, tag: string): ByteRange | undefined {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(headers.get('range') ?? '') ?? []
  if (from === undefined || method !== 'GET' || (headers.get('if-range') ?? tag) !== tag) return undefined
  const range = { first: Number(from), last: to ? Number(to) : Infinity }
  return range.first <= range.last ? range : undefined
}

/** What the store calls a file stays in the house. */
function tagOf(key: string): string {
  return `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`
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
