import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { isBlocked } from '#app/features/people/bounces/bounces.server.ts'
import { staffRoles } from '#app/features/people/account/account.ts'
import { firstName } from '../tickets.ts'
import type { Follower } from './followers.ts'

/** On a row of `ticket`: those who follow it now, the first one first. */
export const followersOfTicket = sql<Follower[]>`(
  select coalesce(json_agg(json_build_object('id', follower.id, 'name', follower.name, 'email', follower.email,
    'locale', follower.locale, 'comesBack', ${isBlocked(sql.ref('follower.email'))}) order by follower.id), '[]')
  from ticket_follower follower where follower.ticket_id = ticket.id and follower.email is not null)`

export type NewFollower = { ticketId: number; email: string; name: string; locale: Locale; addedBy: number }

export async function insertFollower(tx: Db, follower: NewFollower, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('ticket_follower')
    .values({
      ticket_id: follower.ticketId,
      email: follower.email,
      name: follower.name,
      locale: follower.locale,
      added_by: follower.addedBy,
      added_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Those of another ticket as who wrote what this one shows as well: by name alone, since nothing here is theirs to read.
 * @returns the number of each one's copy
 */
export async function copyWriters(tx: Db, to: number, ids: readonly number[]): Promise<Map<number, number>> {
  const copies = new Map<number, number>()
  if (ids.length === 0) return copies
  const found = await tx
    .selectFrom('ticket_follower')
    .select(['id', 'name', 'locale', 'added_by', 'added_at', 'copied_from'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  for (const { id, copied_from: first, ...writer } of found) {
    const copy = { ...writer, ticket_id: to, email: null, copied_from: first ?? id }
    const added = await tx.insertInto('ticket_follower').values(copy).returning('id').executeTakeFirstOrThrow()
    copies.set(id, added.id)
  }
  return copies
}

/** Whether the address is one of staff's, or of who opened the ticket: they hear of it anyway. */
export async function hearsAnyway(db: Db, ticketId: number, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where(sql<boolean>`lower(email) = ${email}`)
    .where((row) =>
      row.or([
        row('role', 'in', [...staffRoles]),
        row('id', 'in', row.selectFrom('ticket').select('author_id').where('ticket.id', '=', ticketId)),
      ]),
    )
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Forgets the address, by which nothing that was sent to it leads anywhere any more; of those who have written the name
 * stays with what they wrote. @returns the name, where there was one
 */
export async function removeFollower(tx: Db, id: number): Promise<string | undefined> {
  const removed = await tx
    .updateTable('ticket_follower')
    .set({ email: null })
    .where('id', '=', id)
    .where('email', 'is not', null)
    .returning('name')
    .executeTakeFirst()
  await tx
    .deleteFrom('ticket_follower')
    .where('id', '=', id)
    .where((row) => row.not(row.exists(row.selectFrom('message').select('id').where('follower_id', '=', id))))
    .execute()
  return removed?.name
}

export async function listIds(db: Db, ticketId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('ticket_follower')
    .select('id')
    .where('ticket_id', '=', ticketId)
    .where('email', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** A follower who still is one, and of which ticket; locked against being taken away meanwhile where it is asked for. */
export function findFollower(db: Db, id: number, { hold = false }: { hold?: boolean } = {}) {
  return db
    .selectFrom('ticket_follower')
    .innerJoin('ticket', 'ticket.id', 'ticket_follower.ticket_id')
    .select(['ticket_follower.id', 'ticket_follower.name', 'ticket_follower.email', 'ticket_follower.locale'])
    .select(['ticket.id as ticketId', 'ticket.author_id as authorId'])
    .where('ticket_follower.id', '=', id)
    .where('ticket_follower.email', 'is not', null)
    .$narrowType<{ email: string }>()
    .$if(hold, (query) => query.forUpdate('ticket_follower'))
    .executeTakeFirst()
}

/** Who added somebody, as they know them: of a company by name, of the maker's staff by their first. */
export async function findNameOf(db: Db, accountId: number, brand: string) {
  const found = await db
    .selectFrom('account')
    .leftJoin('company', 'company.id', 'account.company_id')
    .select(['account.name', 'company.name as companyName'])
    .where('account.id', '=', accountId)
    .executeTakeFirst()
  if (!found) return undefined
  const { name, companyName } = found
  return { by: companyName === null ? firstName(name) : name, company: companyName ?? brand }
}
