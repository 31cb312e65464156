import http from 'node:http'

/** One kind of request, measured over and over. */
export type Ask = {
  path: string
  cookie?: string | undefined
  encoding?: 'zstd' | 'br' | 'gzip' | undefined
  /** The tag of a page that the asker has kept. */
  kept?: string
  /** As if a proxy of the portal's said who asks. */
  from?: string
  /** What an answer must be: a page of an error is quick too. */
  status: number
  /** The next form to send, each but once. */
  form?: () => { body: string; type: string }
}

export type Load = { requests: number; seconds: number; latencies: number[]; bytes: number }

/** The longest a measurement may take; one that is slow is cut short rather than waited for. */
const mostMs = 8000

/** Asks so often, in turn, over so many connections that stay open, and waits for the last answer. */
export async function load(
  origin: string,
  asks: readonly [Ask, ...Ask[]],
  requests: number,
  connections: number,
): Promise<Load> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const latencies: number[] = []
  const started = performance.now()
  const count = { left: requests, bytes: 0 }
  async function client(): Promise<void> {
    while (count.left > 0 && performance.now() - started < mostMs) {
      const ask = asks[count.left % asks.length] ?? asks[0]
      count.left -= 1
      const begun = performance.now()
      const answer = await send(origin, ask, agent)
      latencies.push(performance.now() - begun)
      if (answer.status !== ask.status)
        throw new Error(`${ask.path} answered ${answer.status}: ${answer.body.toString().slice(0, 300)}`)
      count.bytes = answer.body.length
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, client))
  } finally {
    agent.destroy()
  }
  return { requests: latencies.length, seconds: (performance.now() - started) / 1000, latencies, bytes: count.bytes }
}

export type Answer = { status: number; body: Buffer; headers: http.IncomingHttpHeaders }

export function send(origin: string, ask: Ask, agent?: http.Agent): Promise<Answer> {
  const { path, cookie, encoding, kept, from, form } = ask
  const sent = form?.()
  return new Promise((resolve, reject) => {
    const request = http.request(
      origin + path,
      {
        ...(agent && { agent }),
        method: sent ? 'POST' : 'GET',
        headers: {
          ...(cookie && { cookie }),
          ...(from && { 'x-forwarded-for': from }),
          ...(encoding && { 'accept-encoding': encoding }),
          ...(kept && { 'if-none-match': kept }),
          ...(sent && { origin, 'content-type': sent.type, 'content-length': Buffer.byteLength(sent.body) }),
        },
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts), headers: response.headers })
        })
        response.on('error', reject)
      },
    )
    request.on('error', reject)
    request.end(sent?.body)
  })
}

export function fieldsOf(fields: Record<string, string>): { body: string; type: string } {
  return { body: new URLSearchParams(fields).toString(), type: 'application/x-www-form-urlencoded' }
}

/** Another network for each number, as limits count them. */
export function addressOf(number: number): string {
  return `2001:db8:${Math.floor(number / 65_536).toString(16)}:${(number % 65_536).toString(16)}::1`
}

/** @param part 0.5 for the middle */
export function percentile(values: number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
