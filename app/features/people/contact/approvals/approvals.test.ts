import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { addNewcomer, addShop } from '../contact.fixture.ts'
import { answer, list, openWaiting } from './approval.fixture.ts'

test('accounts are approved by administrators; for agents and dealers the pages do not exist', async () => {
  const app = await openApp()
  const { accountId } = await openWaiting(app)
  const people = [await app.staff('agent'), await app.dealer()]
  for (const person of people)
    for (const place of [list, `${list}/${accountId}`, `${list}/${accountId}.data`, `${list}/999`])
      expect((await app.fetch(place, as(person))).status, place).toBe(404)
  for (const person of people) {
    const fields = { intent: 'rider', request: '1' }
    expect((await app.fetch(`${list}/${accountId}`, post(person, fields))).status).toBe(404)
  }
  const stored = await app.portal.db.selectFrom('access_request').select('answered_at').executeTakeFirstOrThrow()
  expect(stored.answered_at).toBeNull()
})

test('the list shows who waits, the longest first, and nobody else', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  expect(await (await app.fetch(list, as(admin))).text()).toContain('Nobody is waiting')
  const first = await openWaiting(app, { name: 'Anna Prima' })
  const second = await openWaiting(app, { name: 'Bruno Secondo', company: 'Cicli Bruno' })
  const refused = await openWaiting(app, { name: 'Carla Respinta' })
  await answer(app, admin, refused, { intent: 'refuse', reason: 'Non la conosciamo.' })
  await addNewcomer(app)
  const page = await (await app.fetch(list, as(admin))).text()
  expect(page).toContain('2 people are waiting for an answer.')
  expect(page.indexOf(first.email)).toBeLessThan(page.indexOf(second.email))
  for (const words of ['Anna Prima', 'Bruno Secondo', 'Cicli Bruno', 'Dealer', 'Italy']) expect(page).toContain(words)
  const [waiting, answered] = page.split('Latest answers</h2>')
  expect(waiting).not.toContain('Carla Respinta')
  expect(waiting).toContain(`href="${list}/${first.accountId}"`)
  expect(waiting).toMatch(new RegExp(`button-primary[^>]*href="${list}/${first.accountId}"`))
  expect(answered).toMatch(/Carla Respinta.*Refused.*Giulia Conti.*21 Nov 2026/)
  expect(answered?.split('</section>')[0]).not.toContain(second.email)
})

test('a long list goes on over pages, and from each back to the one before it', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  for (let number = 1; number <= 51; number++) await openWaiting(app, { name: `Persona Numero${number}!` })
  const first = await (await app.fetch(list, as(admin))).text()
  expect(first).toContain('Numero25!')
  expect(first).not.toContain('Numero26!')
  const next = /<a[^>]*rel="next"[^>]*href="([^"]*)"/.exec(first)?.[1] ?? ''
  const second = await (await app.fetch(next, as(admin))).text()
  expect(second).toContain('Numero26!')
  expect(second).not.toContain('Numero25!')
  const further = /<a[^>]*rel="next"[^>]*href="([^"]*)"/.exec(second)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const third = await (await app.fetch(further, as(admin))).text()
  expect(third).toContain('Numero51!')
  const back = /<a[^>]*rel="prev"[^>]*href="([^"]*)"/.exec(third)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(back).toBe(next)
  expect(/<a[^>]*rel="prev"[^>]*href="([^"]*)"/.exec(second)?.[1]).toBe(list)
})

test('a person’s page tells what is known of them, and which companies might be theirs and why', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await addShop(app, { name: 'Bottega Alfa', vat_number: 'IT01234567890' })
  await addShop(app, { name: 'Bottega Beta', ownerEmail: 'mario@cicliverdi.example' })
  await addShop(app, { name: 'Cicli Verdi Srl' })
  await addShop(app, { name: 'Gamma Bike' })
  const { accountId } = await openWaiting(app, {}, 'anna@cicliverdi.example')
  const page = await (await app.fetch(`${list}/${accountId}`, as(admin))).text()
  const facts = ['Anna Verdi', 'Cicli Verdi', '+39 0434 123 456', 'IT01234567890', 'anna@cicliverdi.example', 'English']
  for (const fact of facts) expect(page).toContain(fact)
  expect(page).toMatch(/Bottega Alfa.{0,200}same VAT number/)
  expect(page).toMatch(/Bottega Beta.{0,200}same email domain/)
  expect(page).toMatch(/Cicli Verdi Srl.{0,200}similar name/)
  expect(page.indexOf('Bottega Alfa')).toBeLessThan(page.indexOf('Bottega Beta'))
  expect(page).not.toContain('Gamma Bike')
  expect((await app.fetch(`${list}/999`, as(admin))).status).toBe(404)
  expect((await app.fetch(`${list}/${admin.viewer.accountId}`, as(admin))).status).toBe(404)
})

test('a domain that three companies share is a provider’s, and says nothing', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const shown = async (id: number) => (await app.fetch(`${list}/${id}`, as(admin))).text()
  for (const name of ['Alfa', 'Beta']) await addShop(app, { name, ownerEmail: `${name}@provider.example` })
  const { accountId } = await openWaiting(app, {}, 'anna@provider.example')
  expect(await shown(accountId)).toContain('same email domain')
  await addShop(app, { name: 'Gamma', ownerEmail: 'Gamma@provider.example' })
  expect(await shown(accountId)).not.toContain('same email domain')
})

test('two addresses at one of the big mail providers say nothing of a company', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await addShop(app, { name: 'Bottega Alfa', ownerEmail: 'mario@gmail.com' })
  const { accountId } = await openWaiting(app, {}, 'anna@gmail.com')
  expect(await (await app.fetch(`${list}/${accountId}`, as(admin))).text()).not.toContain('Bottega Alfa')
})

test('a company is found by a part of its name or by its VAT number, from three characters on', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await addShop(app, { name: '100% Gamma_Bike', vat_number: 'IT99999999990' })
  const { accountId } = await openWaiting(app)
  const search = async (q: string) =>
    (await app.fetch(`${list}/${accountId}?q=${encodeURIComponent(q)}`, as(admin))).text()
  for (const q of ['gamma', '00% g', 'a_b', 'IT 999']) expect(await search(q), q).toContain('100% Gamma_Bike')
  for (const q of ['delta', 'a%b', 'a-b']) expect(await search(q), q).toContain(`No results for “${q}”.`)
  expect(await search('ga')).toContain('Please type at least 3 characters to search')
})

test('an applicant’s company is found without accents', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await addShop(app, { name: 'Vélos Bellavista', ownerEmail: 'ida@velos.example' })
  const { accountId } = await openWaiting(app)
  for (const q of ['velos BELLA', 'Vélos', 'vèlos'])
    expect(await (await app.fetch(`${list}/${accountId}?q=${encodeURIComponent(q)}`, as(admin))).text(), q).toContain(
      'Vélos Bellavista',
    )
})
