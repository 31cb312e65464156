import { randomInt } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { isDeliveredTo } from '#app/features/service/built-bicycles/built-bicycles.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin, requireModule } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { type LaneFacts, passesLane } from './tickets.lane.ts'
import type { LaneOutcome, Ticket } from './tickets.ts'

/**
 * Claims to which the rule may apply come in one after the other: of two at one moment about the same part, or with the
 * same photo, the second one finds the first.
 */
export const laneTurn = sql`pg_advisory_xact_lock(hashtext('km 0 rule'))`

type Asked = {
  company: number | RawBuilder<unknown>
  serial: string | RawBuilder<unknown>
  folded: string | RawBuilder<unknown>
  family: string | RawBuilder<unknown>
  parts: RawBuilder<unknown>
  /** When the claim came in. */
  at: Date | RawBuilder<unknown>
  /** On a ticket `other`: it was there before. */
  isEarlier: RawBuilder<unknown>
  /** On a file `photo`: it is one of the claim's. */
  isOfClaim: RawBuilder<unknown>
  /** On a file `copy`: it was in a ticket before. */
  wasUsed: RawBuilder<unknown>
}

/**
 * The facts that `passesLane` asks for. A claim is a repetition where another ticket about the same part of the same
 * bicycle is open, or was ever decided: no rule accepts what staff have refused, even if that was appealed against and
 * withdrawn. Once a claim about a bicycle has been drawn for a check, all others about it go to staff: withdrawing it
 * and sending it again is no second draw.
 */
function laneFactsOf({ company, serial, folded, family, parts, at, isEarlier, isOfClaim, wasUsed }: Asked) {
  const photos = sql`attachment photo where ${isOfClaim} and photo.field = 'attachments' and photo.kind = 'photo'`
  return sql<LaneFacts>`jsonb_build_object(
    'isDelivered', ${isDeliveredTo({ company, serial, family, at })},
    'isRegistered', exists (select from product
      where product.serial_folded = ${folded} and product.registered_on <= (${at}::timestamptz + interval '1 day')::date),
    'isRepeated', exists (select from ticket other where other.serial_folded = ${folded} and ${isEarlier}
      and (other.lane = 'drawn' or other.part_involved && ${parts}
        and (other.closed_at is null or other.closed_at > ${at}
          or exists (select from ticket_event decided where decided.ticket_id = other.id and decided.kind = 'decision')))),
    'isUsed', exists (select from ${photos} and (not photo.printed
      or exists (select from picture_print where attachment_id = photo.id and not compared)
      or exists (select from picture_match match join attachment copy on copy.id = match.other_id
        where match.attachment_id = photo.id and ${wasUsed}))),
    'slots', (select coalesce(jsonb_agg(distinct photo.slot), '[]') from ${photos} and photo.slot is not null))`
}

type NewClaim = Pick<Ticket, 'companyId' | 'authorId' | 'serialNumber' | 'frameModel' | 'partInvolved'> & {
  submission: string
  serialFolded: string
}

/** For a claim that is being written, in the same statement; its files are those of its form. */
export function laneFactsOfNew(claim: NewClaim, now: Date) {
  return laneFactsOf({
    company: claim.companyId,
    serial: claim.serialNumber,
    folded: claim.serialFolded,
    family: claim.frameModel,
    parts: sql`${claim.partInvolved}::text[]`,
    at: now,
    isEarlier: sql`true`,
    isOfClaim: sql`photo.owner_id = ${claim.authorId} and photo.submission = ${claim.submission}
      and photo.ticket_id is null`,
    wasUsed: sql`copy.ticket_id is not null`,
  })
}

/** What becomes of a claim by the rule; undefined: it goes to staff like any other. */
export function laneOutcome(
  catalogue: Catalogue,
  claim: Parameters<typeof passesLane>[1],
  facts: LaneFacts,
): LaneOutcome | undefined {
  const { drawn } = catalogue.lane
  if (!passesLane(catalogue, claim, facts)) return undefined
  return drawn > 0 && randomInt(drawn) === 0 ? 'drawn' : 'accepted'
}

/**
 * Which of the latest claims the rule of a catalogue would have let pass, had it held when they came in, the newest first:
 * for administrators. @throws Problem not-found, module-missing
 */
export async function claimsInLane(portal: Portal, viewer: Viewer, catalogue: Catalogue, most: number) {
  requireAdmin(viewer)
  requireModule(viewer, 'tickets')
  const facts = laneFactsOf({
    company: of('company_id'),
    serial: of('serial_number'),
    folded: of('serial_folded'),
    family: of('frame_model'),
    parts: of('part_involved'),
    at: of('created_at'),
    isEarlier: sql`other.id < latest.id`,
    isOfClaim: sql`photo.ticket_id = latest.id and photo.message_id is null`,
    wasUsed: sql`copy.ticket_id < latest.id`,
  })
  const rows = await portal.db
    .selectFrom((db) => db.selectFrom('ticket').selectAll().orderBy('id', 'desc').limit(most).as('latest'))
    .select(['id', 'serial_number as serialNumber', 'frame_model as frameModel', 'part_involved as partInvolved'])
    .select(['kind_of_damage as kindOfDamage', 'damage_phase as damagePhase'])
    .select(sql<LaneFacts | null>`case when damage_phase = 'km0' then ${facts} end`.as('facts'))
    .orderBy('id', 'desc')
    .execute()
  const passed = rows.filter(({ facts: known, ...claim }) => known !== null && passesLane(catalogue, claim, known))
  return {
    checked: rows.length,
    passed: passed.map(({ id, serialNumber, frameModel }) => ({ id, serialNumber, frameModel })),
  }
}

function of(column: string) {
  return sql.ref(`latest.${column}`)
}
