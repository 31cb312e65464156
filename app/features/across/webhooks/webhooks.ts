import type { Viewer } from '#app/features/people/account/account.ts'
import { manages } from '#app/features/people/company/company.ts'

/** Whose endpoints: a company's by its id, or the maker's. */
export type Owner = number | null

/** What other systems may hear of, each by the module it belongs to. The triggers of migration 0146 write them. */
export const eventModules = {
  'ticket.opened': 'tickets',
  'ticket.stage_changed': 'tickets',
  'ticket.decided': 'tickets',
  'ticket.message_added': 'tickets',
  'ticket.closed': 'tickets',
  'product.registered': 'products',
  'order.changed': 'erp-integration',
  'quote.changed': 'quotes',
  'lead.changed': 'leads',
} as const

export type WebhookEvent = keyof typeof eventModules

// The names of a table are its keys.
export const webhookEvents = Object.keys(eventModules) as [WebhookEvent, ...WebhookEvent[]]

/** Sent by a press of a button alone. */
export const testEvent = 'endpoint.test'

/** Why an endpoint is off: by hand, gone by its own word (410), failing for days, or with too much that waits. */
export type OffWhy = 'hand' | 'gone' | 'failing' | 'behind'

export type Endpoint = {
  id: number
  companyId: Owner
  url: string
  description: string
  events: string[]
  createdAt: Date
  formerUntil: Date | null
  offAt: Date | null
  offWhy: OffWhy | null
  takenAt: Date | null
  failingSince: Date | null
}

export type DeliveryState = 'waiting' | 'taken' | 'given_up' | 'left_out'

/** The last answer of a delivery, and how long it took. */
export type Try = {
  id: number
  at: Date
  status: number | null
  failure: 'no_answer' | 'too_slow' | 'target' | 'certificate' | null
  milliseconds: number
  answer: string
}

export type Delivery = {
  id: number
  messageId: string
  type: string
  at: Date
  state: DeliveryState
  tries: number
}

export type Health = 'off' | 'failing' | 'well' | 'new'

export function healthOf({ offAt, failingSince, takenAt }: Endpoint): Health {
  if (offAt) return 'off'
  if (failingSince) return 'failing'
  return takenAt ? 'well' : 'new'
}

/** What the form of an endpoint says. */
export type EndpointFacts = { url: string; description: string; events: WebhookEvent[] }

const hour = 60 * 60_000
export const webhookLimits = {
  /** Endpoints of the maker, and of one company. */
  endpoints: (owner: Owner) => (owner === null ? 20 : 5),
  /** ms for one answer. */
  timeout: 15_000,
  /** ms for which one delivery is tried: about a day, but less than the outbox tries, which would leave it waiting for ever. */
  triedFor: 22 * hour,
  /** ms for which a replaced secret signs as well, and after which a failing endpoint is off. */
  formerFor: 24 * hour,
  failingFor: 5 * 24 * hour,
  /** Deliveries that may wait for one endpoint that fails. */
  waiting: 10_000,
  /** Characters of an answer that are kept. */
  answer: 500,
  /** ms for which deliveries are kept. */
  keptFor: 30 * 24 * hour,
  /** Test events and deliveries sent again, of one endpoint in an hour. */
  pressesAnHour: 60,
}

/** Administrators look after the maker's, owners after those of their company. */
export function keepsWebhooks(viewer: Viewer, owner: Owner): boolean {
  if (owner === null) return viewer.side === 'maker' && viewer.role === 'admin'
  return viewer.side === 'company' && manages(viewer, owner)
}
