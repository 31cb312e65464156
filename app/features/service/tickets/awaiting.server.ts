import { sql } from 'kysely'
import type { Awaiting } from './tickets.ts'

/** What a change of who is to act writes besides: waiting for the same side still, a ticket has waited since before. */
export function awaitingSince(awaiting: Awaiting | undefined, now: Date) {
  if (awaiting === undefined) return {}
  return {
    awaiting_since: sql<Date>`case when awaiting = ${awaiting}
      then coalesce(awaiting_since, last_activity_at) else ${now}::timestamptz end`,
  }
}
