import { sql } from 'kysely'
import { expect, inject } from 'vitest'
import { openDb } from '#app/kit/db/db.server.ts'
import type { Portal } from '#app/portal.server.ts'
import type { App } from './app.ts'

/** What the connections of such a process are called. */
export const doomed = 'killed midway'

/**
 * Works as a process with connections of its own would that is killed in the midst of it: nothing more is asked by it, and
 * what was not committed is gone.
 * @param work is killed where it awaits `there()`
 */
export async function killedMidway(
  app: App,
  work: (portal: Portal, there: () => Promise<never>) => Promise<unknown>,
): Promise<void> {
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(app.owner)
  const db = openDb({ connection: { ...inject('postgres').requests, ...rows[0], application_name: doomed } })
  const [reached, killed] = [Promise.withResolvers<void>(), Promise.withResolvers<never>()]
  killed.promise.catch(() => undefined)
  const working = work({ ...app.portal, db, slowDb: db }, () => {
    reached.resolve()
    return killed.promise
  })
  // One that never comes so far says why.
  await Promise.race([reached.promise, working])
  const closed = db.destroy()
  await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and application_name = ${doomed}`.execute(app.owner)
  killed.reject(new Error('the process was killed'))
  await expect(working).rejects.toBeDefined()
  await closed
}
