import { sql } from 'kysely'
import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { expect, inject, test } from 'vitest'
import { createHandler } from '#app/handler.server.ts'
import { type Connection, openDb } from '#app/kit/db/db.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { warmUp } from '#app/warm-up.server.ts'
import { openApp } from './app.ts'

test('a portal that starts asks itself for the pages of the newest ticket, and nothing of it is kept', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await app.staff()
  const { id } = await app.ticket({ of: dealer })
  const answered = new Map<string, number>()
  const handlerOf = (portal: Portal) => {
    const handle = createHandler(portal, build as ServerBuild, { buildId: 'test', isReady: async () => true })
    return async (...[request, caller]: Parameters<typeof handle>) => {
      const answer = await handle(request, caller)
      answered.set(new URL(request.url).pathname, answer.response.status)
      return answer
    }
  }
  const sessions = () => app.owner.selectFrom('session').select(['id', 'seen_at']).orderBy('id').execute()
  const before = await sessions()
  await warmUp(app.portal, handlerOf, new AbortController().signal)
  expect(Object.fromEntries(answered)).toEqual({
    '/': 200,
    '/tickets': 200,
    [`/tickets/${id}`]: 200,
    '/console/tickets': 200,
    [`/console/tickets/${id}`]: 200,
  })
  expect(await sessions()).toEqual(before)
  expect(await app.owner.selectFrom('use_count').selectAll().execute()).toEqual([])
})

test('a database that goes away while pages are warmed up does not end the start', async () => {
  const app = await openApp()
  await app.ticket({ of: await app.dealer() })
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(app.owner)
  const warmed = { ...inject('postgres').owner, ...rows[0], application_name: 'warmed up' }
  let asked = 0
  const warmUpOn = async (connection: Connection) => {
    const db = openDb({ connection, poolSize: 1 })
    const handlerOf = () => async () => {
      asked += 1
      await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where datname = current_database() and application_name = 'warmed up'`.execute(app.owner)
      return { response: new Response(null, { status: 503 }) }
    }
    await warmUp({ ...app.portal, db }, handlerOf, new AbortController().signal)
    await db.destroy()
  }
  await warmUpOn(warmed)
  expect(asked).toBeGreaterThan(0)
  asked = 0
  await warmUpOn({ ...warmed, database: 'no_such_database' })
  expect(asked).toBe(0)
  const said = app.lines().filter((line) => line.includes('the pages could not be warmed up'))
  expect(said).toHaveLength(2)
})
