import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { BusinessCentral } from '#app/kit/settings/erp-settings.server.ts'
import { isSpoilt, sendAiling } from './business-central.ailments.ts'
import { type Answer, failure, send } from './business-central.answers.ts'
import { emptyMemory, isSet, type Memory } from './business-central.memory.ts'
import { addOrder, pageOf } from './business-central.sets.ts'
import { subscribe } from './business-central.subscriptions.ts'

export type { Ailment } from './business-central.ailments.ts'

const clientSecret = 'the secret of the application'
const company = '6a1f3c52-7b1d-4d8e-9a55-0c2d6f1e8b90'
const base = `/v2.0/test/api`

/**
 * A Business Central at the wire, as its documentation describes it: it keeps orders, items, invoices and subscriptions,
 * answers in pages, wants a token, and can be ill. It proves our reading of the documentation, and no more.
 */
export async function startBusinessCentral({ pageSize = 1000 } = {}) {
  const memory = emptyMemory(pageSize)
  const { state, sets, subscriptions, tokens } = memory
  const server = createServer((request, response) => {
    state.atOnce += 1
    state.mostAtOnce = Math.max(state.mostAtOnce, state.atOnce)
    response.once('close', () => (state.atOnce -= 1))
    answer(memory, url, request, response).catch((error: unknown) =>
      send(response, { status: 500, json: { error: { message: String(error) } } }),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    state,
    sets,
    subscriptions,
    settings: settingsFor(url),
    forgetTokens: () => tokens.clear(),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** What the portal is told of it. */
function settingsFor(url: string): BusinessCentral {
  return {
    url,
    tokenUrl: `${url}/token`,
    scope: 'scope',
    environment: 'test',
    company,
    clientId: 'client',
    clientSecret,
    mapping: undefined,
    listens: false,
  }
}

async function answer(memory: Memory, url: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { state, tokens } = memory
  const address = new URL(request.url ?? '/', url)
  const body = await text(request)
  if (address.pathname === '/token') return send(response, giveToken(memory, new URLSearchParams(body)))
  const { method = 'GET', headers } = request
  state.requests.push({ method, path: address.pathname, query: address.searchParams, headers })
  const ill = state.illSets.get(address.pathname.split('/').at(-1) ?? '')
  const ailment = ill ?? state.ailments.shift() ?? state.always
  if (isSpoilt(ailment, response)) return
  const held = tokens.get(headers.authorization?.replace('Bearer ', '') ?? '') ?? 0
  if (held < Date.now())
    return send(response, { status: 401, json: failure('Authentication_InvalidCredentials', 'no token') })
  const preferred = Number(/^odata\.maxpagesize=(\d+)$/.exec(String(headers['prefer']))?.[1] ?? memory.pageSize)
  const pageSize = Math.min(preferred, memory.pageSize)
  const done = await act({ ...memory, pageSize }, method, address, body)
  await sendAiling(ailment, response, { ...done, slowMs: state.slowMs })
}

function giveToken({ state, tokens }: Memory, asked: URLSearchParams): Answer {
  if (asked.get('client_secret') !== clientSecret) return { status: 401, json: { error: 'invalid_client' } }
  const token = randomUUID()
  tokens.set(token, Date.now() + state.tokenSeconds * 1000)
  state.tokensGiven += 1
  return { status: 200, json: { access_token: token, token_type: 'Bearer', expires_in: state.tokenSeconds } }
}

async function act(memory: Memory, method: string, address: URL, body: string): Promise<Answer> {
  const { pathname: path } = address
  if (path.startsWith(`${base}/v2.0/subscriptions`))
    return subscribe(memory, { method, path, options: JSON.parse(body) })
  const set = new RegExp(`^${base}/v2.0/companies\\(${company}\\)/(\\w+)$`).exec(path)?.[1]
  if (!isSet(set)) return { status: 404, json: failure('BadRequest_NotFound', 'no such page') }
  if (method === 'POST') return addOrder(memory, JSON.parse(body))
  return { status: 200, json: pageOf(memory, set, address) }
}
