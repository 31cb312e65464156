import { z } from 'zod'
import type { Clock } from '#app/kit/clock.ts'
import { longestMail } from '#app/kit/outbox/outbox.server.ts'
import { CallFailed } from '#app/kit/outbound/call.server.ts'
import type { BusinessCentral } from '#app/kit/settings/erp-settings.server.ts'
import { type Calls, createCalls } from './business-central.calls.server.ts'
import type { Documents, Mapping } from './business-central.mapping.ts'
import {
  addPromised,
  changedAtIn,
  type Entity,
  invoiceRowOf,
  isEntity,
  itemRowOf,
  orderRowOf,
  stockRowOf,
} from './business-central.rows.ts'
import { type Erp, type ErpAnswer, type ErpChanges, erpKinds, type ErpRequest, type ErpRow } from './erp.ts'

type Options = {
  settings: BusinessCentral
  mapping: Mapping
  fetch: typeof fetch
  clock: Clock
  /** ms for one answer. */
  timeout?: number
  /** ms for which an order that was sent and not answered is looked for before it is sent again. */
  patience?: number
}

/** Microsoft Dynamics 365 Business Central, by its API of version 2.0 and pages of the maker's own. */
export function createBusinessCentral(options: Options): Erp {
  const { settings, mapping, clock, timeout = 60_000, patience = 60_000 } = options
  const calls = createCalls({ settings, fetch: options.fetch, clock, timeout })
  /** Sent without an answer, and when: it may still take effect. */
  const unanswered = new Map<string, number>()
  const reading = { calls, mapping, clock }

  return {
    name: 'business-central',
    resources: settings.listens ? ['salesOrders', 'items', 'salesInvoices'] : [],
    changed(kind, since) {
      if (kind === 'stock') return readStock(reading)
      if (kind === 'invoices') return readInvoices(reading, since)
      const part = mapping[kind]
      const rowOf = kind === 'orders' ? orderRowOf : itemRowOf
      const expand = kind === 'orders' ? mapping.orders.lines.name : ''
      return readChanged(reading, { part, expand, since }, (entity) => rowOf(mapping, entity))
    },
    async findOrder(number) {
      const { api, entitySet, fields, lines } = mapping.orders
      const filter = equals(fields.number ?? 'number', number)
      const query = { $filter: filter, $expand: lines.name, $top: '1' }
      for await (const [entity] of calls.pages(calls.address(api, entitySet, query)))
        return entity && orderRowOf(mapping, entity)
      return undefined
    },
    async send(request) {
      // Sent later, its answer might come once another worker has taken it over, and sends it as well.
      const until = clock.now().getTime() + longestMail - timeout
      const since = unanswered.get(request.reference)
      const found = await findSent(reading, request)
      if (found) unanswered.delete(request.reference)
      if (found) return { taken: found }
      if (since !== undefined && clock.now().getTime() - since < patience)
        throw new CallFailed('sent and not answered: it may still take effect')
      try {
        return await sendOnce(reading, request, until)
      } catch (error) {
        if (error instanceof CallFailed && error.status === undefined)
          unanswered.set(request.reference, clock.now().getTime())
        throw error
      }
    },
    subscribe: (resource, to, before) => subscribe(reading, resource, to, before),
    async health() {
      await calls.call({ url: calls.address('v2.0', 'items', { $top: '1', $select: 'id' }) })
    },
    state: calls.state,
    mapping: () =>
      erpKinds.map((kind) => ({
        kind,
        from: `${mapping[kind].api}/${mapping[kind].entitySet}`,
        fields: Object.entries(mapping[kind].fields).map(([ours, theirs]) => ({ ours, theirs })),
      })),
  }
}

type Reading = { calls: Calls; mapping: Mapping; clock: Clock }
type Part = { api: string; entitySet: string; filter: string; fields: Partial<Record<string, string>> }

async function* readChanged(
  { calls }: Reading,
  { part, expand, since }: { part: Part; expand: string; since: Date | undefined },
  rowOf: (entity: Entity) => ErpRow,
): AsyncGenerator<ErpChanges, void, undefined> {
  const moment = part.fields['changedAt'] ?? 'lastModifiedDateTime'
  const changed = since && `${moment} gt ${since.toISOString()}`
  const filter = [changed, part.filter && `(${part.filter})`].filter(Boolean).join(' and ')
  const query = { $filter: filter, $expand: expand, $orderby: moment }
  for await (const entities of calls.pages(calls.address(part.api, part.entitySet, query)))
    yield { rows: entities.map(rowOf), changedUpTo: latest(entities.map((entity) => changedAtIn(part.fields, entity))) }
}

function latest(moments: readonly (Date | undefined)[]): Date | undefined {
  return moments.reduce((one, other) => (one && (!other || one >= other) ? one : other), undefined)
}

/**
 * Two lists share one mark, and the second is read from the same moment as the first: so the new mark is returned at
 * the very end.
 */
async function* readInvoices(reading: Reading, since: Date | undefined): AsyncGenerator<ErpChanges, void, undefined> {
  const { invoices, credits, currency } = reading.mapping
  let changedUpTo: Date | undefined
  const parts: [Documents, 'invoice' | 'credit'][] = [
    [invoices, 'invoice'],
    [credits, 'credit'],
  ]
  for (const [part, kind] of parts) {
    const asked = { part, expand: part.lines?.name ?? '', since }
    for await (const page of readChanged(reading, asked, (entity) => invoiceRowOf(part, currency, kind, entity))) {
      changedUpTo = latest([changedUpTo, page.changedUpTo])
      yield { rows: page.rows, changedUpTo: undefined }
    }
  }
  yield { rows: [], changedUpTo }
}

/** An item says nothing when something of it is sold: what lies there is read whole each time. */
async function* readStock({ calls, mapping, clock }: Reading): AsyncGenerator<ErpChanges, void, undefined> {
  const { stock, orders } = mapping
  const asOf = clock.now()
  const promised = new Map<string, number>()
  if (stock.lessOpenOrders) {
    const query = { $filter: 'fullyShipped eq false', $expand: orders.lines.name }
    for await (const open of calls.pages(calls.address(orders.api, orders.entitySet, query)))
      for (const entity of open) addPromised(mapping, entity, promised)
  }
  for await (const entities of calls.pages(calls.address(stock.api, stock.entitySet, { $filter: stock.filter })))
    yield { rows: entities.map((entity) => stockRowOf(mapping, entity, { promised, asOf })), changedUpTo: undefined }
}

/** The number of the order that an earlier try has left there. */
async function findSent({ calls, mapping: { requests } }: Reading, request: ErpRequest): Promise<string | undefined> {
  const { fields } = requests
  const filter = equals(fields.reference, request.reference)
  const address = calls.address(requests.api, requests.entitySet, { $filter: filter, $top: '1' })
  for await (const [found] of calls.pages(address)) return found && numberIn(found, fields.number)
  return undefined
}

async function sendOnce(
  { calls, mapping: { requests } }: Reading,
  request: ErpRequest,
  until: number,
): Promise<ErpAnswer> {
  const { fields } = requests
  const body = {
    [fields.reference]: request.reference,
    [fields.customerNumber]: request.customerNumber,
    [requests.lines]: request.lines.map(({ itemNumber, quantity }) => ({
      ...(fields.lineType !== undefined && { [fields.lineType]: 'Item' }),
      [fields.itemNumber]: itemNumber,
      [fields.quantity]: quantity,
    })),
  }
  try {
    const json = await calls.call({
      method: 'POST',
      url: calls.address(requests.api, requests.entitySet),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      until,
    })
    return { taken: numberIn(json, fields.number) }
  } catch (error) {
    // What else it refuses (a right, an address) is wrong for all orders, and is tried again once that is put right.
    if (error instanceof CallFailed && (error.status === 400 || error.status === 422))
      return { refused: messageIn(error.said) }
    throw error
  }
}

function numberIn(entity: unknown, field: string): string {
  const number = isEntity(entity) ? entity[field] : undefined
  if (typeof number !== 'string' || number === '') throw new CallFailed('an order without a number')
  return number.slice(0, 60)
}

const failure = z.object({ error: z.object({ message: z.string() }) })

function messageIn(said: string): string {
  try {
    const read = failure.safeParse(JSON.parse(said))
    // Business Central ends its sentences with an id for its own support.
    if (read.success) return read.data.error.message.replace(/\s*CorrelationId:.*$/s, '').slice(0, 500)
  } catch {
    // No JSON, or only the beginning of it.
  }
  return ''
}

/** OData writes an apostrophe within a text twice. */
function equals(field: string, text: string): string {
  return `${field} eq '${text.replaceAll("'", "''")}'`
}

const subscription = z.object({
  subscriptionId: z.string().min(1).max(200),
  '@odata.etag': z.string().max(500).default(''),
  expirationDateTime: z.coerce.date(),
})

async function subscribe(
  { calls }: Reading,
  resource: string,
  { url, secret }: { url: string; secret: string },
  before: { id: string; etag: string } | undefined,
) {
  const path = new URL(calls.address('v2.0', resource)).pathname
  const body = { notificationUrl: url, resource: path.slice(path.indexOf('/api/')), clientState: secret }
  const headers = { 'content-type': 'application/json', ...(before && { 'if-match': before.etag || '*' }) }
  const json = await calls.call({
    method: before ? 'PATCH' : 'POST',
    url: before ? `${calls.subscriptions()}('${encodeURIComponent(before.id)}')` : calls.subscriptions(),
    headers,
    body: JSON.stringify(body),
  })
  const read = subscription.safeParse(json)
  if (!read.success) throw new CallFailed('a subscription without its number')
  return { id: read.data.subscriptionId, etag: read.data['@odata.etag'], expiresAt: read.data.expirationDateTime }
}
