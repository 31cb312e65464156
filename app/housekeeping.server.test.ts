import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openApp } from '#tests/app.ts'
import { goRound } from './housekeeping.server.ts'

const hour = 60 * 60_000
const year = 365 * 24 * hour

test('what cannot be swept keeps nothing else from being swept', async () => {
  const app = await openApp()
  await app.dealer()
  app.clock.advance(year)
  await goRound(app.portal)
  app.clock.advance(hour)
  const scratch = path.join(app.portal.settings.dataDir, 'scratch')
  await rm(scratch, { recursive: true })
  await goRound(app.portal)
  expect(await sessionsOf(app)).toEqual([])
  await mkdir(scratch)
})

test('a start with a clock far ahead deletes nothing before a second look, and nothing at all once it is set right', async () => {
  const app = await openApp()
  await app.dealer()
  for (const leap of [0, year, hour - year, year]) {
    app.clock.advance(leap)
    await goRound(app.portal)
    expect(await sessionsOf(app)).toHaveLength(1)
  }
  app.clock.advance(hour)
  await goRound(app.portal)
  expect(await sessionsOf(app)).toEqual([])
})

function sessionsOf({ portal }: Awaited<ReturnType<typeof openApp>>) {
  return portal.db.selectFrom('session').select('id').execute()
}
