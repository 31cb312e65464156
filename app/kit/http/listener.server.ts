import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Logger } from 'pino'
import { compress, encodingFor } from './compress.server.ts'
import { sandboxPolicy } from './headers.server.ts'
import type { StaticFiles } from './static.server.ts'

/** What the application answers: `html` is the page already rendered, which then stands for the response's body. */
export type Answer = { response: Response; html?: Buffer | undefined }
export type Handle = (request: Request, peer: string) => Promise<Answer>

type Options = {
  handle: Handle
  files: StaticFiles
  headers: Record<string, string>
  /** The public one, where it is set: requests are read as sent to it, whatever a proxy in front made of them. */
  origin?: string | undefined
  log: Logger
}

/** Fit for the open internet: slow or endless senders are cut off, big headers refused. In milliseconds and bytes. */
const usualLimits = {
  headersTimeout: 15_000,
  // A ticket of 150 MB over a workshop's slow line takes its time; stalls are cut by the reader of the body.
  requestTimeout: 30 * 60_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
  connectionsCheckingInterval: 5000,
}

export function createListener(options: Options, limits: Partial<typeof usualLimits> = {}): Server {
  const server = createServer({ ...usualLimits, ...limits }, createAnswerer(options))
  server.maxConnections = 2000
  return server
}

/** Answers one request of node:http. */
export function createAnswerer(options: Options) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    void serve(options, incoming, outgoing)
  }
}

async function serve(options: Options, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  try {
    for (const [name, value] of Object.entries(options.headers)) outgoing.setHeader(name, value)
    if (serveFile(options.files, incoming, outgoing)) return
    const gone = new AbortController()
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) gone.abort()
    })
    const request = toRequest(incoming, options.origin, gone.signal)
    if (typeof request === 'number') {
      refuse(outgoing, request)
      return
    }
    const answer = await options.handle(request, incoming.socket.remoteAddress ?? '')
    await send(answer, { incoming, outgoing, request })
  } catch (error) {
    if (!outgoing.destroyed) options.log.error({ err: error }, 'answering failed')
    if (outgoing.headersSent) outgoing.destroy()
    else refuse(outgoing, 500)
  }
}

/** For what never reaches the application, or broke it: no page, and an end to the connection. */
function refuse(outgoing: ServerResponse, status: number): void {
  const headers = { 'content-security-policy': sandboxPolicy, 'cache-control': 'no-store', connection: 'close' }
  outgoing.writeHead(status, headers).end()
}

function serveFile(files: StaticFiles, incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return false
  const [pathname = ''] = (incoming.url ?? '').split('?', 1)
  const file = files(pathname, incoming.headers['accept-encoding'])
  if (!file) return false
  outgoing.writeHead(200, file.headers).end(incoming.method === 'HEAD' ? undefined : file.body)
  return true
}

/** @returns the status of the refusal for what is no request to a portal */
function toRequest(incoming: IncomingMessage, origin: string | undefined, signal: AbortSignal): Request | 400 | 405 {
  const { method = 'GET', url = '/', rawHeaders, headersDistinct } = incoming
  const [host = 'localhost', ...others] = headersDistinct['host'] ?? []
  // An absolute address in the request line must not choose another host than the Host header does, nor that the path.
  const address = `${origin ?? `http://${host}`}${url.startsWith('/') ? url : '/'}`
  if (others.length > 0 || !/^[\w.:[\]-]+$/.test(host) || !URL.canParse(address)) return 400
  if (method === 'TRACE' || method === 'CONNECT') return 405
  const headers = new Headers()
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers, signal })
  // Node's stream type and the browser's differ in name only.
  const body = Readable.toWeb(incoming) as ReadableStream<Uint8Array>
  return new Request(address, { method, headers, body, duplex: 'half', signal } as RequestInit)
}

type Exchange = { incoming: IncomingMessage; outgoing: ServerResponse; request: Request }

async function send({ response, html }: Answer, { incoming, outgoing, request }: Exchange): Promise<void> {
  const headers: Record<string, string | string[] | number> = Object.fromEntries(response.headers)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  const isHead = incoming.method === 'HEAD'
  const isUnread = !incoming.complete && request.body !== null
  // An unread body would be taken for the next request on this connection.
  if (isUnread) headers['connection'] = 'close'
  const body = html ?? (isText(response) ? Buffer.from(await response.arrayBuffer()) : undefined)
  if (!body) {
    outgoing.writeHead(response.status, headers)
    if (response.body && !isHead) await pipeline(response.body, outgoing)
    else outgoing.end()
    return
  }
  const encoding = body.length > 1400 ? encodingFor(incoming.headers['accept-encoding'], ['br', 'gzip']) : undefined
  const content = encoding ? await compress(body, encoding) : body
  if (encoding) headers['content-encoding'] = encoding
  headers['vary'] = [response.headers.get('vary'), 'accept-encoding'].filter(Boolean).join(', ')
  // To HEAD the router answers without a body whose length could be told.
  const isKnown = response.status !== 204 && response.status !== 304 && (html !== undefined || !isHead)
  if (isKnown) headers['content-length'] = content.length
  outgoing.writeHead(response.status, headers)
  if (!isHead) outgoing.write(content)
  if (isUnread) await passOver(request)
  outgoing.end()
}

const patience = 30_000

/** Closed in the midst of its body, a sender would see the connection break, and not the answer that says why. */
async function passOver({ body }: Request): Promise<void> {
  if (!body || body.locked) return
  const reader = body.getReader()
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), patience)
  try {
    while (!(await reader.read()).done) continue
  } catch {
    // Gone: then nobody waits for the answer either.
  } finally {
    clearTimeout(timer)
  }
}

/** Pages, data requests and JSON are small and compress well; files are streamed as they are. */
function isText(response: Response): boolean {
  return /^(?:text\/|application\/json)/.test(response.headers.get('content-type') ?? '')
}
