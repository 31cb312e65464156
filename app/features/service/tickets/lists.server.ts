import type { SelectQueryBuilder } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { countOf } from '#app/kit/lists/keyset.server.ts'
import { type KeysetPages, keysetPages } from '#app/kit/lists/keyset-pages.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import type { Cursor, Page } from '#app/kit/lists/lists.ts'
import { type Bound, boundOf, isBehind, orderOf, pageOf } from '#app/kit/lists/pages.server.ts'
import { hasDays } from '#app/kit/lists/sorted.ts'
import type { StaffViewer, Viewer } from '#app/features/people/account/account.ts'
import { findIdsNamed } from '#app/features/people/company/company.named.server.ts'
import {
  type Conditions,
  cursorOf,
  keyFor,
  keys,
  latest,
  matches,
  type TicketSort,
} from './list/list-conditions.server.ts'
import { findIds, findLatestIds, searchAll } from './search/search.server.ts'
import { numberMeant } from './search/search-text.ts'
import { narrowedTo, type Scope, scopeOf } from '#app/features/people/licence/licence.ts'
import { unreadBy } from './unread/news.server.ts'
import { readerOf } from './unread/reader.ts'
import { findLeavers } from './queue/nobodys.server.ts'
import { queueRowsVisibleTo } from './queue/rows.server.ts'
import type { QueueRow } from './queue/rows.ts'
import { exportedTicketsVisibleTo, ticketRowsVisibleTo, ticketsVisibleTo } from './store.server.ts'
import type { ExportedTicket, ListedTicket, ListFilter, TicketRow } from './tickets.ts'
import type { Stage } from './tickets.stages.ts'

/** One page of the tickets this viewer may see. */
export function listTickets(db: Db, viewer: Viewer, asked: ListFilter): Promise<Page<ListedTicket>> {
  return listAs(db, viewer, asked, { pageOfList: pageOfTickets, rowsVisibleTo: listedVisibleTo })
}

/** The same with what staff see of each in their queue. */
export function listQueue(db: Db, viewer: StaffViewer, asked: ListFilter): Promise<Page<QueueRow>> {
  return listAs(db, viewer, asked, { pageOfList: pageOfQueue, rowsVisibleTo: queueRowsVisibleTo })
}

type Shown<Row> = {
  pageOfList: (db: Db, scope: Scope, filter: Sorted, after: Cursor | undefined, account: number) => Promise<Page<Row>>
  rowsVisibleTo: (db: Db, scope: Scope, account: number) => Rows<Row>
}

type Rows<Row> = SelectQueryBuilder<Tables, 'ticket', Row>

async function listAs<Row extends TicketRow>(
  db: Db,
  viewer: Viewer,
  asked: ListFilter,
  { pageOfList, rowsVisibleTo }: Shown<Row>,
): Promise<Page<Row>> {
  const { after, sort = latest, ...filter } = asked
  const scope = scopeIn(viewer, asked)
  const conditions = await conditionsOf(db, filter, scope)
  const { q } = conditions
  const { account } = readerOf(viewer)
  if (scope !== 'all' || q === undefined) return pageOfList(db, scope, { ...conditions, sort }, after, account)
  const { ids, count } = await searchAll(db, { ...conditions, q }, sort, after)
  return pageOf(await rowsOf(rowsVisibleTo(db, 'all', account), ids, sort), count, (row) => cursorOf(row, sort))
}

type Sorted = Conditions & { sort?: TicketSort | undefined }

const ticketList: KeysetPages<ListedTicket, Sorted, Stage> = {
  name: 'tickets',
  plain: {
    is: ({ stage: _hot, sort = latest, period, opened, ...others }) =>
      Object.values(others).every((one) => one === undefined || one === false) &&
      sort.by === 'activity' &&
      !hasDays(period) &&
      !hasDays(opened),
    hotOf: ({ stage }) => stage,
    filterFor: (stage, direction) => ({ stage, sort: { by: 'activity', direction } }),
  },
  directionOf: ({ sort = latest }) => sort.direction,
  boundOf: ({ sort = latest }, after) => boundOf(keys[sort.by], sort.direction, after),
  page: pageQueryOf(listedVisibleTo),
  count: countQuery,
  cursorOf: (row, { sort = latest }) => cursorOf(row, sort),
}

const queueList: KeysetPages<QueueRow, Sorted, Stage> = {
  ...ticketList,
  name: 'queue',
  page: pageQueryOf(queueRowsVisibleTo),
}

const pageOfTickets = keysetPages(ticketList)
const pageOfQueue = keysetPages(queueList)

/** The latest tickets that the words stand in, found without counting them. */
export async function findLatest(db: Db, viewer: Viewer, typed: string, limit: number): Promise<TicketRow[]> {
  const q = numberMeant(typed)
  const scope = scopeOf(viewer, 'tickets')
  if (scope !== 'all') return pageQueryOf(ticketRowsVisibleTo)(db, scope, { q }, undefined, limit).execute()
  return rowsOf(ticketRowsVisibleTo(db, 'all'), await findLatestIds(db, q, limit), latest)
}

/** What a list shows, from behind one of its tickets on. */
export async function listAfter(
  db: Db,
  viewer: Viewer,
  asked: ListFilter,
  last: TicketRow | undefined,
  limit: number,
): Promise<ExportedTicket[]> {
  const { sort = latest, ...filter } = asked
  const scope = scopeIn(viewer, asked)
  const conditions = await conditionsOf(db, filter, scope)
  const from = last && boundOf(keys[sort.by], sort.direction, cursorOf(last, sort))
  return exported(db, scope, sort)
    .where((row) => matches(row, conditions))
    .where(isBehind(keys[sort.by], sort.direction, from))
    .limit(limit)
    .execute()
}

/** As `listAfter` of a search among all tickets there are: the index is asked once, not for each step. */
export async function searchAfter(db: Db, { q, sort = latest, ...filter }: ListFilter & { q: string }, limit: number) {
  const conditions = await conditionsOf(db, { ...filter, q }, 'all')
  const ids = await findIds(db, { ...conditions, q: numberMeant(q) }, sort, limit)
  return (count: number): Promise<ExportedTicket[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : exported(db, 'all', sort).where('ticket.id', 'in', ids.splice(0, count)).execute()
}

function exported(db: Db, scope: Scope, { by, direction }: TicketSort) {
  return exportedTicketsVisibleTo(db, scope).orderBy(orderOf(keys[by], direction))
}

/** As they are asked for, with whose tickets are nobody's by now, and whose are found by the customer's name. */
async function conditionsOf(
  db: Db,
  { q, assignee, ...others }: Omit<ListFilter, 'sort'>,
  scope: Scope,
): Promise<Conditions> {
  return {
    ...others,
    q: q === undefined ? undefined : numberMeant(q),
    customers: q !== undefined && scope === 'all' ? await findIdsNamed(db, q) : undefined,
    assignee: assignee === 'nobody' ? { left: await findLeavers(db) } : assignee,
  }
}

/** Staff may ask for one customer's, and are shown what that company is. */
function scopeIn(viewer: Viewer, { company }: ListFilter): Scope {
  return narrowedTo(company, scopeOf(viewer, 'tickets'))
}

async function rowsOf<Row>(rows: Rows<Row>, ids: number[], { by, direction }: TicketSort): Promise<Row[]> {
  if (ids.length === 0) return []
  return rows.where('ticket.id', 'in', ids).orderBy(orderOf(keys[by], direction)).execute()
}

/** The tickets of a company's list, as rows. */
function listedVisibleTo(db: Db, scope: Scope, account: number) {
  return ticketRowsVisibleTo(db, scope).select(unreadBy({ account, forStaff: false }).as('isUnread'))
}

function pageQueryOf<Row>(rowsVisibleTo: Shown<Row>['rowsVisibleTo']) {
  return (
    db: Db,
    scope: Scope,
    { sort = latest, ...conditions }: Sorted,
    from: Bound | undefined,
    limit: number,
    account = 0,
  ): Rows<Row> => {
    const key = keyFor(sort, scope, conditions)
    return rowsVisibleTo(db, scope, account)
      .where((row) => matches(row, conditions))
      .where(isBehind(key, sort.direction, from))
      .orderBy(orderOf(key, sort.direction))
      .limit(limit)
  }
}

function countQuery(db: Db, scope: Scope, conditions: Conditions) {
  const found = ticketsVisibleTo(db, scope).where((row) => matches(row, conditions))
  return countOf(db, found.select('ticket.id'))
}
