import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Numbered, Replacement } from './replacements.ts'

/**
 * All that was replaced of a bicycle, of those it replaced and of those that replaced it, the oldest first; a value that
 * any query can select.
 */
export function replacementsAround(number: RawBuilder<unknown>, model: RawBuilder<unknown>) {
  return sql<Replacement[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('id', one.id, 'ticketId', one.ticket_id, 'companyId', ticket.company_id,
      'kind', one.kind, 'part', nullif(one.part, ''), 'day', one.replaced_on,
      'from', jsonb_build_object('model', one.old_model, 'number', one.old_number),
      'to', jsonb_build_object('model', one.new_model, 'number', one.new_number))
      order by one.replaced_on, one.id), '[]')
    from replacements_around(${number}, ${model}) one join ticket on ticket.id = one.ticket_id)`
}

/** For any customer's bicycle: the caller decides what may be told of it. */
export async function findReplacements(db: Db, { number, model }: Numbered): Promise<Replacement[]> {
  const { found } = await db
    .selectNoFrom(replacementsAround(sql`${number}::text`, sql`${model}::text`).as('found'))
    .executeTakeFirstOrThrow()
  return found
}

/**
 * By what a bicycle was replaced, whatever its family; `isOwn`: the company had it claimed for, or holds one of the two.
 */
export function findReplacedBy(db: Db, number: string, company: number) {
  return db
    .selectFrom('replacement')
    .innerJoin('ticket', 'ticket.id', 'replacement.ticket_id')
    .select(['replacement.replaced_on as day', 'replacement.new_number as by'])
    .select(
      sql<boolean>`ticket.company_id = ${company} or exists (select from product where company_id = ${company}
        and serial_number in (replacement.old_number, replacement.new_number))`.as('isOwn'),
    )
    .where('replacement.old_number', '=', number)
    .where('replacement.kind', '<>', 'part')
    .orderBy('replacement.id')
    .limit(1)
    .executeTakeFirst()
}

/** One at a time: two made at once could close a circle that neither sees. */
export async function lockReplacements(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('replacements'))`.execute(tx)
}

export type NewReplacement = Pick<Replacement, 'kind' | 'part' | 'from' | 'to' | 'day' | 'ticketId'> & {
  fromFolded: string
  toFolded: string
  byId: number
}

export async function insertReplacement(tx: Db, one: NewReplacement, now: Date): Promise<void> {
  await tx
    .insertInto('replacement')
    .values({
      ticket_id: one.ticketId,
      kind: one.kind,
      part: one.part ?? '',
      old_model: one.from.model,
      old_number: one.from.number,
      old_folded: one.fromFolded,
      new_model: one.to.model,
      new_number: one.to.number,
      new_folded: one.toFolded,
      replaced_on: one.day,
      by_id: one.byId,
      created_at: now,
    })
    .execute()
}

/** @returns whether it was there */
export async function deleteReplacement(tx: Db, ticketId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('replacement')
    .where('id', '=', id)
    .where('ticket_id', '=', ticketId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
