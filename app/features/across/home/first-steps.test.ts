import { expect, test } from 'vitest'
import { emptyCatalogue } from '#app/catalogue/catalogue.ts'
import { insertVersion } from '#app/kit/versions/versions.server.ts'
import { as, openApp, post } from '#tests/app.ts'
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
  // Brand, texts, mail, models, rules, dealers and colleagues.
  expect(await open()).toBe(7)
  expect(await (await app.fetch('/en', as(admin))).text()).toContain('href="/en/console/catalogue"')
  await app.dealer()
  expect(await open()).toBe(6)
  // The invitation by which the first administrator came in is no colleague's.
  const [created_at, email] = [app.clock.now(), admin.viewer.email]
  await app.owner
    .insertInto('invite')
    .values({
      role: 'admin',
      email,
      name: '',
      locale: 'it',
      created_at,
      expires_at: created_at,
      accepted_at: created_at,
    })
    .execute()
  expect(await open()).toBe(6)
  await app.staff()
  expect(await open()).toBe(5)
  await publishBrand(app, { name: 'Cicli Rossi' })
  expect(await open()).toBe(4)
  const text = { it: 'Un testo.' }
  await publishBrand(app, { texts: { privacy: text, terms: text, imprint: text } })
  expect(await open()).toBe(3)
  await app.owner.deleteFrom('catalogue_version').where('number', '>', 1).execute()
  await app.portal.catalogues.refresh()
  expect(await open()).toBe(1)
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
