import type { Clock } from '#app/kit/clock.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { contactMoved, contactRenamed } from './account.outbox.ts'

/** Has the CRM hear that somebody's address, or name, has changed, whenever it answers. */
export async function noteChanged(
  { db, clock }: { db: Db; clock: Clock },
  what: 'moved' | 'renamed',
  accountId: number,
): Promise<void> {
  // A subject of its own: until it hears, anyone who comes to own the old address would meet them under it.
  const kind = what === 'moved' ? contactMoved : contactRenamed
  await outbox.put(db, kind.of(`contact of account ${accountId}`, { accountId }), clock.now())
}
