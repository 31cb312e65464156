import { sql } from 'kysely'
import { openApp } from '#tests/app.ts'
import { afterTestFile } from '#tests/hooks.ts'
import { addVersions } from './catalogue.ts'
import type { World } from './check.ts'
import { makeThings } from './objects.ts'
import { type App, invitePeople } from './people.ts'
import { keepState } from './state.ts'

let opened: Promise<World & { app: App }> | undefined

/** One world for a file of tests: what a test changes is put back. */
export function openWorld(): Promise<World & { app: App }> {
  opened ??= makeWorld()
  return opened
}

async function makeWorld(): Promise<World & { app: App }> {
  const app = await openApp()
  afterTestFile(async () => {
    opened = undefined
    await sql`drop schema if exists kept cascade`.execute(app.owner)
  })
  const people = await invitePeople(app)
  const things = await makeThings(app, people)
  await addVersions(app)
  const state = await keepState(app.owner)
  return { app, people, things, state, ask: (address, init) => app.fetch(address, init) }
}
