import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { callJson } from '#app/kit/outbound/call.server.ts'
import { createTracer } from '#app/kit/tracing/otlp.server.ts'
import { readSettings } from '#app/settings.server.ts'
import { as, openApp, post } from '#tests/app.ts'
import { doctor, place } from './doctor.fixture.ts'

type Value = { stringValue?: string; intValue?: string }
type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: Value }[]
  status?: { code: number }
}
type Sent = { resourceSpans: { resource: { attributes: unknown }; scopeSpans: { spans: Span[] }[] }[] }

/** A collector as OpenTelemetry's answers, for as long as it is well. */
async function startCollector() {
  const state = { isWell: true, texts: [] as string[], headers: [] as unknown[], paths: [] as string[] }
  const server = createServer((request, answer) => {
    let text = ''
    request.setEncoding('utf8').on('data', (piece: string) => (text += piece))
    request.on('end', () => {
      if (!state.isWell) return answer.writeHead(503).end()
      state.texts.push(text)
      state.headers.push(request.headers)
      state.paths.push(`${request.method} ${request.url}`)
      answer.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const spans = () => {
    const all = state.texts.map((text) => JSON.parse(text) as Sent)
    return all
      .flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans))
      .flatMap((one) => one.spans)
  }
  return { state, spans, endpoint: `http://127.0.0.1:${port}` }
}

async function opened(more: Record<string, string> = {}) {
  const app = await openApp()
  const collector = await startCollector()
  const { traces } = readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, NODE_ENV: 'test', ...more })
  if (!traces) throw new Error('No traces are asked for')
  const tracer = createTracer({ settings: traces, log: app.portal.log, fetch })
  app.portal.tracer = tracer
  return { app, collector, tracer }
}

function told({ attributes }: Span, key: string): string | undefined {
  const value = attributes.find((one) => one.key === key)?.value
  return value?.stringValue ?? value?.intValue
}

test('a request is told with its statements, and what it leaves to be done goes on with its trace', async () => {
  const { app, collector, tracer } = await opened({
    OTEL_SERVICE_NAME: 'portale',
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20secret',
  })
  const of = await app.dealer()
  await app.staff()
  const { id } = await app.ticket({ of })
  const page = await app.fetch(`/en/tickets/${id}`, as(of))
  const submission = /name="submission" value="([^"]+)"/.exec(await page.text())?.[1] ?? ''
  const form = { intent: 'reply', submission, message: 'Una parola che nessuno deve leggere' }
  const answer = await app.fetch(`/en/tickets/${id}`, post(of, form))
  expect(answer.status).toBe(303)
  await app.work()
  await tracer.stop()

  const requestId = answer.headers.get('x-request-id') ?? ''
  const own = collector.spans().filter(({ traceId }) => traceId === requestId.replaceAll('-', ''))
  const [request] = own.filter(({ kind }) => kind === 2)
  expect(request).toMatchObject({ name: 'POST /:locale?/tickets/:id' })
  expect(request?.parentSpanId).toBeUndefined()
  if (!request) throw new Error('The request is not told')
  expect(told(request, 'http.response.status_code')).toBe('303')
  expect(told(request, 'ammiraglia.request_id')).toBe(requestId)
  expect(BigInt(request.endTimeUnixNano) > BigInt(request.startTimeUnixNano)).toBe(true)
  const statements = own.filter((span) => told(span, 'db.system.name') === 'postgresql')
  expect(statements.map(({ name }) => name)).toContain('insert message')
  const ids = new Set(own.map(({ spanId }) => spanId))
  expect(statements.every(({ parentSpanId = '' }) => ids.has(parentSpanId))).toBe(true)
  const jobs = own.filter(({ kind }) => kind === 5)
  expect(jobs.map(({ name }) => name)).toContain('tickets.replied')
  const replied = jobs.find(({ name }) => name === 'tickets.replied')
  expect(replied?.parentSpanId).toBe(request.spanId)
  // A mail that a job puts is of the same trace, and so is its leaving.
  const mail = jobs.find(({ name }) => name === 'mail.ticket')
  expect(mail?.parentSpanId).toBe(replied?.spanId)
  expect(own.map(({ name }) => name)).toContain('mail.ticket leaves')

  const text = collector.state.texts.join('')
  for (const secret of ['nessuno deve leggere', of.viewer.email, of.viewer.name, of.cookie, `/tickets/${id}`])
    expect(text).not.toContain(secret)
  expect(collector.state.headers[0]).toMatchObject({ 'api-key': 'a secret', 'content-type': 'application/json' })
  expect(new Set(collector.state.paths)).toEqual(new Set(['POST /v1/traces']))
  expect(text).toContain('{"key":"service.name","value":{"stringValue":"portale"}}')
})

test('a call to another system is told, names the trace to it, and says how it failed without its words', async () => {
  const { tracer, collector } = await opened()
  const seen: (string | undefined)[] = []
  const system = createServer((request, answer) => {
    seen.push(request.headers['traceparent']?.toString())
    const isWell = request.url?.startsWith('/well')
    answer.writeHead(isWell ? 200 : 503).end(isWell ? '{}' : 'words of theirs')
  })
  system.listen(0, '127.0.0.1')
  await once(system, 'listening')
  onTestFinished(() => void system.close())
  const url = `http://127.0.0.1:${(system.address() as AddressInfo).port}`
  const requestId = crypto.randomUUID()
  await tracer.request(requestId, 'GET /', async () => {
    await callJson({ fetch, timeout: 5000 }, { url: `${url}/well?who=ada@bici.example` })
    await expect(callJson({ fetch, timeout: 5000 }, { url: `${url}/ill` })).rejects.toThrow('503')
  })
  await callJson({ fetch, timeout: 5000 }, { url: `${url}/well` })
  await tracer.stop()
  const calls = collector.spans().filter(({ kind }) => kind === 3)
  expect(calls.map((span) => [told(span, 'http.response.status_code'), told(span, 'error.type')])).toEqual([
    ['200', undefined],
    ['503', 'CallFailed'],
  ])
  expect(seen.slice(0, 2)).toEqual(calls.map(({ spanId }) => `00-${requestId.replaceAll('-', '')}-${spanId}-01`))
  expect(seen[2]).toBeUndefined()
  expect(collector.state.texts.join('')).not.toMatch(/words of theirs|ada@/)
})

test('where no traces are asked for nothing is told, and of a share of none neither', async () => {
  const app = await openApp()
  const of = await app.dealer()
  const { id } = await app.ticket({ of })
  const send = async (submission: string) =>
    app.fetch(`/en/tickets/${id}`, post(of, { intent: 'reply', submission, message: 'Spedito oggi.' }))
  await send('6a0c4d3e-0000-4000-8000-000000000001')
  const rows = await app.portal.db.selectFrom('outbox').select('trace').execute()
  expect(new Set(rows.map(({ trace }) => trace))).toEqual(new Set([null]))
  const { tracer, collector } = await opened({ OTEL_TRACES_SAMPLER_ARG: '0' })
  await tracer.request(crypto.randomUUID(), 'GET /', async () => undefined)
  await tracer.stop()
  expect(collector.state.texts).toEqual([])
})

test('a collector that is away costs no page anything, and is spoken of once', async () => {
  const { app, tracer, collector } = await opened()
  collector.state.isWell = false
  const of = await app.dealer()
  expect((await app.fetch('/en/tickets', as(of))).status).toBe(200)
  await tracer.stop()
  expect((await app.fetch('/en/tickets', as(of))).status).toBe(200)
  await tracer.stop()
  const lines = app.lines().filter((line) => line.includes('traces do not arrive'))
  expect(lines).toHaveLength(1)
  collector.state.isWell = true
  expect((await app.fetch('/en/tickets', as(of))).status).toBe(200)
  await tracer.stop()
  expect(app.lines().join('')).toContain('traces arrive again')
  expect(collector.spans().map(({ name }) => name)).toContain('GET /:locale?/tickets')
})

test('a stop waits for one try of a collector that is away, however much is still to be told', async () => {
  const app = await openApp()
  const { traces } = readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', NODE_ENV: 'test' })
  if (!traces) throw new Error('No traces are asked for')
  const away = Promise.withResolvers<Response>()
  let posts = 0
  const collect = () => {
    posts += 1
    return away.promise
  }
  const tracer = createTracer({ settings: traces, log: app.portal.log, fetch: collect })
  for (let count = 0; count < 1200; count += 1)
    await tracer.request(crypto.randomUUID(), 'GET /', async () => undefined)
  const stopped = tracer.stop()
  away.reject(new Error('No answer'))
  await stopped
  expect(posts).toBe(1)
})

test('the doctor tries the collector, and a setting that cannot be is told', async () => {
  const { environment } = await place()
  const collector = await startCollector()
  const traced = { ...environment, OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/` }
  expect((await doctor(traced)).said).toContain(
    `well      traces: the collector at ${collector.endpoint} takes traces.`,
  )
  collector.state.isWell = false
  expect((await doctor(traced)).said).toContain(
    `NOT WELL  traces: the collector at ${collector.endpoint} takes no traces (The collector answers 503)`,
  )
  for (const [name, value] of [
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'nothing'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ] as const)
    expect(() => readSettings({ [name]: value })).toThrow(`The setting ${name} is wrong`)
})
