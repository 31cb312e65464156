import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BusinessCentral } from '#app/kit/erp-settings.server.ts'
import { type Entity, filterOf } from './odata.ts'

/** What a Business Central does instead of answering as it should. `drop` takes a request, and loses the answer. */
export type Ailment = 'busy' | 'unwell' | 'slow' | 'reset' | 'half' | 'garbage' | 'drop' | 'no-list'

type EntitySet = 'salesOrders' | 'items' | 'salesInvoices' | 'salesCreditMemos'

const clientSecret = 'the secret of the application'
const company = '6a1f3c52-7b1d-4d8e-9a55-0c2d6f1e8b90'
const base = `/v2.0/test/api`

export type Double = Awaited<ReturnType<typeof startBusinessCentral>>

/**
 * A Business Central at the wire, as its documentation describes it: it keeps orders, items, invoices and subscriptions,
 * answers in pages, wants a token, and can be ill. It proves our reading of the documentation, and no more.
 */
export async function startBusinessCentral({ pageSize = 1000 } = {}) {
  const sets: Record<EntitySet, Entity[]> = { salesOrders: [], items: [], salesInvoices: [], salesCreditMemos: [] }
  const tokens = new Map<string, number>()
  const subscriptions = new Map<string, Entity>()
  const state = {
    ailments: [] as (Ailment | 'well')[],
    /** What holds until it is said otherwise, once the list above is empty. */
    always: 'well' as Ailment | 'well',
    tokenSeconds: 3600,
    slowMs: 3000,
    requests: [] as { method: string; path: string; query: URLSearchParams; headers: IncomingMessage['headers'] }[],
    tokensGiven: 0,
    atOnce: 0,
    mostAtOnce: 0,
    nextNumber: 1001,
    /** Customers that are known; all, where none is named. */
    customers: new Set<string>(),
  }

  const server = createServer((request, response) => {
    state.atOnce += 1
    state.mostAtOnce = Math.max(state.mostAtOnce, state.atOnce)
    response.once('close', () => (state.atOnce -= 1))
    answer(request, response).catch((error: unknown) => send(response, 500, { error: { message: String(error) } }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', url)
    const body = await text(request)
    if (address.pathname === '/token') return giveToken(response, new URLSearchParams(body))
    const { method = 'GET', headers } = request
    state.requests.push({ method, path: address.pathname, query: address.searchParams, headers })
    const ailment = state.ailments.shift() ?? state.always
    if (await isSpoilt(ailment, response)) return
    const held = tokens.get(headers.authorization?.replace('Bearer ', '') ?? '') ?? 0
    if (held < Date.now()) return send(response, 401, failure('Authentication_InvalidCredentials', 'no token'))
    const { status, json } = await act(method, address, body)
    if (ailment === 'drop') return void response.destroy()
    if (ailment === 'slow') await sleep(state.slowMs)
    if (ailment === 'half') return sendHalf(response, json)
    send(response, status, ailment === 'no-list' ? { value: 'none' } : json)
  }

  function giveToken(response: ServerResponse, asked: URLSearchParams): void {
    if (asked.get('client_secret') !== clientSecret) return send(response, 401, { error: 'invalid_client' })
    const token = randomUUID()
    tokens.set(token, Date.now() + state.tokenSeconds * 1000)
    state.tokensGiven += 1
    send(response, 200, { access_token: token, token_type: 'Bearer', expires_in: state.tokenSeconds })
  }

  async function act(method: string, address: URL, body: string): Promise<{ status: number; json: unknown }> {
    const { pathname, searchParams: query } = address
    if (pathname.startsWith(`${base}/v2.0/subscriptions`)) return subscribe(method, pathname, JSON.parse(body))
    const set = new RegExp(`^${base}/v2.0/companies\\(${company}\\)/(\\w+)$`).exec(pathname)?.[1]
    if (!isSet(set)) return { status: 404, json: failure('BadRequest_NotFound', 'no such page') }
    if (method === 'POST') return addOrder(JSON.parse(body))
    return { status: 200, json: pageOf(set, query, address) }
  }

  function addOrder(wish: Entity): { status: number; json: unknown } {
    const customer = String(wish['customerNumber'])
    if (state.customers.size > 0 && !state.customers.has(customer)) {
      const message = `The customer ${customer} does not exist.  CorrelationId:  ${randomUUID()}.`
      return { status: 400, json: failure('Internal_RecordNotFound', message) }
    }
    const order = {
      ...orderOf({ number: `SO-${state.nextNumber}` }),
      ...wish,
      lastModifiedDateTime: new Date().toISOString(),
    }
    state.nextNumber += 1
    sets.salesOrders.push(order)
    return { status: 201, json: order }
  }

  function pageOf(set: EntitySet, query: URLSearchParams, address: URL) {
    const order = query.get('$orderby')
    const found = sets[set].filter(filterOf(query.get('$filter')))
    if (order) found.sort((one, other) => (String(one[order]) < String(other[order]) ? -1 : 1))
    const from = Number(query.get('$skiptoken') ?? 0)
    const most = Math.min(Number(query.get('$top') ?? pageSize), pageSize)
    const expanded = query.get('$expand') ?? ''
    const value = found.slice(from, from + most).map((entity) => shown(entity, expanded))
    const next = new URL(address)
    next.searchParams.set('$skiptoken', String(from + most))
    const isMore = !query.has('$top') && from + most < found.length
    return { '@odata.context': `${url}${address.pathname}`, value, ...(isMore && { '@odata.nextLink': next.href }) }
  }

  async function subscribe(method: string, path: string, wish: Entity): Promise<{ status: number; json: unknown }> {
    const target = String(wish['notificationUrl'])
    const token = randomUUID()
    const echoed = await fetch(`${target}?validationToken=${token}`, { method: 'POST' }).catch(() => undefined)
    if (!echoed?.ok || (await echoed.text()) !== token)
      return { status: 400, json: failure('BadRequest', 'the notification URL did not echo the token') }
    const id = /\('(.+)'\)$/.exec(decodeURIComponent(path))?.[1] ?? randomUUID()
    if (method === 'PATCH' && !subscriptions.has(id))
      return { status: 404, json: failure('NotFound', 'no subscription') }
    const expirationDateTime = new Date(Date.now() + 3 * 24 * 60 * 60_000).toISOString()
    const json = { ...wish, subscriptionId: id, '@odata.etag': randomUUID(), expirationDateTime }
    subscriptions.set(id, json)
    return { status: method === 'PATCH' ? 200 : 201, json }
  }

  async function isSpoilt(ailment: Ailment | 'well', response: ServerResponse): Promise<boolean> {
    if (ailment === 'busy') {
      response.setHeader('retry-after', '1')
      send(response, 429, failure('Application_TooManyRequests', 'slow down'))
    } else if (ailment === 'unwell') send(response, 500, failure('Internal_ServerError', 'unwell'))
    else if (ailment === 'reset') response.destroy()
    else if (ailment === 'garbage') response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sorry</html>')
    else return false
    return true
  }

  return {
    url,
    state,
    sets,
    subscriptions,
    /** What the portal is told of it. */
    settings: {
      url,
      tokenUrl: `${url}/token`,
      scope: 'scope',
      environment: 'test',
      company,
      clientId: 'client',
      clientSecret,
      mapping: undefined,
      listens: false,
    } satisfies BusinessCentral as BusinessCentral,
    forgetTokens: () => tokens.clear(),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function isSet(name: string | undefined): name is EntitySet {
  return ['salesOrders', 'items', 'salesInvoices', 'salesCreditMemos'].includes(name ?? '')
}

/** Lines come only where they are asked for. */
function shown(entity: Entity, expanded: string): Entity {
  return Object.fromEntries(Object.entries(entity).filter(([name]) => !name.endsWith('Lines') || name === expanded))
}

function failure(code: string, message: string) {
  return { error: { code, message } }
}

function send(response: ServerResponse, status: number, json: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
}

function sendHalf(response: ServerResponse, json: unknown): void {
  const whole = JSON.stringify(json)
  response.writeHead(200, { 'content-length': String(whole.length) })
  response.write(whole.slice(0, whole.length / 2), () => response.destroy())
}

/** A sales order as the standard API shows it. */
export function orderOf(wish: Entity = {}): Entity {
  return {
    id: randomUUID(),
    number: 'SO-1',
    externalDocumentNumber: 'BV 7',
    orderDate: '2026-11-02',
    customerNumber: 'C-100',
    customerName: 'Cicli Rossi',
    billToName: 'Cicli Rossi',
    billToCustomerNumber: 'C-100',
    shipToName: 'Cicli Rossi',
    shipToContact: 'Marco',
    shipToCity: 'Cremona',
    shipToCountry: 'IT',
    currencyCode: 'EUR',
    requestedDeliveryDate: '0001-01-01',
    totalAmountExcludingTax: 8760,
    totalTaxAmount: 1927.2,
    totalAmountIncludingTax: 10_687.2,
    fullyShipped: false,
    status: 'Open',
    lastModifiedDateTime: '2026-11-02T09:00:00.123Z',
    salesOrderLines: [
      {
        sequence: 10_000,
        lineType: 'Item',
        lineObjectNumber: 'C68-FS',
        description: 'C68 kit telaio',
        quantity: 2,
        unitPrice: 4380,
        amountExcludingTax: 8760,
        shippedQuantity: 0,
        shipmentDate: '2026-12-01',
      },
      { sequence: 20_000, lineType: 'Comment', description: 'by lorry' },
    ],
    ...wish,
  }
}

export function itemOf(wish: Entity = {}): Entity {
  return {
    id: randomUUID(),
    number: 'C68-FS',
    displayName: 'C68 frame kit',
    gtin: '8001234567890',
    itemCategoryCode: 'C68',
    inventory: 10,
    lastModifiedDateTime: '2026-11-02T09:00:00Z',
    ...wish,
  }
}

export function invoiceOf(wish: Entity = {}): Entity {
  return {
    id: randomUUID(),
    number: 'SI-1',
    orderNumber: 'SO-1',
    invoiceDate: '2026-11-03',
    dueDate: '2026-12-31',
    customerNumber: 'C-100',
    currencyCode: '',
    totalAmountExcludingTax: 8760,
    totalTaxAmount: 1927.2,
    totalAmountIncludingTax: 10_687.2,
    remainingAmount: 10_687.2,
    status: 'Open',
    lastModifiedDateTime: '2026-11-03T09:00:00Z',
    salesInvoiceLines: [
      {
        lineType: 'Item',
        lineObjectNumber: 'C68-FS',
        description: 'C68 kit telaio',
        quantity: 2,
        unitPrice: 4380,
        amountExcludingTax: 8760,
      },
    ],
    ...wish,
  }
}
