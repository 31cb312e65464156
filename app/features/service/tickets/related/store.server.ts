import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import type { Related, RelationKind } from './related.ts'

/**
 * Beside a row of `ticket`: what staff have put it together with. Of another company's not even the number is told to a
 * company.
 */
export function relatedFor(side: Viewer['side']) {
  const isTold = side === 'maker' ? sql`true` : sql`other.company_id = ticket.company_id`
  const isShown = side === 'maker' ? sql`true` : sql`not internal`
  const owner = side === 'maker' ? sql`(select name from company where company.id = other.company_id)` : sql`null`
  return sql<Related[]>`(
    select coalesce(json_agg(json_build_object('id', other.id, 'kind', relation.kind,
        'isSource', relation.kind <> 'linked' and relation.ticket_id = other.id, 'companyName', ${owner},
        'subject', other.subject, 'frameModel', other.frame_model, 'serialNumber', other.serial_number,
        'partInvolved', other.part_involved, 'kindOfDamage', other.kind_of_damage, 'stage', other.stage,
        'isAppealed', other.appealed_against is not null,
        'messages', (select count(*) from message where ticket_id = other.id and ${isShown}),
        'files', (select count(*) from attachment where ticket_id = other.id and withdrawn_at is null and ${isShown})
      ) order by other.id), '[]')
    from ticket_relation relation join ticket other
      on other.id = case when relation.ticket_id = ticket.id then relation.other_id else relation.ticket_id end
    where ticket.id in (relation.ticket_id, relation.other_id) and ${isTold})`
}

export type Relation = { kind: RelationKind; ticketId: number; otherId: number; formContent?: string }

export async function insertRelation(tx: Db, relation: Relation, createdBy: number, now: Date): Promise<void> {
  await tx
    .insertInto('ticket_relation')
    .values({
      kind: relation.kind,
      ticket_id: relation.ticketId,
      other_id: relation.otherId,
      form_content: relation.formContent ?? null,
      created_by: createdBy,
      created_at: now,
    })
    .execute()
}

/** What a form has split off before. @param authorId whose tickets they are */
export function findSplit(db: Db, authorId: number, submission: string) {
  return db
    .selectFrom('ticket')
    .innerJoin('ticket_relation', (join) =>
      join.onRef('ticket_relation.ticket_id', '=', 'ticket.id').on('ticket_relation.kind', '=', 'split'),
    )
    .select(['ticket.id', 'form_content as formContent'])
    .where('author_id', '=', authorId)
    .where('submission', '=', submission)
    .executeTakeFirst()
}

/** Where a ticket goes on that was merged into another of the same customer. */
export async function findMergedInto(db: Db, ticketId: number): Promise<number | undefined> {
  const found = await db
    .selectFrom('ticket_relation')
    .select('other_id as id')
    .where('kind', '=', 'merged')
    .where('ticket_id', '=', ticketId)
    .executeTakeFirst()
  return found?.id
}

/** The ticket itself, with all that come from it by splits, or it from them, in the order of their numbers. */
export async function listSplitsWith(db: Db, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive family (id) as (
      select ${id}::bigint
      union
      select case when relation.ticket_id = family.id then relation.other_id else relation.ticket_id end
      from family join ticket_relation relation
        on relation.kind = 'split' and family.id in (relation.ticket_id, relation.other_id)
    )
    select id from family order by id`.execute(db)
  return rows.map((row) => row.id)
}

/** @returns whether they were linked */
export async function deleteLink(tx: Db, one: number, other: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('ticket_relation')
    .where('kind', '=', 'linked')
    .where('ticket_id', '=', Math.min(one, other))
    .where('other_id', '=', Math.max(one, other))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** A ticket that is opened again goes on in itself; what it was merged into stays linked. */
export async function turnMergeIntoLink(tx: Db, ticketId: number): Promise<void> {
  await tx
    .updateTable('ticket_relation')
    .set({
      kind: 'linked',
      ticket_id: sql<number>`least(ticket_id, other_id)`,
      other_id: sql<number>`greatest(ticket_id, other_id)`,
    })
    .where('kind', '=', 'merged')
    .where('ticket_id', '=', ticketId)
    .execute()
}
