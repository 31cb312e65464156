import { type ExpressionBuilder, sql } from 'kysely'
import type { Tables } from '#app/kit/db/tables.ts'
import { type Cursor, lastMoment } from '#app/kit/lists/lists.ts'
import {
  anywhere,
  byMoment,
  byNumber,
  byText,
  cursorAt,
  momentsWithin,
  type SortKey,
} from '#app/kit/lists/pages.server.ts'
import type { Sort } from '#app/kit/lists/sorted.ts'
import type { Scope } from '#app/features/people/licence/licence.ts'
import type { ListFilter, TicketOrder, TicketRow } from '../tickets.ts'
import { isAppealTicket, isOpenTicket } from '../tickets.stages.server.ts'
import { mayBeUnreadBy, unreadBy } from '../unread/news.server.ts'
import { isNobodys } from '../queue/nobodys.server.ts'

/** `left`: whose tickets are nobody's by now. `customers`: beside `q`, the companies that it is the name of. */
export type Conditions = Omit<ListFilter, 'after' | 'company' | 'sort' | 'assignee'> & {
  assignee?: number | { left: readonly number[] } | undefined
  customers?: readonly number[] | undefined
}

type Row = ExpressionBuilder<Tables, 'ticket'>

/** All that a list asks for. */
export function matches(row: Row, { q, customers: _found, ...others }: Conditions) {
  return q === undefined ? matchesFilters(row, others) : row.and([contains(row, q), matchesFilters(row, others)])
}

/** What a list asks for beside the words searched for. */
export function matchesFilters(
  row: Row,
  {
    stage,
    awaiting,
    overdueAt,
    assignee,
    unread,
    appeals,
    country,
    decision,
    period,
    opened,
    ...about
  }: Omit<Conditions, 'q' | 'customers'>,
) {
  const conditions = []
  if (stage) conditions.push(row('ticket.stage', '=', stage))
  if (awaiting) conditions.push(row('ticket.awaiting', '=', awaiting))
  if (overdueAt) conditions.push(row('ticket.due_at', '<', overdueAt))
  if (typeof assignee === 'number') conditions.push(row('ticket.assignee_id', '=', assignee))
  else if (assignee) conditions.push(isNobodys(assignee.left))
  if (unread) conditions.push(mayBeUnreadBy(unread), unreadBy(unread))
  if (appeals) conditions.push(isAppealTicket)
  if (country) conditions.push(row('ticket.country', '=', country))
  if (decision) conditions.push(row('ticket.warranty_accepted', '=', decision === 'accepted'))
  const isWork = assignee !== undefined && !stage && !decision
  if (awaiting || overdueAt || unread || isWork) conditions.push(isOpenTicket)
  if (period) conditions.push(...momentsWithin('ticket.last_activity_at', period))
  if (opened) conditions.push(...momentsWithin('ticket.created_at', opened))
  return row.and([...conditions, ...isAbout(row, about)])
}

/** What was claimed, and by whom. */
function isAbout(row: Row, { model, part, damage, author }: Pick<Conditions, 'model' | 'part' | 'damage' | 'author'>) {
  const conditions = []
  if (model) conditions.push(row('ticket.frame_model', '=', model))
  if (part) conditions.push(sql<boolean>`ticket.part_involved @> ${[part]}`)
  if (damage) conditions.push(row('ticket.kind_of_damage', '=', damage))
  if (author) conditions.push(row('ticket.author_id', author.isSelf ? '=' : '<>', author.account))
  return conditions
}

export function contains(row: Row, q: string) {
  return row('ticket.search', 'like', anywhere(q))
}

export type TicketSort = Sort<TicketOrder>

export const latest: TicketSort = { by: 'activity', direction: 'desc' }

/** As its index has it, word for word. */
export const runningClock = sql`coalesce(ticket.due_at, timestamptz '9999-12-31 00:00:00+00')`

export const keys: Record<TicketOrder, SortKey> = {
  activity: byMoment(sql.ref('ticket.last_activity_at'), 'ticket.id'),
  number: byNumber('ticket.id'),
  promised: byMoment(runningClock, 'ticket.id'),
  country: byText('ticket.country', 'ticket.id'),
  assignee: byText('ticket.assignee_order', 'ticket.id'),
}

/** The same, hidden from its index: few rows are sorted faster than they are found among all that it goes through. */
const amongFew: Partial<Record<TicketOrder, SortKey>> = {
  promised: byMoment(sql`(${runningClock} + interval '0')`, 'ticket.id'),
  country: { ...keys.country, by: sql`(${keys.country.by} || '')` },
  assignee: { ...keys.assignee, by: sql`(${keys.assignee.by} || '')` },
}

/** By what a list is ordered: those of one company, of one agent, those that await one side and the overdue ones are few. */
export function keyFor(
  { by }: TicketSort,
  scope: Scope,
  { awaiting, overdueAt, assignee, appeals }: Conditions,
): SortKey {
  const isNarrow = appeals || awaiting !== undefined || overdueAt !== undefined || typeof assignee === 'number'
  const areFew = scope !== 'all' || isNarrow
  return (areFew ? amongFew[by] : undefined) ?? keys[by]
}

/** A row of the queue, or of its export: a company's list has neither order. */
type OfQueue = { country?: string; assigneeName?: string | null }

export function cursorOf(row: TicketRow & OfQueue, { by }: TicketSort): Cursor {
  const { id, dueAt, lastActivityAt, country = '', assigneeName = null } = row
  if (by === 'country') return cursorAt(country, id)
  // As the column is kept by its trigger.
  if (by === 'assignee') return cursorAt(assigneeName === null ? '2' : `1${assigneeName}`, id)
  return { at: by === 'promised' ? (dueAt ?? new Date(lastMoment)) : lastActivityAt, id }
}
