import { sql } from 'kysely'
import type { TicketSignal } from './signals.ts'

/** Beside a row of `ticket`: the open signals that it counts for, in the query that reads it. For staff alone. */
export const signalsOfTicket = sql<TicketSignal[]>`(
  select coalesce(json_agg(json_build_object('id', signal.id, 'family', signal.family, 'part', signal.part,
      'prefixShown', signal.prefix_shown, 'observed', signal.observed, 'expected', signal.expected
    ) order by signal.strength desc), '[]')
  from signal where signal.closed_at is null and signal.family = ticket.frame_model
    and signal.part = any(ticket.part_involved) and starts_with(ticket.serial_folded, signal.prefix))`
