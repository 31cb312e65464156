import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { as, type Member, openApp, post, type Staff } from '#tests/app.ts'
import { addPersonEverywhere } from '#tests/personal-data.fixture.ts'
import { companyByCustomerNumber } from './company-facts.server.ts'
import { moved, settled } from './merge.store.server.ts'

type App = Awaited<ReturnType<typeof openApp>>
type Key = { table: string; column: string; action: string }

/** Every key in the database that refers to a company, and what becomes of the row when the company goes. */
async function keysToCompany(app: App): Promise<Key[]> {
  const { rows } = await sql<Key>`
    select k.conrelid::regclass::text as table, a.attname as column, k.confdeltype as action
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
    where k.contype = 'f' and k.confrelid = 'company'::regclass order by 1`.execute(app.owner)
  return rows
}

function pageOf({ viewer }: Member): string {
  return `/en/console/companies/${viewer.companyId}`
}

function merge(
  app: App,
  by: Staff,
  from: Member,
  into: Member,
  fields: Record<string, string> = {},
): Promise<Response> {
  return app.fetch(`${pageOf(from)}/merge`, post(by, { into: `${into.viewer.companyId}`, confirm: 'yes', ...fields }))
}

async function rowsOf(app: App, table: string, companyId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}
    where company_id = ${companyId}`.execute(app.owner)
  return rows[0]?.n ?? 0
}

test('whatever refers to a company moves with a merge: a new table has to say how', async () => {
  const app = await openApp()
  const keys = await keysToCompany(app)
  // Those that go by themselves: a session in which somebody looks at the company ends its look, and its tokens open nothing.
  const byHand = keys.filter(({ action }) => action === 'a')
  expect(keys.filter(({ action }) => action !== 'a').map(({ table }) => table)).toEqual(['api_token', 'session'])
  // Beside whose a checklist is, it knows who held the bicycle; and an entry which dealer's workshop did the service.
  const others = byHand.filter(({ column }) => column !== 'company_id')
  expect(others.map(({ table, column }) => `${table} ${column}`)).toEqual([
    'bicycle_check holder_id',
    'product_event dealer_id',
  ])
  const own = byHand.filter(({ column }) => column === 'company_id')
  expect(own.map(({ table }) => table)).toEqual([...moved, ...settled].toSorted())
})

test('a merge moves every row of every table, and leaves nothing of the company that went', async () => {
  const app = await openApp()
  const { person } = await addPersonEverywhere(app, 'dealer')
  if (person.viewer.side !== 'company') throw new Error('no dealer')
  const from: Member = { ...person, viewer: person.viewer }
  const [into, admin] = [await app.dealer({ modules: [] }), await app.staff('admin')]
  const [old, kept] = [from.viewer.companyId, into.viewer.companyId]
  const before = new Map<string, number>()
  for (const table of moved) before.set(table, (await rowsOf(app, table, old)) + (await rowsOf(app, table, kept)))
  const preview = await (await app.fetch(`${pageOf(from)}/merge?into=${kept}`, as(admin))).text()
  expect(preview).toContain(`Tickets</dt><dd>${before.get('ticket')}<`)
  expect((await merge(app, admin, from, into)).headers.get('location')).toBe(`${pageOf(into)}?notice=merged`)
  for (const table of moved) {
    const more = table === 'company_event' || table === 'company_merge' ? 1 : 0
    expect([table, await rowsOf(app, table, kept)]).toEqual([table, (before.get(table) ?? 0) + more])
  }
  for (const table of settled) expect([table, (await rowsOf(app, table, kept)) > 0]).toEqual([table, true])
  for (const table of [...moved, ...settled]) expect([table, await rowsOf(app, table, old)]).toEqual([table, 0])
  const stored = await app.portal.db.selectFrom('company').select('id').where('id', '=', old).execute()
  expect(stored).toEqual([])
  // Its people go on where they were, as the other's.
  expect((await app.fetch('/en/tickets', as(from))).status).toBe(200)
})

test('of two companies of one name the page says which goes into which, by number and town', async () => {
  const app = await openApp()
  const [from, into, admin] = [await app.dealer(), await app.dealer(), await app.staff('admin')]
  const call = (of: Member, customer_number: string, city: string) =>
    app.portal.db
      .updateTable('company')
      .set({ name: 'Cicli Alba', customer_number, city })
      .where('id', '=', of.viewer.companyId)
      .execute()
  await call(from, 'C-9001', 'Padova')
  await call(into, 'C-9002', 'Treviso')
  const page = await (await app.fetch(`${pageOf(from)}/merge?into=${into.viewer.companyId}`, as(admin))).text()
  expect(page).toContain('Yes, Cicli Alba (C-9001, Padova) goes into Cicli Alba (C-9002, Treviso) and is gone')
})

test('the old address leads to the company that stays, whose page says what was merged into it', async () => {
  const app = await openApp()
  const [one, two, three, admin] = [
    await app.dealer(),
    await app.dealer(),
    await app.dealer(),
    await app.staff('admin'),
  ]
  await app.portal.db
    .updateTable('company')
    .set({ name: 'Cicli Vecchi' })
    .where('id', '=', one.viewer.companyId)
    .execute()
  await merge(app, admin, one, two)
  await merge(app, admin, two, three)
  for (const gone of [one, two]) {
    const answer = await app.fetch(pageOf(gone), as(await app.staff()))
    expect([answer.status, answer.headers.get('location')]).toEqual([302, pageOf(three)])
  }
  const page = await (await app.fetch(pageOf(three), as(admin))).text()
  expect(page).toContain('Company merged into this one')
  expect(page).toContain('Cicli Vecchi')
  expect((await app.fetch(`${pageOf(one)}/merge`, as(admin))).status).toBe(404)
})

test('customer numbers, licence and terms of both are settled so that imports, people and rates go on', async () => {
  const app = await openApp()
  const [one, two] = [await app.dealer({ modules: ['quotes', 'leads'] }), await app.dealer({ modules: ['leads'] })]
  const admin = await app.staff('admin')
  const { db } = app.portal
  const number = (member: Member, customer: string) =>
    db.updateTable('company').set({ customer_number: customer }).where('id', '=', member.viewer.companyId).execute()
  await number(one, 'C1')
  await number(two, 'C2')
  const terms = (member: Member, day: string, rate: number) =>
    db
      .insertInto('company_terms')
      .values({ company_id: member.viewer.companyId, valid_from: day, labour_rate: rate, currency: 'EUR' })
      .execute()
  await terms(one, '2026-06-01', 6000)
  await terms(two, '2026-01-01', 4500)
  expect((await merge(app, admin, one, two)).status).toBe(303)
  for (const known of ['C1', 'c 2'])
    expect(await companyByCustomerNumber(db, known)).toMatchObject({ id: two.viewer.companyId, customerNumber: 'C2' })
  const rates = await db.selectFrom('company_terms').select('labour_rate as rate').execute()
  expect(rates).toEqual([{ rate: 4500 }])
  const licence = await db.selectFrom('company_module').select(['module', 'state']).orderBy('module').execute()
  expect(licence).toEqual([
    { module: 'leads', state: 'active' },
    { module: 'quotes', state: 'active' },
  ])
  // Nobody else takes the number of the one that went.
  const facts = { submission: crypto.randomUUID(), name: 'Terzi', country: 'IT', locale: 'it', customer_number: 'C1' }
  expect((await app.fetch('/en/console/companies/new', post(admin, facts))).status).toBe(400)
})

test('a merge that is not meant, or cannot be, does nothing', async () => {
  const app = await openApp()
  const [one, two, rider] = [await app.dealer(), await app.dealer(), await app.dealer({ role: 'customer' })]
  const [admin, agent] = [await app.staff('admin'), await app.staff('agent')]
  expect((await merge(app, admin, one, two, { confirm: '' })).status).toBe(400)
  expect((await merge(app, admin, one, one)).status).toBe(400)
  expect((await merge(app, admin, one, rider)).status).toBe(400)
  expect((await merge(app, admin, rider, one)).status).toBe(400)
  expect((await merge(app, admin, one, two, { into: '999999' })).status).toBe(400)
  expect((await merge(app, agent, one, two)).status).toBe(404)
  expect((await app.fetch(`${pageOf(one)}/merge?into=${rider.viewer.companyId}`, as(admin))).status).toBe(404)
  expect(await app.portal.db.selectFrom('company').select('id').execute()).toHaveLength(3)
  expect(await app.portal.db.selectFrom('company_merge').selectAll().execute()).toEqual([])
})
