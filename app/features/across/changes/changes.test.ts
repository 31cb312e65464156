import { expect, test } from 'vitest'
import { addTestEndpoint } from '#app/features/across/webhooks/webhooks.fixture.ts'
import { as, openApp, post } from '#tests/app.ts'

async function openPortal() {
  const app = await openApp()
  const [admin, agent, dealer] = [await app.staff('admin'), await app.staff(), await app.dealer()]
  const send = (path: string, fields: Record<string, string>, person: { cookie: string } = admin) =>
    app.fetch(`/en${path}`, post(person, fields))
  const page = async (query = '') =>
    (await (await app.fetch(`/en/console/changes${query}`, as(admin))).text()).replaceAll('<!-- -->', '')
  const told = async (query = '') =>
    [...(await page(query)).matchAll(/<a (?=[^>]*class="row-link")[^>]*href="([^"]*)"[^>]*>([^<]*)</g)].map(
      ([, to, text]) => [text, to?.replace('/en/console/', '')],
    )
  return { app, admin, agent, dealer, send, page, told }
}

const moduleOff = { intent: 'deactivate', module: 'quotes' }

test('what administrators do to the portal itself is told with who did it, the latest first, and leads to the thing', async () => {
  const { app, admin, agent, dealer, send, page, told } = await openPortal()
  expect(await page()).toContain('No changes noted')
  const { companyId } = dealer.viewer
  expect((await send(`/console/licences/${companyId}`, moduleOff)).status).toBe(303)
  app.clock.advance(60_000)
  const colleague = `/console/staff/${agent.viewer.accountId}`
  expect((await send(colleague, { intent: 'role', role: 'admin' })).status).toBe(303)
  app.clock.advance(60_000)
  const part = { intent: 'part', revision: '0', was: '', code: 'wheel', name_en: 'Wheel', active: 'on' }
  expect((await send('/console/catalogue/parts', part)).status).toBe(303)
  expect((await send('/console/catalogue', { intent: 'publish', revision: '1', note: '' })).status).toBe(303)
  const { version } = app.portal.catalogues.current()
  expect(await told()).toEqual([
    [`Catalogue published, version ${version}`, 'catalogue'],
    ['Role changed: After-sales → Administrator', `staff/${agent.viewer.accountId}`],
    ['Module deactivated: Quotes', `licences/${companyId}`],
  ])
  const text = await page()
  for (const name of [admin.viewer.name, agent.viewer.name, dealer.viewer.companyName]) expect(text).toContain(name)
  expect((await told('?area=people')).map(([what]) => what)).toEqual(['Role changed: After-sales → Administrator'])
  expect(await told(`?by=${agent.viewer.accountId}`)).toEqual([])
  expect(await told(`?by=${admin.viewer.accountId}`)).toHaveLength(3)
  const file = await (await app.fetch('/en/console/changes/export.csv?area=licences', as(admin))).text()
  expect(file.trim().split('\r\n')).toEqual([
    'When,Who,What,About',
    `2026-11-21,${admin.viewer.name},Module deactivated: Quotes,${dealer.viewer.companyName}`,
  ])
})

test('what is refused is not told, nor what a company’s own people do there', async () => {
  const { app, dealer, send, told } = await openPortal()
  const { companyId } = dealer.viewer
  const colleague = await app.dealer({ company: dealer, role: 'workshop' })
  const person = `/user/company/${colleague.viewer.accountId}`
  expect((await send(person, { intent: 'role', role: 'sales' }, dealer)).status).toBe(303)
  expect((await send(`/console/licences/${companyId}`, moduleOff, dealer)).status).toBe(404)
  expect((await send(`/console/licences/${companyId}`, moduleOff)).status).toBe(303)
  expect((await send(`/console/licences/${companyId}`, moduleOff)).status).toBe(409)
  expect(await told()).toHaveLength(1)
})

test('what changes nothing is not told: access that is open already, a webhook that is on already', async () => {
  const { app, admin, agent, send, told } = await openPortal()
  expect((await send(`/console/staff/${agent.viewer.accountId}`, { intent: 'enable' })).status).toBe(303)
  const { id } = await addTestEndpoint(app, admin, { url: 'https://crm.example/hooks' })
  expect((await send(`/console/webhooks/${id}`, { intent: 'on' })).status).toBe(303)
  expect((await told()).map(([what]) => what)).toEqual([`Webhook ${id} added`])
  for (const intent of ['off', 'on', 'on']) await send(`/console/webhooks/${id}`, { intent })
  expect(await told()).toHaveLength(3)
})

test('tokens and the rules of assignment are told as well', async () => {
  const { send, agent, told } = await openPortal()
  const token = { intent: 'add', name: 'Gestionale', company: '', scopes: 'orders:write', validity: '365' }
  await send('/console/api', token)
  await send('/console/api', { intent: 'revoke', token: '1' })
  const rule = { intent: 'rule', country: 'IT', family: 'V3', assignee: String(agent.viewer.accountId) }
  await send('/console/assignment', rule)
  expect((await told()).map(([what = '']) => what).toSorted((one, other) => one.localeCompare(other))).toEqual([
    'Assignment rule saved',
    'Token 1 made',
    'Token 1 revoked',
  ])
})

test('more than a page of changes is turned page by page', async () => {
  const { app, admin, page, told } = await openPortal()
  const act = { actor_id: admin.viewer.accountId, kind: 'retention-changed' as const }
  const rows = Array.from({ length: 30 }, (_, at) => ({ ...act, at: new Date(app.clock.now().getTime() + at * 1000) }))
  await app.portal.db.insertInto('console_act').values(rows).execute()
  expect(await told()).toHaveLength(25)
  const next = /href="\/en\/console\/changes(\?after=[^"]+)"/.exec(await page())?.[1]?.replaceAll('&amp;', '&')
  expect(await told(next)).toHaveLength(5)
})
