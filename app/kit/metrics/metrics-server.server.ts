import { createServer, type Server } from 'node:http'
import type { Logger } from 'pino'

/** The figures of one process, or of all. */
export type Exposition = { contentType: string; metrics(): Promise<string> }

/** Answers `/metrics` and nothing else: a port apart, which no visitor reaches. */
export function createMetricsServer(exposition: Exposition, log: Logger): Server {
  return createServer({ requestTimeout: 10_000, headersTimeout: 5000 }, (request, response) => {
    const [path] = (request.url ?? '').split('?', 1)
    if (path !== '/metrics') response.writeHead(404).end()
    else if (request.method !== 'GET') response.writeHead(405, { allow: 'GET' }).end()
    else
      exposition.metrics().then(
        (text) => response.writeHead(200, { 'content-type': exposition.contentType }).end(text),
        (error: unknown) => {
          log.error({ err: error }, 'the metrics could not be told')
          response.writeHead(500).end()
        },
      )
  })
}
