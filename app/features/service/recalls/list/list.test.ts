import { expect, test } from 'vitest'
import { givePassword, password } from '#app/features/people/profile/profile.fixture.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { as, openApp, post } from '#tests/app.ts'
import { addDraft, sampleTexts } from '../recalls.fixture.ts'

async function openWithRecalls() {
  const app = await openApp()
  const admin = await givePassword(app, await app.staff('admin'))
  await addProduct(app.portal, { of: await app.dealer({ name: 'Marco Rossi' }), serial: 'C68.51S.00150' })
  const by = admin.viewer.accountId
  const id = await addDraft(app.portal, { by, number: '2026-03' })
  await addDraft(app.portal, { by, number: '2026-04', kind: 'service_action' })
  const sent = { intent: 'publish', version: '1', seen: 'on', current: password }
  await app.fetch(`/en/console/recalls/${id}`, post(admin, sent))
  await app.work()
  const agent = await app.staff()
  const read = async (search: string) => (await app.fetch(`/en/console/recalls${search}`, as(agent))).text()
  return { app, agent, admin, id, read }
}

function numbersIn(page: string): string[] {
  return [...page.matchAll(/class="row-link"[^>]*>([^<]+)</g)].map(([, number = '']) => number)
}

test('agents read all recalls, the latest first, and narrow them by state, kind and words', async () => {
  const { read } = await openWithRecalls()
  expect(numbersIn(await read(''))).toEqual(['2026-04', '2026-03'])
  expect(numbersIn(await read('?state=published'))).toEqual(['2026-03'])
  expect(numbersIn(await read('?kind=service_action'))).toEqual(['2026-04'])
  expect(numbersIn(await read('?q=forcella'))).toEqual(['2026-04', '2026-03'])
  expect(numbersIn(await read('?q=2026-03'))).toEqual(['2026-03'])
  expect(await read('?q=nothing')).toContain('Show all recalls')
})

test('the list of recalls and that of a recall’s bicycles leave as files', async () => {
  const { app, agent, id } = await openWithRecalls()
  const file = async (path: string) => (await (await app.fetch(path, as(agent))).text()).trim().split('\r\n')
  expect(await file('/en/console/recalls/export.csv?state=published')).toEqual([
    'Number,Product,Kind,State,Bicycles,Settled,Published,Closed',
    '2026-03,Forcella C68,Safety recall,Published,1,0,2026-11-21,',
  ])
  expect(await file(`/en/console/recalls/${id}/units/export.csv`)).toEqual([
    'Serial number,Model,Owner,Dealer,Country,Found in,State,Since',
    'C68.51S.00150,C68,Cicli Rossi,,Italy,Registrations,Told,2026-11-21',
  ])
})

test('a recall’s page says how far it is, by dealer and country, and lists whom nobody could be told of', async () => {
  const { app, agent, id } = await openWithRecalls()
  const page = await (await app.fetch(`/en/console/recalls/${id}`, as(agent))).text()
  expect(page).toContain('1 (100\u00a0%)')
  expect(page).toContain('Cicli Rossi')
  expect(page).toContain('not confirmed')
  const units = async (search: string) =>
    (await app.fetch(`/en/console/recalls/${id}/units${search}`, as(agent))).text()
  expect(await units('?q=00150')).toContain('C68.51S.00150')
  expect(await units('?state=done')).toContain('No bicycles of this recall found')
  expect(await units('?nobody=yes')).toContain('No bicycles of this recall found')
  expect((await app.fetch('/en/console/recalls/999999/units', as(agent))).status).toBe(404)
})

test('for who is not of the staff there are no such pages', async () => {
  const { app, id } = await openWithRecalls()
  const dealer = await app.dealer()
  for (const path of ['', '/new', `/${id}`, `/${id}/edit`, `/${id}/units`, '/export.csv', `/${id}/units/export.csv`])
    expect((await app.fetch(`/console/recalls${path}`, as(dealer))).status).toBe(404)
})

test('a draft whose product is written in one language goes by that in every other', async () => {
  const { app, agent, admin } = await openWithRecalls()
  const texts = { ...sampleTexts, product: { it: 'Pedivella R1', en: '', fr: '' } }
  const draft = await addDraft(app.portal, { by: admin.viewer.accountId, number: '2026-77', texts })
  const read = async (path: string) => (await app.fetch(path, as(agent))).text()
  expect(await read('/en/console/recalls')).toContain('<span lang="it">Pedivella R1</span>')
  expect(await read('/fr/console/recalls/export.csv')).toContain('2026-77;Pedivella R1')
  expect(await read(`/en/console/recalls/${draft}`)).toMatch(/<h1[^>]*>Pedivella R1/)
  expect(await read('/en/search?q=2026-77')).toContain('2026-77 · Pedivella R1')
})
