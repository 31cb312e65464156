import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'

export type Asked = { path: string; headers: IncomingHttpHeaders; body: string }
export type Said = { status?: number; headers?: Record<string, string>; body?: string }

/** A server on loopback for the length of a test. @returns its host and port */
export async function serve(answer: (asked: Asked) => Said | Promise<Said>): Promise<string> {
  async function reply(request: IncomingMessage, response: ServerResponse) {
    const body = Buffer.concat(await request.toArray()).toString()
    const said = await answer({ path: request.url ?? '', headers: request.headers, body })
    response.writeHead(said.status ?? 200, said.headers).end(said.body)
  }
  const server = createServer((request, response) => {
    reply(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('It listens on no port')
  return `127.0.0.1:${address.port}`
}
