import type { Member, openApp, Staff } from '#tests/app.ts'
import { addToken } from './api.server.ts'
import { companyScopes, makerScopes, type Scope } from './api.ts'

type App = Awaited<ReturnType<typeof openApp>>
type Wish = { by: Staff; of?: Member; scopes?: readonly Scope[]; days?: number }

/** A token of a company, or else of the maker; with all that it can have, unless told. */
export async function tokenFor(app: App, { by, of, scopes, days }: Wish): Promise<string> {
  const token = await addToken(app.portal, by.viewer, {
    name: 'Prova',
    companyId: of?.viewer.companyId ?? null,
    scopes: scopes ?? (of ? companyScopes : makerScopes),
    days: days ?? null,
  })
  if (token === undefined) throw new Error('No such company')
  return token
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
