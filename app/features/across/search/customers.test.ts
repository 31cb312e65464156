import { expect, test } from 'vitest'
import { as, type Member, openApp } from '#tests/app.ts'
import { readAnswered } from './answered.ts'

type App = Awaited<ReturnType<typeof openApp>>

function rename({ portal }: App, { viewer }: Member, name: string) {
  return portal.db.updateTable('company').set({ name }).where('id', '=', viewer.companyId).execute()
}

async function findIn(app: App, person: { cookie: string }, q: string) {
  const answer = await app.fetch(`/en/search/hits?q=${encodeURIComponent(q)}`, as(person))
  return readAnswered(await answer.json()).hits
}

test('staff find a customer by any part of the name, without accents, before all else', async () => {
  const app = await openApp()
  const [shop, rider] = [await app.dealer(), await app.dealer({ role: 'customer' })]
  await rename(app, shop, 'Vélos Bellavista')
  await rename(app, rider, 'Elena Ferri')
  await app.ticket({ of: rider, subject: 'Bellavista: vernice scrostata' })
  const [agent, admin] = [await app.staff(), await app.staff('admin')]
  const id = shop.viewer.companyId
  const page = { kind: 'customers', id, title: 'Vélos Bellavista', hint: 'Italy' }
  expect((await findIn(app, admin, 'velos BELLA'))[0]).toEqual({ ...page, to: `/en/console/companies/${id}` })
  expect((await findIn(app, agent, 'vélos bella'))[0]).toEqual({ ...page, to: `/en/console/companies/${id}` })
  expect((await findIn(app, agent, 'bellavista')).map(({ kind }) => kind)).toEqual(['customers', 'tickets'])
  expect((await findIn(app, agent, 'ferri')).map(({ title }) => title)).toEqual(['Elena Ferri'])
  expect(await findIn(app, agent, '%%%')).toEqual([])
  for (const person of [agent, admin])
    for (const { to } of await findIn(app, person, 'bellavista'))
      expect((await app.fetch(to, as(person))).status, to).toBe(200)
  const searched = await (await app.fetch('/search?q=bellavista', as(agent))).text()
  expect(searched.match(/<h2>\w+/g)).toEqual(['<h2>Clienti', '<h2>Interventi'])
})

test('a dealer and a rider find no customers, not even themselves', async () => {
  const app = await openApp()
  for (const person of [await app.dealer(), await app.dealer({ role: 'customer' })])
    expect(await findIn(app, person, 'cicli rossi')).toEqual([])
})

test('where five customers are shown, the list of companies leads staff to the rest', async () => {
  const app = await openApp()
  for (const at of [1, 2, 3, 4, 5, 6]) await rename(app, await app.dealer(), `Cyclés Martin ${at}`)
  const read = async (person: { cookie: string }, path: string) => (await app.fetch(path, as(person))).text()
  const [agent, admin] = [await app.staff(), await app.staff('admin')]
  for (const person of [agent, admin]) {
    const found = await read(person, '/en/search?q=cycles+martin')
    expect(found.match(/>Cyclés Martin \d/g)).toHaveLength(5)
    expect(found).toContain('href="/en/console/companies?q=cycles+martin"')
    expect((await read(person, '/en/console/companies?q=cycles+martin')).match(/>Cyclés Martin \d/g)).toHaveLength(6)
  }
})

test('staff find a customer by the name or the address of somebody there, behind those that are called so themselves', async () => {
  const app = await openApp()
  const [shop, other, agent] = [await app.dealer(), await app.dealer(), await app.staff()]
  await rename(app, shop, 'Officina Aurora')
  await rename(app, other, 'Riva Cycles')
  const { accountId, email } = shop.viewer
  await app.portal.db.updateTable('account').set({ name: 'Hélène Riva' }).where('id', '=', accountId).execute()
  const titles = async (q: string, who: { cookie: string } = agent) =>
    (await findIn(app, who, q)).map(({ title }) => title)
  expect(await titles('helene RIVA')).toEqual(['Officina Aurora'])
  expect(await titles(email)).toEqual(['Officina Aurora'])
  expect(await titles('riva')).toEqual(['Riva Cycles', 'Officina Aurora'])
  expect(await titles('helene', other)).toEqual([])
  const list = await (await app.fetch('/en/console/companies?q=h%C3%A9l%C3%A8ne', as(agent))).text()
  expect([list.includes('Officina Aurora'), list.includes('Riva Cycles')]).toEqual([true, false])
})

test('who calls is found by their number and by that of their bicycle, however these are typed, in the search of everything, among companies and in the queue', async () => {
  const app = await openApp()
  const [shop, other, agent] = [await app.dealer(), await app.dealer(), await app.staff()]
  await rename(app, shop, 'Officina Aurora')
  await rename(app, other, 'Riva Cycles')
  const { db } = app.portal
  await db.updateTable('company').set({ phone: '+39 0434 555010' }).where('id', '=', shop.viewer.companyId).execute()
  // Search knows each number without its dashes too; the world's tickets hold it as it is given.
  const { id } = await app.ticket({ of: shop, serial: 'V4R0560B4471', subject: 'Vernice scrostata' })
  await app.ticket({ of: other, subject: 'Cigolio' })
  const read = async (path: string, q: string) =>
    (await app.fetch(`${path}?q=${encodeURIComponent(q)}`, as(agent))).text()
  for (const q of ['0434 555 010', '0434555010', '+390434555010', '(0434) 555-010']) {
    expect(
      (await findIn(app, agent, q)).map(({ title }) => title),
      q,
    ).toContain('Officina Aurora')
    const companies = await read('/en/console/companies', q)
    expect([companies.includes('Officina Aurora'), companies.includes('Riva Cycles')], q).toEqual([true, false])
    const queue = await read('/en/console/tickets', q)
    expect([queue.includes('Vernice scrostata'), queue.includes('Cigolio')], q).toEqual([true, false])
  }
  expect(await findIn(app, other, '0434555010')).toEqual([])
  const found = (await findIn(app, agent, 'V4R 0560 B4471')).map((one) => [one.kind, one.id])
  expect(found).toContainEqual(['tickets', id])
  const queue = await read('/en/console/tickets', 'v4r 0560 b4471')
  expect([queue.includes('Vernice scrostata'), queue.includes('Cigolio')]).toEqual([true, false])
})
