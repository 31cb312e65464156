import { once } from 'node:events'
import { sql } from 'kysely'
import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { expect, inject, onTestFinished } from 'vitest'
import { createHandler } from '#app/handler.server.ts'
import type { Connection } from '#app/kit/db/db.server.ts'
import { createListener } from '#app/kit/http/listener.server.ts'
import { createPresence, usualPresence } from '#app/kit/live/presence.server.ts'
import { createStreams, type usualStreams } from '#app/kit/live/streams.server.ts'
import type { openApp } from '#tests/app.ts'
import { startLive } from '#app/features/service/tickets/tickets.live.server.ts'

type App = Awaited<ReturnType<typeof openApp>>
type Person = { cookie: string }

/** The database of the application, as its requests reach it. */
async function connectionOf(app: App): Promise<Connection> {
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(app.owner)
  return { ...inject('postgres').requests, ...rows[0] }
}

/**
 * A server of its own on the application's database, as one of several processes.
 * @param heard null behind a pooler
 */
export async function serve(
  app: App,
  limits: Partial<typeof usualStreams> = {},
  heard?: null,
  { looks, ...stays }: Partial<typeof usualPresence> & { looks?: Parameters<typeof startLive>[2] } = {},
) {
  const presence = createPresence({ ...usualPresence, ...stays })
  const portal = { ...app.portal, streams: createStreams(limits), presence }
  const before = await listening(app)
  const live = startLive(portal, heard === null ? undefined : await connectionOf(app), looks)
  if (heard !== null) await expect.poll(() => listening(app)).toBe(before + 1)
  const handle = createHandler(portal, build as ServerBuild, { buildId: 'test', isReady: async () => true })
  const server = createListener(
    { handle, files: () => undefined, headers: {}, isProxy: nobody, log: portal.log },
    { most: 40, share: 20 },
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await live.stop()
  })
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    portal,
    origin,
    ask: (path: string, person: Person) => fetch(origin + path, { headers: { cookie: person.cookie } }),
    listen: (person: Person) => listen(`${origin}/live`, person),
  }
}

/** How many processes hear the database. */
async function listening(app: App): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and application_name = 'ammiraglia live' and query ilike 'listen%'
      and state = 'idle'`.execute(app.owner)
  return rows.length
}

const nobody = () => false

/** A page's stream, and all that it has heard. */
async function listen(address: string, { cookie }: Person) {
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const answer = await fetch(address, { headers: { cookie }, signal: stop.signal })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  let text = ''
  let isOpen = true
  const reading = read()
  async function read(): Promise<void> {
    const decoder = new TextDecoder()
    try {
      for await (const piece of answer.body ?? []) text += decoder.decode(piece, { stream: true })
    } catch {
      // Left by the test, or broken by the server.
    }
    isOpen = false
  }
  const events = () =>
    [...text.matchAll(/^event: (\w+)\ndata: ?(.*)\n$/gm)].flatMap(([, event = '', data = '']) =>
      event === 'beat' ? [] : [`${event} ${data}`],
    )
  return {
    isOpen: () => isOpen,
    raw: () => text,
    events,
    /** Waits until it has heard this. */
    hears: (event: string) => expect.poll(events, { timeout: 10_000, interval: 20 }).toContain(event),
    ends: async (why: string) => {
      await reading
      expect(events().at(-1)).toBe(`end ${why}`)
    },
    leave: () => stop.abort(),
  }
}
