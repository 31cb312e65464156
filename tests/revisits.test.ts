import { randomUUID } from 'node:crypto'
import * as build from 'virtual:react-router/server-build'
import type { ServerBuild } from 'react-router'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readsOfPrimary } from '#app/kit/db/replica.server.ts'
import { createHandler } from '#app/handler.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { as, openApp, post } from '#tests/app.ts'
import { publishBrand } from '#tests/brand.ts'
import { publishForTest } from '#tests/catalogue.ts'
import { expectKept, shownTo } from './revisits.fixture.ts'

test('while nothing at all is written, a page that is asked for again costs the question who asks, and no other', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const { id } = await app.ticket({ of: dealer })
  for (const [person, address] of [
    [dealer, '/en/tickets'],
    [dealer, `/en/tickets/${id}.data`],
    [agent, '/console/tickets'],
    [agent, '/'],
  ] as const) {
    const { tag } = await shownTo(app, person, address)
    // Other tests write into databases of their own beside this one, on the same server.
    await expect
      .poll(async () => {
        const asked = await app.queriesOf(async () => {
          expect((await shownTo(app, person, address, tag ?? '')).status).toBe(304)
        })
        return asked.length
      })
      .toBe(1)
    await app.owner
      .updateTable('ticket')
      .set({ subject: `After ${address}` })
      .where('id', '=', id)
      .execute()
    expect((await shownTo(app, person, address, tag ?? '')).status).toBe(200)
  }
})

test('a ticket on which nothing has changed is answered without a body, by three questions to the database', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const agent = await app.staff()
  const { id } = await app.ticket({ of: dealer, awaiting: 'dealer' })
  for (const [person, address] of [
    [dealer, `/en/tickets/${id}.data`],
    [agent, `/console/tickets/${id}.data`],
  ] as const) {
    const first = await shownTo(app, person, address)
    expectKept(address, first)
    let again = first
    // Something that this page does not show, or it would not be looked for.
    await app.dealer()
    const asked = await app.queriesOf(async () => {
      again = await shownTo(app, person, address, first.tag ?? '')
    })
    // Who it is, what the ticket shows, and whether a bulletin concerns its bicycle.
    expect([again.status, again.body, again.tag, asked.length]).toEqual([304, '', first.tag, 3])
  }
})

test('who kept a page is sent no policy for its scripts, which would not run by a new one', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const first = await shownTo(app, dealer, '/en/tickets')
  expect(first.headers.get('content-security-policy')).toContain('nonce-')
  const again = await shownTo(app, dealer, '/en/tickets', first.tag ?? '')
  expect([again.status, again.headers.get('content-security-policy')]).toEqual([304, null])
})

test('what is no plain page is never kept', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const bare = await app.dealer({ modules: [] })
  const agent = await app.staff()
  const { id } = await app.ticket({ of: dealer })
  const { id: begun } = await app.ticket({ of: dealer })
  const draft = { form: `reply-${begun}`, submission: randomUUID(), message: 'Ecc' }
  expect((await app.fetch('/drafts', post(dealer, draft))).status).toBe(204)
  for (const [person, address] of [
    [dealer, '/en/tickets?notice=withdraw'],
    [dealer, '/en/tickets/99999'],
    [dealer, '/en/new-ticket'],
    // Its form bears a number by which it is sent once.
    [dealer, `/en/tickets/${id}`],
    [dealer, `/en/tickets/${begun}.data`],
    [dealer, `/en/tickets/${id}.data?before=7`],
    [agent, `/console/tickets/${id}`],
    [dealer, '/en/tickets/export.csv'],
    [dealer, '/en/tickets?q=a&q=b'],
    [bare, '/en/tickets'],
    [agent, '/en/tickets'],
    [agent, '/en/console/tickets?q=fork'],
    [agent, '/en/products?q=fork'],
    [agent, `/en/orders?company=${dealer.viewer.companyId}`],
    [agent, `/en/console/tickets?company=${dealer.viewer.companyId}`],
    [{ cookie: '' }, '/en/tickets'],
    [{ cookie: 'session=planted' }, '/en/tickets'],
  ] as const) {
    const { headers } = await app.fetch(address, as(person))
    expect([address, headers.get('etag'), headers.get('cache-control')]).toEqual([
      address,
      null,
      expect.stringContaining('no-store'),
    ])
  }
  const sent = await app.fetch(`/en/tickets/${id}`, post(dealer, { message: '', submission: randomUUID() }))
  expect(sent.headers.get('etag')).toBeNull()
})

test('who asks for the head of a list alone is told its tag', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const [list, head] = [
    await app.fetch('/en/tickets', as(dealer)),
    await app.fetch('/en/tickets', as(dealer, { method: 'HEAD' })),
  ]
  expect(head.headers.get('etag')).toMatch(/^W\/"/)
  expect(head.headers.get('etag')).toBe(list.headers.get('etag'))
})

test('a list that could not be read is never kept', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const db = app.portal.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (result.rows.some((row) => 'serialNumber' in row)) throw new Error('The disk hums')
      return result
    },
  })
  await app.ticket({ of: dealer })
  const broken = await ask({ ...app.portal, db, reads: readsOfPrimary({ db, slowDb: db }) }, dealer, '/en/tickets')
  expect([broken.status, broken.headers.get('etag'), broken.headers.get('cache-control')]).toEqual([
    500,
    null,
    'no-store',
  ])
  expect(app.errors()).toHaveLength(1)
})

test('only the very tag brings no page: not somebody else’s, not another session’s, not one of another build, nor a star', async () => {
  const app = await openApp()
  const rossi = await app.dealer()
  const colleague = await app.dealer({ company: rossi })
  const workshop = await app.dealer({ company: rossi, role: 'workshop' })
  const bianchi = await app.dealer()
  const tagOf = async (person: { cookie: string }, address = '/en/tickets') =>
    (await shownTo(app, person, address)).tag ?? ''
  const own = await tagOf(rossi)
  const ofOthers = await Promise.all([colleague, workshop, bianchi].map((one) => tagOf(one)))
  const elsewhere = await Promise.all(
    ['/tickets', '/en/tickets.data', '/en/tickets?stage=new_request', '/en/tickets?'].map((one) => tagOf(rossi, one)),
  )
  const ofAnother = (await ask(app.portal, rossi, '/en/tickets', { buildId: 'another' })).headers.get('etag') ?? ''
  const ofUnsent = { ...app.portal, settings: { ...app.portal.settings, sendsMail: false } }
  const withoutMail = (await ask(ofUnsent, rossi, '/en/tickets')).headers.get('etag') ?? ''
  const foreign = [...ofOthers, ...elsewhere.slice(0, 3), ofAnother, withoutMail]
  expect(new Set([own, ...foreign]).size).toBe(foreign.length + 1)
  const long = `"${'a'.repeat(8192)}"`
  const none = ['*', '', 'W/""', '""', ',', own.slice(0, -2), own.replaceAll('"', ''), own.toUpperCase(), long]
  for (const tag of [...foreign, ...none, foreign.join(', ')]) {
    const { status, body } = await shownTo(app, rossi, '/en/tickets', tag)
    expect([tag.slice(0, 40), status, body.includes('<html')]).toEqual([tag.slice(0, 40), 200, true])
  }
  for (const tag of [own, own.replace('W/', ''), `${foreign.join(', ')} , ${own}`, `*, ${own}`, `${long},${own}`])
    expect([tag.slice(0, 40), (await shownTo(app, rossi, '/en/tickets', tag)).status]).toEqual([tag.slice(0, 40), 304])
})

test('a page that shows the same keeps its tag, in whatever order the database hands out the modules of a company', async () => {
  const app = await openApp()
  const rossi = await app.dealer()
  const { tag } = await shownTo(app, rossi, '/en/tickets')
  await sql`update company_module set state = state where module = 'tickets'`.execute(app.owner)
  // A table that is known to be small is read from its beginning, and no longer by its index.
  await sql`analyze company_module`.execute(app.owner)
  expect(await shownTo(app, rossi, '/en/tickets', tag ?? '')).toMatchObject({ status: 304, tag })
})

test('a page whose records change while it is answered has the tag of what it shows, and that of what is so now is another', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer, subject: 'Before' })
  const rename = (subject: string) => app.owner.updateTable('ticket').set({ subject }).where('id', '=', id).execute()
  const db = app.portal.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (result.rows.some((row) => 'serialNumber' in row)) await rename('After the list')
      return result
    },
  })
  const raced = await ask({ ...app.portal, db, reads: readsOfPrimary({ db, slowDb: db }) }, dealer, '/en/tickets')
  const tag = raced.headers.get('etag') ?? ''
  expect(tag).toMatch(/^W/)
  const again = await shownTo(app, dealer, '/en/tickets', tag)
  expect([again.status, again.body.includes('After the list')]).toEqual([200, true])
})

test('whose role, licence, name or session is another than a moment ago is answered as who they are now', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ role: 'owner' })
  const { companyId, accountId } = dealer.viewer
  const account = app.owner.updateTable('account').where('id', '=', accountId)
  const licence = app.owner.updateTable('company_module').where('company_id', '=', companyId)
  const session = app.owner.updateTable('session').where('account_id', '=', accountId)
  const later = new Date(app.clock.now().getTime() + 60_000)
  const changes: [string, number, () => Promise<unknown>, () => Promise<unknown>][] = [
    ['role', 200, () => account.set({ role: 'sales' }).execute(), () => account.set({ role: 'owner' }).execute()],
    [
      'licence',
      403,
      () => licence.where('module', '=', 'tickets').set({ state: 'requested', requested_at: later }).execute(),
      () => licence.where('module', '=', 'tickets').set({ state: 'active', requested_at: null }).execute(),
    ],
    ['name', 200, () => account.set({ name: 'Anna' }).execute(), () => account.set({ name: 'Marco Rossi' }).execute()],
    [
      'approval',
      403,
      () => account.set({ approved_at: null }).execute(),
      () => account.set({ approved_at: later }).execute(),
    ],
    [
      'account',
      401,
      () => account.set({ disabled_at: later }).execute(),
      () => account.set({ disabled_at: null }).execute(),
    ],
    [
      'session',
      401,
      () => session.set({ ends_at: new Date(0) }).execute(),
      () => session.set({ ends_at: new Date('2027-01-01') }).execute(),
    ],
  ]
  for (const [what, status, make, undo] of changes) {
    const { tag } = await shownTo(app, dealer, '/en/tickets')
    await make()
    const now = await shownTo(app, dealer, '/en/tickets', tag ?? '')
    expect([what, now.status, now.tag === tag]).toEqual([what, status, false])
    await undo()
  }
  const { tag } = await shownTo(app, dealer, '/en/tickets')
  expect((await shownTo(app, dealer, '/en/tickets', tag ?? '')).status).toBe(304)
  await app.fetch('/en/sign-out', post(dealer, {}))
  expect((await shownTo(app, dealer, '/en/tickets', tag ?? '')).status).toBe(401)
})

test('a look at a company’s portal ends with its hour, page by page', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const admin = await app.staff('admin')
  await app.ticket({ of: dealer })
  const own = await shownTo(app, admin, '/en/console/tickets')
  const until = new Date(app.clock.now().getTime() + 60 * 60_000)
  await app.owner
    .updateTable('session')
    .set({ sees_company: dealer.viewer.companyId, sees_until: until })
    .where('account_id', '=', admin.viewer.accountId)
    .execute()
  const seen = await shownTo(app, admin, '/en/tickets')
  expect([seen.status, (await shownTo(app, admin, '/en/tickets', seen.tag ?? '')).status]).toEqual([200, 304])
  expect((await shownTo(app, admin, '/en/console/tickets', own.tag ?? '')).status).toBe(404)
  app.clock.advance(61 * 60_000)
  const after = await app.fetch('/en/tickets', as(admin, { headers: { 'if-none-match': seen.tag ?? '' } }))
  expect(after.status).toBe(302)
})

test('a new day, a published brand and a published catalogue change the tag of every page', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  let { tag } = await shownTo(app, dealer, '/en/tickets')
  for (const act of [
    () => publishBrand(app, { name: 'Bici Bianchi' }),
    () => publishForTest(app, (catalogue) => ({ ...catalogue, answers: [] })),
    async () => app.clock.advance(24 * 60 * 60_000),
  ]) {
    await act()
    const now = await shownTo(app, dealer, '/en/tickets', tag ?? '')
    expect([now.status, now.tag === tag]).toEqual([200, false])
    ;({ tag } = now)
  }
})

/** An application around another portal, or of another build. */
async function ask(portal: Portal, person: { cookie: string }, address: string, { buildId = 'test' } = {}) {
  const handle = createHandler(portal, build as ServerBuild, { buildId, isReady: async () => true })
  const headers = { host: 'portal.test', cookie: person.cookie }
  const request = new Request(new URL(address, 'http://portal.test'), { headers })
  return (await handle(request, { address: '192.0.2.1', allowLongBody: () => undefined })).response
}
