import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '#app/kit/db/tables.ts'
import type { Cursor } from '#app/kit/lists/lists.ts'
import { anywhere, beginning } from '#app/kit/lists/pages.server.ts'
import type { ListFilter } from './tickets.ts'

export type Conditions = Omit<ListFilter, 'after' | 'company' | 'oldestFirst'>

type Row = ExpressionBuilder<Tables, 'ticket'>

/** All that a list asks for. */
export function matches(row: Row, { q, ...others }: Conditions) {
  return q === undefined ? fits(row, others) : row.and([contains(row, q), fits(row, others)])
}

/** What a list asks for beside the words searched for. */
export function fits(row: Row, { stage, awaiting, overdueOn }: Omit<Conditions, 'q'>) {
  const conditions = []
  if (stage) conditions.push(row('ticket.stage', '=', stage))
  if (awaiting) conditions.push(row('ticket.awaiting', '=', awaiting))
  if (overdueOn) conditions.push(row('ticket.promised_at', '<', overdueOn))
  if (awaiting || overdueOn) conditions.push(row('ticket.stage', '<>', 'ticket_closed'))
  return row.and(conditions)
}

export function contains(row: Row, q: string) {
  return row('ticket.search', 'like', anywhere(q))
}

/** Which way a list goes through the tickets. The indexes of the one way are read backwards for the other. */
export const directions = {
  latest: { order: 'desc', behind: '<', start: beginning },
  oldest: { order: 'asc', behind: '>', start: { at: new Date(0), id: 0 } },
} as const
export type Direction = keyof typeof directions

export function directionOf({ oldestFirst }: Pick<ListFilter, 'oldestFirst'>): Direction {
  return oldestFirst ? 'oldest' : 'latest'
}

export function isBehind(row: Row, direction: Direction, { at, id }: Cursor) {
  return row(row.refTuple('ticket.last_activity_at', 'ticket.id'), directions[direction].behind, row.tuple(at, id))
}
