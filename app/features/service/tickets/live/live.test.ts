import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { serve } from '#tests/live.ts'

type App = Awaited<ReturnType<typeof openApp>>

async function reply(app: App, person: { cookie: string }, id: number, side: 'company' | 'maker' = 'company') {
  const fields = { intent: 'reply', submission: randomUUID(), message: 'Ecco la foto.', awaiting: 'dealer' }
  const page = side === 'maker' ? `/console/tickets/${id}` : `/tickets/${id}`
  expect((await app.fetch(page, post(person, fields))).status).toBe(303)
}

async function note(app: App, person: { cookie: string }, id: number) {
  const fields = { intent: 'note', submission: randomUUID(), note: 'Attenzione.' }
  expect((await app.fetch(`/console/tickets/${id}`, post(person, fields))).status).toBe(303)
}

/** Instead of every few seconds. */
const often = { look: 100, watch: 100 }

test('a reply is heard by the open pages of both sides at every server, and by nobody it does not concern', async () => {
  const app = await openApp()
  const [rossi, bianchi, agent] = [await app.dealer(), await app.dealer({ name: 'Anna Bianchi' }), await app.staff()]
  const [here, there] = [await serve(app), await serve(app)]
  const pages = [await here.listen(rossi), await there.listen(rossi), await there.listen(agent)]
  const foreign = [await here.listen(bianchi), await there.listen(bianchi)]
  const { id } = await app.ticket({ of: rossi })
  await reply(app, agent, id, 'maker')
  for (const page of pages) await page.hears(`tickets [${id}]`)
  // What comes behind it has come: so would have the other.
  const own = await app.ticket({ of: bianchi })
  await reply(app, bianchi, own.id)
  for (const page of foreign) await page.hears(`tickets [${own.id}]`)
  for (const page of foreign) expect(page.raw()).not.toContain(String(id))
})

test('of a note among staff no customer’s page hears', async () => {
  const app = await openApp()
  const [rossi, agent] = [await app.dealer(), await app.staff()]
  const server = await serve(app)
  const { id } = await app.ticket({ of: rossi })
  const [dealers, staffs] = [await server.listen(rossi), await server.listen(agent)]
  await note(app, agent, id)
  await staffs.hears(`tickets [${id}]`)
  expect(dealers.events()).toEqual([])
})

test('who may listen is who may see tickets: the others meet the gate, or the page of the licence', async () => {
  const app = await openApp()
  const server = await serve(app)
  const dealer = await app.dealer({ modules: ['products'] })
  expect((await server.ask('/live', dealer)).status).toBe(403)
  expect((await server.ask('/live', { cookie: 'session=none' })).status).toBe(401)
})

test('a session that ends closes its streams within seconds, also where nothing happens', async () => {
  const app = await openApp()
  const server = await serve(app, {}, undefined, { looks: often })
  const dealer = await app.dealer()
  const page = await server.listen(dealer)
  await app.fetch('/sign-out', post(dealer, { intent: 'sign-out' }))
  await page.ends('session')
})

test('who lost the module, or moved to another company, hears nothing of what came after', async () => {
  const app = await openApp()
  const server = await serve(app)
  const [rossi, moved, bianchi] = [await app.dealer(), await app.dealer(), await app.dealer({ name: 'Anna Bianchi' })]
  const { id } = await app.ticket({ of: rossi })
  const other = await app.ticket({ of: moved })
  const [rossis, theirs] = [await server.listen(rossi), await server.listen(moved)]
  await app.owner
    .deleteFrom('company_module')
    .where('company_id', '=', rossi.viewer.companyId)
    .where('module', '=', 'tickets')
    .execute()
  await app.owner
    .updateTable('account')
    .set({ company_id: bianchi.viewer.companyId })
    .where('id', '=', moved.viewer.accountId)
    .execute()
  const agent = await app.staff()
  await reply(app, agent, id, 'maker')
  await reply(app, agent, other.id, 'maker')
  await rossis.ends('session')
  expect([rossis.raw(), theirs.raw()].join()).not.toContain('event: tickets')
})

test('one account has eight streams: the oldest ends with the reason, and other people keep theirs', async () => {
  const app = await openApp()
  const server = await serve(app)
  const [greedy, other] = [await app.dealer(), await app.dealer()]
  const kept = await server.listen(other)
  const pages = []
  // More than the connections there may be: streams have no part in those.
  for (let count = 0; count < 60; count++) pages.push(await server.listen(greedy))
  for (const page of pages.slice(0, -8)) await page.ends('too-many')
  expect(pages.slice(-8).map((page) => page.isOpen())).toEqual(Array.from({ length: 8 }, () => true))
  expect(kept.isOpen()).toBe(true)
  expect((await server.ask('/tickets', other)).status).toBe(200)
})

test('where there is no room for one more stream the page is told to try later', async () => {
  const app = await openApp()
  const server = await serve(app, { most: 1 })
  const dealer = await app.dealer()
  await server.listen(dealer)
  const refused = await server.ask('/live', dealer)
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([503, true])
})

test('when the database breaks off, pages keep their streams, hear that they may have missed something, and then the next reply', async () => {
  const app = await openApp()
  const server = await serve(app)
  const [rossi, agent] = [await app.dealer(), await app.staff()]
  const { id } = await app.ticket({ of: rossi })
  const page = await server.listen(rossi)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'ammiraglia live'`.execute(app.owner)
  await page.hears('again null')
  await reply(app, agent, id, 'maker')
  await page.hears(`tickets [${id}]`)
})

test('behind a pooler, where nobody can listen, a reply is heard all the same', async () => {
  const app = await openApp()
  const server = await serve(app, {}, null, { looks: often })
  const [rossi, agent] = [await app.dealer(), await app.staff()]
  const { id } = await app.ticket({ of: rossi })
  const [dealers, staffs] = [await server.listen(rossi), await server.listen(agent)]
  // The first look finds what was there before.
  await new Promise((resolve) => setTimeout(resolve, 1000))
  await note(app, agent, id)
  await staffs.hears(`tickets [${id}]`)
  await reply(app, agent, id, 'maker')
  await dealers.hears(`tickets [${id}]`)
})

test('a server that stops ends all streams at once, and takes no more', async () => {
  const app = await openApp()
  const server = await serve(app)
  const dealer = await app.dealer()
  const page = await server.listen(dealer)
  server.portal.streams.closeAll()
  await page.ends('restart')
  expect((await server.ask('/live', dealer)).status).toBe(503)
  expect((await app.fetch('/tickets', as(dealer))).status).toBe(200)
})
