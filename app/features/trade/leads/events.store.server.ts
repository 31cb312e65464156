import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { eventsMost, type LeadEvent, type LeadEventDetail } from './leads.ts'

/**
 * What happened to a lead the caller has already found for this viewer, the latest of it, oldest first. Outside the
 * maker's house its people are known by their first name, and nothing of the dealers who had it before.
 */
export async function readEvents(
  db: Db,
  viewer: Viewer,
  leadId: number,
): Promise<{ events: LeadEvent[]; hasOlder: boolean }> {
  const isOutside = viewer.side === 'company'
  const latest = await db
    .selectFrom('lead_event')
    .innerJoin('account as actor', 'actor.id', 'lead_event.actor_id')
    .select([
      'lead_event.id',
      'lead_event.kind',
      'lead_event.at',
      'actor.name',
      'actor.first_name as firstName',
      sql<boolean>`coalesce(actor.role in ('agent', 'admin'), false)`.as('fromStaff'),
      // Only `insertEvent` writes the column.
      sql<LeadEventDetail>`lead_event.detail`.as('detail'),
    ])
    .leftJoin('company as dealer', (join) =>
      join.on('dealer.id', '=', sql<number>`(lead_event.detail ->> 'companyId')::bigint`),
    )
    .select('dealer.name as dealerName')
    .where('lead_event.lead_id', '=', leadId)
    .$if(isOutside, (events) => events.where('lead_event.id', '>=', latestRouting(db, leadId)))
    .orderBy('lead_event.id', 'desc')
    .limit(eventsMost + 1)
    .execute()
  const events = latest
    .slice(0, eventsMost)
    .map(({ name, firstName, ...event }) => ({
      ...event,
      // Who was erased has a pseudonym and no first name.
      actorName: (isOutside && event.fromStaff && firstName) || name,
    }))
    .toReversed()
  return { events, hasOlder: latest.length > eventsMost }
}

function latestRouting(db: Db, leadId: number) {
  return db
    .selectFrom('lead_event as routing')
    .select(({ fn }) => fn.coalesce(fn.max('routing.id'), sql<number>`0`).as('id'))
    .where('routing.lead_id', '=', leadId)
    .where('routing.kind', '=', 'routed')
}

/** Whether a lead was once routed to a company. */
export async function wasRoutedTo(db: Db, companyId: number, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('lead_event')
    .select('id')
    .where('lead_id', '=', id)
    .where('kind', '=', 'routed')
    .where(sql<number>`(detail ->> 'companyId')::bigint`, '=', companyId)
    .executeTakeFirst()
  return found !== undefined
}
