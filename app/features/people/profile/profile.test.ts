import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { landedAt } from './profile.fixture.ts'

test('the profile shows who somebody is in three languages, to dealers, riders and staff alike', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const customer = await app.dealer({ role: 'customer', name: 'Elena Ferri' })
  const titles = { '': 'Ultimo accesso', '/en': 'Last login', '/fr': 'Dernière connexion' }
  for (const person of [dealer, customer, await app.staff(), await app.staff('admin')])
    for (const [prefix, words] of Object.entries(titles)) {
      const html = await (await app.fetch(`${prefix}/user`, as(person))).text()
      expect(html).toContain(words)
      expect(html).toContain(person.viewer.email)
      expect(html).toContain(`value="${person.viewer.name}"`)
    }
  const html = await (await app.fetch('/en/user', as(dealer))).text()
  for (const shown of ['Member since', '21 Nov 2026', 'Cicli Rossi', 'Owner', 'href="/en/user/company"'])
    expect(html).toContain(shown)
  expect(await (await app.fetch('/en/user', as(customer))).text()).not.toContain('/user/company')
  for (const page of ['/user', '/user/security', '/user/data', '/user/data/export'])
    expect((await app.fetch(page)).status).toBe(401)
})

test('reading the profile pages changes nothing', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  for (const page of ['/user', '/user/security', '/user/data']) {
    const statements = await app.queriesOf(() => app.fetch(page, as(dealer)))
    expect(statements.length).toBeGreaterThan(0)
    expect(statements.filter((text) => /insert|update|delete/i.test(text))).toEqual([])
  }
})

test('names, country and language are edited, and the language goes into the cookie as well', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const fields = { name: '  Anna   Verdi ', first_name: '', country: 'FR', locale: 'fr' }
  const saved = await app.fetch('/user', post(dealer, fields))
  expect(landedAt(saved)).toBe('/fr/user?notice=saved')
  expect(saved.headers.get('set-cookie')).toMatch(/^locale=fr; Path=\/; Max-Age=31536000; SameSite=Lax/)
  const account = await app.portal.db
    .selectFrom('account')
    .select(['name', 'first_name', 'country', 'locale'])
    .where('id', '=', dealer.viewer.accountId)
    .executeTakeFirst()
  expect(account).toEqual({ name: 'Anna Verdi', first_name: 'Anna', country: 'FR', locale: 'fr' })
  const page = await (await app.fetch('/fr/user?notice=saved', as(dealer))).text()
  expect(page).toContain('Profil mis à jour')
  expect(page).toContain('<option value="FR" selected="">')
})

test('a mistake in the profile comes back with what was typed', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const fields = { name: '', first_name: 'Annina', country: 'XX', locale: 'de' }
  const refused = await app.fetch('/en/user', post(dealer, fields))
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('value="Annina"')
  const { name } = await app.portal.db
    .selectFrom('account')
    .select('name')
    .where('id', '=', dealer.viewer.accountId)
    .executeTakeFirstOrThrow()
  expect(name).toBe('Marco Rossi')
})

test('another name reaches the CRM’s contact, and nothing else of the contact changes', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const contact = () =>
    app.portal.db.selectFrom('contact').selectAll().where('email', '=', dealer.viewer.email).executeTakeFirstOrThrow()
  const before = await contact()
  const same = { name: 'Marco Rossi', first_name: 'Marco', country: 'IT', locale: 'it' }
  landedAt(await app.fetch('/user', post(dealer, same)))
  expect(await app.portal.db.selectFrom('outbox').select('kind').execute()).toEqual([])
  landedAt(await app.fetch('/user', post(dealer, { ...same, name: 'Marco  Verdi' })))
  await app.work()
  expect(await contact()).toEqual({ ...before, name: 'Marco Verdi' })
})

test('a name is one line without web addresses, wherever somebody gives one', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const sentences = { lines: 'The name must fit on one line', address: 'A name cannot contain a web address' }
  const wrong = [
    ['Anna\nVerdi', sentences.lines],
    ['Anna\tVerdi', sentences.lines],
    ['Anna\u202eidreV', sentences.lines],
    ['Anna\u2028Verdi', sentences.lines],
    ['Vinci su https://premi.example', sentences.address],
    ['WWW.premi.example', sentences.address],
  ] as const
  for (const [name, sentence] of wrong)
    for (const fields of [{ name }, { name: 'Anna', first_name: name }]) {
      const refused = await app.fetch('/en/user', post(dealer, { locale: 'en', ...fields }))
      expect([refused.status, name]).toEqual([400, name])
      expect(await refused.text()).toContain(sentence)
    }
  for (const name of ['Anna Maria D’Amico-Weiß', 'Giovanni S.p.A.', 'Łukasz 李', 'Cicli24.it'])
    landedAt(await app.fetch('/en/user', post(dealer, { name, locale: 'en' })))
})
