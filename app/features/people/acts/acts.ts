/** What administrators do to the portal itself, by where it is done. */
export const kindsIn = {
  licences: ['module-granted', 'module-refused', 'module-activated', 'module-deactivated'],
  people: ['invited', 'role-changed', 'person-removed', 'account-disabled', 'account-enabled', 'second-factor-reset'],
  tokens: ['token-made', 'token-revoked'],
  webhooks: ['webhook-added', 'webhook-changed', 'webhook-secret', 'webhook-off', 'webhook-on', 'webhook-deleted'],
  versions: ['catalogue-published', 'brand-published'],
  settings: ['retention-changed', 'rule-set', 'rule-removed', 'signals-changed'],
} as const

export type ActArea = keyof typeof kindsIn
export type ActKind = (typeof kindsIn)[ActArea][number]

// The names of a table are its keys.
export const actAreas = Object.keys(kindsIn) as ActArea[]

/** `what`: a module, a role, the number of a version, of a token or of an endpoint; nobody's words. */
export type Act = { kind: ActKind; companyId?: number | null; accountId?: number; what?: string }

export type ActRow = {
  id: number
  at: Date
  kind: ActKind
  what: string
  by: string
  companyId: number | null
  company: string | null
  accountId: number | null
  account: string | null
}
