import { expect, test } from 'vitest'
import { emptyCatalogue } from '#app/catalogue/catalogue.ts'
import { readable } from '#app/features/people/licence/licence.fixture.ts'
import { Undeliverable } from '#app/kit/outbox/undeliverable.ts'
import { insertVersion } from '#app/kit/versions/versions.server.ts'
import { type App, as, openApp, post } from '#tests/app.ts'
import { publishBrand } from '#tests/brand.ts'

test('the first administrator of a portal in earnest meets a list of steps, of which each ticks itself', async () => {
  const app = await openApp()
  await insertVersion(app.portal.db, 'catalogue', { content: emptyCatalogue, by: null, note: '', now: app.clock.now() })
  await app.portal.catalogues.refresh()
  const admin = await app.staff('admin')
  const open = async () => {
    const text = await (await app.fetch('/en', as(admin))).text()
    expect(text).toContain('First steps')
    return text.split('>To do<').length - 1
  }
  // Brand, texts, mail, models, rules, dealers, colleagues and backups.
  expect(await open()).toBe(8)
  expect(await (await app.fetch('/en', as(admin))).text()).toContain('href="/en/console/catalogue"')
  await app.dealer()
  expect(await open()).toBe(7)
  // The invitation by which the first administrator came in is no colleague's.
  await addAccepted(app, admin.viewer.email)
  expect(await open()).toBe(7)
  await app.staff()
  expect(await open()).toBe(6)
  await publishBrand(app, { name: 'Cicli Rossi' })
  expect(await open()).toBe(5)
  const text = { it: 'Un testo.' }
  await publishBrand(app, { texts: { privacy: text, terms: text, imprint: text } })
  expect(await open()).toBe(4)
  await app.owner.deleteFrom('catalogue_version').where('number', '>', 1).execute()
  await app.portal.catalogues.refresh()
  expect(await open()).toBe(2)
  // A PostgreSQL of the maker's own may have backups that the portal knows nothing of.
  const { settings } = app.portal
  app.portal.settings = { ...settings, databaseUrl: 'postgres://db.example/portal' }
  expect(await open()).toBe(1)
  app.portal.settings = { ...settings, backup: { dir: '/srv/backups', at: '02:30', keep: 14 } }
  expect(await open()).toBe(1)
})

/** The first administrator's invitation is handed over as a link, and not sent. */
async function addAccepted({ owner, clock }: App, email: string): Promise<void> {
  const now = clock.now()
  const moments = { created_at: now, expires_at: now, accepted_at: now }
  await owner
    .insertInto('invite')
    .values({ role: 'admin', email, name: '', locale: 'it', ...moments })
    .execute()
}

test('the step of mail is done once one has left, and not by what was kept, discarded or handed over', async () => {
  const app = await openApp()
  const { portal } = app
  const admin = await app.staff('admin')
  await addAccepted(app, admin.viewer.email)
  const invite = async (email: string) => {
    await app.fetch('/en/console/staff', post(admin, { intent: 'invite', email, role: 'agent', locale: 'it' }))
    await app.work()
  }
  const status = async () =>
    /(Done|To do) Mail: turn on/.exec(readable(await (await app.fetch('/en', as(admin))).text()))?.[1]
  await invite('kept@maker.example')
  portal.settings = { ...portal.settings, sender: { address: 'service@maker.example' } }
  expect(await status()).toBe('To do')
  portal.mail = { send: () => Promise.reject(new Undeliverable('535 wrong password')) }
  await invite('refused@maker.example')
  const refused = portal.db.selectFrom('outbox').select('id').where('dead_at', 'is not', null)
  const { id } = await refused.executeTakeFirstOrThrow()
  await app.fetch('/en/console/undelivered', post(admin, { intent: 'discard', id: `${id}` }))
  expect(await status()).toBe('To do')
  portal.mail = { send: async () => '250 taken' }
  await invite('sent@maker.example')
  expect(await status()).toBe('Done')
})

test('an invitation that was withdrawn is no colleague', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const open = async () => (await (await app.fetch('/en', as(admin))).text()).split('>To do<').length - 1
  const alone = await open()
  const fields = { intent: 'invite', email: 'anna@maker.example', role: 'agent', locale: 'it' }
  await app.fetch('/en/console/staff', post(admin, fields))
  expect(await open()).toBe(alone - 1)
  const { id } = await app.portal.db.selectFrom('invite').select('id').executeTakeFirstOrThrow()
  await app.fetch('/en/console/staff', post(admin, { intent: 'withdraw', invite: `${id}` }))
  expect(await open()).toBe(alone)
})

test('agents, dealers and the demonstration are spared the first steps', async () => {
  const app = await openApp()
  for (const person of [await app.staff('agent'), await app.dealer()])
    expect(await (await app.fetch('/en', as(person))).text()).not.toContain('First steps')
})
