import { sql } from 'kysely'
import type { Awaiting } from './tickets.ts'

/**
 * The second column that a change of `awaiting` writes: a ticket that still waits for the same side keeps the moment
 * since when it waits.
 */
export function awaitingSince(awaiting: Awaiting | undefined, now: Date) {
  if (awaiting === undefined) return {}
  return {
    awaiting_since: sql<Date>`case when awaiting = ${awaiting}
      then coalesce(awaiting_since, last_activity_at) else ${now}::timestamptz end`,
  }
}
