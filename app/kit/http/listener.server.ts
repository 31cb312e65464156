import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Logger } from 'pino'
import { compress, encodingFor } from './compress.server.ts'
import type { StaticFiles } from './static.server.ts'

/** What the application answers: `html` is the page already rendered, which then stands for the response's body. */
export type Answer = { response: Response; html?: Buffer | undefined }
export type Handle = (request: Request, peer: string) => Promise<Answer>

type Options = { handle: Handle; files: StaticFiles; headers: Record<string, string>; log: Logger }

/** Limits fit for the open internet: slow or endless senders are cut off, big headers refused. */
export function createListener(options: Options): Server {
  const server = createServer(
    {
      headersTimeout: 15_000,
      // A ticket of 150 MB over a workshop's slow line takes its time; stalls are cut by the reader of the body.
      requestTimeout: 30 * 60_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16_384,
      connectionsCheckingInterval: 5000,
    },
    createAnswerer(options),
  )
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
    const request = toRequest(incoming, gone.signal)
    if (!request) {
      outgoing.writeHead(400, { connection: 'close' }).end()
      return
    }
    await send(await options.handle(request, incoming.socket.remoteAddress ?? ''), incoming, outgoing)
  } catch (error) {
    if (!outgoing.destroyed) options.log.error({ err: error }, 'answering failed')
    if (outgoing.headersSent) outgoing.destroy()
    else outgoing.writeHead(500, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' }).end()
  }
}

function serveFile(files: StaticFiles, incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return false
  const [pathname = ''] = (incoming.url ?? '').split('?', 1)
  const file = files(pathname, incoming.headers['accept-encoding'])
  if (!file) return false
  outgoing.writeHead(200, file.headers).end(incoming.method === 'HEAD' ? undefined : file.body)
  return true
}

function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request | undefined {
  const { method = 'GET', url = '/', rawHeaders } = incoming
  // An absolute address in the request line must not choose another host than the Host header does.
  const address = `http://${incoming.headers.host ?? 'localhost'}${url.startsWith('/') ? url : '/'}`
  if (!URL.canParse(address)) return undefined
  const headers = new Headers()
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers, signal })
  // Node's stream type and the browser's differ in name only.
  const body = Readable.toWeb(incoming) as ReadableStream<Uint8Array>
  return new Request(address, { method, headers, body, duplex: 'half', signal } as RequestInit)
}

async function send({ response, html }: Answer, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const headers: Record<string, string | string[] | number> = Object.fromEntries(response.headers)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  // An unread body would be taken for the next request on this connection.
  if (!incoming.complete && incoming.method !== 'GET' && incoming.method !== 'HEAD') headers['connection'] = 'close'
  const body = html ?? (isText(response) ? Buffer.from(await response.arrayBuffer()) : undefined)
  if (!body) {
    outgoing.writeHead(response.status, headers)
    if (response.body && incoming.method !== 'HEAD') await pipeline(response.body, outgoing)
    else outgoing.end()
    return
  }
  const encoding = body.length > 1400 ? encodingFor(incoming.headers['accept-encoding'], ['br', 'gzip']) : undefined
  const content = encoding ? await compress(body, encoding) : body
  if (encoding) headers['content-encoding'] = encoding
  headers['vary'] = [response.headers.get('vary'), 'accept-encoding'].filter(Boolean).join(', ')
  if (response.status !== 204 && response.status !== 304) headers['content-length'] = content.length
  outgoing.writeHead(response.status, headers).end(incoming.method === 'HEAD' ? undefined : content)
}

/** Pages, data requests and JSON are small and compress well; files are streamed as they are. */
function isText(response: Response): boolean {
  return /^(?:text\/|application\/json)/.test(response.headers.get('content-type') ?? '')
}
