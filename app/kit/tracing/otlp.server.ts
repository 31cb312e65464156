import type { Logger } from 'pino'
import { type OtlpSettings } from '#app/kit/settings/otlp-settings.server.ts'
import {
  type Attributes,
  beginTrace,
  readTraceParent,
  type Span,
  type SpanKind,
  spanKinds,
  type OpenSpan,
} from './trace.server.ts'

// OTLP over HTTP in its form of JSON, by hand: docs/decisions/102.

export type Tracer = {
  /** Runs a request as the first span of a trace that bears its id. */
  request: <Result>(requestId: string, name: string, run: (span: OpenSpan) => Promise<Result>) => Promise<Result>
  /** Runs what a row of the outbox asks for: below the request that put it there, or by itself. */
  job: <Result>(
    parent: string | null,
    what: { name: string; kind: SpanKind; attributes: Attributes },
    run: (span: OpenSpan) => Promise<Result>,
  ) => Promise<Result>
  stop: () => Promise<void>
}

type Options = { settings: OtlpSettings; log: Logger; fetch: typeof fetch }

/** Sent at least so often, and so many at once; of more than wait, the latest are let go. */
const everyMs = 2000
const atOnce = 500
const mostWaiting = 5000
const patience = 10_000

export function createTracer({ settings, log, fetch }: Options): Tracer {
  const waiting: Span[] = []
  let isWell = true
  let isStopping = false
  let sending = Promise.resolve()
  const timer = setInterval(send, everyMs).unref()

  function hear(span: Span): void {
    if (waiting.length < mostWaiting) waiting.push(span)
    if (waiting.length === atOnce) send()
  }

  function send(): void {
    sending = sending.then(sendAll)
  }

  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      await post(waiting.splice(0, atOnce))
      // Each try may take all of the patience: a stop waits for one that failed, and for no more.
      if (isStopping && !isWell) waiting.length = 0
    }
  }

  /** What does not arrive is let go: a collector that is away must cost no page anything. */
  async function post(spans: readonly Span[]): Promise<void> {
    const error = await posted({ settings, fetch }, spans)
    if (error === undefined && !isWell) log.info('traces arrive again')
    if (error !== undefined && isWell) log.warn({ err: error }, 'traces do not arrive, and are let go until they do')
    isWell = error === undefined
  }

  return {
    request: (requestId, name, run) => {
      const traceId = requestId.replaceAll('-', '')
      return isKept(traceId, settings.share)
        ? beginTrace({ traceId, hear }, { name, kind: 'server' }, run)
        : run({ attributes: {} })
    },
    job: (parent, what, run) => {
      const from = readTraceParent(parent)
      const traceId = from?.traceId ?? crypto.randomUUID().replaceAll('-', '')
      if (!from && !isKept(traceId, settings.share)) return run({ attributes: {} })
      return beginTrace({ traceId, parentId: from?.parentId, hear }, what, run)
    },
    async stop() {
      clearInterval(timer)
      isStopping = true
      send()
      await sending
    },
  }
}

/** The same answer for a trace everywhere. */
function isKept(traceId: string, share: number): boolean {
  return Number.parseInt(traceId.slice(-12), 16) / 16 ** 12 < share
}

/** @returns why they did not arrive */
export async function posted(
  { settings: { endpoint, headers, service }, fetch }: Omit<Options, 'log'>,
  spans: readonly Span[],
): Promise<unknown> {
  const resource = { attributes: attributesOf({ 'service.name': service }) }
  const scopeSpans = [{ scope: { name: 'ammiraglia' }, spans: spans.map(spanOf) }]
  try {
    const answer = await fetch(`${endpoint}/v1/traces`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] }),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    await answer.body?.cancel()
    return answer.ok ? undefined : new Error(`The collector answers ${answer.status}`)
  } catch (error) {
    return error
  }
}

function spanOf({ traceId, spanId, parentId, name, kind, attributes, began, ended, failed }: Span) {
  return {
    traceId,
    spanId,
    ...(parentId && { parentSpanId: parentId }),
    name,
    kind: spanKinds[kind],
    startTimeUnixNano: nanosOf(began),
    endTimeUnixNano: nanosOf(ended),
    attributes: attributesOf({ ...attributes, 'error.type': failed }),
    ...(failed && { status: { code: 2 } }),
  }
}

/** As text: the number has more digits than JavaScript's. */
function nanosOf(ms: number): string {
  return String(BigInt(Math.round(ms * 1000)) * 1000n)
}

function attributesOf(attributes: Attributes) {
  return Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return []
    return [{ key, value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value } }]
  })
}
