import { traced, traceParent } from '#app/kit/tracing/trace.server.ts'

/** Another system refused, or was not to be understood. Its words are for staff and the log, never for a stranger. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  /** Absent where no answer came, or only half of one. */
  readonly status: number | undefined
  /** How long the system asks to be left alone, in ms. */
  readonly retryAfter: number | undefined
  /** The beginning of what it said. */
  readonly said: string

  constructor(message: string, { status, retryAfter, said = '', cause }: Failure = {}) {
    super(message, { cause })
    this.status = status
    this.retryAfter = retryAfter
    this.said = said
  }

  /** Whether the system itself is unwell, which another call would meet as well. */
  get isFault(): boolean {
    return this.status === undefined || this.status === 429 || this.status >= 500
  }
}

/** It answered, with more than is read: less may be asked for at once. */
export class AnswerTooLong extends CallFailed {}

type Failure = {
  status?: number | undefined
  retryAfter?: number | undefined
  said?: string | undefined
  cause?: unknown
}

export type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer> | FormData
}

type Caller = {
  fetch: typeof fetch
  /** ms for the whole answer. */
  timeout: number
  /** Bytes of an answer that are read: a system gone wrong must not fill the memory. */
  mostBytes?: number
}

/**
 * Asks once and reads the answer as JSON; an empty one is undefined. Nothing is asked again here: the outbox does that.
 * @throws CallFailed for no answer, half of one, garbage, and every status of 300 and more
 */
export function callJson(caller: Caller, call: Call): Promise<Answered> {
  const { method = 'GET', url } = call
  const attributes = { 'http.request.method': method, 'server.address': hostOf(url) }
  return traced({ name: `${method} ${hostOf(url)}`, kind: 'client', attributes }, async (span) => {
    try {
      const answer = await askJson(caller, call)
      span.attributes['http.response.status_code'] = answer.status
      return answer
    } catch (error) {
      if (error instanceof CallFailed) span.attributes['http.response.status_code'] = error.status
      throw error
    }
  })
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : ''
}

type Answered = { status: number; json: unknown; headers: Headers }

async function askJson(
  { fetch, timeout, mostBytes = 20_000_000 }: Caller,
  { method = 'GET', url, headers, body }: Call,
): Promise<Answered> {
  const parent = traceParent()
  const where = `${method} ${withoutQuery(url)}`
  let response: Response
  let text: string | undefined
  try {
    response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...(parent && { traceparent: parent }), ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      ...(body !== undefined && { body }),
    })
    text = await readText(response, mostBytes)
  } catch (error) {
    throw new CallFailed(`${where}: no answer`, { cause: error })
  }
  const { status } = response
  if (text === undefined) throw new AnswerTooLong(`${where}: an answer of more than ${mostBytes / 1e6} MB`, { status })
  if (status >= 300)
    throw new CallFailed(`${where}: ${status}`, {
      status,
      said: text.slice(0, 1000),
      retryAfter: retryAfterIn(response.headers.get('retry-after')),
    })
  try {
    return { status, headers: response.headers, json: text.trim() === '' ? undefined : JSON.parse(text) }
  } catch (error) {
    throw new CallFailed(`${where}: an answer that is no JSON`, { said: text.slice(0, 1000), cause: error })
  }
}

/** @returns undefined where it is longer */
async function readText(response: Response, most: number): Promise<string | undefined> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of response.body ?? []) {
    length += piece.length
    if (length > most) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

/** In seconds, or a date: of a date nobody makes use, since clocks differ. */
export function retryAfterIn(said: string | null | undefined): number | undefined {
  return said && /^\d{1,6}$/.test(said) ? Number(said) * 1000 : undefined
}

/** Queries may hold addresses and tokens, and end in the log. */
function withoutQuery(url: string): string {
  return url.split('?', 1)[0] ?? url
}
