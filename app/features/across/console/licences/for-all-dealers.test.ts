import { expect, test } from 'vitest'
import { refuse } from '#app/features/people/licence/licence.staff.server.ts'
import { licenceOf, mailsTo, readable, stored } from '#app/features/people/licence/licence.fixture.ts'
import { as, openApp, post } from '#tests/app.ts'

const page = '/en/console/licences'
const all = { intent: 'activate-all', module: 'quotes' }

test('a module is activated for all dealers who lack it at once; who was refused it, and riders, are left out', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const list = async () => readable(await (await app.fetch(page, as(admin))).text())
  const [bare, asking, refused] = [
    await app.dealer({ modules: ['tickets'] }),
    await app.dealer({ modules: ['tickets'] }),
    await app.dealer({ modules: ['tickets'] }),
  ]
  const rider = await app.dealer({ role: 'customer', modules: ['tickets'] })
  for (const dealer of [asking, refused]) await app.fetch('/license', post(dealer, { module: 'quotes' }))
  const asked = { companyId: refused.viewer.companyId, module: 'quotes', requestedAt: app.clock.now() } as const
  await refuse(app.portal, admin.viewer, asked, 'Prima il contratto')
  expect(await list()).toContain('Quotes 2 dealers lack it Activate for all')
  expect(await list()).not.toMatch(/Warranty interventions \d+ dealers? lack/)
  await app.work()
  app.lines()

  const answer = await app.fetch(page, post(admin, all))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${page}?notice=activated-all`])
  expect(app.lines().filter((line) => line.includes('"module activated"'))).toHaveLength(2)
  const stateOf = async (companyId: number) =>
    (await licenceOf(app, companyId)).find(({ module }) => module === 'quotes')?.state
  const people = [bare, asking, refused, rider]
  expect(await Promise.all(people.map(({ viewer }) => stateOf(viewer.companyId)))).toEqual([
    'active',
    'active',
    'refused',
    undefined,
  ])
  expect((await app.fetch('/quotes', as(bare))).status).toBe(200)
  await app.work()
  expect((await mailsTo(app, asking.viewer.email)).map(({ subject }) => subject)).toEqual([
    'Modulo attivato: Preventivi',
  ])
  expect(await list()).not.toContain('Quotes 2 dealers')
})

test('what there is nothing to use of is activated for nobody, and nothing for all on the page of one', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const { viewer } = await app.dealer({ modules: ['tickets'] })
  const before = await stored(app)
  for (const module of ['projects', 'bicycles', ''])
    expect((await app.fetch(page, post(admin, { ...all, module }))).status, module).toBe(400)
  expect((await app.fetch(`${page}/${viewer.companyId}`, post(admin, all))).status).toBe(400)
  expect((await app.fetch(page, post(await app.staff('agent'), all))).status).toBe(404)
  expect(await stored(app)).toBe(before)
})
