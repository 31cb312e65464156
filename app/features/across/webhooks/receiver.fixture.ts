import { createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEachTest } from '#tests/hooks.ts'

/** What a receiver took: its id, whether its signature held, and what it said. */
export type Received = { id: string; type: string; data: Record<string, unknown>; timestamp: string }

export type Receiver = Awaited<ReturnType<typeof openReceiver>>

type Ways = {
  /** What it knows of the sender. */
  secrets: () => string[]
  now: () => Date
}

/** How a call is answered; undefined: as it should be. It may end or destroy the answer itself. */
type Answer = (response: ServerResponse, call: { id: string; count: number }) => boolean | Promise<boolean>

/**
 * The receiver's side, written from the text of Standard Webhooks 1.0: it knows nothing of the portal's code. What it has
 * taken once under an id it does not do again.
 */
export async function openReceiver(ways: Ways) {
  const effective: Received[] = []
  const refused: string[] = []
  const state: { calls: number; answer: Answer | undefined } = { calls: 0, answer: undefined }
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => void take(request.headers, Buffer.concat(pieces).toString(), response))
  })

  async function take(headers: IncomingHttpHeaders, body: string, response: ServerResponse): Promise<void> {
    state.calls += 1
    const id = String(headers['webhook-id'])
    const mistake = mistakeIn(headers, body, ways)
    if (mistake) {
      refused.push(mistake)
      response.writeHead(401).end(mistake)
      return
    }
    const isAnswered = await state.answer?.(response, { id, count: state.calls })
    if (isAnswered) return
    keep(id, body)
    response.writeHead(200).end('taken')
  }

  function keep(id: string, body: string): void {
    if (effective.some((one) => one.id === id)) return
    effective.push({ id, ...(JSON.parse(body) as Omit<Received, 'id'>) })
  }

  await listen(server, 0)
  const { port } = server.address() as AddressInfo
  afterEachTest(() => void close(server))

  return {
    url: `http://127.0.0.1:${port}/hooks`,
    effective,
    refused,
    calls: () => state.calls,
    answers(answer: Answer | undefined): void {
      state.answer = answer
    },
    answersWith(status: number, headers: Record<string, string> = {}, body = ''): void {
      state.answer = (response) => Boolean(response.writeHead(status, headers).end(body))
    },
    /** Takes it, and the answer is lost on its way. */
    keep,
    goDown: () => close(server),
    comeUp: () => listen(server, port),
  }
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}

/** @returns why a call is not believed */
export function mistakeIn(headers: IncomingHttpHeaders, body: string, { secrets, now }: Ways): string | undefined {
  const [id, timestamp] = [headers['webhook-id'], headers['webhook-timestamp']]
  if (typeof id !== 'string' || typeof timestamp !== 'string' || !/^\d+$/.test(timestamp)) return 'headers missing'
  if (Math.abs(now().getTime() / 1000 - Number(timestamp)) > 300) return 'too old'
  const given = String(headers['webhook-signature']).split(' ')
  const signatures = given.flatMap((one) => (one.startsWith('v1,') ? [Buffer.from(one.slice(3), 'base64')] : []))
  const expected = secrets().map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    return createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  })
  const isKnown = expected.some((own) =>
    signatures.some((other) => other.length === own.length && timingSafeEqual(other, own)),
  )
  return isKnown ? undefined : 'forged'
}
