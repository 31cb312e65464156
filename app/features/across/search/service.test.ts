import { expect, test } from 'vitest'
import { addAppointment, addBookableShop } from '#app/features/service/appointments/appointments.fixture.ts'
import { beginAt, fill, sign } from '#app/features/service/checks/checks.fixture.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { addDraft } from '#app/features/service/recalls/recalls.fixture.ts'
import { givePassword, password } from '#app/features/people/profile/profile.fixture.ts'
import { as, openApp, post } from '#tests/app.ts'
import type { RecordKind } from './search.ts'
import { askFor } from './search.fixture.ts'
import { openedAt } from './recent.ts'

type App = Awaited<ReturnType<typeof openApp>>

/** The numbers of the hits of a kind, in their order. */
async function idsOf(app: App, person: { cookie: string }, kind: RecordKind, query: string) {
  const hits = await askFor(app, person, query)
  return hits.filter((hit) => hit.kind === kind).map(({ id }) => id)
}

async function withAppointments() {
  const app = await openApp()
  const [owner, other] = [await app.dealer(), await app.dealer()]
  const rider = await app.dealer({ role: 'customer', name: 'Zoë Müller' })
  const bookedBy = owner.viewer.accountId
  const shopId = await addBookableShop(app.portal.db, owner.viewer.companyId)
  const at = { portal: app.portal, shopId, bookedBy }
  const mine = { accountId: rider.viewer.accountId, personName: '', personEmail: '' }
  const riders = await addAppointment(at, { ...mine, bicycle: 'Zaffiro V4R' })
  const walkIn = await addAppointment(at, { personName: 'Zaffira Rossi', day: '2026-01-05' })
  return { app, owner, other, rider, riders, walkIn, agent: await app.staff() }
}

test('appointments are found by the desk and by staff, and by a rider their own; nobody finds another’s', async () => {
  const { app, owner, other, rider, riders, walkIn, agent } = await withAppointments()
  const found = (person: { cookie: string }, q: string) => idsOf(app, person, 'appointments', `q=${q}`)
  for (const person of [owner, agent]) expect(await found(person, 'zaffir')).toEqual([riders, walkIn])
  expect(await found(rider, 'zaffir')).toEqual([riders])
  expect(await found(rider, String(riders))).toEqual([riders])
  expect(await found(rider, String(walkIn))).toEqual([])
  expect(await found(other, 'zaffir')).toEqual([])
  expect(await found(await app.dealer({ company: owner, modules: [] }), 'zaffir')).toEqual([riders, walkIn])
  const hits = await askFor(app, owner, 'q=zaffira')
  expect(hits).toMatchObject([
    { to: `/en/appointments/${walkIn}`, title: 'Yearly service · Mon 5 Jan 2026', hint: 'Zaffira Rossi · C68 · Blu' },
  ])
  const asked = `opened=appointments-${walkIn}.appointments-${riders}`
  expect(await idsOf(app, owner, 'appointments', asked)).toEqual([walkIn, riders])
  expect(await idsOf(app, rider, 'appointments', asked)).toEqual([riders])
  expect(await idsOf(app, other, 'appointments', asked)).toEqual([])
  expect(await found(await app.dealer({ role: 'customer', modules: [] }), 'zaffir')).toEqual([])
})

test('where five appointments are shown, the list of the desk leads to the rest; a rider has none to be led to', async () => {
  const { app, owner, rider } = await withAppointments()
  const shopId = await addBookableShop(app.portal.db, owner.viewer.companyId)
  const at = { portal: app.portal, shopId, bookedBy: owner.viewer.accountId }
  for (let one = 0; one < 4; one += 1)
    await addAppointment(at, { accountId: rider.viewer.accountId, personName: '', bicycle: 'Zaffiro' })
  const page = async (person: { cookie: string }) => (await app.fetch('/en/search?q=zaffiro', as(person))).text()
  expect(await page(owner)).toContain('href="/en/appointments/list?q=zaffiro"')
  expect(await page(rider)).toContain('<h2>Appointments</h2>')
  expect(await page(rider)).not.toContain('View all')
})

test('checks are found by their workshop and by staff, and by who holds the bicycle once they are signed', async () => {
  const app = await openApp()
  const [dealer, other] = [await app.dealer(), await app.dealer()]
  const { id: product } = await addProduct(app.portal, { of: dealer, serial: 'C68.51S.00777' })
  const signed = await beginAt(app, dealer, `/en/products/${product}/checks/yearly`)
  await fill(app, dealer, signed, 'yearly')
  await sign(app, dealer, signed)
  const begun = await beginAt(app, dealer, `/en/products/${product}/checks/first-check`)
  const found = (person: { cookie: string }, query = 'q=00777') => idsOf(app, person, 'checks', query)
  const [agent, rider] = [await app.staff(), await app.dealer({ role: 'customer' })]
  for (const person of [dealer, agent]) expect(await found(person)).toEqual([begun, signed])
  for (const person of [other, rider]) expect(await found(person)).toEqual([])
  await app.portal.db
    .updateTable('product')
    .set({ company_id: rider.viewer.companyId })
    .where('id', '=', product)
    .execute()
  expect(await found(rider)).toEqual([signed])
  expect(await found(rider, `opened=checks-${begun}.checks-${signed}`)).toEqual([signed])
  expect(await found(other, `opened=checks-${begun}.checks-${signed}`)).toEqual([])
  expect(await found(dealer)).toEqual([begun, signed])
  expect((await askFor(app, agent, 'q=00777')).find(({ kind }) => kind === 'checks')).toMatchObject({
    to: `/en/checks/${begun}`,
    title: 'First check (200 km)',
    hint: 'C68.51S.00777 · Cicli Rossi',
  })
})

async function withRecalls() {
  const app = await openApp()
  const admin = await givePassword(app, await app.staff('admin'))
  const [dealer, other] = [await app.dealer(), await app.dealer()]
  await addProduct(app.portal, { of: dealer, serial: 'C68.51S.00150' })
  const by = admin.viewer.accountId
  const publish = async (id: number) => {
    const sent = { intent: 'publish', version: '1', seen: 'on', current: password }
    const answer = await app.fetch(`/en/console/recalls/${id}`, post(admin, sent))
    expect(answer.status).toBe(303)
  }
  const draft = await addDraft(app.portal, { by, number: 'R-1', serials: 'C68.51S.00150' })
  const recall = await addDraft(app.portal, { by, number: 'R-2', serials: 'C68.51S.00150' })
  const stop = await addDraft(app.portal, { by, number: 'R-3', kind: 'stop_sale', serials: 'C68.51S.00150' })
  await publish(recall)
  await publish(stop)
  await app.work()
  return { app, dealer, other, draft, recall, stop, agent: await app.staff() }
}

test('staff find every recall; others the notices, and a stop of sales only the dealer who has such a bicycle', async () => {
  const { app, dealer, other, draft, recall, stop, agent } = await withRecalls()
  const found = (person: { cookie: string }, query = 'q=forcella') => idsOf(app, person, 'recalls', query)
  expect(await found(agent)).toEqual([stop, recall, draft])
  expect(await found(dealer)).toEqual([stop, recall])
  expect(await found(other)).toEqual([recall])
  const rider = await app.dealer({ role: 'customer', modules: [] })
  expect(await found(rider)).toEqual([recall])
  const all = `opened=recalls-${draft}.recalls-${recall}.recalls-${stop}`
  expect(await found(rider, all)).toEqual([recall])
  expect(await found(other, all)).toEqual([recall])
  expect(await found(agent, all)).toEqual([draft, recall, stop])
})

test('by the number of a bicycle its recall is found by staff and by who has it, and by nobody else', async () => {
  const { app, dealer, other, recall, stop, agent } = await withRecalls()
  const found = (person: { cookie: string }) => idsOf(app, person, 'recalls', 'q=c68.51s.00150')
  for (const person of [agent, dealer]) expect(await found(person)).toEqual([stop, recall])
  expect(await found(other)).toEqual([])
})

test('a recall leads staff to its page, who has such a bicycle to what is to be done, and all others to the notice', async () => {
  const { app, dealer, other, recall, agent } = await withRecalls()
  const leads = async (person: { cookie: string }) => {
    const hits = await askFor(app, person, 'q=r-2')
    return hits.find(({ kind }) => kind === 'recalls')?.to
  }
  expect(await leads(agent)).toBe(`/en/console/recalls/${recall}`)
  expect(await leads(dealer)).toBe(`/en/recalls#recall-${recall}`)
  expect(await (await app.fetch('/en/recalls', as(dealer))).text()).toContain(`id="recall-${recall}"`)
  expect(await leads(other)).toBe('/en/safety/R-2')
})

test('a bulletin, a package, a remark and a share are remembered as what they are, and none as a resource of its number', () => {
  for (const [path, opened] of [
    ['/en/resources/bulletins/7', { kind: 'bulletins', id: 7 }],
    ['/packages/3', { kind: 'packages', id: 3 }],
    ['/fr/console/remarks/4', { kind: 'remarks', id: 4 }],
    ['/resources/media/shares/9', { kind: 'shares', id: 9 }],
    ['/fr/resources/media/7', { kind: 'resources', id: 7 }],
    ['/resources/manuals/7', { kind: 'resources', id: 7 }],
    ['/resources/size-guides/7', { kind: 'resources', id: 7 }],
  ] as const)
    expect(openedAt(path), path).toEqual(opened)
  for (const path of ['/resources/other/9', '/console/resources/9', '/resources/media/shares/new'])
    expect(openedAt(path), path).toBe(undefined)
})

test('a browser remembers appointments, checks and recalls that were opened as well', () => {
  for (const [path, kind] of [
    ['/en/appointments/5001', 'appointments'],
    ['/checks/901', 'checks'],
    ['/fr/console/recalls/701', 'recalls'],
  ] as const)
    expect(openedAt(path), path).toMatchObject({ kind })
  for (const path of ['/checks/recalled/5', '/safety/2026', '/products/3/checks/yearly'])
    expect(openedAt(path), path).toBe(undefined)
})
