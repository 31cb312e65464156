import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '#app/kit/db/tables.ts'
import type { Cursor, ListFilter } from './tickets.ts'

export const pageSize = 25
/** Counting on costs more than it tells: beyond this a list says '1,000+'. */
export const countMost = 1000
/** Behind every ticket there is. */
export const beginning: Cursor = { at: new Date('9999-12-31T00:00:00Z'), id: Number.MAX_SAFE_INTEGER }

export type Conditions = Omit<ListFilter, 'after'>

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
  return row('ticket.search', 'like', `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
}

export function isBehind(row: Row, { at, id }: Cursor) {
  return row(row.refTuple('ticket.last_activity_at', 'ticket.id'), '<', row.tuple(at, id))
}
