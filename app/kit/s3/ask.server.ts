import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { BreakerOpen, createBreaker } from '../outbound/breaker.ts'
import { CallFailed } from '../outbound/call.server.ts'
import type { StoreOperation, StoreOutcome, StoreWatch } from '../outbound/store-watch.ts'
import { systemClock } from '../clock.ts'
import { refusalIn } from './answers.ts'
import type { S3 } from './s3-settings.server.ts'

// Node runs this file from source, without a build: nothing it imports may contain JSX.

/** The store refused, or gave no answer that is one. */
export class S3Failed extends CallFailed {
  /** S3's own word for it, as in NoSuchKey; absent where it said none. */
  readonly code: string | undefined

  constructor(message: string, failure: { status?: number; said?: string; cause?: unknown } = {}) {
    super(message, failure)
    this.code = refusalIn(failure.said ?? '')
  }
}

/** No answer came in its time. Who waits is not kept waiting twice as long by another try. */
class S3Late extends S3Failed {}

type Question = {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  /** Below the bucket and its prefix. */
  name?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Uint8Array<ArrayBuffer>
  /**
   * In ms, up to the head of the answer; unset, as long as its body takes over a thin line, and then the usual time.
   */
  timeout?: number
  /** Further tries after a fault: what is asked here may be asked twice. */
  again?: number
}

/** Puts one question to the store. @throws S3Failed, BreakerOpen */
export type Ask = (question: Question) => Promise<Response>

const ordinary = 15_000
/** The speed of a slow connection: a megabit a second. */
const bytesPerMs = 128
/** ms before another try, more each time. */
const rest = 200

type Patience = StoreWatch & { patience?: number }

export function createAsk(s3: S3, options: Patience = {}): Ask {
  const { breaker = createBreaker(systemClock), patience = ordinary, onAsked } = options
  const keys = new Map<string, ArrayBuffer>()
  return async (question) => {
    const { again = 2 } = question
    const operation = operationOf(question)
    const timeout = patience + (question.body?.length ?? 0) / bytesPerMs
    for (let tried = 0; ; tried += 1) {
      try {
        const response = await breaker.run(() => askOnce(s3, keys, { timeout, ...question }))
        onAsked?.(operation, 'answered')
        return response
      } catch (error) {
        onAsked?.(operation, outcomeOf(error))
        const isPassing = error instanceof S3Failed && error.isFault && !(error instanceof S3Late) && tried < again
        if (!isPassing || breaker.state() === 'open') throw error
      }
      await sleep(rest * 4 ** tried)
    }
  }
}

function operationOf({ method, name }: Question): StoreOperation {
  if (name === undefined) return 'list'
  return ({ GET: 'read', HEAD: 'look', PUT: 'write', POST: 'write', DELETE: 'remove' } as const)[method]
}

function outcomeOf(error: unknown): StoreOutcome {
  if (error instanceof BreakerOpen) return 'left-alone'
  return error instanceof S3Failed && !error.isFault ? 'refused' : 'failed'
}

export function isAway(error: unknown): boolean {
  return error instanceof BreakerOpen || (error instanceof S3Failed && error.isFault)
}

async function askOnce(
  s3: S3,
  cache: Map<string, ArrayBuffer>,
  question: Question & { timeout: number },
): Promise<Response> {
  const { method, body, headers = {}, timeout } = question
  const url = urlOf(s3, question)
  const where = `${method} ${url.pathname}`
  // Signed: the store compares it with what it received.
  const sha256 = createHash('sha256')
    .update(body ?? '')
    .digest('hex')
  const { accessKeyId, secretAccessKey, region } = s3
  const who = { accessKeyId, secretAccessKey, region, service: 's3', cache }
  const signed = await new AwsV4Signer({
    ...who,
    method,
    url: url.href,
    headers: { ...headers, 'x-amz-content-sha256': sha256 },
  }).sign()
  // Not signed: proxies in front of stores change it.
  signed.headers.set('accept-encoding', 'identity')
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), timeout)
  try {
    const response = await fetch(signed.url, {
      method,
      headers: signed.headers,
      redirect: 'manual',
      signal: late.signal,
      ...(body && { body }),
    })
    if (response.status < 300) return response
    const said = await beginningOf(response)
    throw new S3Failed(`${where}: ${response.status} ${refusalIn(said) ?? ''}`, { status: response.status, said })
  } catch (error) {
    if (late.signal.aborted) throw new S3Late(`${where}: no answer in ${Math.round(timeout)} ms`, { cause: error })
    throw error instanceof S3Failed ? error : new S3Failed(`${where}: no answer`, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

function urlOf({ endpoint, bucket, prefix, isPathStyle }: S3, { name, query = {} }: Pick<Question, 'name' | 'query'>) {
  const url = new URL(endpoint)
  if (!isPathStyle) url.host = `${bucket}.${url.host}`
  const path = name === undefined ? '' : `/${prefix}${name}`
  url.pathname = isPathStyle ? `/${bucket}${path}` : path
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value)
  return url
}

const mostSaid = 20_000

async function beginningOf(response: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of response.body ?? []) {
    pieces.push(piece)
    length += piece.length
    if (length > mostSaid) break
  }
  return Buffer.concat(pieces).toString('utf8')
}
