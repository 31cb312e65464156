import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, openApp, post, type Staff } from '#tests/app.ts'
import { companyByCustomerNumber } from './company-facts.server.ts'

type App = Awaited<ReturnType<typeof openApp>>

const facts = {
  name: 'Cycles Martin',
  customer_number: ' c 00100 ',
  country: 'FR',
  vat_number: 'fr 83 404833048',
  locale: 'fr',
  street: '3 rue des Lilas',
  postcode: '69002',
  city: 'Lyon',
  phone: '+33 4 72 00 00 00',
  email: 'Compta@Martin.example',
}

function create(app: App, by: { cookie: string }, fields: Record<string, string> = {}): Promise<Response> {
  return app.fetch('/en/console/companies/new', post(by, { submission: randomUUID(), ...facts, ...fields }))
}

function pageIn(answer: Response): string {
  return answer.headers.get('location')?.split('?')[0] ?? ''
}

/** Sends the form of a company as its page shows it, with something else in some fields. */
async function change(app: App, by: { cookie: string }, page: string, fields: Record<string, string>) {
  const form = await (await app.fetch(`${page}/edit`, as(by))).text()
  return app.fetch(`${page}/edit`, post(by, { ...facts, version: versionIn(form), ...fields }))
}

function versionIn(form: string): string {
  return /name="version" value="([^"]+)"/.exec(form)?.[1] ?? ''
}

async function textAt(app: App, address: string, by: Staff): Promise<string> {
  const answer = await app.fetch(address, as(by))
  expect(answer.status).toBe(200)
  return (await answer.text()).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('an administrator creates a company, and everything typed stands on its page with who did it', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const answer = await create(app, admin)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toMatch(/\?notice=created/)
  const page = await textAt(app, pageIn(answer), admin)
  for (const text of [
    'Cycles Martin',
    'C00100',
    'FR83404833048',
    '3 rue des Lilas, 69002 Lyon',
    'compta@martin.example',
  ])
    expect(page).toContain(text)
  expect(page).toMatch(/History.*Company created.*Giulia Conti/)
  const stored = await app.portal.db.selectFrom('company_module').select('module').execute()
  expect(stored.map(({ module }) => module).toSorted()).toEqual(['products', 'tickets', 'user-guides'])
})

test('a form that creates a company creates one, sent twice or twice at once', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const submission = randomUUID()
  const answers = await Promise.all([create(app, admin, { submission }), create(app, admin, { submission })])
  answers.push(await create(app, admin, { submission }))
  expect(new Set(answers.map(pageIn)).size).toBe(1)
  expect(await app.portal.db.selectFrom('company').select('id').execute()).toHaveLength(1)
})

test('a customer number is one company’s, however it is written and no matter who comes first', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const both = await Promise.all([
    create(app, admin, { name: 'Uno' }),
    create(app, admin, { name: 'Due', customer_number: 'C00100' }),
  ])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([303, 400]))
  const refused = await create(app, admin, { name: 'Tre', customer_number: 'c 00 100' })
  expect(refused.status).toBe(400)
  const page = await refused.text()
  expect(page).toMatch(/This customer number already belongs to (?:Uno|Due)\./)
  expect(page).toContain('value="c 00 100"')
  expect(await companyByCustomerNumber(app.portal.db, ' C 00100')).toMatchObject({ customerNumber: 'C00100' })
  expect(await companyByCustomerNumber(app.portal.db, 'C0010')).toBeUndefined()
  expect(await companyByCustomerNumber(app.portal.db, ' ')).toBeUndefined()
  // Many have none.
  for (const name of ['Quattro', 'Cinque'])
    expect((await create(app, admin, { name, customer_number: '', vat_number: '' })).status).toBe(303)
})

/** What the page shows of companies that may be the same one, and what its button would send of them. */
async function alikeIn(answer: Response) {
  const html = await answer.text()
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(Same [^<]*)/g)].map(([, to, words]) => `${to} ${words}`)
  const button = /<button[^>]*type="submit"[^>]*>(?:<[^>]*>)*([^<]*anyway)/.exec(html)?.[1]
  return { status: answer.status, links, button, noticed: /name="noticed" value="([^"]*)"/.exec(html)?.[1] ?? '' }
}

test('a company with the VAT number of another, or with its name in its town, is pointed out and created by a second press', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const first = pageIn(await create(app, admin))
  const byVat = { name: 'Altro', customer_number: 'C2', vat_number: 'FR83.404.833.048', city: 'Paris' }
  const asked = await alikeIn(await create(app, admin, byVat))
  expect(asked).toMatchObject({
    status: 400,
    links: [`${first} Same VAT number as Cycles Martin (C00100, Lyon)`],
    button: 'Create anyway',
  })
  expect((await create(app, admin, { ...byVat, noticed: asked.noticed })).status).toBe(303)
  const byName = { name: 'CYCLES  martin', customer_number: 'C3', vat_number: '' }
  const named = await alikeIn(await create(app, admin, byName))
  expect(named).toMatchObject({ status: 400, links: [`${first} Same name as Cycles Martin (C00100, Lyon)`] })
  // What was seen of another is not what is asked now.
  expect((await create(app, admin, { ...byName, noticed: '0' })).status).toBe(400)
  expect((await create(app, admin, { ...byName, city: 'Nice' })).status).toBe(303)
  expect(await app.portal.db.selectFrom('company').select('id').execute()).toHaveLength(3)
})

test('a company’s VAT number changed to another’s is pointed out and saved by a second press, and what was so before is not asked again', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const first = pageIn(await create(app, admin))
  const own = { name: 'Altro', customer_number: 'C2', city: 'Nice' }
  const page = pageIn(await create(app, admin, { ...own, vat_number: '' }))
  const asked = await alikeIn(await change(app, admin, page, own))
  expect(asked).toMatchObject({
    status: 400,
    links: [`${first} Same VAT number as Cycles Martin (C00100, Lyon)`],
    button: 'Save anyway',
  })
  expect((await change(app, admin, page, { ...own, noticed: asked.noticed })).status).toBe(303)
  expect(await textAt(app, page, admin)).toContain('FR83404833048')
  expect((await change(app, admin, page, { ...own, phone: '' })).status).toBe(303)
})

test('what cannot be is refused with what was typed', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const wrong = [
    { name: ' ' },
    { name: 'www.truffa.example' },
    { country: 'XX' },
    { locale: 'de' },
    { vat_number: 'FR1' },
    { email: 'nessuno' },
    { phone: 'chiamami' },
    { customer_number: 'C;DROP' },
    { customer_number: 'C'.repeat(41) },
    { city: 'Lyon\nParis' },
  ]
  for (const fields of wrong) expect([fields, (await create(app, admin, fields)).status]).toEqual([fields, 400])
  expect(await app.portal.db.selectFrom('company').select('id').execute()).toEqual([])
})

test('a change of a company says by whom, when and from what to what; a form that changes nothing says nothing', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const page = pageIn(await create(app, admin))
  const fields = { name: 'Martin & fils', country: 'IT', vat_number: '', locale: 'it', phone: '' }
  for (const _ of [1, 2]) expect((await change(app, admin, page, fields)).status).toBe(303)
  const text = await textAt(app, page, admin)
  expect(text).toMatch(/Name: Cycles Martin → Martin (?:&amp;|&) fils/)
  expect(text).toContain('Country: France → Italy')
  expect(text).toContain('Language: Français → Italiano')
  expect(text).toContain('Phone: +33 4 72 00 00 00 → –')
  expect(text.match(/Details changed/g)).toHaveLength(1)
})

test('a company that somebody has changed since is not written over: its form comes back with what was typed, and saves once that was seen', async () => {
  const app = await openApp()
  const [admin, other] = [await app.staff('admin'), await app.staff('admin')]
  const page = pageIn(await create(app, admin))
  const version = versionIn(await (await app.fetch(`${page}/edit`, as(admin))).text())
  const save = (fields: Record<string, string>) => app.fetch(`${page}/edit`, post(admin, { ...facts, ...fields }))
  expect((await change(app, other, page, { customer_number: 'C-0815' })).status).toBe(303)
  // A mistake of one's own does not let it through either.
  const wrong = await save({ version, vat_number: 'FR1' })
  expect([wrong.status, versionIn(await wrong.text())]).toEqual([400, version])
  const refused = await save({ version, phone: '+33 4 72 11 11 11' })
  expect(refused.status).toBe(409)
  const form = await refused.text()
  for (const shown of ['value="+33 4 72 11 11 11"', 'Someone else, or an import, has changed', 'See what is saved now'])
    expect(form).toContain(shown)
  for (const shown of ['Saved now: C-0815', 'Saved now: +33 4 72 00 00 00']) expect(form).toContain(shown)
  expect(await companyByCustomerNumber(app.portal.db, 'C-0815')).toMatchObject({ phone: '+33 4 72 00 00 00' })
  const again = { version: versionIn(form), phone: '+33 4 72 11 11 11', customer_number: 'C-0815' }
  for (const _ of ['first', 'once more']) expect((await save(again)).status).toBe(303)
  expect(await companyByCustomerNumber(app.portal.db, 'C-0815')).toMatchObject({ phone: '+33 4 72 11 11 11' })
})

test('terms hold from a day on, and what held before stays', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const page = pageIn(await create(app, admin))
  const set = (rate: string, day: string) =>
    app.fetch(`${page}/terms`, post(admin, { rate, currency: 'EUR', valid_from: day }))
  expect(await textAt(app, page, admin)).toContain('No labour rate has been set.')
  for (const [rate, day] of [
    ['42.50', '2026-01-01'],
    ['48', '2026-11-21'],
    ['55', '2027-01-01'],
  ] as const)
    expect((await set(rate, day)).status).toBe(303)
  expect(await textAt(app, page, admin)).toMatch(/Labour rate per hour €48\.00 Valid from 21 Nov 2026/)
  expect(await textAt(app, `${page}/terms`, admin)).toMatch(/€55\.00.*21 Nov 2026 \(in force\).*€48\.00.*€42\.50/)
  expect((await set('49', '2026-11-21')).status).toBe(303)
  expect(await textAt(app, page, admin)).toContain('€49.00 per hour from 21 Nov 2026 Before: €48.00')
  for (const rate of ['0', '-4', 'molto', '1000001'])
    expect([rate, (await set(rate, '2026-12-01')).status]).toEqual([rate, 400])
})

test('an owner is invited from the page of the company, in its language', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const page = pageIn(await create(app, admin))
  const form = await (await app.fetch(`${page}/invite`, as(admin))).text()
  expect(/<input [^>]*value="owner"[^>]*>/.exec(form)?.[0]).toContain('checked')
  expect(form).toMatch(/<option value="fr" selected/)
  const fields = { intent: 'invite', email: 'martin@posta.example', role: 'owner', locale: 'fr' }
  const sent = await app.fetch(`${page}/invite`, post(admin, fields))
  expect(sent.status).toBe(200)
  expect(await sent.text()).toMatch(/http:\/\/portal\.test\/fr\/invite\/[\w-]{43}/)
  for (const seen of [page, `${page}/invite`]) expect(await textAt(app, seen, admin)).toContain('martin@posta.example')
  await app.work()
  const mails = await app.portal.db.selectFrom('sent_mail').select(['to_address', 'body']).execute()
  expect(mails.map(({ to_address: to }) => to)).toEqual(['martin@posta.example'])
  expect(mails[0]?.body).toContain('Cycles Martin')
})

test('an agent reads the page of a company, is offered no change and can make none', async () => {
  const app = await openApp()
  const [admin, agent] = [await app.staff('admin'), await app.staff('agent')]
  const page = pageIn(await create(app, admin))
  const read = await (await app.fetch(page, as(agent))).text()
  expect(read).toContain('Cycles Martin')
  for (const way of ['/edit', '/terms', '/invite', '/console/licences/', '/people/']) expect(read).not.toContain(way)
  for (const way of ['/edit', '/terms', '/invite']) expect((await app.fetch(page + way, as(agent))).status).toBe(404)
  expect((await app.fetch(`${page}/edit`, post(agent, facts))).status).toBe(404)
})

test('a company is a dealer’s or a rider’s, and changes its kind while nothing hangs on it', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const page = pageIn(await create(app, admin, { kind: 'customer', name: 'Elena Ferri', customer_number: 'E1' }))
  expect(await textAt(app, page, admin)).toMatch(/Kind\s+Rider/)
  const turn = (fields: Record<string, string>) => change(app, admin, page, { customer_number: 'E1', ...fields })
  expect((await turn({ kind: 'dealer' })).status).toBe(303)
  // A form that does not say it changes nothing of it.
  expect((await turn({})).status).toBe(303)
  const text = await textAt(app, page, admin)
  expect(text).toMatch(/Kind\s+Dealer/)
  expect(text).toContain('Kind: Rider → Dealer')
  const id = Number(/\d+$/.exec(page)?.[0])
  const shop = { company_id: id, submission: randomUUID(), name: 'Centro', created_at: app.clock.now() }
  const nowhere = { street: '', postcode: '', city: '', country: 'FR', phone: '', email: '', hours: '[]', way_in: '' }
  await app.portal.db
    .insertInto('shop')
    .values({ ...shop, ...nowhere, time_zone: 'Europe/Paris' })
    .execute()
  const refused = await turn({ kind: 'customer' })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('The kind cannot be changed: the company has shops. Delete them first.')
  const owner = await app.dealer()
  const other = `/en/console/companies/${owner.viewer.companyId}`
  const kept = await change(app, admin, other, { customer_number: '', kind: 'customer' })
  expect(await kept.text()).toContain('there are people in the company')
})
