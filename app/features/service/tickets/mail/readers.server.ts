import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { prepared } from '#app/kit/db/prepared.server.ts'
import { gathering } from '#app/kit/gather.ts'
import { lastWordOn } from '#app/features/content/subscriptions/subscriptions.server.ts'
import { hasLicence, reachable } from '#app/features/people/account/account.readers.server.ts'
import { staffRoles } from '#app/features/people/account/account.ts'
import type { Ticket } from '../tickets.ts'

export type Reader = Awaited<ReturnType<ReturnType<typeof readersOf>['execute']>>[number]

/** A ticket and what was merged into it: who took part there takes part here. */
function withMerged(ticketId: number) {
  return sql<number>`(with recursive those(id) as (
    select ${ticketId}::bigint
    union select relation.ticket_id from ticket_relation relation join those on relation.other_id = those.id
      where relation.kind = 'merged'
  ) select id from those)`
}

/** How two tickets of one customer are related is told to nobody once they belong to two. */
export async function isSameCustomer(db: Db, one: number, other: number): Promise<boolean> {
  const found = await db.selectFrom('ticket').select('company_id').distinct().where('id', 'in', [one, other]).execute()
  return found.length === 1
}

const noSteps = [
  'assigned',
  'linked',
  'unlinked',
  'return_arrived',
  'called_back',
  'follower_added',
  'follower_removed',
] as const

/**
 * Who takes part, for mails: those of both sides who did something on it, and the owners of its company where nobody is
 * left there who did: answers and decisions would reach nobody.
 */
export async function findParticipants(db: Db, ticketId: number): Promise<Reader[]> {
  const found = await findInvolved(db, ticketId)
  if (found.some(({ isStaff }) => !isStaff)) return found
  return [...found, ...(await readersOf(db, ticketId).where('account.role', '=', 'owner').execute())]
}

/**
 * The author, the assignee, and everybody who has written a message that the other side reads, or has moved the ticket.
 * To assign it, to link it or to scan its parcel does not count.
 */
function findInvolved(db: Db, ticketId: number): Promise<Reader[]> {
  return readersOf(db, ticketId)
    .where('account.id', 'in', (row) =>
      row
        .selectFrom('ticket as opened')
        .select('opened.author_id as id')
        .where('opened.id', 'in', withMerged(ticketId))
        .union(
          row
            .selectFrom('message')
            .select('message.author_id as id')
            .where('message.ticket_id', 'in', withMerged(ticketId))
            .where('message.internal', '=', false)
            // A follower's words stand in the name of somebody who has not written them.
            .where('message.follower_id', 'is', null),
        )
        .union(
          row
            .selectFrom('ticket_event')
            .select('ticket_event.actor_id as id')
            .where('ticket_event.ticket_id', 'in', withMerged(ticketId))
            .where('ticket_event.kind', 'not in', [...noSteps])
            .where('ticket_event.actor_id', 'is not', null)
            .$narrowType<{ id: number }>(),
        )
        .union(
          row
            .selectFrom('ticket as given')
            .select('given.assignee_id as id')
            .where('given.id', '=', ticketId)
            .where('given.assignee_id', 'is not', null)
            .$narrowType<{ id: number }>(),
        ),
    )
    .execute()
}

export function findStaff(db: Db, ticketId: number): Promise<Reader[]> {
  return readersOf(db, ticketId)
    .where('account.role', 'in', [...staffRoles])
    .execute()
}

/**
 * By whose rights those who follow a ticket hear of it, and in whose name stands what they answer: who opened it, or an
 * owner of its company where they are gone.
 */
export async function findSponsor(db: Db, ticketId: number): Promise<Reader | undefined> {
  const [author] = await findAuthor(db, ticketId)
  if (author) return author
  return readersOf(db, ticketId).where('account.role', '=', 'owner').executeTakeFirst()
}

/** Who has opened the ticket. */
export function findAuthor(db: Db, ticketId: number): Promise<Reader[]> {
  return readersOf(db, ticketId).whereRef('account.id', '=', 'ticket.author_id').execute()
}

type Asked = { ticketId: number; accountId: number }

/**
 * All of one mail but its news: a reader who may still be written to, the ticket, and their last word on steps. Mails
 * that are written in one transaction ask together.
 */
export function findTold(tx: Db, asked: Asked) {
  const ask = asking.get(tx) ?? gathering(mostAsked, (several: readonly Asked[]) => tellAll(tx, several))
  asking.set(tx, ask)
  return ask(asked)
}

const mostAsked = 100
const asking = new WeakMap<Db, (asked: Asked) => Promise<Awaited<ReturnType<typeof tellAll>>[number]>>()

async function tellAll(tx: Db, several: readonly Asked[]) {
  const [ticketIds, accountIds] = [several.map(({ ticketId }) => ticketId), several.map(({ accountId }) => accountId)]
  const found = await told(tx, { ticketIds, accountIds })
  return several.map((asked) => found.find(({ id, ticketId }) => id === asked.accountId && ticketId === asked.ticketId))
}

/** What a mail says of its ticket. */
const ticketTold = [
  'company.name as companyName',
  'author.name as authorName',
  'ticket.created_at as createdAt',
  'ticket.subject',
  'ticket.frame_model as frameModel',
  'ticket.serial_number as serialNumber',
  'ticket.part_involved as partInvolved',
  'ticket.kind_of_damage as kindOfDamage',
  'ticket.warranty_accepted as warrantyAccepted',
  // What was decided last answers an appeal.
  sql<boolean>`coalesce((select decision.detail ? 'appeal' from ticket_event decision
    where decision.ticket_id = ticket.id and decision.kind = 'decision' order by decision.id desc limit 1), false)`.as(
    'endsAppeal',
  ),
  // Somebody is still to decide on it.
  sql<boolean>`(ticket.appealed_against is not null)`.as('isAppealed'),
  'ticket.promised_at as promisedAt',
  'ticket.decision_reason as decisionReason',
  sql<Ticket['decisionAnswer']>`ticket.decision_answer`.as('decisionAnswer'),
  'ticket.authorization_number as authorizationNumber',
  'ticket.resolution',
  'ticket.close_reason as closeReason',
] as const

type AllAsked = { ticketIds: readonly number[]; accountIds: readonly number[] }

const told = prepared('ticket mails', (db, { ticketIds, accountIds }: AllAsked) =>
  readersOf(db, sql`any(${ticketIds}::bigint[])`)
    .innerJoin(
      sql<{
        ticket_id: number
        account_id: number
      }>`unnest(${ticketIds}::bigint[], ${accountIds}::bigint[])`.as<'asked'>(sql`asked(ticket_id, account_id)`),
      (join) => join.onRef('asked.ticket_id', '=', 'ticket.id').onRef('asked.account_id', '=', 'account.id'),
    )
    .innerJoin('company', 'company.id', 'ticket.company_id')
    .innerJoin('account as author', 'author.id', 'ticket.author_id')
    .select((row) => lastWordOn(row, 'steps').as('wantsSteps'))
    .select(['ticket.id as ticketId', ...ticketTold]),
)

/** The same of one ticket, for anyone who follows it. */
export function findTicketTold(db: Db, ticketId: number) {
  return db
    .selectFrom('ticket')
    .innerJoin('company', 'company.id', 'ticket.company_id')
    .innerJoin('account as author', 'author.id', 'ticket.author_id')
    .select(ticketTold)
    .where('ticket.id', '=', ticketId)
    .executeTakeFirst()
}

export type TicketTold = NonNullable<Awaited<ReturnType<typeof findTicketTold>>>

/**
 * Who may be written to about a ticket: staff, and of its company all who would be shown it. Those who have left, or
 * whose company has the module no more, may not.
 */
function readersOf(db: Db, ticketId: number | RawBuilder<number>) {
  return reachable(db)
    .innerJoin('ticket', (join) => join.on('ticket.id', '=', ticketId))
    .select(sql<boolean>`coalesce(account.role in ('agent', 'admin'), false)`.as('isStaff'))
    .where((row) =>
      row.or([
        row('account.role', 'in', [...staffRoles]),
        row.and([
          row('account.company_id', '=', row.ref('ticket.company_id')),
          row('account.role', 'is not', null),
          row('account.approved_at', 'is not', null),
          row('account.contact_id', 'is not', null),
          hasLicence(row, 'tickets'),
        ]),
      ]),
    )
}
