import { expect, test } from 'vitest'
import { as, openApp, post, type Staff } from '#tests/app.ts'
import { openDesk } from '../desk/ticket.fixture.ts'

type App = Awaited<ReturnType<typeof openApp>>

async function colleague(app: App, name: string): Promise<Staff> {
  const staff = await app.staff()
  await app.portal.db.updateTable('account').set({ name }).where('id', '=', staff.viewer.accountId).execute()
  return { ...staff, viewer: { ...staff.viewer, name } }
}

const at = ({ id }: { id: number }) => `/en/console/tickets/${id}`

const whose = async (app: App, id: number) =>
  (await app.portal.db.selectFrom('ticket').select('assignee_id').where('id', '=', id).executeTakeFirstOrThrow())
    .assignee_id

const steps = async (app: App) =>
  (await app.portal.db.selectFrom('ticket_event').select(['kind', 'actor_id', 'detail']).orderBy('id').execute())
    .filter(({ kind }) => kind === 'assigned')
    .map(({ actor_id: by, detail }) => ({ by, detail }))

test('a ticket is taken, given to a colleague and released, and its history says so to staff alone', async () => {
  const { app, dealer, staff, id, send, read } = await openDesk()
  const luca = await colleague(app, 'Luca Neri')
  expect(await read()).toContain('Take it')
  expect((await send({ intent: 'take' })).headers.get('location')).toBe(`/en/console/tickets/${id}?notice=take`)
  expect(await read()).toMatch(/Giulia Conti \(you\).*Release/s)
  const [self, other] = [staff.viewer.accountId, luca.viewer.accountId]
  expect((await send({ intent: 'assign', assignee: `${other}`, seen: `${self}` })).status).toBe(303)
  expect((await send({ intent: 'release' }, luca)).status).toBe(303)
  expect(await whose(app, id)).toBeNull()
  expect(await steps(app)).toEqual([
    { by: self, detail: { assignee: self } },
    { by: self, detail: { assignee: other } },
    { by: other, detail: { assignee: null } },
  ])
  const page = await read()
  expect(page).toMatch(/Ticket assigned.*Luca Neri.*To nobody/s)
  const theirs = await (await app.fetch(`/en/tickets/${id}`, as(dealer))).text()
  expect(theirs).not.toContain('assigned')
  expect(theirs).not.toContain('Luca Neri')
})

test('of two who take a ticket at once one has it, and the other is told who', async () => {
  const { app, staff, id, send } = await openDesk()
  const luca = await colleague(app, 'Luca Neri')
  const answers = await Promise.all([send({ intent: 'take' }, staff), send({ intent: 'take' }, luca)])
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([303, 409])
  const winner = (await whose(app, id)) === staff.viewer.accountId ? staff : luca
  const refusal = answers.find(({ status }) => status === 409)
  const told = (await refusal?.text()) ?? ''
  expect(/meanwhile been assigned to [A-Z]\w+ [A-Z]\w+/.exec(told)?.[0]).toBe(
    `meanwhile been assigned to ${winner.viewer.name}`,
  )
  expect(await steps(app)).toHaveLength(1)
})

test('who gives a ticket away that a colleague has got meanwhile is told so, and nothing is done', async () => {
  const { app, staff, id, send } = await openDesk()
  const luca = await colleague(app, 'Luca Neri')
  await send({ intent: 'take' }, luca)
  const late = await send({ intent: 'assign', assignee: `${staff.viewer.accountId}`, seen: '' })
  expect(late.status).toBe(409)
  expect(await late.text()).toContain('assigned to Luca Neri')
  expect(await whose(app, id)).toBe(luca.viewer.accountId)
})

test('the colleague who was chosen for a ticket stays chosen where another has got it meanwhile', async () => {
  const { app, id, send } = await openDesk()
  const [luca, anna] = [await colleague(app, 'Luca Neri'), await colleague(app, 'Anna Blu')]
  await send({ intent: 'take' }, luca)
  const chosen = `${anna.viewer.accountId}`
  const page = await (await send({ intent: 'assign', assignee: chosen, seen: '' })).text()
  const [form = ''] = /<form[^>]*class="assign-form"[\s\S]*?<\/form>/.exec(page) ?? []
  expect(/value="(\d*)" selected/.exec(form)?.[1]).toBe(chosen)
  const seen = /name="seen" value="(\d*)"/.exec(form)?.[1] ?? ''
  expect((await send({ intent: 'assign', assignee: chosen, seen })).status).toBe(303)
  expect(await whose(app, id)).toBe(anna.viewer.accountId)
})

test('nobody gets a ticket who has left or is not of the staff, and what was theirs is free to take', async () => {
  const { app, dealer, staff, id, send, read } = await openDesk()
  const luca = await colleague(app, 'Luca Neri')
  await send({ intent: 'take' }, luca)
  const account = app.portal.db.updateTable('account').where('id', '=', luca.viewer.accountId)
  await account.set({ disabled_at: app.clock.now() }).execute()
  expect(await read()).toMatch(/Luca Neri \(has left\).*Take it/s)
  const seen = `${luca.viewer.accountId}`
  for (const assignee of [dealer, luca].map(({ viewer }) => `${viewer.accountId}`).concat('99999')) {
    const other = await app.ticket({ of: dealer })
    const fields = { intent: 'assign', assignee, seen: '' }
    expect((await app.fetch(`/en/console/tickets/${other.id}`, post(staff, fields))).status).toBe(400)
    expect(await whose(app, other.id)).toBeNull()
  }
  expect((await send({ intent: 'assign', assignee: `${dealer.viewer.accountId}`, seen })).status).toBe(400)
  expect((await send({ intent: 'take' })).status).toBe(303)
  expect(await whose(app, id)).toBe(staff.viewer.accountId)
})

function countIn(page: string): string | undefined {
  return /Unassigned(?:<[^>]*>|\s)*(\d+)/.exec(page)?.[1]
}

test('what somebody who has left had stands among the unassigned, and is taken next', async () => {
  const app = await openApp()
  const [dealer, agent, luca] = [await app.dealer(), await app.staff(), await colleague(app, 'Luca Neri')]
  const free = await app.ticket({ of: dealer, subject: 'Libera', promisedAt: '2026-11-27' })
  const left = await app.ticket({ of: dealer, subject: 'Rimasta', promisedAt: '2026-11-24' })
  const closed = await app.ticket({ of: dealer, subject: 'Chiusa', stage: 'ticket_closed' })
  const mine = await app.ticket({ of: dealer, subject: 'Mia', promisedAt: '2026-11-23' })
  const give = (id: number, who: Staff) =>
    app.portal.db.updateTable('ticket').set({ assignee_id: who.viewer.accountId }).where('id', '=', id).execute()
  for (const { id } of [left, closed]) await give(id, luca)
  await give(mine.id, agent)
  const unassigned = async (search = '') =>
    (await app.fetch(`/en/console/tickets?assignee=nobody${search}`, as(agent))).text()
  const shown = async (search?: string) => {
    const page = await unassigned(search)
    return ['Libera', 'Rimasta', 'Chiusa', 'Mia'].filter((subject) => page.includes(`>${subject}<`))
  }
  expect([countIn(await unassigned()), await shown()]).toEqual(['1', ['Libera']])
  const account = app.portal.db.updateTable('account').where('id', '=', luca.viewer.accountId)
  await account.set({ disabled_at: app.clock.now() }).execute()
  expect([countIn(await unassigned()), await shown()]).toEqual(['2', ['Libera', 'Rimasta']])
  expect(await unassigned()).toContain('Luca Neri (has left)')
  expect(await shown('&order=promised-asc')).toEqual(['Libera', 'Rimasta'])
  expect(await shown('&q=rimasta')).toEqual(['Rimasta'])
  const file = await app.fetch('/en/console/tickets/export.csv?assignee=nobody', as(agent))
  expect(await file.text()).toMatch(/Libera[^]*Rimasta|Rimasta[^]*Libera/)
  const next = async () =>
    (await app.fetch('/en/console/tickets', post(agent, { intent: 'next' }))).headers.get('location')
  expect([await next(), await next(), await next()]).toEqual([
    at(left),
    at(free),
    '/en/console/tickets?notice=none-next',
  ])
  expect(countIn(await unassigned())).toBe('0')
})

test('a closed ticket is given to nobody', async () => {
  const { id, app, read, send } = await openDesk({ stage: 'ticket_closed' })
  expect(await read()).not.toContain('Take it')
  expect((await send({ intent: 'take' })).status).toBe(409)
  expect(await whose(app, id)).toBeNull()
})

test('the next ticket is the one of nobody’s that waits for us and is promised first, and each gets another', async () => {
  const app = await openApp()
  const [dealer, one, other] = [await app.dealer(), await app.staff(), await app.staff()]
  const free = await app.ticket({ of: dealer })
  await app.ticket({ of: dealer, awaiting: 'dealer', promisedAt: '2026-11-01' })
  await app.ticket({ of: dealer, stage: 'ticket_closed', promisedAt: '2026-11-01' })
  const soon = await app.ticket({ of: dealer, promisedAt: '2026-11-24' })
  const first = await app.ticket({ of: dealer, promisedAt: '2026-11-23' })
  const next = async (who: Staff) =>
    (await app.fetch('/en/console/tickets?awaiting=maker', post(who, { intent: 'next' }))).headers.get('location')
  expect((await Promise.all([next(one), next(other)])).toSorted()).toEqual([at(first), at(soon)].toSorted())
  expect(await next(one)).toBe(at(free))
  const none = '/en/console/tickets?awaiting=maker&notice=none-next'
  expect(await next(one)).toBe(none)
  expect(await (await app.fetch(none, as(one))).text()).toContain('No other unassigned ticket is with us')
  expect(await steps(app)).toHaveLength(3)
})

test('a press of take the next that comes twice takes one ticket, and the page that follows takes another', async () => {
  const app = await openApp()
  const [dealer, agent, other] = [await app.dealer(), await app.staff(), await app.staff()]
  for (let count = 0; count < 5; count += 1) await app.ticket({ of: dealer })
  const submissionOn = async (page: string) => {
    const html = await (await app.fetch(page, as(agent))).text()
    const [form = ''] = /<form[^>]*id="take-next"[\s\S]*?<\/form>/.exec(html) ?? []
    return /name="submission" value="([^"]+)"/.exec(form)?.[1] ?? ''
  }
  const press = async (submission: string, who = agent) =>
    (await app.fetch('/en/console/tickets', post(who, { intent: 'next', submission }))).headers.get('location')
  const submission = await submissionOn('/en/console/tickets')
  const [one, again] = await Promise.all([press(submission), press(submission)])
  expect(one).toMatch(/console\/tickets\/\d+$/)
  expect(again).toBe(one)
  expect(await press(submission, other)).not.toBe(one)
  const next = await press(await submissionOn(one ?? ''))
  expect(next).not.toBe(one)
  // A page that is gone back to later means the next.
  app.clock.advance(60_000)
  expect([one, next]).not.toContain(await press(submission))
  const malformed = await app.fetch('/en/console/tickets', post(agent, { intent: 'next', submission: 'x' }))
  expect(malformed.status).toBe(400)
  expect(await steps(app)).toHaveLength(4)
})

test('whose a ticket is hears of an answer by mail, and who only gave it away does not', async () => {
  const { app, dealer, staff, id, send } = await openDesk()
  const luca = await colleague(app, 'Luca Neri')
  await send({ intent: 'assign', assignee: `${luca.viewer.accountId}`, seen: '' })
  const reply = { intent: 'reply', submission: '6f1e0c8e-6a55-4c3f-9d7f-0d4f3f9d1a11', message: 'Ecco la foto.' }
  await app.fetch(`/en/tickets/${id}`, post(dealer, reply))
  await app.work()
  const mails = await app.portal.db.selectFrom('sent_mail').select('to_address').execute()
  const told = mails.map(({ to_address: to }) => to)
  expect(told).toContain(luca.viewer.email)
  expect(told).not.toContain(staff.viewer.email)
})
