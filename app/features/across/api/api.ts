/** What a token of the maker may be used for. */
export const makerScopes = [
  'tickets:read',
  'products:read',
  'leads:read',
  'orders:read',
  'quotes:read',
  'companies:read',
  'orders:write',
  'items:write',
  'stock:write',
  'invoices:write',
  'quotes:write',
  'companies:write',
  'bicycles:write',
] as const

/** And one of a company, which sees and does what its owner may: what the maker's systems say is not for it to write. */
export const companyScopes = [
  'tickets:read',
  'tickets:write',
  'files:write',
  'messages:write',
  'products:read',
  'leads:read',
  'leads:write',
  'orders:read',
  'quotes:read',
  'companies:read',
] as const

export type Scope = (typeof makerScopes)[number] | (typeof companyScopes)[number]

/** Every scope once. */
export const scopes: readonly Scope[] = [...new Set([...makerScopes, ...companyScopes])]

/** Those that a token of this kind can have. */
export function scopesFor(holder: 'maker' | 'company'): readonly Scope[] {
  return holder === 'maker' ? makerScopes : companyScopes
}

/** A token as administrators see it, once it has been shown. */
export type Token = {
  id: number
  name: string
  /** Null: the maker's. */
  companyId: number | null
  companyName: string | null
  scopes: Scope[]
  ending: string
  createdBy: string
  createdAt: Date
  endsAt: Date | null
  lastUsedAt: Date | null
  revokedAt: Date | null
}

export type TokenState = 'active' | 'expired' | 'revoked'

export function stateOf({ revokedAt, endsAt }: Pick<Token, 'revokedAt' | 'endsAt'>, now: Date): TokenState {
  if (revokedAt) return 'revoked'
  return endsAt && endsAt <= now ? 'expired' : 'active'
}

export const root = '/api/v1'

/** Whether it is a call of the API: it is let in by the token it bears, never by a cookie, so any page may send it. */
export function isCall(address: string): boolean {
  return new URL(address).pathname.startsWith(`${root}/`)
}

/** Whether programs ask there, and no pages: the API, and the few addresses beside it, as for notices of the CRM. */
export function isForPrograms(address: string): boolean {
  return new URL(address).pathname.startsWith('/api/')
}
