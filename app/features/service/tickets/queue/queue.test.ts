import { expect, test } from 'vitest'
import { as, openApp, post, type Staff } from '#tests/app.ts'

const queue = '/en/console/tickets'

async function openQueue() {
  const app = await openApp()
  const [dealer, agent, other] = [await app.dealer(), await app.staff(), await app.staff()]
  const read = async (search = '', who: Staff = agent) => (await app.fetch(queue + search, as(who))).text()
  const send = (fields: Record<string, string | string[]>, who: Staff = agent, search = '') =>
    app.fetch(queue + search, post(who, fields))
  return { app, dealer, agent, other, read, send }
}

/** What the tabs say, as name and count. */
function tabsIn(page: string) {
  const nav = /<nav class="tabs"[^>]*>(.*?)<\/nav>/s.exec(page)?.[1] ?? ''
  return [...nav.matchAll(/<a [^>]*>(.*?)<\/a>/gs)].map(([, inside = '']) => inside.replaceAll(/<[^>]+>/g, ' ').trim())
}

test('the queue has views of one’s own, of nobody’s, of what waits for us and of what is late, each with its count, and of what is unread', async () => {
  const { app, dealer, agent, other, read, send } = await openQueue()
  const mine = await app.ticket({ of: dealer, subject: 'Mia' })
  const theirs = await app.ticket({ of: dealer, subject: 'Sua', awaiting: 'dealer', promisedAt: '2026-11-01' })
  await app.ticket({ of: dealer, subject: 'Libera', promisedAt: '2026-11-01' })
  const closed = await app.ticket({ of: dealer, subject: 'Chiusa', promisedAt: '2026-11-01' })
  await send({ intent: 'take', ticket: [mine, closed].map(({ id }) => `${id}`) })
  await send({ intent: 'take', ticket: `${theirs.id}` }, other)
  const close = { intent: 'stage', stage: 'ticket_closed', close_reason: 'no_answer', reason: '' }
  await app.fetch(`${queue}/${closed.id}`, post(agent, close))
  const page = await read()
  expect(tabsIn(page)).toEqual(['Mine 1', 'Unassigned 1', 'With us 2', 'Overdue 1', 'Unread', 'All'])
  const subjects = ['Mia', 'Sua', 'Libera', 'Chiusa']
  const shown = async (search: string, who?: Staff) => {
    const text = await read(search, who)
    return subjects.filter((subject) => text.includes(`>${subject}<`))
  }
  expect(await shown('')).toEqual(subjects)
  expect(await shown('?assignee=me')).toEqual(['Mia'])
  expect(await shown('?assignee=me', other)).toEqual(['Sua'])
  expect(await shown(`?assignee=${other.viewer.accountId}&q=sua`)).toEqual(['Sua'])
  expect(await shown('?assignee=nobody')).toEqual(['Libera'])
  expect(await shown('?assignee=somebody')).toEqual(subjects)
  expect(await (await app.fetch(`${queue}/export.csv?assignee=me`, as(agent))).text()).not.toContain('Sua')
})

test('a closed ticket in the queue says that it is closed, and waits for nobody', async () => {
  const { app, dealer, agent, read } = await openQueue()
  const { id } = await app.ticket({ of: dealer })
  const cells = async () => [...(await read()).matchAll(/<td\b[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => cell)
  expect((await cells()).join()).toMatch(/Decide on the warranty.*today/s)
  const close = { intent: 'stage', stage: 'ticket_closed', close_reason: 'no_answer', reason: '' }
  await app.fetch(`${queue}/${id}`, post(agent, close))
  const closed = (await cells()).join()
  expect([closed.includes('Closed'), closed.includes('today')]).toEqual([true, false])
})

test('a queue narrowed by part, model, damage or what is unread says that nothing was found, and not that there are no tickets', async () => {
  const { app, dealer, read } = await openQueue()
  expect(await read()).toContain('No tickets yet')
  await app.ticket({ of: dealer })
  for (const search of ['?part=seatpost', '?model=V4R', '?damage=structural', '?damage=structural&unread=yes']) {
    const page = await read(search)
    expect([search, page.includes('No tickets found'), page.includes('No tickets yet')]).toEqual([search, true, false])
  }
  for (const search of ['?unread=yes', '?appeals=yes']) {
    const page = await read(search)
    expect([search, page.includes('Nothing waiting'), page.includes('No tickets yet')]).toEqual([search, true, false])
  }
})

test('beside a ticket stand the rows of the view that it was opened from, in its order', async () => {
  const { app, dealer, agent } = await openQueue()
  const first = await app.ticket({ of: dealer, subject: 'Prima' })
  const second = await app.ticket({ of: dealer, subject: 'Seconda' })
  await app.ticket({ of: dealer, subject: 'Altrove', awaiting: 'dealer' })
  const answer = await app.fetch(`${queue}/rail?awaiting=maker&order=number-desc`, as(agent))
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toMatchObject({
    rows: [
      { id: second.id, subject: 'Seconda', isOpen: true },
      { id: first.id, subject: 'Prima', isOpen: true },
    ],
  })
})

test('a row says who has it, since when it waits, which bicycle it is, and where and in which language its customer reads', async () => {
  const { app, agent, read, send } = await openQueue()
  const dealer = await app.dealer({ locale: 'fr' })
  const { id } = await app.ticket({ of: dealer, at: new Date('2026-11-18T09:00:00Z') })
  await send({ intent: 'take', ticket: `${id}` })
  const page = await read()
  for (const told of ['Giulia Conti', '3 days', '(C68)', '"Italy, French">IT · fr<']) expect(page).toContain(told)
  // An answer to whom it waits for already does not begin the time again.
  app.clock.advance(24 * 60 * 60_000)
  const reply = { intent: 'reply', submission: '6f1e0c8e-6a55-4c3f-9d7f-0d4f3f9d1a11', message: 'Ecco la foto.' }
  await app.fetch(`/en/tickets/${id}`, post(dealer, reply))
  expect(await read()).toContain('4 days')
  const turn = { intent: 'turn', awaiting: 'dealer', promised_at: '' }
  await app.fetch(`${queue}/${id}`, post(agent, turn))
  expect(await read()).toContain('>today<')
})

function headsIn(page: string) {
  return [...page.matchAll(/<th [^>]*>(.*?)<\/th>/gs)].map(([, text = '']) => text.replaceAll(/<[^>]+>/g, ''))
}

test('everybody of the staff has the columns they want, and a page kept before is not shown again', async () => {
  const { app, dealer, agent, other, read, send } = await openQueue()
  await app.ticket({ of: dealer })
  expect(headsIn(await read())).toContain('Assigned to')
  const tag = (await app.fetch(queue, as(agent))).headers.get('etag') ?? ''
  const again = () => app.fetch(queue, as(agent, { headers: { 'if-none-match': tag } }))
  expect((await again()).status).toBe(304)
  const saved = await send({ intent: 'columns', column: ['number', 'stage'] }, agent, '?q=vernice')
  expect(saved.headers.get('location')).toBe(`${queue}?q=vernice&notice=columns`)
  expect((await again()).status).toBe(200)
  expect(headsIn(await read())).toEqual(['Choose', 'No.', 'Subject', 'Stage'])
  expect(headsIn(await read('', other))).toContain('Assigned to')
  expect((await send({ intent: 'columns', column: 'secret' })).status).toBe(400)
})

test('a view is saved under a name, shared by administrators alone, and deleted by its owner', async () => {
  const { app, agent, other, read, send } = await openQueue()
  const admin = await app.staff('admin')
  const at = '?overdue=yes&order=promised-asc'
  const saved = await send({ intent: 'save-view', name: 'Ritardi', shared: 'on' }, agent, at)
  expect(saved.headers.get('location')).toBe(`${queue}${at}&notice=save-view`)
  await send({ intent: 'save-view', name: 'Da smistare', shared: 'on' }, admin, '?assignee=nobody')
  const page = await read()
  expect(page).toMatch(/href="\/en\/console\/tickets\?overdue=yes&amp;order=promised-asc"[^>]*>Ritardi</)
  expect(page).toContain('Da smistare (for all)')
  const theirs = await read('', other)
  expect(theirs).not.toContain('Ritardi')
  expect(theirs).toContain('Da smistare (for all)')
  const views = await app.portal.db.selectFrom('saved_view').select(['id', 'name']).orderBy('id').execute()
  const [own, shared] = views.map(({ id }) => ({ intent: 'delete-view', view: `${id}` }))
  if (!own || !shared) throw new Error('Both were saved')
  expect((await send(own, other)).status).toBe(404)
  expect((await send(shared, agent)).status).toBe(404)
  expect((await send(own, admin)).status).toBe(404)
  expect((await send(own)).status).toBe(303)
  expect((await send(shared, admin)).status).toBe(303)
  expect(await read()).not.toContain('Da smistare')
})

test('a person keeps twenty views of a list, and one of the same name takes the place of the former', async () => {
  const { app, read, send } = await openQueue()
  for (let at = 0; at < 20; at += 1) await send({ intent: 'save-view', name: `Vista ${at}` })
  const more = await send({ intent: 'save-view', name: 'Vista 20' })
  expect([more.status, (await more.text()).includes('You have 20 views already')]).toEqual([400, true])
  await send({ intent: 'save-view', name: 'Vista 7', replace: 'Vista 7' }, undefined, '?stage=new_request')
  expect(await read()).toMatch(/\?stage=new_request"[^>]*>Vista 7</)
  expect(await app.portal.db.selectFrom('saved_view').select('id').execute()).toHaveLength(20)
})

test('staff narrow the queue by colleague, country and decision, also to what is closed; its file and its views follow', async () => {
  const { app, dealer, agent, other, read, send } = await openQueue()
  const { db } = app.portal
  const [home, abroad] = [
    await app.ticket({ of: dealer, subject: 'Qui' }),
    await app.ticket({ of: dealer, subject: 'Via' }),
  ]
  const closed = await app.ticket({ of: dealer, subject: 'Persa', stage: 'ticket_closed', accepted: false })
  await app.ticket({ of: dealer, subject: 'Vinta', stage: 'operations_in_progress', accepted: true })
  await db.updateTable('ticket').set({ country: 'FR' }).where('id', '=', abroad.id).execute()
  const theirs = { assignee_id: other.viewer.accountId }
  await db.updateTable('ticket').set(theirs).where('id', 'in', [home.id, closed.id]).execute()
  const subjects = ['Qui', 'Via', 'Persa', 'Vinta']
  const found = async (search: string, page = read(search)) => {
    const text = await page
    return subjects.filter((subject) => text.includes(`>${subject}<`))
  }
  const id = other.viewer.accountId
  expect(await found(`?assignee=${id}`)).toEqual(['Qui'])
  expect(await found(`?assignee=${id}&stage=ticket_closed`)).toEqual(['Persa'])
  expect(await found(`?assignee=${id}&decision=refused`)).toEqual(['Persa'])
  expect(await found('?decision=accepted')).toEqual(['Vinta'])
  expect(await found('?country=FR')).toEqual(['Via'])
  expect(await found('?country=FR&q=telaio')).toEqual([])
  expect(await found('?country=XX&decision=maybe')).toEqual(subjects)
  const file = await (await app.fetch(`${queue}/export.csv?country=FR`, as(agent))).text()
  expect([file.includes('Via'), file.includes('Qui')]).toEqual([true, false])
  await send({ intent: 'save-view', name: 'Francia' }, agent, '?country=FR&decision=refused')
  const page = await read(`?assignee=${id}&country=IT`)
  expect(page).toContain('country=FR&amp;decision=refused"')
  expect(page).toMatch(new RegExp(`<option value="${id}" selected="">Giulia Conti`))
  expect(page).toMatch(/<option value="IT" selected="">Italy/)
  // A customer's list has no such filters.
  const own = await (await app.fetch('/en/tickets?country=FR&decision=refused', as(dealer))).text()
  expect(await found('', Promise.resolve(own))).toEqual(subjects)
  expect(own).not.toContain('name="country"')
})
