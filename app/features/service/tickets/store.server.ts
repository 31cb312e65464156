import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { byKey, prepared } from '#app/kit/db/prepared.server.ts'
import { Problem } from '#app/kit/problem.ts'
import type { StaffViewer, Viewer } from '#app/features/people/account/account.ts'
import { type Scope, scopeOf } from '#app/features/people/licence/licence.ts'
import { knownBicycleOf, readKnown } from '#app/features/bicycles/warranty/warranty.server.ts'
import type { KnownBicycle } from '#app/features/bicycles/warranty/warranty.ts'
import { labourAsked, labourGranted, labourOfTicket } from './labour/store.server.ts'
import { followersOfTicket } from './followers/store.server.ts'
import { ratingOfTicket } from './satisfaction/store.server.ts'
import { surveyOfTicket } from './survey/store.server.ts'
import { agentsColumn, worksHere } from './queue/agents.server.ts'
import { isOpenTicket } from './tickets.stages.server.ts'
import { awaitingSince } from './awaiting.server.ts'
import { unreadBy } from './unread/news.server.ts'
import { lastDecision } from './conversation/history.server.ts'
import { openRecallsOf } from '#app/features/service/recalls/recalls.open.server.ts'
import { signalsOfTicket } from '#app/features/service/signals/signals.ticket.server.ts'
import { appointmentsOfTicket } from './appointments/store.server.ts'
import { reach, uses } from './desk/columns.server.ts'
import { kindOf, numbersOf, type ReaderNumbers, viewersOf } from './reader-kinds.server.ts'
import { readerOf } from './unread/reader.ts'
import { relatedFor } from './related/store.server.ts'
import { detailColumns, selecting, topicColumns } from './tickets.claim.ts'
import type { OpenQuestion, Ticket, TicketRow } from './tickets.ts'

const rowColumns = [
  'ticket.id',
  'company.name as companyName',
  'ticket.subject',
  ...selecting(topicColumns),
  'ticket.stage',
  'ticket.awaiting',
  'ticket.warranty_accepted as warrantyAccepted',
  'ticket.return_requested as returnRequested',
  'ticket.return_tracking as returnTracking',
  'ticket.return_arrived_at as returnArrivedAt',
  'ticket.promised_at as promisedAt',
  'ticket.due_at as dueAt',
  'ticket.last_activity_at as lastActivityAt',
  sql<boolean>`(ticket.appealed_against is not null)`.as('isAppealed'),
] as const

const ticketColumns = [
  'ticket.appealed_at as appealedAt',
  'ticket.company_id as companyId',
  'ticket.author_id as authorId',
  'author.name as authorName',
  'ticket.follows_id as followsId',
  ...selecting(detailColumns),
  'ticket.instructions',
  'ticket.catalogue_version as catalogueVersion',
  'ticket.decision_reason as decisionReason',
  'ticket.appealed_against as appealedAgainst',
  'ticket.authorization_number as authorizationNumber',
  'ticket.return_carrier as returnCarrier',
  'ticket.resolution',
  'ticket.repair_chosen as repairChosen',
  'ticket.close_reason as closeReason',
  'ticket.created_at as createdAt',
  sql<Date>`coalesce(ticket.claimed_at, ticket.created_at)`.as('claimedAt'),
  'ticket.closed_at as closedAt',
] as const

/** The member of staff who wrote it down: only its opening event says so. Companies read the first name alone. */
function writtenBy(scope: Scope) {
  const name = scope === 'all' ? sql`writer.name` : sql`split_part(writer.name, ' ', 1)`
  return sql<string | null>`(select ${name} from ticket_event opening
    join account writer on writer.id = opening.actor_id
    where opening.ticket_id = ticket.id and opening.kind = 'opened' and opening.detail @> '{"onBehalf": true}' limit 1)`
}

/** The tickets that follow it. They are of the same company, so that the readers of this one may see them. */
const followedBy = sql<number[]>`(select coalesce(json_agg(next.id order by next.id), '[]') from ticket next
  where next.follows_id = ticket.id and next.company_id = ticket.company_id)`

/** While the clock rests: until when an answer would be due, moved by the rests before this one; null without any. */
const restingDueAt = sql<Date | null>`case when ticket.due_at is null and ticket.promised_at is not null
  and ticket.rested_ms > 0 then promise_due(ticket.promised_at, ticket.rested_ms) end`

/** The colour, only where the company of the ticket holds the bicycle: of other companies' bicycles nothing is told. */
const colour = sql<string>`coalesce((select product.colour from product
  where product.serial_number = ticket.serial_number and product.frame_model = ticket.frame_model
    and product.company_id = ticket.company_id), '')`

/** What staff have asked for and nobody has answered, the oldest first. */
const openQuestions = sql<OpenQuestion[]>`(
  select coalesce(json_agg(json_build_object('id', asked.id, 'submission', asked.submission,
    'question', asked.question) order by asked.id), '[]')
  from message asked where asked.ticket_id = ticket.id and asked.question is not null
    and not exists (select from message where answers_id = asked.id))`

/** Every read of tickets starts here. */
export function ticketsVisibleTo(db: Db, scope: Scope) {
  const all = db.selectFrom('ticket')
  return scope === 'all' ? all : all.where('ticket.company_id', '=', scope.company)
}

/** The tickets of lists, as rows. */
export function ticketRowsVisibleTo(db: Db, scope: Scope) {
  return ticketsVisibleTo(db, scope).innerJoin('company', 'company.id', 'ticket.company_id').select(rowColumns)
}

/** The `TicketFacts`, and who works on it. */
function ticketFactsVisibleTo(db: Db, scope: Scope) {
  return ticketRowsVisibleTo(db, scope)
    .innerJoin('account as author', 'author.id', 'ticket.author_id')
    .leftJoin('account as assignee', 'assignee.id', 'ticket.assignee_id')
    .select(ticketColumns)
    .select([writtenBy(scope).as('writtenBy'), 'assignee.name as assigneeName'])
}

function wholeTicketsVisibleTo(db: Db, viewer: Viewer) {
  return ticketFactsVisibleTo(db, scopeOf(viewer, 'tickets'))
    .select(['ticket.lane', 'ticket.assignee_id as assigneeId'])
    .select(sql<boolean>`coalesce(not ${worksHere('assignee')}, false)`.as('assigneeLeft'))
    .select(sql<Ticket['instructionsIn']>`ticket.instructions_in`.as('instructionsIn'))
    .select(sql<Ticket['decisionAnswer']>`ticket.decision_answer`.as('decisionAnswer'))
    .select(sql<Ticket['marks']>`ticket.marks`.as('marks'))
    .select(sql<Ticket['toldVerdict']>`ticket.told_verdict`.as('toldVerdict'))
    .select(unreadBy(readerOf(viewer)).as('isUnread'))
    .select([openQuestions.as('openQuestions'), labourOfTicket.as('labour'), ratingOfTicket.as('rating')])
    .select([followersOfTicket.as('followers'), surveyOfTicket.as('survey')])
    .select([followedBy.as('followedBy'), lastDecision.as('lastDecision'), restingDueAt.as('restingDueAt')])
    .select(relatedFor(viewer.side).as('related'))
    .select([colour.as('colour'), appointmentsOfTicket.as('appointments')])
    .select(openRecallsOf(sql.ref('ticket.serial_folded'), viewer).as('recalls'))
}

/** The tickets of exports. */
export function exportedTicketsVisibleTo(db: Db, scope: Scope) {
  return ticketFactsVisibleTo(db, scope).select([labourAsked.as('labourAsked'), labourGranted.as('labourGranted')])
}

type Asked = ReaderNumbers & { id: number }

const wholeTickets = {
  maker: prepared('ticket maker', (db, asked: Asked) => wholeTicket(db, viewersOf.maker(asked), asked.id)),
  dealer: prepared('ticket dealer', (db, asked: Asked) => wholeTicket(db, viewersOf.dealer(asked), asked.id)),
  rider: prepared('ticket rider', (db, asked: Asked) => wholeTicket(db, viewersOf.rider(asked), asked.id)),
}

export async function findTicket(db: Db, viewer: Viewer, id: number): Promise<Ticket | undefined> {
  const [ticket] = await wholeTickets[kindOf(viewer)](db, { id, ...numbersOf(viewer) })
  return ticket
}

/** @throws Problem not-found */
export async function getTicket(db: Db, viewer: Viewer, id: number): Promise<Ticket> {
  const ticket = await findTicket(db, viewer, id)
  if (!ticket) throw new Problem('not-found')
  return ticket
}

/** Whether this viewer may see it: without all that `findTicket` looks up. */
export async function isVisible(db: Db, viewer: Viewer, id: number): Promise<boolean> {
  const found = await ticketsVisibleTo(db, scopeOf(viewer, 'tickets'))
    .select('ticket.id')
    .where('ticket.id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

/** What `findTicket` asks. */
export function wholeTicket(db: Db, viewer: Viewer, id: number) {
  return wholeTicketsVisibleTo(db, viewer).where('ticket.id', '=', id).modifyEnd(byKey)
}

/**
 * As `findTicket`, locked until the transaction ends: to check and then write, begin with this. It is read after the
 * lock is taken: a statement that waits for a lock sees the new row, but other tables as they were before. The lock
 * leaves the key free: rows that only refer to the ticket do not wait.
 */
export async function findTicketForUpdate(tx: Db, viewer: Viewer, id: number): Promise<Ticket | undefined> {
  const locked = await ticketsVisibleTo(tx, scopeOf(viewer, 'tickets'))
    .select('ticket.id')
    .where('ticket.id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return locked && findTicket(tx, viewer, id)
}

export function findWithSerial(db: Db, viewer: Viewer, serialFolded: string): Promise<TicketRow[]> {
  return ticketRowsVisibleTo(db, scopeOf(viewer, 'tickets'))
    .where('ticket.serial_folded', '=', serialFolded)
    .orderBy('ticket.id', 'desc')
    .limit(20)
    .execute()
}

/** Those of these that this viewer may see now, in no order. */
export function findTickets(db: Db, viewer: Viewer, ids: readonly number[]): Promise<TicketRow[]> {
  return ticketRowsVisibleTo(db, scopeOf(viewer, 'tickets'))
    .where(sql<boolean>`ticket.id = any(${ids})`)
    .execute()
}

export type Change = Partial<{
  decision_answer: string | null
  subject: string | null
  search: string
  stage: Ticket['stage']
  warranty_accepted: boolean | null
  decision_reason: string | null
  return_requested: boolean | null
  authorization_number: string | null
  return_carrier: string
  return_tracking: string
  return_arrived_at: Date | null
  resolution: Ticket['resolution']
  repair_chosen: boolean
  close_reason: Ticket['closeReason']
  awaiting: Ticket['awaiting']
  promised_at: string | null
  closed_at: Date | null
  lane: Ticket['lane']
  appealed_at: Date
  appealed_against: number | null
  assignee_id: number | null
}>

/** Writes what changed and counts it as activity. */
export async function changeTicket(tx: Db, id: number, change: Change, now: Date): Promise<void> {
  await changingTicket(tx, id, change, now).execute()
}

/** As `changeTicket`, to be written together with others. */
export function changingTicket(tx: Db, id: number, change: Change, now: Date) {
  return tx
    .updateTable('ticket')
    .set({ ...change, ...awaitingSince(change.awaiting, now), last_activity_at: now })
    .where('id', '=', id)
}

/**
 * A ticket, the tickets that may be about the same bicycle (look-alike characters count as the same), what is known of
 * the bicycle, and to whom the ticket can be assigned. First of the others come open tickets about one of the same
 * parts, then the latest.
 */
export async function findTicketAmongSameSerial(db: Db, viewer: StaffViewer, id: number) {
  const found = await ticketsAmongSameSerial(db, { id, ...numbersOf(viewer) })
  const ticket = found.find((one) => one.id === id)
  return (
    ticket && {
      ticket,
      same: found.filter((one) => one !== ticket),
      known: readKnown(ticket.known),
      agents: ticket.agents,
    }
  )
}

const ticketsAmongSameSerial = prepared('ticket among same serial', (db, asked: Asked) =>
  ticketAmongSameSerial(db, viewersOf.maker(asked), asked.id),
)

/** What `findTicketAmongSameSerial` asks. */
export function ticketAmongSameSerial(db: Db, viewer: Viewer, id: number) {
  const parts = sql`(select part_involved from ticket this where this.id = ${id})`
  return wholeTicketsVisibleTo(db, viewer)
    .select([knownBicycleOf(id).as('known'), agentsColumn.as('agents')])
    .select([reach.as('reach'), uses.as('uses'), signalsOfTicket.as('signals')])
    .where('ticket.serial_folded', '=', (row) =>
      row.selectFrom('ticket as this').select('this.serial_folded').where('this.id', '=', id),
    )
    .orderBy((row) => row('ticket.id', '=', id), 'desc')
    .orderBy(sql`${isOpenTicket} and ticket.part_involved && ${parts}`, 'desc')
    .orderBy('ticket.id', 'desc')
    .limit(6)
    .modifyEnd(byKey)
}

/** The latest tickets of whichever customers, each with what is known of its bicycle. */
export async function findLatestWithBicycle(
  db: Db,
  viewer: Viewer,
  most: number,
): Promise<{ ticket: Ticket; known: KnownBicycle }[]> {
  const found = await wholeTicketsVisibleTo(db, viewer)
    .select(knownBicycleOf(sql.ref('ticket.id')).as('known'))
    .orderBy('ticket.id', 'desc')
    .limit(most)
    .execute()
  return found.map(({ known, ...ticket }) => ({ ticket, known: readKnown(known) }))
}
