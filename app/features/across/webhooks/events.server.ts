import * as z from 'zod'
import { stages } from '#app/features/service/tickets/tickets.stages.ts'
import { signedHeaders } from './signing.server.ts'
import { testEvent, type WebhookEvent } from './webhooks.ts'

const number = z.int().positive()
const ofTicket = { ticket: number, company: number }
const change = z.enum(['added', 'changed'])

/** What each event says: ids, and how the thing changed. What else there is to know a receiver asks for. */
const eventData = {
  'ticket.opened': z.strictObject(ofTicket),
  'ticket.stage_changed': z.strictObject({ ...ofTicket, from: z.enum(stages), to: z.enum(stages) }),
  'ticket.decided': z.strictObject({ ...ofTicket, accepted: z.boolean() }),
  'ticket.message_added': z.strictObject({ ...ofTicket, message: number, by: z.enum(['maker', 'company']) }),
  'ticket.closed': z.strictObject(ofTicket),
  'product.registered': z.strictObject({ product: number, company: number }),
  'order.changed': z.strictObject({ order: number, number: z.string(), company: number, change }),
  'quote.changed': z.strictObject({ quote: number, number: z.string(), company: number, change }),
  'lead.changed': z.strictObject({ lead: number, company: number, change }),
  [testEvent]: z.strictObject({}),
} satisfies Record<WebhookEvent | typeof testEvent, z.ZodObject>

/** What is sent, letter by letter the same at each try. @throws where a trigger has written something else */
export function bodyOf({ type, at, data }: { type: string; at: Date; data: unknown }): string {
  const schema: z.ZodObject | undefined = isKnown(type) ? eventData[type] : undefined
  if (!schema) throw new Error(`There is no event ${type}`)
  return JSON.stringify({ type, timestamp: at.toISOString(), data: schema.parse(data) })
}

function isKnown(type: string): type is keyof typeof eventData {
  return Object.hasOwn(eventData, type)
}

const [firstStage, secondStage] = stages
const ticket = { ticket: 10042, company: 12 }

/** One of each, for anyone who builds a receiver. */
const examples = {
  'ticket.opened': ticket,
  'ticket.stage_changed': { ...ticket, from: firstStage, to: secondStage },
  'ticket.decided': { ...ticket, accepted: true },
  'ticket.message_added': { ...ticket, message: 845, by: 'maker' },
  'ticket.closed': ticket,
  'product.registered': { product: 311, company: 12 },
  'order.changed': { order: 90, number: 'OV-2026-0117', company: 12, change: 'changed' },
  'quote.changed': { quote: 41, number: 'PR-2026-41', company: 12, change: 'added' },
  'lead.changed': { lead: 77, company: 12, change: 'changed' },
} as const satisfies { [Event in WebhookEvent]: z.output<(typeof eventData)[Event]> }

/** What stands in `data`. */
export function exampleData(event: WebhookEvent): string {
  return JSON.stringify(examples[event], null, 1).replaceAll(/\n\s*/g, ' ')
}

/** A whole call, signed with the secret that stands in the specification's own examples. */
export function exampleCall(): string {
  const type = 'ticket.stage_changed'
  const body = bodyOf({ type, at: new Date('2026-11-21T09:00:00Z'), data: examples[type] })
  const id = 'msg_5f3c1c0a9d2e4b7c8a6f0e1d2c3b4a59'
  const headers = signedHeaders(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], {
    id,
    at: new Date('2026-11-21T09:00:02Z'),
    body,
  })
  const lines = Object.entries({ 'content-type': 'application/json', ...headers })
  return `${lines.map(([name, value]) => `${name}: ${value}`).join('\n')}\n\n${body}`
}
