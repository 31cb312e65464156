import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { EarlierWork, KnownBicycle, Registration } from './tickets.coverage.ts'

/** As JSON has it: moments are texts there. */
type Known = {
  registration: (Omit<Registration, 'heldSince'> & { heldSince: string }) | null
  work: (Omit<EarlierWork, 'completedAt'> & { completedAt: string })[]
}

export async function findKnownBicycle(db: Db, ticketId: number): Promise<KnownBicycle> {
  const { known } = await db.selectNoFrom(knownBicycleOf(ticketId).as('known')).executeTakeFirstOrThrow()
  return readKnown(known)
}

/**
 * The registration of a ticket's bicycle, and its repairs and replacements that were completed before the ticket came
 * in, the oldest first; a value that any query can select, for `readKnown`. It tells of other customers: for the verdict
 * that staff alone read.
 */
export function knownBicycleOf(ticketId: number) {
  return sql<Known | null>`(
    select jsonb_build_object(
      'registration', case when product.id is not null then jsonb_build_object(
        'id', product.id, 'purchasedOn', product.date_of_purchase, 'country', product.country,
        'registeredOn', product.registered_on, 'firstOwner', product.first_owner, 'heldSince', product.held_since,
        'hasReceipt', exists (select from attachment where product_id = product.id and withdrawn_at is null)) end,
      'work', coalesce((select jsonb_agg(work) from (${earlierWork}) work), '[]'))
    from ticket this
      left join product on product.serial_number = this.serial_number and product.frame_model = this.frame_model
    where this.id = ${ticketId})`
}

export function readKnown(known: Known | null): KnownBicycle {
  const { registration, work } = known ?? { registration: null, work: [] }
  return {
    registration: registration ? { ...registration, heldSince: new Date(registration.heldSince) } : undefined,
    work: work.map((one) => ({ ...one, completedAt: new Date(one.completedAt) })),
  }
}

/** More repairs and replacements than a bicycle lives to see. */
const worksMost = 100

// The folded number is for the index, which knows look-alike numbers as one. By the verdict kept beside the last
// decision a repair rested on the law of the buyer's country, or did not.
const earlierWork = sql`
  select ticket.resolution, ticket.part_involved as parts, ticket.country as "workCountry", done.at as "completedAt",
    coalesce(decided.detail->>'accepted' = 'true' and decided.detail->'verdict'->>'verdict' = 'covered'
      and decided.detail->'verdict'->'period'->>'basis' = 'law', false) as "restedOnLaw"
  from ticket
    join lateral (
      select at from ticket_event where ticket_id = ticket.id and to_stage = 'operations_completed'
      order by id desc limit 1) done on true
    left join lateral (
      select detail from ticket_event where ticket_id = ticket.id and kind = 'decision'
      order by id desc limit 1) decided on true
  where ticket.serial_folded = this.serial_folded and ticket.serial_number = this.serial_number
    and ticket.frame_model = this.frame_model and ticket.resolution in ('repair', 'replace')
    and done.at < this.created_at
  order by done.at limit ${worksMost}`
