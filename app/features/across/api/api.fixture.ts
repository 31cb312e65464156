import { randomBytes } from 'node:crypto'
import type { Portal } from '#app/portal.server.ts'
import type { Member, openApp, Staff } from '#tests/app.ts'
import { addToken } from './api.server.ts'
import { companyScopes, makerScopes, type Scope } from './api.ts'

type App = Awaited<ReturnType<typeof openApp>>
type Options = { by: Staff; of?: Member; scopes?: readonly Scope[]; days?: number }

/** A token of a company, or else of the maker; with all that it can have, unless told. */
export async function tokenFor(app: App, { by, of, scopes, days }: Options): Promise<string> {
  const token = await addToken(app.portal, by.viewer, {
    name: 'Prova',
    companyId: of?.viewer.companyId ?? null,
    scopes: scopes ?? (of ? companyScopes : makerScopes),
    days: days ?? null,
  })
  if (token === undefined) throw new Error('No such company')
  return token
}

/** A token put straight into the database, with what a call that bore a key was answered. */
export async function putAnsweredToken({ db, clock }: Portal, accountId: number): Promise<void> {
  const at = clock.now()
  const { id } = await db
    .insertInto('api_token')
    .values({ name: 'ERP', scopes: [], token_hash: randomBytes(8), ending: '', created_by: accountId, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('api_answer')
    .values({ token_id: id, key: 'delivery-1', digest: randomBytes(8), begun_at: at })
    .execute()
}

/** A call with a token, from no page. */
export function bearing(token: string, init: RequestInit = {}): RequestInit {
  const headers = new Headers(init.headers)
  headers.set('authorization', `Bearer ${token}`)
  headers.set('origin', 'none')
  return { ...init, headers }
}

export function sending(token: string, body: unknown, headers: Record<string, string> = {}): RequestInit {
  const sent = typeof body === 'string' ? body : JSON.stringify(body)
  return bearing(token, { method: 'POST', body: sent, headers: { 'content-type': 'application/json', ...headers } })
}
