import { expect, test } from 'vitest'
import { as, openApp } from '#tests/app.ts'
import { endRevoked } from './account.revocations.server.ts'
import { openSession } from './account.sessions.server.ts'

test('sessions end that the identity service has revoked, those begun since then stay', async () => {
  const app = await openApp()
  const [revoked, other] = [await app.dealer(), await app.dealer()]
  const { subject } = await app.portal.db
    .selectFrom('account')
    .select('subject')
    .where('id', '=', revoked.viewer.accountId)
    .executeTakeFirstOrThrow()
  const at = (before: Date) => ({
    ...app.portal,
    identity: { ...app.portal.identity, listRevoked: async () => [{ subject, before }] },
  })
  await endRevoked(at(app.clock.now()))
  expect((await app.fetch('/user', as(revoked))).status).toBe(200)
  await endRevoked(at(new Date(app.clock.now().getTime() + 1000)))
  expect((await app.fetch('/user', as(revoked))).status).toBe(401)
  expect((await app.fetch('/user', as(other))).status).toBe(200)
})

test('a session counts from when the service vouched for its person, by the service’s own clock', async () => {
  const app = await openApp()
  const { viewer } = await app.dealer()
  const { subject } = await app.portal.db
    .selectFrom('account')
    .select('subject')
    .where('id', '=', viewer.accountId)
    .executeTakeFirstOrThrow()
  const now = app.clock.now().getTime()
  const enter = async (at: Date) => {
    const caller = { address: '192.0.2.1', userAgent: 'test', locale: 'it' } as const
    const opened = await openSession(app.portal, caller, { subject, email: viewer.email, emailVerified: true, at })
    return { cookie: `session=${opened?.token ?? ''}` }
  }
  const [earlier, later] = [await enter(new Date(now - 2000)), await enter(new Date(now - 1000))]
  const listRevoked = async () => [{ subject, before: new Date(now - 1000) }]
  await endRevoked({ ...app.portal, identity: { ...app.portal.identity, listRevoked } })
  expect(
    [await app.fetch('/user', as(earlier)), await app.fetch('/user', as(later))].map(({ status }) => status),
  ).toEqual([401, 200])
})
