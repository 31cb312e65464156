import { sql } from 'kysely'
import type { Portal } from '#app/portal.server.ts'

/** Sessions are seen every five minutes at most: anyone who was not for ten uses none. */
const liveFor = 10 * 60_000

/**
 * Ends the sessions of everybody whom the identity service has meanwhile disabled, deleted or signed out everywhere, within
 * the minute: the portal's own sessions would outlive that. The local service ends them itself.
 */
export async function endRevoked({ db, clock, identity, log }: Portal): Promise<void> {
  if (!identity.listRevoked) return
  const now = clock.now()
  const holders = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['account.subject', sql<Date>`min(session.created_at)`.as('since')])
    .where('session.seen_at', '>', new Date(now.getTime() - liveFor))
    .where('session.ends_at', '>', now)
    .where('session.idle_ends_at', '>', now)
    .groupBy('account.subject')
    .execute()
  if (holders.length === 0) return
  for (const { subject, before } of await identity.listRevoked(holders)) {
    await db
      .deleteFrom('session')
      .using('account')
      .whereRef('session.account_id', '=', 'account.id')
      .where('account.subject', '=', subject)
      .where('session.created_at', '<', before)
      .execute()
    log.info({ event: 'sessions revoked' }, 'the identity service has revoked the sessions of somebody')
  }
}
