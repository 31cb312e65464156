import { randomUUID } from 'node:crypto'
import type { Jobs } from '#app/kit/outbox/jobs.ts'
import { workThrough } from '#app/kit/outbox/worker.server.ts'
import type { Member, openApp, Staff } from '#tests/app.ts'
import { openReceiver, type Receiver } from './receiver.fixture.ts'
import { type Owner, webhookEvents, type WebhookEvent } from './webhooks.ts'
import { addEndpoint } from './webhooks.server.ts'

export type App = Awaited<ReturnType<typeof openApp>>

/** Receivers of tests listen on this machine. */
export function allowPrivate({ portal }: App): void {
  portal.settings = { ...portal.settings, webhookTargets: 'private' }
}

type Options = { owner?: Owner; events?: readonly WebhookEvent[]; url: string }

/** An endpoint of the maker, or of the company of who is named. @returns its number and its secret */
export async function addTestEndpoint(
  { portal }: App,
  { viewer }: Member | Staff,
  { owner = viewer.side === 'company' ? viewer.companyId : null, events = webhookEvents, url }: Options,
): Promise<{ id: number; secret: string }> {
  const facts = { url, description: '', events: [...events], submission: randomUUID() }
  const made = await addEndpoint(portal, viewer, owner, facts)
  if (!('secret' in made)) throw new Error(JSON.stringify(made))
  return made
}

/** A receiver that listens, and the endpoint that leads to it. */
export async function listening(
  app: App,
  person: Member | Staff,
  events?: readonly WebhookEvent[],
): Promise<{ id: number; secrets: string[]; receiver: Receiver }> {
  allowPrivate(app)
  const secrets: string[] = []
  const receiver = await openReceiver({ secrets: () => secrets, now: () => app.clock.now() })
  const { id, secret } = await addTestEndpoint(app, person, { url: receiver.url, ...(events && { events }) })
  secrets.push(secret)
  return { id, secrets, receiver }
}

/** Works the outbox off until nothing is left to do now. @param jobs of one worker, which keeps its breakers */
export async function workOff(app: App, jobs?: Jobs): Promise<void> {
  if (!jobs) return app.work()
  while (await workThrough(app.portal, jobs)) continue
}

/** So many messages on a ticket, one after the other, as staff write them. */
export async function say(app: App, agent: Staff, ticket: number, count: number): Promise<number[]> {
  const rows = Array.from({ length: count }, () => ({
    ticket_id: ticket,
    author_id: agent.viewer.accountId,
    from_staff: true,
    submission: randomUUID(),
    body: 'ciao',
    created_at: app.clock.now(),
  }))
  const added = await app.portal.db.insertInto('message').values(rows).returning('id').execute()
  return added.map(({ id }) => id)
}
