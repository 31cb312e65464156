import { sql } from 'kysely'
import { stageWhen } from './tickets.stages.ts'

// The questions of tickets.stages.ts, of a row of `ticket` in a statement. They name the stage itself and bind nothing:
// only so does the planner take the indexes that hold open tickets alone.

export const isOpenTicket = sql<boolean>`ticket.stage <> ${sql.lit(stageWhen.closed)}`

/** An appeal that waits for its decision. */
export const isAppealTicket = sql<boolean>`(ticket.appealed_against is not null
  and ticket.stage = ${sql.lit(stageWhen.opened)})`

export const isClosedTicket = sql<boolean>`ticket.stage = ${sql.lit(stageWhen.closed)}`
