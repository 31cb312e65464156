import type { Refusal } from '#app/adapters/identity/identity.ts'
import { throttleAddress } from '#app/kit/http/client-address.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { readJson } from '#app/kit/http/json.server.ts'
import { refundLimit, consumeLimit } from '#app/kit/throttle.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { isAway } from '#app/features/people/auth-errors/auth-errors.server.ts'
import { type Caller, openSession, type OpenedSession } from '#app/features/people/account/account.sessions.server.ts'
import { matchContact } from '#app/features/people/contact/contact.server.ts'

/** Tokens of the hosted service have some 1,000 characters. */
const most = 16_000

/** Opens a session for whom an ID token speaks of; wrong ones are counted by address. */
export async function enterByToken(portal: Portal, caller: Caller, token: string): Promise<OpenedSession | Refusal> {
  const limit = { key: `token address ${throttleAddress(caller.address)}`, tries: 50, minutes: 15 }
  if (!(await consumeLimit(portal.db, portal.clock.now(), limit))) {
    portal.log.warn({ event: 'token throttled' }, 'token throttled')
    return { refused: 'too-many-requests' }
  }
  const identified = await portal.identity.readToken(token)
  if ('refused' in identified) {
    if (isAway(identified)) await refundLimit(portal.db, limit.key)
    portal.log.warn({ event: 'token refused' }, 'token refused')
    return identified
  }
  await refundLimit(portal.db, limit.key)
  const session = await openSession(portal, caller, identified)
  if (!session) return { refused: 'user-disabled' }
  await matchContact(portal, session.accountId)
  return session
}

/** From a JSON body or a form; empty when there is none, which the identity service refuses like any other. */
export async function tokenIn(request: Request): Promise<string> {
  const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? false
  if (!isJson) return (await readFields(request, most)).get('token') ?? ''
  const body = await readJson(request, most)
  return typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string'
    ? body.token
    : ''
}
