import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import pino from 'pino'
import { hashOfToken } from '#app/kit/secret.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { readsOfPrimary } from '#app/kit/db/replica.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import type { Handle } from '#app/kit/http/listener.server.ts'
import { type Portal, siteOf } from '#app/portal.server.ts'

/** How often each page is asked for: by then most of what it runs is compiled. */
const rounds = 10

/**
 * Asks for the most used pages, as the people who would see the newest ticket: otherwise the first visitor would wait
 * while their code is compiled. All of it runs in a transaction that is rolled back, so that nothing of it is noted. A
 * failure here harms nobody.
 * @param handlerOf answers as this portal, with the routers that people use
 */
export async function warmUp(
  portal: Portal,
  handlerOf: (portal: Portal) => Handle,
  stopping: AbortSignal,
): Promise<void> {
  const done = new Error('Nothing of it is kept')
  try {
    await portal.db.transaction().execute(async (tx) => {
      await askWithin(tx, portal, handlerOf, stopping)
      throw done
    })
  } catch (error) {
    if (error !== done) portal.log.warn({ err: error }, 'the pages could not be warmed up')
  }
}

async function askWithin(
  tx: Transaction<Tables>,
  portal: Portal,
  handlerOf: (portal: Portal) => Handle,
  stopping: AbortSignal,
): Promise<void> {
  const log = pino({ level: 'silent' })
  const usageCounters = { count: () => undefined, flush: () => Promise.resolve() }
  const handle = handlerOf({
    ...portal,
    db: tx,
    slowDb: tx,
    reads: readsOfPrimary({ db: tx, slowDb: tx }),
    log,
    usageCounters,
  })
  const site = siteOf(portal)
  const asks = await asksOf(tx, portal.clock.now())
  for (let round = 0; round < rounds && !stopping.aborted; round += 1)
    for (const { path, cookie } of asks) {
      const request = new Request(site + path, { headers: { cookie, 'accept-encoding': 'br' } })
      await handle(request, { address: '127.0.0.1', allowLongBody: () => undefined })
    }
}

type Asking = { path: string; cookie: string }

async function asksOf(db: Db, now: Date): Promise<Asking[]> {
  const newest = await db
    .selectFrom('ticket')
    .select(['id', 'author_id'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!newest) return []
  const colleague = await db
    .selectFrom('account')
    .select('id')
    .where('role', 'in', ['agent', 'admin'])
    .where('disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  const asksAs = async (account: number | undefined, paths: string[]) => {
    if (account === undefined) return []
    const cookie = await openSession(db, account, now)
    return paths.map((path) => ({ path, cookie }))
  }
  return [
    ...(await asksAs(newest.author_id, ['/', '/tickets', `/tickets/${newest.id}`])),
    ...(await asksAs(colleague?.id, ['/console/tickets', `/console/tickets/${newest.id}`])),
  ]
}

/** Nobody else ever sees it. */
async function openSession(db: Db, accountId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const endsAt = new Date(now.getTime() + 60_000)
  await db
    .insertInto('session')
    .values({
      token_hash: hashOfToken(token),
      account_id: accountId,
      created_at: now,
      seen_at: now,
      second_factor_at: now,
      idle_ends_at: endsAt,
      ends_at: endsAt,
      user_agent: '',
    })
    .execute()
  return `session=${token}`
}
