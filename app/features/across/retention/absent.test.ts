import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bearing, tokenFor } from '#app/features/across/api/api.fixture.ts'
import { removePerson } from '#app/features/people/company/company.server.ts'
import { type App, openApp } from '#tests/app.ts'
import { sweepRetention } from './retention.server.ts'

const day = 24 * 60 * 60_000

/** So many years later, after the night. */
async function pass(app: App, years: number): Promise<void> {
  app.clock.advance(years * 366 * day)
  await sweepRetention(app.portal, new AbortController().signal)
}

async function nameOf(app: App, accountId: number): Promise<string> {
  const account = app.portal.db.selectFrom('account').select('name').where('id', '=', accountId)
  return (await account.executeTakeFirstOrThrow()).name
}

async function erasedIn(app: App): Promise<unknown[]> {
  const runs = await app.portal.db.selectFrom('retention_run').select('removed').orderBy('day').execute()
  return runs.map(({ removed }) => removed)
}

test('who left a company five years ago is replaced by a pseudonym as well', async () => {
  const app = await openApp()
  const boss = await app.dealer()
  const { accountId } = (await app.dealer({ company: boss, role: 'workshop', name: 'Elena Ferri' })).viewer
  expect(await removePerson(app.portal, boss.viewer, boss.viewer.companyId, accountId)).toBeUndefined()
  await pass(app, 4)
  expect(await nameOf(app, accountId)).toBe('Elena Ferri')
  await pass(app, 2)
  expect(await nameOf(app, accountId)).toBe(`ID-${accountId}`)
  // Once, and no more.
  await pass(app, 1)
  expect(await erasedIn(app)).toEqual([{}, { people: 2 }, {}])
})

test('what cannot be removed keeps back no other kind, and is tried again', async () => {
  const app = await openApp()
  const owner = await app.dealer({ name: 'Elena Ferri' })
  const { id } = await app.ticket({ of: owner })
  const closed = { stage: 'ticket_closed', close_reason: 'done', closed_at: app.clock.now() } as const
  await app.portal.db.updateTable('ticket').set(closed).where('id', '=', id).execute()
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$`.execute(
    app.owner,
  )
  await sql`create trigger refused before delete on ticket for each row execute function refuse()`.execute(app.owner)
  await expect(pass(app, 11)).rejects.toThrow('not now')
  expect(await nameOf(app, owner.viewer.accountId)).toBe(`ID-${owner.viewer.accountId}`)
  await sql`drop trigger refused on ticket`.execute(app.owner)
  app.clock.advance(day / 12)
  await sweepRetention(app.portal, new AbortController().signal)
  expect(await app.portal.db.selectFrom('ticket').select('id').execute()).toEqual([])
})

test('an owner whose company’s token is used is not absent', async () => {
  const app = await openApp()
  const owner = await app.dealer({ name: 'Elena Ferri' })
  const { accountId } = owner.viewer
  const other = (await app.dealer()).viewer
  const token = await tokenFor(app, { by: await app.staff('admin'), of: owner })
  await pass(app, 4)
  expect((await app.fetch('/api/v1/tickets', bearing(token))).status).toBe(200)
  await pass(app, 2)
  expect(await nameOf(app, accountId)).toBe('Elena Ferri')
  expect(await nameOf(app, other.accountId)).toBe(`ID-${other.accountId}`)
  await pass(app, 4)
  expect(await nameOf(app, accountId)).toBe(`ID-${accountId}`)
})
