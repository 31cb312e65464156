import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Tables } from '#app/kit/db/tables.ts'

/** How often things were used. Nobody waits for it, and a portal that is killed loses a few seconds of it. */
export type UsageCounters = {
  count: (name: string, subject: number) => void
  /** Writes what has gathered; done when all of it is written, also what was being written already. */
  flush: () => Promise<void>
}

type Options = { db: Kysely<Tables>; log: Logger; /** Milliseconds. */ every?: number }

/** Gathers in memory, and writes all of it in one statement, some seconds after the first. */
export function createUsageCounters({ db, log, every = 5_000 }: Options): UsageCounters {
  let gathered = new Map<string, { name: string; subject: number; uses: number }>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  function add(name: string, subject: number, uses: number) {
    const key = `${name} ${subject}`
    gathered.set(key, { name, subject, uses: (gathered.get(key)?.uses ?? 0) + uses })
    timer ??= setTimeout(() => void flush(), every).unref()
  }

  function flush() {
    writing = writing.then(write)
    return writing
  }

  async function write() {
    clearTimeout(timer)
    timer = undefined
    const rows = [...gathered.values()]
    gathered = new Map()
    if (rows.length === 0) return
    // In one order everywhere: two portals that write at once must not wait for each other.
    rows.sort((one, other) => one.name.localeCompare(other.name) || one.subject - other.subject)
    try {
      await db
        .insertInto('use_count')
        .values(rows)
        .onConflict((same) =>
          same.columns(['name', 'subject']).doUpdateSet({ uses: sql`use_count.uses + excluded.uses` }),
        )
        .execute()
    } catch (error) {
      log.warn({ err: error, lost: rows.length }, 'counts of use could not be written')
    }
  }

  return { count: (name, subject) => add(name, subject, 1), flush }
}
