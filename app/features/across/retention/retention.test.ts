import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inviteTo } from '#app/features/people/company/company.fixture.ts'
import { addOrder } from '#app/features/trade/orders/orders.fixture.ts'
import { readable } from '#app/features/trade/quotes/quotes.fixture.ts'
import { goRound } from '#app/housekeeping.server.ts'
import { as, openApp, post } from '#tests/app.ts'
import { publishForTest } from '#tests/catalogue.ts'
import { page, savePeriods, usual } from './retention.fixture.ts'
import { sweepRetention } from './retention.server.ts'

type App = Awaited<ReturnType<typeof openApp>>

const day = 24 * 60 * 60_000

function pass(app: App, years: number): void {
  app.clock.advance(years * 366 * day)
}

function sweep(app: App, stopping = new AbortController().signal): Promise<void> {
  return sweepRetention(app.portal, stopping)
}

async function closed(app: App, of: Awaited<ReturnType<App['dealer']>>, kind: string) {
  const { id } = await app.ticket({ of })
  await app.portal.db
    .updateTable('ticket')
    .set({ kind_of_damage: kind, stage: 'ticket_closed', close_reason: 'done', closed_at: app.clock.now() })
    .where('id', '=', id)
    .execute()
  return id
}

async function idsIn(app: App, table: 'ticket' | 'sales_order'): Promise<number[]> {
  const rows = await app.portal.db.selectFrom(table).select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

async function runs(app: App) {
  return app.portal.db
    .selectFrom('retention_run')
    .select(['day', 'removed', 'ended_at'])
    .orderBy('day', 'desc')
    .execute()
}

test('closed tickets go after ten years, those about cosmetic damage after three, and open ones never', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const functional = await closed(app, dealer, 'functional')
  const aesthetic = await closed(app, dealer, 'aesthetic')
  const open = (await app.ticket({ of: dealer })).id
  pass(app, 2)
  await sweep(app)
  expect(await idsIn(app, 'ticket')).toEqual([functional, aesthetic, open])
  pass(app, 2)
  await sweep(app)
  expect(await idsIn(app, 'ticket')).toEqual([functional, open])
  pass(app, 7)
  await sweep(app)
  expect(await idsIn(app, 'ticket')).toEqual([open])
  const [last, before] = await runs(app)
  expect(last?.removed).toMatchObject({ tickets: 1 })
  expect(before?.removed).toMatchObject({ aesthetic: 1 })
})

test('closed claims of a maker’s own cosmetic kind go after the shorter period', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await publishForTest(app, (catalogue) => ({
    ...catalogue,
    kinds: catalogue.kinds.map((kind) => ({ ...kind, cosmetic: kind.code === 'missing_component' })),
  }))
  await closed(app, dealer, 'missing_component')
  const aesthetic = await closed(app, dealer, 'aesthetic')
  pass(app, 4)
  await sweep(app)
  expect(await idsIn(app, 'ticket')).toEqual([aesthetic])
})

test('where no kind of damage is cosmetic there is no shorter period, and nothing goes by it', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await publishForTest(app, ({ kinds, ...others }) => ({
    ...others,
    kinds: kinds.map((kind) => ({ ...kind, cosmetic: false })),
  }))
  await closed(app, await app.dealer(), 'aesthetic')
  const text = async (init: RequestInit) => readable(await (await app.fetch(page, init)).text())
  expect(await text(as(admin))).not.toContain('danni estetici')
  pass(app, 4)
  expect(await text(post(await app.staff('admin'), { intent: 'foresee', ...usual }))).toContain('Nulla da eliminare')
  await sweep(app)
  expect(await idsIn(app, 'ticket')).toHaveLength(1)
})

test('orders go after ten years, with their lines and addresses; what the ERP still changes stays', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const old = await addOrder(app.portal, { of: dealer })
  pass(app, 9)
  await sweep(app)
  expect(await idsIn(app, 'sales_order')).toEqual([old.id])
  const changedAt = app.clock.now().toISOString()
  const changed = await addOrder(app.portal, { of: dealer, number: 'OV-2', changedAt })
  pass(app, 2)
  await sweep(app)
  expect(await idsIn(app, 'sales_order')).toEqual([changed.id])
  const lines = await app.portal.db.selectFrom('sales_order_line').select('order_id').execute()
  expect(lines).toEqual([{ order_id: changed.id }])
})

test('who has not come for five years is replaced by a pseudonym; the ticket and its serial number stay', async () => {
  const app = await openApp()
  const [gone, admin] = [await app.dealer({ name: 'Elena Ferri' }), await app.staff('admin')]
  const { id } = await app.ticket({ of: gone })
  pass(app, 3)
  const present = await app.dealer()
  pass(app, 3)
  await sweep(app)
  const accounts = await app.portal.db.selectFrom('account').select(['id', 'name']).orderBy('id').execute()
  const named = new Map(accounts.map((account) => [account.id, account.name]))
  expect(named.get(gone.viewer.accountId)).toBe(`ID-${gone.viewer.accountId}`)
  expect(named.get(present.viewer.accountId)).toBe('Marco Rossi')
  expect(named.get(admin.viewer.accountId)).toBe('Giulia Conti')
  const ticket = await app.portal.db
    .selectFrom('ticket')
    .select('serial_number')
    .where('id', '=', id)
    .executeTakeFirst()
  expect(ticket?.serial_number).not.toBe('')
  expect((await runs(app))[0]?.removed).toEqual({ people: 1 })
})

test('the last owner of a company that others are in stays', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  pass(app, 6)
  await app.dealer({ company: owner, role: 'sales' })
  await sweep(app)
  const name = app.portal.db.selectFrom('account').select('name').where('id', '=', owner.viewer.accountId)
  expect(await name.executeTakeFirst()).toEqual({ name: 'Marco Rossi' })
})

test('an invitation that has run out or was withdrawn forgets whom it was for; one that was accepted stays', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  for (const email of ['one@posta.example', 'two@posta.example']) await inviteTo(app, owner, { email })
  await app.portal.db.updateTable('invite').set({ name: 'Nino' }).execute()
  await app.portal.db
    .updateTable('invite')
    .set({ accepted_at: app.clock.now(), accepted_by: owner.viewer.accountId })
    .where('email', '=', 'two@posta.example')
    .execute()
  app.clock.advance(60 * day)
  await sweep(app)
  const invites = await app.portal.db.selectFrom('invite').select(['email', 'name']).orderBy('id').execute()
  expect(invites).toEqual([
    { email: '', name: '' },
    { email: 'two@posta.example', name: 'Nino' },
  ])
})

test('there is one run a night, whichever of several workers comes first', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  for (const number of ['A', 'B', 'C']) await addOrder(app.portal, { of: dealer, number })
  pass(app, 11)
  await Promise.all([sweep(app), sweep(app), sweep(app)])
  await sweep(app)
  const all = await runs(app)
  expect(all.map(({ removed }) => removed)).toEqual([{ orders: 3, people: 1 }])
  app.clock.advance(day)
  await sweep(app)
  expect((await runs(app)).map(({ removed }) => removed)).toEqual([{}, { orders: 3, people: 1 }])
})

test('a run that was killed goes on at a later look, and its report counts all of it', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  for (const number of ['A', 'B']) await addOrder(app.portal, { of: dealer, number })
  pass(app, 11)
  const stopping = new AbortController()
  stopping.abort()
  await sweep(app, stopping.signal)
  expect(await runs(app)).toMatchObject([{ removed: {}, ended_at: null }])
  expect((await idsIn(app, 'sales_order')).length).toBe(2)
  // Another worker may be at it: only when nothing has happened for long is it taken up.
  await sweep(app)
  expect((await idsIn(app, 'sales_order')).length).toBe(2)
  app.clock.advance(60 * 60_000)
  await sweep(app)
  expect(await runs(app)).toMatchObject([{ removed: { orders: 2, people: 1 }, ended_at: app.clock.now() }])
})

test('no transaction removes more than a few hundred rows', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await addOrder(app.portal, { of: dealer })
  await sql`
    insert into sales_order (company_id, number, status, created_at, changed_at, order_date, currency, net_amount,
      vat_amount, total_amount, line_count, quantity_outstanding, search)
    select company_id, n::text, status, created_at, changed_at, order_date, currency, net_amount,
      vat_amount, total_amount, line_count, quantity_outstanding, search
    from sales_order, generate_series(1, 450) as n`.execute(app.portal.db)
  pass(app, 11)
  const queries = await app.queriesOf(() => sweep(app))
  expect(queries.filter((text) => text.startsWith('delete from "sales_order"')).length).toBe(3)
  expect((await runs(app))[0]?.removed).toMatchObject({ orders: 451 })
})

test('an administrator sees what would go before a period is changed, and the report afterwards', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await closed(app, dealer, 'aesthetic')
  pass(app, 4)
  const admin = await app.staff('admin')
  const read = async () => readable(await (await app.fetch(page, as(admin))).text())
  expect(await read()).toContain('Ancora nessuna esecuzione.')
  const send = (fields: Record<string, string>) => app.fetch(page, post(admin, { ...usual, ...fields }))
  const foreseen = readable(await (await send({ intent: 'foresee' })).text())
  expect(foreseen).toContain('1 intervento per danno estetico')
  expect(foreseen).toContain('Salva le durate')
  expect(readable(await (await send({ intent: 'foresee', aesthetic: '5' })).text())).toContain('Nulla da eliminare')
  expect((await idsIn(app, 'ticket')).length).toBe(1)
  expect(await savePeriods(app, admin, { aesthetic: '5' })).toBe(303)
  await sweep(app)
  expect((await idsIn(app, 'ticket')).length).toBe(1)
  expect(await savePeriods(app, admin)).toBe(303)
  app.clock.advance(day)
  await sweep(app)
  expect(await idsIn(app, 'ticket')).toEqual([])
  expect(await read()).toContain('1 intervento per danno estetico')
})

test('what goes every hour stands in the night’s report as well', async () => {
  const app = await openApp()
  const { accountId } = (await app.dealer()).viewer
  await app.portal.db
    .insertInto('draft')
    .values({
      account_id: accountId,
      form: 'product',
      submission: randomUUID(),
      fields: '[]',
      saved_at: app.clock.now(),
    })
    .execute()
  await goRound(app.portal)
  app.clock.advance(31 * day)
  // The first look after so long only sees that the clock has leapt.
  for (const _ of ['leapt', 'steady', 'later']) await goRound(app.portal)
  expect(await app.portal.db.selectFrom('draft').select('form').execute()).toEqual([])
  const admin = await app.staff('admin')
  expect(readable(await (await app.fetch(page, as(admin))).text())).toContain('1 bozza 1 sessione terminata')
})
