import { createHash } from 'node:crypto'
import type { App, People } from './people.ts'

/** A link by which who opened a closed ticket says how it went. */
export async function addRatingLink(app: App, { heads }: People, key: string): Promise<string> {
  const { portal, clock } = app
  const { db } = portal
  const now = clock.now()
  const { id: ticketId } = await app.ticket({ of: heads.other, stage: 'ticket_closed' })
  const ticket = db.updateTable('ticket').where('id', '=', ticketId).returning('author_id as author')
  const { author } = await ticket.set({ close_reason: 'done', closed_at: now }).executeTakeFirstOrThrow()
  const row = {
    ticket_id: ticketId,
    account_id: author,
    mailed_at: now,
    token_hash: createHash('sha256').update(key).digest(),
    link_ends_at: new Date(now.getTime() + 24 * 60 * 60_000),
  }
  await db.insertInto('ticket_rating').values(row).execute()
  return key
}
