import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Logger } from 'pino'
import { type Body, bodyOf, usualPatience } from './body.server.ts'
import { clientAddress, type Proxies } from './client-address.server.ts'
import { compress, compressing, encodingFor, encodings } from './compress.server.ts'
import { type Connections, shareConnections, usualShares } from './connections.server.ts'
import { sandboxPolicy } from './headers.server.ts'
import type { StaticFiles } from './static.server.ts'

/**
 * What the application answers: `html` is the page already rendered, which then stands for the response's body; `stream`
 * goes on writing it for as long as the reader stays.
 */
export type Answer = {
  response: Response
  html?: Buffer | undefined
  stream?: ((outgoing: ServerResponse) => void) | undefined
}
/** Who asks. */
export type Caller = {
  /** The address of the visitor's own machine, behind any trusted proxies. */
  address: string
  /** Lets the request's body take its time: said once it is known that they may send large files. */
  allowLongBody: () => void
}
export type Handle = (request: Request, caller: Caller) => Promise<Answer>

type Options = {
  handle: Handle
  files: StaticFiles
  headers: Record<string, string>
  /** Whose word on where a request came from is believed. */
  isProxy: Proxies
  /** The public one, where it is set: requests are read as sent to it, whatever a proxy in front made of them. */
  origin?: string | undefined
  log: Logger
}

/** Fit for the open internet: slow or endless senders are cut off, big headers refused. In milliseconds and bytes. */
const usualLimits = {
  headersTimeout: 15_000,
  // A ticket of 150 MB over a workshop's slow line takes its time; who sends too slowly for it is cut off by `bodyOf`.
  requestTimeout: 30 * 60_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
  connectionsCheckingInterval: 5000,
  patience: usualPatience,
  ...usualShares,
}
type Limits = typeof usualLimits

export function createListener(options: Options, limits: Partial<Limits> = {}): Server {
  const all = { ...usualLimits, ...limits }
  const server = createServer(all)
  const connections = shareConnections(server, options.isProxy, options.log, all)
  return server.on('request', createAnswerer(options, all.patience, connections))
}

/** Answers one request of node:http. */
export function createAnswerer(options: Options, patience = usualPatience, connections?: Connections) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const peer = incoming.socket.remoteAddress ?? ''
    const address = clientAddress(peer, incoming.headersDistinct['x-forwarded-for']?.join(), options.isProxy)
    connections?.asked(incoming, outgoing, address)
    const released = () => connections?.released(incoming)
    void serve(options, { incoming, outgoing, address, patience, released })
  }
}

type Asked = {
  incoming: IncomingMessage
  outgoing: ServerResponse
  address: string
  patience: number
  released: () => void
}

async function serve(options: Options, asked: Asked): Promise<void> {
  const { incoming, outgoing, address, patience, released } = asked
  try {
    for (const [name, value] of Object.entries(options.headers)) outgoing.setHeader(name, value)
    if (serveFile(options.files, incoming, outgoing)) return
    const gone = whenGone(outgoing)
    const body = isReading(incoming) ? undefined : bodyOf(incoming, patience)
    // A form that comes drop by drop costs no page, also when its time is over: hundreds would end in one moment.
    if (body && !(await body.begun())) {
      if (!outgoing.destroyed) refuse(outgoing, 408)
      return
    }
    const request = toRequest(incoming, body, options.origin, gone.signal)
    if (typeof request === 'number') {
      refuse(outgoing, request)
      return
    }
    const answer = await options.handle(request, { address, allowLongBody: () => body?.allowLong() })
    if (answer.stream && incoming.method !== 'HEAD') {
      released()
      gone.forget()
      startStream(answer.response, answer.stream, outgoing)
    } else await send(answer, { incoming, outgoing, request })
  } catch (error) {
    if (!outgoing.destroyed) options.log.error({ err: error }, 'answering failed')
    if (outgoing.headersSent) outgoing.destroy()
    else refuse(outgoing, 500)
  }
}

/** Tells a request that its reader has left, until there is nothing to tell: a stream is not to hold its request for hours. */
function whenGone(outgoing: ServerResponse): { signal: AbortSignal; forget: () => void } {
  const gone = new AbortController()
  const left = () => {
    if (!outgoing.writableFinished) gone.abort()
  }
  outgoing.once('close', left)
  return { signal: gone.signal, forget: () => void outgoing.off('close', left) }
}

/** The connection ends with the stream: the next request comes on one that has its share. */
function startStream(response: Response, stream: NonNullable<Answer['stream']>, outgoing: ServerResponse): void {
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), connection: 'close' })
  stream(outgoing)
}

/** The answer to a request that never reaches the application, or broke it: no page, and the connection ends. */
function refuse(outgoing: ServerResponse, status: number): void {
  const headers = { 'content-security-policy': sandboxPolicy, 'cache-control': 'no-store', connection: 'close' }
  outgoing.writeHead(status, headers).end()
}

function serveFile(files: StaticFiles, incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  if (!isReading(incoming)) return false
  const [pathname = ''] = (incoming.url ?? '').split('?', 1)
  const file = files(pathname, incoming.headers['accept-encoding'])
  if (!file) return false
  outgoing.writeHead(200, file.headers).end(incoming.method === 'HEAD' ? undefined : file.body)
  return true
}

function isReading({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** @returns the status of the refusal for what is no request to a portal */
function toRequest(
  incoming: IncomingMessage,
  body: Body | undefined,
  origin: string | undefined,
  signal: AbortSignal,
): Request | 400 | 405 {
  const { method = 'GET', url = '/', rawHeaders, headersDistinct } = incoming
  const [host = 'localhost', ...others] = headersDistinct['host'] ?? []
  // An absolute address in the request line must not choose another host than the Host header does, nor that the path.
  const address = `${origin ?? `http://${host}`}${url.startsWith('/') ? url : '/'}`
  if (others.length > 0 || !/^[\w.:[\]-]+$/.test(host) || !URL.canParse(address)) return 400
  if (method === 'TRACE' || method === 'CONNECT') return 405
  const headers = new Headers()
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')
  if (!body) return new Request(address, { method, headers, signal })
  // The types know nothing of `duplex`, which a body that is a stream has to have.
  return new Request(address, { method, headers, body: body.stream, duplex: 'half', signal } as RequestInit)
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
  const accepted = encodingFor(incoming.headers['accept-encoding'], encodings)
  if (!body) {
    const encoding = isTable(response) ? accepted : undefined
    if (encoding) Object.assign(headers, { 'content-encoding': encoding, vary: 'accept-encoding' })
    outgoing.writeHead(response.status, headers)
    if (!response.body || isHead) outgoing.end()
    else if (encoding) await pipeline(response.body, compressing(encoding), outgoing)
    else await pipeline(response.body, outgoing)
    return
  }
  const encoding = body.length > 1400 ? accepted : undefined
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

/** However quickly it comes: one that has no end is left in the end. */
const mostPassedOver = 30_000

/** Closed in the midst of its body, a sender would see the connection break, and not the answer that says why. */
async function passOver({ body }: Request): Promise<void> {
  if (!body || body.locked) return
  const reader = body.getReader()
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), mostPassedOver)
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
  return /^(?:text\/(?!csv)|application\/json)/.test(response.headers.get('content-type') ?? '')
}

/** As long as an export may be: compressed while it is sent. */
function isTable(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/csv') ?? false
}
