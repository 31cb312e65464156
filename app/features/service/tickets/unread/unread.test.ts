import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { serve } from '#tests/live.ts'

type App = Awaited<ReturnType<typeof openApp>>
type Person = { cookie: string }

const hour = 3_600_000

async function write(app: App, person: Person, id: number, side: 'company' | 'maker') {
  app.clock.advance(hour)
  const fields = { intent: 'reply', submission: randomUUID(), message: 'Ecco.', awaiting: 'dealer' }
  const page = side === 'maker' ? `/console/tickets/${id}` : `/tickets/${id}`
  expect((await app.fetch(page, post(person, fields))).status).toBe(303)
}

async function note(app: App, person: Person, id: number) {
  app.clock.advance(hour)
  const fields = { intent: 'note', submission: randomUUID(), note: 'Tra noi.' }
  expect((await app.fetch(`/console/tickets/${id}`, post(person, fields))).status).toBe(303)
}

/** As the page does once somebody can see it: by the numbers it was given. */
async function look(app: App, person: Person, id: number) {
  app.clock.advance(hour)
  const [message, event] = await Promise.all(
    (['message', 'ticket_event'] as const).map(async (table) => {
      const found = await app.owner
        .selectFrom(table)
        .select(({ fn }) => fn.max<number | null>('id').as('last'))
        .where('ticket_id', '=', id)
        .executeTakeFirst()
      return String(found?.last ?? 0)
    }),
  )
  return app.fetch('/unread', post(person, { ticket: String(id), message: message ?? '0', event: event ?? '0' }))
}

async function unread(app: App, person: Person): Promise<unknown> {
  return (await app.fetch('/unread', as(person))).json()
}

async function textOf(app: App, person: Person, address: string): Promise<string> {
  return (await app.fetch(address, as(person))).text()
}

const mark = 'Da leggere · '

test('a reply of the maker is marked in the dealer’s list and counted until they have seen it, and again with the next one', async () => {
  const app = await openApp()
  const [rossi, agent] = [await app.dealer(), await app.staff()]
  const { id } = await app.ticket({ of: rossi })
  await app.ticket({ of: rossi })
  expect([await unread(app, rossi), await textOf(app, rossi, '/tickets')]).toEqual([
    { unread: 0 },
    expect.not.stringContaining(mark),
  ])
  for (let round = 0; round < 2; round += 1) {
    await write(app, agent, id, 'maker')
    expect(await unread(app, rossi)).toEqual({ unread: 1 })
    expect((await textOf(app, rossi, '/tickets')).split(mark)).toHaveLength(2)
    expect(await (await look(app, rossi, id)).json()).toEqual({ unread: 0 })
    expect(await textOf(app, rossi, '/tickets')).not.toContain(mark)
  }
})

test('what somebody wrote themselves is never unread to them, but to each colleague until that one has seen it', async () => {
  const app = await openApp()
  const rossi = await app.dealer()
  const colleague = await app.dealer({ company: rossi, role: 'workshop' })
  const { id } = await app.ticket({ of: rossi })
  await look(app, colleague, id)
  await write(app, rossi, id, 'company')
  expect([await unread(app, rossi), await unread(app, colleague)]).toEqual([{ unread: 0 }, { unread: 1 }])
  await look(app, colleague, id)
  expect(await unread(app, colleague)).toEqual({ unread: 0 })
})

test('a note among staff, and to whom a ticket is given, is news to staff and never to a dealer', async () => {
  const app = await openApp()
  const [rossi, agent, other] = [await app.dealer(), await app.staff(), await app.staff()]
  const { id } = await app.ticket({ of: rossi })
  await look(app, agent, id)
  await note(app, other, id)
  await app.fetch(
    `/console/tickets/${id}`,
    post(other, { intent: 'assign', assignee: String(agent.viewer.accountId), seen: '' }),
  )
  expect([await unread(app, rossi), await unread(app, agent)]).toEqual([{ unread: 0 }, { unread: 1 }])
  expect(await textOf(app, rossi, '/tickets')).not.toContain(mark)
  expect(await textOf(app, agent, '/console/tickets')).toContain(mark)
  await look(app, agent, id)
  expect(await unread(app, agent)).toEqual({ unread: 0 })
})

test('a decision is news to a dealer as a message is', async () => {
  const app = await openApp()
  const [rossi, agent] = [await app.dealer(), await app.staff()]
  const { id } = await app.ticket({ of: rossi })
  const decision = { intent: 'decision', warranty_accepted: 'yes', reason: 'Difetto di vernice', return: 'no' }
  expect((await app.fetch(`/console/tickets/${id}`, post(agent, decision))).status).toBe(303)
  expect(await unread(app, rossi)).toEqual({ unread: 1 })
})

test('what was only asked for, ahead or by a worker in the browser, stays unread: reading a page changes nothing', async () => {
  const app = await openApp()
  const [rossi, agent] = [await app.dealer(), await app.staff()]
  const { id } = await app.ticket({ of: rossi })
  await write(app, agent, id, 'maker')
  await textOf(app, rossi, `/tickets/${id}.data`)
  await app.fetch(`/tickets/${id}`, as(rossi, { headers: { 'sec-purpose': 'prefetch' } }))
  expect(await textOf(app, rossi, `/tickets/${id}`)).toContain('Segna come letto')
  expect(await unread(app, rossi)).toEqual({ unread: 1 })
})

test('where no script runs a button marks a ticket as read and leads back to its page', async () => {
  const app = await openApp()
  const [rossi, agent] = [await app.dealer(), await app.staff()]
  const { id } = await app.ticket({ of: rossi })
  await write(app, agent, id, 'maker')
  const page = await textOf(app, rossi, `/fr/tickets/${id}`)
  const [form = ''] = /<noscript><form[^>]*action="\/fr\/unread".*?<\/form>/.exec(page) ?? []
  const fields = Object.fromEntries(
    [...form.matchAll(/name="(\w+)" value="(\d+)"/g)].map(([, name, value]) => [name, value ?? '']),
  )
  const answer = await app.fetch('/fr/unread', post(rossi, fields))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/fr/tickets/${id}`])
  expect(await textOf(app, rossi, `/fr/tickets/${id}`)).not.toContain('Marquer comme lu')
})

test('a page that has not shown the latest message does not mark it, and nothing is marked beyond what there is', async () => {
  const app = await openApp()
  const [rossi, agent] = [await app.dealer(), await app.staff()]
  const { id } = await app.ticket({ of: rossi })
  const far = { ticket: String(id), message: '999999999999', event: '999999999999' }
  await app.fetch('/unread', post(rossi, far))
  await write(app, agent, id, 'maker')
  expect(await unread(app, rossi)).toEqual({ unread: 1 })
  await app.fetch('/unread', post(rossi, { ticket: String(id), message: '0', event: '0' }))
  expect(await unread(app, rossi)).toEqual({ unread: 1 })
})

test('what happened before somebody had an account, or before there were marks, is no news to them', async () => {
  const app = await openApp()
  const [rossi, agent] = [await app.dealer(), await app.staff()]
  const { id } = await app.ticket({ of: rossi })
  await write(app, agent, id, 'maker')
  app.clock.advance(hour)
  const late = await app.dealer({ company: rossi })
  await app.owner
    .updateTable('account')
    .set({ news_from: app.clock.now() })
    .where('id', '=', rossi.viewer.accountId)
    .execute()
  expect([await unread(app, late), await unread(app, rossi)]).toEqual([{ unread: 0 }, { unread: 0 }])
  for (const person of [late, rossi]) expect(await textOf(app, person, '/tickets')).not.toContain(mark)
  await write(app, agent, id, 'maker')
  expect([await unread(app, late), await unread(app, rossi)]).toEqual([{ unread: 1 }, { unread: 1 }])
})

test('what happened in a company before somebody joined it is no news to them, however old their account', async () => {
  const app = await openApp()
  const [rossi, agent, joining] = [await app.dealer(), await app.staff(), await app.dealer()]
  const { id } = await app.ticket({ of: rossi })
  await write(app, agent, id, 'maker')
  app.clock.advance(hour)
  // As an invitation that was accepted leaves it, and staff who let somebody in.
  const joined = { company_id: rossi.viewer.companyId, approved_at: app.clock.now() }
  await app.owner.updateTable('account').set(joined).where('id', '=', joining.viewer.accountId).execute()
  expect(await unread(app, joining)).toEqual({ unread: 0 })
  expect(await textOf(app, joining, '/tickets')).toContain(`/tickets/${id}"`)
  expect(await textOf(app, joining, '/tickets')).not.toContain(mark)
  await write(app, agent, id, 'maker')
  expect([await unread(app, joining), await unread(app, rossi)]).toEqual([{ unread: 1 }, { unread: 1 }])
})

test('the queue has a view of what is unread, and is narrowed by it in a search as well', async () => {
  const app = await openApp()
  const [rossi, agent] = [await app.dealer(), await app.staff()]
  const seen = await app.ticket({ of: rossi })
  const fresh = await app.ticket({ of: rossi })
  for (const { id } of [seen, fresh]) await write(app, rossi, id, 'company')
  await look(app, agent, seen.id)
  for (const search of ['?unread=yes', '?unread=yes&q=vernice']) {
    const page = await textOf(app, agent, `/console/tickets${search}`)
    expect(page).toContain(`/console/tickets/${fresh.id}"`)
    expect(page).not.toContain(`/console/tickets/${seen.id}"`)
  }
})

test('what is unread is marked on the home of whom it waits for, until they have seen it', async () => {
  const app = await openApp()
  const [rossi, agent] = [await app.dealer(), await app.staff()]
  const { id } = await app.ticket({ of: rossi })
  await write(app, agent, id, 'maker')
  expect(await textOf(app, rossi, '/')).toContain(mark)
  await look(app, rossi, id)
  expect(await textOf(app, rossi, '/')).not.toContain(mark)
  await write(app, rossi, id, 'company')
  expect(await textOf(app, agent, '/')).toContain(mark)
  await look(app, agent, id)
  expect(await textOf(app, agent, '/')).not.toContain(mark)
})

test('an agent who came after a ticket had come to rest finds it among the unread ones once it is given to them', async () => {
  const app = await openApp()
  const [rossi, agent] = [await app.dealer(), await app.staff()]
  const { id } = await app.ticket({ of: rossi })
  app.clock.advance(hour)
  const late = await app.staff()
  const toRead = () => textOf(app, late, '/console/tickets?unread=yes')
  expect(await toRead()).not.toContain(`/console/tickets/${id}"`)
  await app.fetch(`/console/tickets/${id}`, post(agent, { intent: 'assign', assignee: String(late.viewer.accountId) }))
  expect(await unread(app, late)).toEqual({ unread: 1 })
  expect(await toRead()).toContain(`/console/tickets/${id}"`)
})

test('an administrator who looks at the portal as a company marks nothing in its name and meets no marks', async () => {
  const app = await openApp()
  const [rossi, admin] = [await app.dealer(), await app.staff('admin')]
  const { id } = await app.ticket({ of: rossi })
  await write(app, admin, id, 'maker')
  await app.fetch(`/console/companies/${rossi.viewer.companyId}`, post(admin, { intent: 'see-as' }))
  expect(await unread(app, admin)).toEqual({ unread: 0 })
  const shown = { ticket: String(id), message: '999', event: '0' }
  expect((await app.fetch('/unread', post(admin, shown))).status).toBe(403)
  expect(await textOf(app, admin, '/tickets')).not.toContain(mark)
  expect(await unread(app, rossi)).toEqual({ unread: 1 })
})

test('a dealer reads that the maker has read their message and not which agent; staff read who of the dealer’s people did', async () => {
  const app = await openApp()
  const [rossi, agent] = [await app.dealer(), await app.staff()]
  const anna = await app.dealer({ company: rossi, name: 'Anna Verdi' })
  const { id } = await app.ticket({ of: rossi })
  const [theirs, desk] = [`/en/tickets/${id}`, `/en/console/tickets/${id}`]
  await write(app, rossi, id, 'company')
  expect(await textOf(app, rossi, theirs)).not.toContain('Read by')
  await look(app, agent, id)
  const page = await textOf(app, rossi, theirs)
  expect(page).toContain('Read by our after-sales team: ')
  expect(page).not.toContain('Giulia')
  await write(app, agent, id, 'maker')
  expect(await textOf(app, agent, desk)).not.toContain('Read by')
  for (const person of [anna, rossi]) await look(app, person, id)
  expect(await textOf(app, agent, desk)).toContain('Read by Anna Verdi and Marco Rossi: ')
})

test('when a message was read stays as it was when more is read later', async () => {
  const app = await openApp()
  const [rossi, agent, other] = [await app.dealer(), await app.staff(), await app.staff()]
  const { id } = await app.ticket({ of: rossi })
  await write(app, rossi, id, 'company')
  await look(app, agent, id)
  const [, told] = /Read by our after-sales team: ([^<]+)/.exec(await textOf(app, rossi, `/en/tickets/${id}`)) ?? []
  expect(told).toBeDefined()
  await write(app, other, id, 'maker')
  for (const person of [agent, other]) await look(app, person, id)
  expect(await textOf(app, rossi, `/en/tickets/${id}`)).toContain(`Read by our after-sales team: ${told}<`)
})

test('a message that stands behind a note among staff is not said to be read by the note’s reader', async () => {
  const app = await openApp()
  const [rossi, agent] = [await app.dealer(), await app.staff()]
  const { id } = await app.ticket({ of: rossi })
  await write(app, agent, id, 'maker')
  await note(app, agent, id)
  await look(app, agent, id)
  expect(await textOf(app, agent, `/en/console/tickets/${id}`)).not.toContain('Read by')
})

test('both sides’ open pages hear that a message was read', async () => {
  const app = await openApp()
  const [rossi, agent] = [await app.dealer(), await app.staff()]
  const { id } = await app.ticket({ of: rossi })
  await write(app, rossi, id, 'company')
  const server = await serve(app)
  const page = await server.listen(rossi)
  await look(app, agent, id)
  await page.hears(`tickets [${id}]`)
})

test('a person’s other pages hear that they have read a ticket, and no colleague’s page does', async () => {
  const app = await openApp()
  const [rossi, agent] = [await app.dealer(), await app.staff()]
  const colleague = await app.dealer({ company: rossi })
  const { id } = await app.ticket({ of: rossi })
  await note(app, agent, id)
  const server = await serve(app)
  const [own, theirs] = [await server.listen(rossi), await server.listen(colleague)]
  await look(app, rossi, id)
  await own.hears(`tickets [${id}]`)
  expect(theirs.events()).toEqual([])
})
