import { randomUUID } from 'node:crypto'
import { type Answer, failure } from './business-central.answers.ts'
import type { Memory } from './business-central.memory.ts'
import type { Entity } from './odata.ts'

type Options = { method: string; path: string; options: Entity }

/** Who wants notices has to echo a token first. */
export async function subscribe({ subscriptions }: Memory, { method, path, options }: Options): Promise<Answer> {
  const target = String(options['notificationUrl'])
  const token = randomUUID()
  const echoed = await fetch(`${target}?validationToken=${token}`, { method: 'POST' }).catch(() => undefined)
  if (!echoed?.ok || (await echoed.text()) !== token)
    return { status: 400, json: failure('BadRequest', 'the notification URL did not echo the token') }
  const id = /\('(.+)'\)$/.exec(decodeURIComponent(path))?.[1] ?? randomUUID()
  if (method === 'PATCH' && !subscriptions.has(id)) return { status: 404, json: failure('NotFound', 'no subscription') }
  const expirationDateTime = new Date(Date.now() + 3 * 24 * 60 * 60_000).toISOString()
  const json = { ...options, subscriptionId: id, '@odata.etag': randomUUID(), expirationDateTime }
  subscriptions.set(id, json)
  return { status: method === 'PATCH' ? 200 : 201, json }
}
