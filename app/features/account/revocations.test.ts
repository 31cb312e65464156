import { expect, test } from 'vitest'
import { as, openApp } from '#tests/app.ts'
import { endRevoked } from './account.revocations.server.ts'

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
  expect((await app.fetch('/', as(revoked))).status).toBe(200)
  await endRevoked(at(new Date(app.clock.now().getTime() + 1000)))
  expect((await app.fetch('/', as(revoked))).status).toBe(401)
  expect((await app.fetch('/', as(other))).status).toBe(200)
})
