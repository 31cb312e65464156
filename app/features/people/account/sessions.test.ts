import { expect, test } from 'vitest'
import { as, openApp, type Staff } from '#tests/app.ts'
import { openSession } from './account.sessions.server.ts'

const hour = 60 * 60_000

test('the session of one of the staff ends after twelve idle hours, and after seven days in any case', async () => {
  const app = await openApp()
  const agent = await app.staff()
  const isIn = async (person: { cookie: string }) => (await app.fetch('/en/user', as(person))).status !== 401
  const idle = await enter(app, agent)
  app.clock.advance(12 * hour - 1)
  expect(await isIn(idle)).toBe(true)
  await expect.poll(() => lastSeen(app)).toEqual(app.clock.now())
  app.clock.advance(12 * hour)
  expect(await isIn(idle)).toBe(false)

  const busy = await enter(app, agent)
  for (let hours = 0; hours < 7 * 24; hours += 8) {
    expect(await isIn(busy)).toBe(true)
    await expect.poll(() => lastSeen(app)).toEqual(app.clock.now())
    app.clock.advance(8 * hour)
  }
  expect(await isIn(busy)).toBe(false)
})

type App = Awaited<ReturnType<typeof openApp>>

async function enter({ portal }: App, { viewer }: Staff): Promise<{ cookie: string }> {
  const { accountId, email } = viewer
  const account = portal.db.selectFrom('account').select('subject').where('id', '=', accountId)
  const { subject } = await account.executeTakeFirstOrThrow()
  const caller = { address: '192.0.2.1', userAgent: 'test', locale: 'en' } as const
  const opened = await openSession(portal, caller, { subject, email, emailVerified: true })
  return { cookie: `session=${opened?.token ?? ''}` }
}

async function lastSeen({ portal }: App): Promise<Date | undefined> {
  const latest = await portal.db.selectFrom('session').select('seen_at').orderBy('seen_at', 'desc').executeTakeFirst()
  return latest?.seen_at
}
