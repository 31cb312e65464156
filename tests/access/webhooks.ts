import { randomUUID } from 'node:crypto'
import type { App, Fields, People } from './people.ts'
import { submission } from './trade-forms.ts'

/** An endpoint that is on, and a delivery that was left out: of a company, or of the maker. */
export async function addWebhook({ portal, clock }: App, people: People, companyId: number | null) {
  const now = clock.now()
  const endpoint = await portal.db
    .insertInto('webhook_endpoint')
    .values({
      company_id: companyId,
      url: 'https://erp.example/hooks',
      events: ['ticket.closed'],
      secret: Buffer.alloc(60),
      created_by: people.admin.accountId,
      created_at: now,
      submission: randomUUID(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const data = JSON.stringify({ ticket: 1, company: 1 })
  const delivery = await portal.db
    .insertInto('webhook_delivery')
    .values({ endpoint_id: endpoint.id, type: 'ticket.closed', at: now, data, state: 'left_out' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { webhook: `${endpoint.id}`, delivery: `${delivery.id}` }
}

const facts = { intent: 'save', url: 'https://crm.example/hooks', events: ['ticket.opened'] }
const ofEndpoint = {
  save: facts,
  rotate: { intent: 'rotate' },
  former: { intent: 'former' },
  on: { intent: 'on' },
  off: { intent: 'off' },
  test: { intent: 'test' },
  remove: { intent: 'remove' },
}

/** What the forms of webhooks send. */
export const webhookForms: Record<string, Record<string, Fields>> = Object.fromEntries(
  ['/:locale?/user/company/connections', '/:locale?/console/webhooks'].flatMap((base) => [
    [`${base}/new`, { save: { ...facts, submission } }],
    [`${base}/:id`, ofEndpoint],
    [`${base}/:id/deliveries/:delivery`, { resend: { intent: 'resend' }, skip: { intent: 'skip' } }],
  ]),
)
