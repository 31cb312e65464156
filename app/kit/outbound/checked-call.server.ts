import { once } from 'node:events'
import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIPv6, type LookupFunction } from 'node:net'
import { promisify } from 'node:util'
import { codeOf } from '#app/kit/error-code.ts'
import { CallFailed, retryAfterIn } from './call.server.ts'
import { isPublicAddress, literalIn } from './public-address.ts'

/** Where others may have the portal call: the public internet by https, or anywhere, for intranets and tests. */
export type Targets = 'public' | 'private'

/** What an address answered. `said` is the beginning of it, as far as it came. */
export type Answer = { status: number; said: string }

/** Nothing was sent: the address is none that strangers may have called. */
export class TargetRefused extends CallFailed {}

/** No whole answer within the time there was. */
export class TooSlow extends CallFailed {}

/** Who answers there could not prove to be who they are. */
export class BadCertificate extends CallFailed {}

type Post = { url: string; headers: Record<string, string>; body: string }

type Caller = {
  targets: Targets
  /** ms from the question for its address to the end of the answer. */
  timeout: number
  /** Bytes of the answer that are read; then the line is cut. */
  mostBytes?: number
  /** All addresses of a name. */
  resolve?: (host: string) => Promise<LookupAddress[]>
}

/**
 * Posts to an address that somebody else has chosen, over a line of its own. A name is resolved once: every address it
 * has must be one that may be called, and the line goes to one of exactly those, so that a name which says something
 * else the next moment leads nowhere. Redirects are answers like all that are not 2xx.
 * @throws CallFailed for everything but 2xx
 */
export async function postChecked(caller: Caller, post: Post): Promise<Answer> {
  const url = new URL(post.url)
  // What follows the host may be a secret of its receiver, and this ends in the log.
  const where = `POST ${url.origin}`
  requireScheme(caller, url)
  const deadline = AbortSignal.timeout(caller.timeout)
  const asked = addressesOf(caller, url, deadline).then((addresses) => send(caller, url, post, { addresses, deadline }))
  const { status, said, retryAfter } = await asked.catch((error: unknown) => {
    if (error instanceof CallFailed) throw error
    if (deadline.aborted) throw new TooSlow(`${where}: no answer in time`, { cause: error })
    if (isOfCertificate(error)) throw new BadCertificate(`${where}: its certificate is not valid`, { cause: error })
    throw new CallFailed(`${where}: no answer`, { cause: error })
  })
  if (status < 200 || status > 299) throw new CallFailed(`${where}: ${status}`, { status, said, retryAfter })
  return { status, said }
}

/** @throws TargetRefused */
function requireScheme({ targets }: Caller, { protocol }: URL): void {
  if (protocol === 'https:' || (protocol === 'http:' && targets === 'private')) return
  throw new TargetRefused('only https is called')
}

type Received = Answer & { retryAfter: number | undefined }

type Line = { addresses: LookupAddress[]; deadline: AbortSignal }

function send({ mostBytes = 16_000 }: Caller, url: URL, { headers, body }: Post, line: Line): Promise<Received> {
  const begin = url.protocol === 'https:' ? secureRequest : plainRequest
  const { promise, resolve, reject } = Promise.withResolvers<Received>()
  const request: ClientRequest = begin(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    // A line that was kept could be one to another address.
    agent: false,
    lookup: pinnedTo(line.addresses),
    signal: line.deadline,
  })
  let isAnswered = false
  request.on('error', (error) => {
    if (!isAnswered) reject(error)
  })
  request.on('response', (response) => {
    const { statusCode: status = 0 } = response
    // The status is the answer: what follows it is for the log, and may be cut short.
    isAnswered = true
    const retryAfter = retryAfterIn(response.headers['retry-after'])
    resolve(readBeginning(response, mostBytes).then((said) => ({ status, said, retryAfter })))
  })
  request.end(body)
  return promise.finally(() => request.destroy())
}

async function readBeginning(response: IncomingMessage, most: number): Promise<string> {
  const pieces: Buffer[] = []
  let length = 0
  try {
    for await (const piece of response as AsyncIterable<Buffer>) {
      pieces.push(piece)
      length += piece.length
      if (length >= most) break
    }
  } catch {
    // Cut off midway, or too slow: what came is what there is.
  }
  return Buffer.concat(pieces).subarray(0, most).toString('utf8')
}

const lookupAll = promisify(systemLookup)

/**
 * All that a name leads to, asked once; of an address itself nothing is asked.
 * @throws TargetRefused where any of them may not be called: the line could go to that one
 */
async function addressesOf(caller: Caller, url: URL, signal: AbortSignal): Promise<LookupAddress[]> {
  const { targets, resolve = (host) => lookupAll(host, { all: true }) } = caller
  const literal = literalIn(url)
  const found =
    literal === undefined
      ? await Promise.race([resolve(url.hostname), ended(signal)])
      : [{ address: literal, family: isIPv6(literal) ? 6 : 4 }]
  if (found.length === 0) throw new Error(`${url.hostname} has no address`)
  const refused = targets === 'public' ? found.find(({ address }) => !isPublicAddress(address)) : undefined
  if (refused) throw new TargetRefused(`${url.hostname} leads to ${refused.address}, no public address`)
  return found
}

async function ended(signal: AbortSignal): Promise<never> {
  await once(signal, 'abort')
  throw signal.reason
}

/** The line goes to what was checked: the name is not asked a second time. */
function pinnedTo(addresses: LookupAddress[]): LookupFunction {
  return (host, options, done) => {
    const [first] = addresses
    if (options.all) done(null, addresses)
    else if (first) done(null, first.address, first.family)
    else done(new Error(`${host} has no address`), [])
  }
}

/** Node names what is wrong with a certificate by the codes of OpenSSL, and by some of its own. */
function isOfCertificate(error: unknown): boolean {
  return /CERT|_SSL_|TLS|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)/.test(codeOf(error) ?? '')
}
