import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRecords, Refused, type Records, type Search } from './hubspot-records.ts'

/**
 * What goes wrong with a call: `silent` is taken and never answered, `lost` is done and its answer dropped, `half` as
 * well, with the beginning of its answer.
 */
export type Fault = 'down' | 'silent' | '429' | '500' | 'garbage' | 'slow' | 'lost' | 'half'

export type Double = Awaited<ReturnType<typeof openHubspotDouble>>

export const webhookSecret = 'a-secret-of-the-app'

/** A stand-in for HubSpot at the wire, as we read its documentation: it keeps what it takes, and can fail in every way. */
export async function openHubspotDouble(now: () => number) {
  const records = createRecords(now)
  const ties = new Set<string>()
  const forms: { form: string; body: unknown }[] = []
  const subscriptions = new Map<string, string>()
  const calls: string[] = []
  let faultOf: (path: string) => Fault | undefined = well
  const world = { records, ties, forms, subscriptions }

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    const path = request.url ?? '/'
    const fault = faultOf(path)
    calls.push(`${request.method} ${path.split('?')[0]}`)
    if (fault === 'down') return void request.socket.destroy()
    if (fault === 'silent') return
    if (fault === '429') return void response.writeHead(429, { 'retry-after': '2' }).end('{"message":"slow down"}')
    if (fault === '500') return void response.writeHead(500).end('oh')
    if (fault === 'garbage') return void response.writeHead(200).end('<html>we are down for maintenance</html>')
    if (fault === 'slow') await new Promise((done) => setTimeout(done, 50))
    if (request.headers.authorization !== 'Bearer the-token')
      return void response.writeHead(401).end('{"message":"the token is wrong"}')
    const said = Buffer.concat(pieces).toString('utf8')
    const [status, json] = tried(() => route(world, request.method ?? 'GET', path, said ? JSON.parse(said) : {}))
    const text = json === undefined ? '' : JSON.stringify(json)
    if (fault === 'lost') return void request.socket.destroy()
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
    if (fault !== 'half') return void response.end(text)
    response.write(text.slice(0, Math.floor(text.length / 2)))
    setTimeout(() => request.socket.destroy(), 5)
  }

  return {
    ...world,
    url,
    calls,
    /** @param next what goes wrong with each call from now on */
    fail(next: Fault | undefined | ((path: string) => Fault | undefined)): void {
      faultOf = typeof next === 'function' ? next : () => next
    },
    /** What of a kind stands there, by the portal's own number. */
    byOwn(type: string) {
      const all = [...records.kept(type).records.values()]
      return new Map(all.map((one) => [one.properties['ammiraglia_id'] ?? `hand ${one.id}`, one]))
    },
    all: (type: string) => [...records.kept(type).records.values()],
    close(): void {
      server.closeAllConnections()
      server.close()
    },
  }
}

function well(): Fault | undefined {
  return undefined
}

/** What HubSpot would post, signed by its third way. */
export function signedNotice(url: string, events: unknown, at: number, secret = webhookSecret) {
  const body = JSON.stringify(events)
  const signature = createHmac('sha256', secret).update(`POST${url}${body}${at}`).digest('base64')
  return {
    method: 'POST',
    body,
    headers: {
      origin: 'none',
      'content-type': 'application/json',
      'x-hubspot-signature-v3': signature,
      'x-hubspot-request-timestamp': String(at),
    },
  }
}

function tried(work: () => [number, unknown]): [number, unknown] {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return [error.status, { status: 'error', message: error.message }]
  }
}

type World = {
  records: Records
  ties: Set<string>
  forms: { form: string; body: unknown }[]
  subscriptions: Map<string, string>
}
type Body = Search & {
  inputs?: { id: string; idProperty?: string; properties?: Record<string, string> }[]
  idProperty?: string
  properties?: Record<string, string>
  objectId?: string
  name?: string
  hasUniqueValue?: boolean
  subscriptionId?: number
  statusState?: string
}

function route(
  { records, ties, forms, subscriptions }: World,
  method: string,
  address: string,
  body: Body,
): [number, unknown] {
  const [path = ''] = address.split('?')
  const parts = path.split('/').slice(1).map(decodeURIComponent)
  const [, , , type = '', id = '', action = ''] = parts
  if (path.startsWith('/submissions/'))
    return [forms.push({ form: parts[6] ?? '', body }) && 200, { inlineMessage: 'Thanks' }]
  if (path.startsWith('/communication-preferences/')) {
    subscriptions.set(`${parts[3]} ${body.subscriptionId}`, body.statusState ?? '')
    return [200, {}]
  }
  if (path === '/crm/v3/pipelines/tickets')
    return [200, { results: [{ id: '0', stages: ['1', '2', '3', '4'].map((one) => ({ id: one })) }] }]
  if (path.startsWith('/crm/v3/properties/')) return properties(records, method, type, body)
  if (path === '/crm/v3/objects/contacts/gdpr-delete') {
    const { records: all } = records.kept('contacts')
    if (!all.delete(body.objectId ?? '')) throw new Refused(404, 'resource not found')
    return [204, undefined]
  }
  if (path.startsWith('/crm/v4/objects/')) {
    const to = parts.slice(method === 'PUT' ? 7 : 6).join('/')
    const tie = `${type}/${id} ${to}`
    if (method === 'DELETE') return [ties.delete(tie) ? 204 : 404, undefined]
    records.get(type, id)
    records.get(to.split('/')[0] ?? '', to.split('/')[1] ?? '')
    ties.add(tie)
    return [200, { status: 'COMPLETE' }]
  }
  if (id === 'search') return [200, { results: records.search(type, body) }]
  if (id === 'batch' && action === 'upsert') {
    const results = (body.inputs ?? []).map((one) =>
      records.upsert(type, one.idProperty ?? '', one.id, one.properties ?? {}),
    )
    return [200, { status: 'COMPLETE', results }]
  }
  if (id === 'batch' && action === 'read') {
    const wanted = new Set((body.inputs ?? []).map((one) => one.id))
    const results = [...records.kept(type).records.values()].filter((one) =>
      wanted.has(one.properties[body.idProperty ?? ''] ?? ''),
    )
    return [results.length === wanted.size ? 200 : 207, { status: 'COMPLETE', results }]
  }
  if (method === 'PATCH') return [200, records.update(type, id, body.properties ?? {})]
  return [200, records.get(type, id)]
}

function properties(records: Records, method: string, type: string, body: Body): [number, unknown] {
  const { properties: known } = records.kept(type)
  if (method !== 'POST')
    return [
      200,
      {
        results: [...known.values()].map(({ name, hasUniqueValue, readOnly }) => ({
          name,
          hasUniqueValue,
          modificationMetadata: { readOnlyValue: readOnly ?? false },
        })),
      },
    ]
  if (known.has(body.name ?? '')) throw new Refused(409, `${body.name} is there already`)
  known.set(body.name ?? '', { name: body.name ?? '', hasUniqueValue: body.hasUniqueValue ?? false })
  return [201, { name: body.name }]
}
