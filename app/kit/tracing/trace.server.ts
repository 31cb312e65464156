import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

// What is under way is told here; who hears of it, where anybody does, stands in `otlp.server.ts`.

export type Attributes = Record<string, string | number | undefined>

/** As OpenTelemetry numbers them. */
export const spanKinds = { internal: 1, server: 2, client: 3, consumer: 5 } as const
export type SpanKind = keyof typeof spanKinds

/** A piece of work: what it was, and how long it took. `traceId` is a request's own id, without its dashes. */
export type Span = {
  traceId: string
  spanId: string
  parentId: string | undefined
  name: string
  kind: SpanKind
  attributes: Attributes
  /** ms since 1970, to fractions. */
  began: number
  ended: number
  /** What went wrong, by its kind: never its words, which may name somebody. */
  failed?: string | undefined
}

/** Takes spans that have ended. */
export type Hear = (span: Span) => void

export type OpenSpan = { attributes: Attributes; name?: string; failed?: string | undefined }

type Scope = { traceId: string; spanId: string; hear: Hear }

const current = new AsyncLocalStorage<Scope>()

export type Begin = { traceId: string; parentId?: string | undefined; hear: Hear }

/** `leastMs`: what takes less is not worth telling. */
type What = { name: string; kind: SpanKind; attributes?: Attributes; leastMs?: number }

/** Runs something as the first span of a trace here, or below one of another process. */
export function beginTrace<Result>(
  { traceId, parentId, hear }: Begin,
  what: What,
  run: (span: OpenSpan) => Promise<Result>,
): Promise<Result> {
  return within({ traceId, spanId: newSpanId(), hear }, parentId, what, run)
}

/** Runs something as a span below what is under way; where nothing is traced it merely runs. */
export function traced<Result>(what: What, run: (span: OpenSpan) => Promise<Result>): Promise<Result> {
  const scope = current.getStore()
  if (!scope) return run({ attributes: {} })
  return within({ ...scope, spanId: newSpanId() }, scope.spanId, what, run)
}

export function isTraced(): boolean {
  return current.getStore() !== undefined
}

/** Names what is under way to another process: W3C's `traceparent`; undefined where nothing is traced. */
export function traceParent(): string | undefined {
  const scope = current.getStore()
  return scope && `00-${scope.traceId}-${scope.spanId}-01`
}

export function readTraceParent(text: string | null | undefined): { traceId: string; parentId: string } | undefined {
  const [, traceId, parentId] = /^00-([\da-f]{32})-([\da-f]{16})-01$/.exec(text ?? '') ?? []
  return traceId && parentId ? { traceId, parentId } : undefined
}

async function within<Result>(
  scope: Scope,
  parentId: string | undefined,
  { name, kind, attributes = {}, leastMs = 0 }: What,
  run: (span: OpenSpan) => Promise<Result>,
): Promise<Result> {
  const span: OpenSpan = { attributes: { ...attributes } }
  const began = performance.timeOrigin + performance.now()
  try {
    return await current.run(scope, () => run(span))
  } catch (error) {
    span.failed ??= kindOf(error)
    throw error
  } finally {
    const { traceId, spanId, hear } = scope
    const ended = performance.timeOrigin + performance.now()
    if (ended - began >= leastMs) hear({ traceId, spanId, parentId, kind, began, ended, name, ...span })
  }
}

function kindOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return typeof error
  if ('code' in error && typeof error.code === 'string') return error.code
  return error.constructor?.name ?? 'Object'
}

function newSpanId(): string {
  return randomBytes(8).toString('hex')
}
