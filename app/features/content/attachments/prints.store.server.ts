import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { CompanyViewer } from '#app/features/people/account/account.ts'
import { keysNear, keysOf, mostBits } from './print-keys.ts'
import { filesVisibleTo } from './store.server.ts'

/** Notes what a photo is known again by, once; of one too plain, that there is nothing. */
export async function insertPrints(tx: Db, id: string, prints: readonly string[]): Promise<void> {
  await tx.updateTable('attachment').set({ printed: true }).where('id', '=', id).execute()
  if (prints.length === 0) return
  await tx
    .insertInto('picture_print')
    .values({ attachment_id: id, prints: [...prints], keys: keysOf(prints) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Nobody makes a print of this photo any more, or looks for another like it. */
export async function setAside(db: Db, id: string): Promise<void> {
  await db.updateTable('attachment').set({ printed: true }).where('id', '=', id).execute()
  await db.updateTable('picture_print').set({ compared: true }).where('attachment_id', '=', id).execute()
}

export type Printed = { id: string; prints: string[]; companyId: number | null }

/** So many pairs are kept for one photo; a thousandth copy tells nothing that fifty did not. */
const mostPairs = 50
/** What is looked at before those are chosen; it also tells the planner that they are few. */
const mostSame = 1000

/**
 * Pairs a photo with all that look like it, save those of its own form. Those of its own company come first, so that
 * what others have changes nothing of what that company is told. All write their pairs in one order: photos that are alike
 * and come at one moment wait for each other's, and two in turn would be a deadlock.
 */
export async function pairPrints(tx: Db, { id, prints, companyId }: Printed): Promise<void> {
  // With so many keys at once the planner believes that most rows have one.
  await sql`set local enable_seqscan = off`.execute(tx)
  const isNear = sql`exists (select from unnest(${prints}::bigint[]) print
      where bit_count((print # near.prints[1])::bit(64)) <= ${mostBits})
    or exists (select from unnest(near.prints) print
      where bit_count((print # ${prints[0]}::bigint)::bit(64)) <= ${mostBits})`
  await sql`
    with near as materialized (
      select attachment_id, prints from picture_print
      where keys && ${keysNear(prints)}::int[] and attachment_id <> ${id}
    ), same as materialized (
      select attachment_id from near where ${isNear} limit ${mostSame}
    ), other as (
      select file.id from same
        join attachment file on file.id = same.attachment_id
        join attachment this on this.id = ${id}
      where (file.owner_id, file.submission) <> (this.owner_id, this.submission)
      order by file.company_id is not distinct from ${companyId}::bigint desc, file.created_at desc
      limit ${mostPairs}
    ), pairs as (
      insert into picture_match (attachment_id, other_id)
        select ${id}::uuid, id from other union all select id, ${id}::uuid from other
        order by 1, 2
      on conflict do nothing
    )
    update picture_print set compared = true where attachment_id = ${id}`.execute(tx)
}

/** Photos of customers' tickets whose print nobody has made, the latest first; those of staff need none. */
export function findUnprinted(db: Db, except: readonly string[], atMost: number) {
  return db
    .selectFrom('attachment')
    .leftJoin('message', 'message.id', 'attachment.message_id')
    .select(['attachment.id', 'attachment.thumb_key as thumbKey', 'attachment.company_id as companyId'])
    .select(sql<boolean>`coalesce(message.from_staff, false)`.as('isStaffs'))
    .where('attachment.printed', '=', false)
    .where('attachment.kind', '=', 'photo')
    .where('attachment.field', '=', 'attachments')
    .where('attachment.ticket_id', 'is not', null)
    .where(isNone(except))
    .orderBy('attachment.created_at', 'desc')
    .limit(atMost)
    .execute()
}

/** Photos that were not looked for when they came: their portal was stopped in between. */
export function findUncompared(db: Db, except: readonly string[], atMost: number): Promise<Printed[]> {
  return db
    .selectFrom('picture_print')
    .innerJoin('attachment', 'attachment.id', 'picture_print.attachment_id')
    .select(['attachment.id', 'attachment.company_id as companyId'])
    .select(sql<string[]>`picture_print.prints::text[]`.as('prints'))
    .where('picture_print.compared', '=', false)
    .where(isNone(except))
    .limit(atMost)
    .execute()
}

function isNone(except: readonly string[]) {
  return sql<boolean>`attachment.id <> all(${except}::uuid[])`
}

/** In which tickets of the viewer's own company each of these photos is already. */
export async function ownTicketsWith(db: Db, viewer: CompanyViewer, ids: readonly string[]) {
  const rows = await filesVisibleTo(db, viewer)
    .innerJoin('picture_match', 'picture_match.other_id', 'attachment.id')
    .select(['picture_match.attachment_id as id', 'attachment.ticket_id as ticketId'])
    .distinct()
    .where(sql<boolean>`picture_match.attachment_id = any(${ids}::uuid[])`)
    .where('attachment.ticket_id', 'is not', null)
    .where('attachment.withdrawn_at', 'is', null)
    .orderBy('attachment.ticket_id')
    .execute()
  return rows.flatMap(({ id, ticketId }) => (ticketId === null ? [] : [{ id, ticketId }]))
}
