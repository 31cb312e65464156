import { expect, test } from 'vitest'
import { as, openApp } from '#tests/app.ts'
import { addClaim, addOwner, password } from '#app/features/people/sign-in/sign-in.fixture.ts'
import { sweepClaims } from './one-time-links.server.ts'

const minute = 60_000
const day = 24 * 60 * minute
const email = 'chi@cicli.example'

test('a claim stays until the identity service has forgotten it as well', async () => {
  const app = await openApp()
  await addClaim(app, email)
  app.clock.advance(8 * day)
  const { identity } = app.portal
  const away = { ...identity, erase: () => Promise.reject(new Error('The identity service is away')) }
  await expect(sweepClaims({ ...app.portal, identity: away })).rejects.toThrow('away')
  const left = () => app.portal.db.selectFrom('account').select('email').execute()
  expect(await left()).toEqual([{ email }])
  await sweepClaims(app.portal)
  expect(await left()).toEqual([])
})

test('claims nobody verified go after a week, links when they are void; people who belong to the portal stay', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await app.portal.db
    .updateTable('account')
    .set({ email_verified: false })
    .where('id', '=', dealer.viewer.accountId)
    .execute()
  const { person } = await addClaim(app, email)
  await addOwner(app, 'owner@cicli.example')
  await app.portal.identity.register({ email: 'lone@cicli.example', password, emailVerified: false })
  const left = async () => [
    (await app.portal.db.selectFrom('account').select('email').orderBy('id').execute()).map((row) => row.email),
    (await app.portal.db.selectFrom('credential').select('email').orderBy('email').execute()).map((row) => row.email),
    (await app.portal.db.selectFrom('one_time_link').select('email').execute()).length,
  ]
  app.clock.advance(59 * minute)
  await sweepClaims(app.portal)
  const { email: dealerEmail } = dealer.viewer
  expect(await left()).toEqual([[dealerEmail, email], [email, 'lone@cicli.example', 'owner@cicli.example'], 1])
  app.clock.advance(2 * minute)
  await sweepClaims(app.portal)
  expect(await left()).toEqual([[dealerEmail, email], [email, 'lone@cicli.example', 'owner@cicli.example'], 0])
  app.clock.advance(7 * day)
  await sweepClaims(app.portal)
  expect(await left()).toEqual([[dealerEmail], ['owner@cicli.example'], 0])
  expect((await app.fetch('/en/user', as(person))).status).toBe(401)
})
