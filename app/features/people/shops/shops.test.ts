import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { as, type Member, openApp, post, type Staff } from '#tests/app.ts'
import { readSpans, writeSpans } from './shops.ts'

type App = Awaited<ReturnType<typeof openApp>>

const shop = {
  intent: 'save',
  name: 'Negozio in centro',
  street: 'Via Roma 3',
  postcode: '33100',
  city: 'Udine',
  country: 'IT',
  monday: '9-12:30, 15-19',
  saturday: '9:00–13:00',
  way_in: 'Dal cortile',
}

function add(app: App, by: Member | Staff, fields: Record<string, string> = {}, page = '/en/user/company/shops/new') {
  return app.fetch(page, post(by, { submission: randomUUID(), ...shop, ...fields }))
}

async function textAt(app: App, address: string, by: Member | Staff): Promise<string> {
  const answer = await app.fetch(address, as(by))
  expect(answer.status).toBe(200)
  return (await answer.text()).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

/** Sends the form of a shop as its page shows it. */
async function saveAs(app: App, by: Member | Staff, page: string, fields: Record<string, string>) {
  const version = versionIn(await (await app.fetch(page, as(by))).text())
  return app.fetch(page, post(by, { ...shop, submission: randomUUID(), version, ...fields }))
}

function versionIn(form: string): string {
  return /name="version" value="([^"]+)"/.exec(form)?.[1] ?? ''
}

async function onlyId(app: App): Promise<number> {
  return (await app.portal.db.selectFrom('shop').select('id').executeTakeFirstOrThrow()).id
}

function read(typed: string): string | undefined {
  const spans = readSpans(typed)
  return spans && writeSpans(spans)
}

test('hours are read as people write them, and refused where they are none', () => {
  expect(read('9-12:30, 15-19')).toBe('09:00–12:30, 15:00–19:00')
  expect(read('9.00 – 12.30 / 15h30 - 19h')).toBe('09:00–12:30, 15:30–19:00')
  expect(read('8-12; 14-24')).toBe('08:00–12:00, 14:00–24:00')
  expect(read('  ')).toBe('')
  for (const wrong of ['chiuso', '9', '12-9', '9-9', '9-25', '9-12:60', '9-12, 11-14', '1-2,3-4,5-6,7-8,9-10'])
    expect([wrong, read(wrong)]).toEqual([wrong, undefined])
})

test('an owner adds a shop, its colleagues and staff read it, nobody else does', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const [sales, workshop] = [
    await app.dealer({ company: owner, role: 'sales' }),
    await app.dealer({ company: owner, role: 'workshop' }),
  ]
  const stranger = await app.dealer()
  const answer = await add(app, owner)
  expect(answer.headers.get('location')).toBe('/en/user/company/shops?notice=added')
  for (const reader of [owner, sales, workshop]) {
    const page = await textAt(app, '/en/user/company/shops', reader)
    expect(page).toContain('Via Roma 3, 33100 Udine, Italy')
    expect(page).toContain('Monday: 09:00–12:30, 15:00–19:00')
    expect(page).toContain('Sunday: closed')
    // The country's, where none was chosen.
    expect(page).toContain('Europe/Rome')
  }
  expect(await textAt(app, '/en/user/company/shops', stranger)).not.toContain('Via Roma')
  const console = `/en/console/companies/${owner.viewer.companyId}`
  for (const staff of [await app.staff('agent'), await app.staff('admin')])
    expect(await textAt(app, console, staff)).toMatch(/Via Roma 3.*Shop added.*Marco Rossi.*Negozio in centro/)
  const own = `/en/user/company/shops/${await onlyId(app)}`
  expect((await app.fetch(own, as(stranger))).status).toBe(404)
  expect((await app.fetch(own, post(stranger, { intent: 'remove' }))).status).toBe(404)
  const elsewhere = `/en/console/companies/${stranger.viewer.companyId}/shops/${await onlyId(app)}`
  expect((await app.fetch(elsewhere, as(await app.staff('admin')))).status).toBe(404)
})

test('only the owner and administrators change shops; a rider has none', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const sales = await app.dealer({ company: owner, role: 'sales' })
  const rider = await app.dealer({ role: 'customer' })
  await add(app, owner)
  const own = `/en/user/company/shops/${await onlyId(app)}`
  const page = await (await app.fetch('/en/user/company/shops', as(sales))).text()
  expect(page).not.toContain('/en/user/company/shops/')
  expect((await app.fetch('/en/user/company/shops/new', as(sales))).status).toBe(404)
  expect((await add(app, sales)).status).toBe(403)
  for (const intent of ['save', 'remove', 'close', 'reopen'])
    expect((await app.fetch(own, post(sales, { ...shop, submission: randomUUID(), intent }))).status).toBe(403)
  expect((await app.fetch('/en/user/company/shops', as(rider))).status).toBe(404)
  expect((await add(app, rider)).status).toBe(404)
  const admin = await app.staff('admin')
  const ofRider = `/en/console/companies/${rider.viewer.companyId}/shops/new`
  expect((await app.fetch(ofRider, as(admin))).status).toBe(404)
  expect((await add(app, admin, {}, ofRider)).status).toBe(404)
  const ofDealer = `/en/console/companies/${owner.viewer.companyId}/shops/new`
  expect((await add(app, await app.staff('agent'), {}, ofDealer)).status).toBe(404)
  expect((await add(app, admin, { name: 'Da noi' }, ofDealer)).status).toBe(303)
  expect(await textAt(app, '/en/user/company/shops', owner)).toContain('Da noi')
})

test('a shop is changed and removed, with what was changed in the history', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const submission = randomUUID()
  for (const _ of [1, 2]) await add(app, owner, { submission })
  const own = `/en/user/company/shops/${await onlyId(app)}`
  const fields = { city: 'Trieste', monday: '', time_zone: 'Europe/Vienna' }
  for (const _ of [1, 2]) expect((await saveAs(app, owner, own, fields)).status).toBe(303)
  expect(await textAt(app, '/en/user/company/shops', owner)).toMatch(/33100 Trieste.*Europe\/Vienna.*Monday: closed/)
  const company = `/en/console/companies/${owner.viewer.companyId}`
  const history = await textAt(app, company, await app.staff())
  expect(history).toContain('Negozio in centro: City, Time zone, Opening hours')
  expect(history.match(/Shop changed/g)).toHaveLength(1)
  const removed = await app.fetch(own, post(owner, { intent: 'remove' }))
  expect(removed.headers.get('location')).toBe('/en/user/company/shops?notice=removed')
  expect(await textAt(app, '/en/user/company/shops', owner)).toContain('No shops yet.')
  expect(await textAt(app, company, await app.staff())).toContain('Shop deleted')
  // By a page gone back to.
  expect((await add(app, owner, { submission })).status).toBe(303)
  expect(await textAt(app, '/en/user/company/shops', owner)).toContain('Negozio in centro')
})

test('a shop that somebody has changed since is not written over: its form comes back with what was typed, and saves once that was seen', async () => {
  const app = await openApp()
  const [owner, admin] = [await app.dealer(), await app.staff('admin')]
  await add(app, owner)
  const own = `/en/user/company/shops/${await onlyId(app)}`
  const ofStaff = `/en/console/companies/${owner.viewer.companyId}/shops/${await onlyId(app)}`
  const version = versionIn(await (await app.fetch(own, as(owner))).text())
  expect((await saveAs(app, admin, ofStaff, { monday: '8-12' })).status).toBe(303)
  const save = (fields: Record<string, string>) =>
    app.fetch(own, post(owner, { ...shop, submission: randomUUID(), phone: '+39 0432 1234', ...fields }))
  const wrong = await save({ version, email: 'x' })
  expect([wrong.status, versionIn(await wrong.text())]).toEqual([400, version])
  const refused = await save({ version })
  const form = await refused.text()
  expect(refused.status).toBe(409)
  for (const shown of ['value="+39 0432 1234"', 'Someone else has changed this shop', 'See what is saved now'])
    expect(form).toContain(shown)
  for (const shown of ['Saved now: 08:00–12:00']) expect(form).toContain(shown)
  expect(await textAt(app, '/en/user/company/shops', owner)).toContain('Monday: 08:00–12:00')
  const again = { version: versionIn(form), monday: '8-12' }
  for (const _ of ['first', 'once more']) expect((await save(again)).status).toBe(303)
  expect(await textAt(app, '/en/user/company/shops', owner)).toMatch(/Monday: 08:00–12:00/)
})

test('closed days are added and taken away, and those that are over are not shown', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  await add(app, owner)
  const shopId = await onlyId(app)
  const own = `/en/user/company/shops/${shopId}`
  const close = (from: string, to = '') => app.fetch(own, post(owner, { intent: 'close', from, to }))
  expect((await close('2026-12-25')).status).toBe(303)
  expect((await close('2027-08-09', '2027-08-22')).status).toBe(303)
  const over = { shop_id: shopId, from_day: '2026-11-01', to_day: '2026-11-02' }
  await app.portal.db.insertInto('shop_closure').values(over).execute()
  expect((await close('2027-08-09', '2027-08-01')).status).toBe(400)
  const page = await textAt(app, '/en/user/company/shops', owner)
  expect(page).toMatch(/25 Dec 2026.*9 Aug 2027 – 22 Aug 2027/)
  expect(page).not.toContain('1 Nov 2026')
  const [closure] = await app.portal.db.selectFrom('shop_closure').select('id').orderBy('id').execute()
  const open = (id: number | undefined) => app.fetch(own, post(owner, { intent: 'reopen', closure: `${id}` }))
  expect((await open(closure?.id)).status).toBe(303)
  expect((await open(999_999)).status).toBe(404)
  expect(await textAt(app, '/en/user/company/shops', owner)).not.toContain('25 Dec 2026')
})

test('closed days that are over are refused with what was typed', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  await add(app, owner)
  const own = `/en/user/company/shops/${await onlyId(app)}`
  const close = (from: string, to: string) => app.fetch(own, post(owner, { intent: 'close', from, to }))
  for (const [from, to] of [
    ['2026-11-20', ''],
    ['2026-11-01', '2026-11-20'],
  ] as const) {
    const answer = await close(from, to)
    expect([from, answer.status]).toEqual([from, 400])
    const page = await answer.text()
    expect(page).toContain('These days are over.')
    expect(page).toContain(`value="${from}"`)
  }
  // What ends today is not over.
  expect((await close('2026-11-20', '2026-11-21')).status).toBe(303)
  const closures = app.portal.db.selectFrom('shop_closure').select(['from_day', 'to_day'])
  expect(await closures.execute()).toEqual([{ from_day: '2026-11-20', to_day: '2026-11-21' }])
})

test('what cannot be a shop is refused with what was typed', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  for (const fields of [
    { name: '' },
    { monday: 'sempre' },
    { country: 'XX' },
    { time_zone: 'Marte/Nord' },
    { email: 'x' },
  ])
    expect([fields, (await add(app, owner, fields)).status]).toEqual([fields, 400])
  const page = await (await add(app, owner, { monday: 'sempre' })).text()
  expect(page).toContain('value="sempre"')
  expect(page).toContain('Write the hours like')
})

test('a time zone is one of those offered, and one that the database knows; another comes back as it was typed', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  // Browsers know them: the database does not, or takes them for others.
  for (const zone of ['Canada/East-Saskatchewan', 'US/Pacific-New', 'IST', 'ACT', '+02:00']) {
    const answer = await add(app, owner, { time_zone: zone, name: 'Chez nous' })
    expect([zone, answer.status]).toEqual([zone, 400])
    const page = await answer.text()
    expect(page).toContain('Choose one of the time zones.')
    expect(page).toMatch(/id="shop-time_zone"[^>]*aria-invalid="true"/)
    expect(page).toContain('value="Chez nous"')
  }
  for (const zone of ['UTC', 'America/Regina', 'Asia/Calcutta'])
    expect([zone, (await add(app, owner, { time_zone: zone })).status]).toEqual([zone, 303])
  const own = `/en/user/company/shops/${(await app.portal.db.selectFrom('shop').select('id').execute())[0]?.id}`
  const change = { ...shop, submission: randomUUID(), time_zone: 'Canada/East-Saskatchewan' }
  expect((await app.fetch(own, post(owner, change))).status).toBe(400)
  // Nor by hand: one row would stop what is read of all shops in one statement.
  const byHand = app.owner.updateTable('shop').set({ time_zone: 'Canada/East-Saskatchewan' }).execute()
  await expect(byHand).rejects.toThrow('shop_time_zone_known')
})

test('shops that were kept with a zone the database does not know, or takes for another, have their country’s', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  await add(app, owner)
  await add(app, owner, { country: 'CA' })
  await add(app, owner, { country: 'CA', time_zone: 'America/Toronto' })
  const zones = ['Canada/East-Saskatchewan', 'IST', 'America/Toronto']
  await app.owner.transaction().execute(async (tx) => {
    await sql`alter table shop drop constraint shop_time_zone_known`.execute(tx)
    await sql`drop function is_time_zone`.execute(tx)
    await sql`update shop set time_zone = (${zones}::text[])[1 + id - (select min(id) from shop)]`.execute(tx)
    const migration = path.join(rootDir, 'db/migrations/0226-time-zones-the-database-knows.sql')
    await sql.raw(readFileSync(migration, 'utf8')).execute(tx)
  })
  const kept = await app.portal.db.selectFrom('shop').select('time_zone').orderBy('id').execute()
  expect(kept.map((one) => one.time_zone)).toEqual(['Europe/Rome', 'America/Vancouver', 'America/Toronto'])
})

test('a new shop begins in its company’s country, for its owner as for staff', async () => {
  const app = await openApp()
  const [owner, admin] = [await app.dealer(), await app.staff('admin')]
  const { companyId } = owner.viewer
  await app.portal.db.updateTable('company').set({ country: 'FR' }).where('id', '=', companyId).execute()
  const pages = [
    await app.fetch('/en/user/company/shops/new', as(owner)),
    await app.fetch(`/en/console/companies/${companyId}/shops/new`, as(admin)),
  ]
  for (const page of pages) expect(await page.text()).toMatch(/<option[^>]*value="FR"[^>]*selected/)
})
