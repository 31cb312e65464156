import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { consumeLimit } from '#app/kit/throttle.server.ts'
import { accountLimits } from '#app/limits.ts'
import { as, type Member, post } from '#tests/app.ts'
import { decision, openDesk } from '../desk/ticket.fixture.ts'
import { labourLinesMost, writeGrant } from './labour.ts'

const asked = (more: Record<string, string> = {}) => ({
  intent: 'labour',
  submission: randomUUID(),
  job: 'inspect',
  minutes: '45',
  note: 'Con lampada',
  ...more,
})

async function openWorkshop() {
  const desk = await openDesk()
  const workshop = await desk.app.dealer({ company: desk.dealer, role: 'workshop' })
  const address = `/en/tickets/${desk.id}`
  return {
    ...desk,
    workshop,
    ticket: address,
    ask: (fields: Record<string, string> = {}, by: Member = workshop) =>
      desk.app.fetch(address, post(by, asked(fields))),
    lines: () => desk.app.portal.db.selectFrom('labour_line').selectAll().orderBy('id').execute(),
    page: async (by: Member = workshop) => plain(await desk.read(by, address)),
  }
}

function plain(page: string): string {
  return page
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

test('a workshop asks for minutes by the codes of the model and part, and staff read them with the decision', async () => {
  const { ask, page, read, lines, app, ticket, workshop } = await openWorkshop()
  const form = await page()
  expect(form).toContain('Inspection and photos (usually 20 min)')
  expect(form).toContain('Transfer to a new frame')
  expect(form).not.toContain('Fork replacement')
  const answer = await ask()
  expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringContaining('?notice=labour')])
  expect(await lines()).toMatchObject([{ code: 'inspect', minutes: 45, note: 'Con lampada', granted_minutes: null }])
  expect(await page()).toContain('45 min asked for, waiting')
  const desk = plain(await read())
  for (const told of [
    'Inspection and photos, 45 min asked for',
    'Con lampada',
    'Grant 45 min',
    'Cut to 40 min',
    'Do not grant',
  ])
    expect(desk).toContain(told)
  expect(desk).toContain('Workshop minutes asked for')
  // The same form sent twice, also at once, asks once.
  const twice = asked({ minutes: '10' })
  await Promise.all([1, 2].map(() => app.fetch(ticket, post(workshop, twice))))
  expect(await lines()).toHaveLength(2)
})

test('with the decision each line is granted, cut or refused, and the workshop reads what came of it', async () => {
  const { ask, page, lines, read, app, staff, address } = await openWorkshop()
  for (const minutes of ['60', '30', '20']) await ask({ minutes })
  const ids = (await lines()).map((line) => line.id)
  const labour = [60, 25, 0].map((minutes, at) => writeGrant({ id: ids[at] ?? 0, seen: null, minutes }))
  expect((await app.fetch(address, post(staff, { ...decision, labour }))).status).toBe(303)
  expect((await lines()).map((line) => line.granted_minutes)).toEqual([60, 25, 0])
  const told = await page()
  for (const line of ['60 min granted', '25 of 30 min granted', '20 min asked for, not granted'])
    expect(told).toContain(line)
  expect(plain(await read())).toContain('Inspection and photos: 25 of 30 min granted')
  const table = await (await app.fetch('/en/tickets/export.csv', as(staff))).text()
  expect(table).toContain('Workshop minutes granted')
  expect(table).toMatch(/110[,;]85/)
  const dossier = await app.fetch(`${address}/pdf`, as(staff))
  expect(dossier.status).toBe(200)
})

test('minutes that were cut in a decision are cut still when it is gone on with, whatever else was typed', async () => {
  const { ask, lines, read, app, staff, id } = await openWorkshop()
  for (const minutes of ['60', '30']) await ask({ minutes })
  const ids = (await lines()).map((line) => line.id)
  const labour = [30, 0].map((minutes, at) => writeGrant({ id: ids[at] ?? 0, seen: null, minutes }))
  const { warranty_accepted, reason } = decision
  const draft = { form: `decision-${id}`, submission: randomUUID(), warranty_accepted, reason, labour }
  expect((await app.fetch('/drafts', post(staff, draft))).status).toBe(204)
  expect(chosenIn(await read())).toEqual(labour)
  // What the workshop asks for since is there in full.
  await ask({ minutes: '20' })
  expect(chosenIn(await read())).toEqual([...labour, expect.stringMatching(/=-=20$/)])
})

/** What the lists of minutes on a page stand on. */
function chosenIn(page: string): string[] {
  return [...page.matchAll(/<option value="(\d+=[^"]*)" selected="">/g)].map(([, value = '']) => value)
}

test('a workshop that asks after the decision is not told that its minutes are granted with it', async () => {
  const { page, send } = await openWorkshop()
  expect(await page()).toContain('grants or cuts them with the decision.')
  await send(decision)
  expect(await page()).toContain('grants or cuts them, also after the decision.')
})

test('of a claim that is refused no minutes are granted, and lines that come later are decided alone', async () => {
  const { ask, send, lines, app, staff, address } = await openWorkshop()
  await ask()
  await send({ ...decision, warranty_accepted: 'no' })
  expect((await lines()).map((line) => line.granted_minutes)).toEqual([0])
  await ask({ minutes: '30' })
  const [, later] = await lines()
  const grant = (seen: number | null, minutes: number) =>
    app.fetch(address, post(staff, { intent: 'labour', labour: [writeGrant({ id: later?.id ?? 0, seen, minutes })] }))
  const answers = await Promise.all([grant(null, 30), grant(null, 10)])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([303, 409])
  const lost = answers.find(({ status }) => status === 409)
  expect(await lost?.text()).toContain('The workshop minutes have changed meanwhile')
  const [, stored] = await lines()
  const { granted_minutes: granted = null } = stored ?? {}
  // Said again it is no news; more than was asked for is nothing to grant.
  expect((await grant(granted, granted ?? 0)).status).toBe(303)
  expect((await grant(granted, 31)).status).toBe(409)
  expect((await send({ intent: 'labour', labour: 'all' })).status).toBe(400)
  const kinds = app.portal.db.selectFrom('ticket_event').select('id').where('kind', '=', 'labour_granted')
  expect(await kinds.execute()).toHaveLength(2)
})

test('of a refused claim a line that came later is granted by nobody’s oversight', async () => {
  const { ask, send, lines, read, app, staff, address } = await openWorkshop()
  await ask()
  await send({ ...decision, warranty_accepted: 'no' })
  await ask({ minutes: '30' })
  const labour = chosenIn(await read())
  expect(labour).toEqual([expect.stringMatching(/=0=0$/), expect.stringMatching(/=-=0$/)])
  // Saved as the card stands.
  expect((await app.fetch(address, post(staff, { intent: 'labour', labour }))).status).toBe(303)
  expect((await lines()).map((line) => line.granted_minutes)).toEqual([0, 0])
})

test('a claim refused and accepted on appeal grants what was asked unless staff choose less', async () => {
  const { ask, send, lines, read, app, dealer, ticket, address } = await openWorkshop()
  const second = await app.staff()
  await ask()
  await send({ ...decision, warranty_accepted: 'no' })
  expect((await lines()).map((line) => line.granted_minutes)).toEqual([0])
  expect((await app.fetch(ticket, post(dealer, { intent: 'appeal', reason: 'C’era già.' }))).status).toBe(303)
  expect(await lines()).toMatchObject([{ granted_minutes: null, granted_by: null, granted_at: null }])
  const page = await read(second)
  expect(page).toMatch(/<option value="\d+=-=45" selected="">/)
  // What was decided first stays in the history.
  expect(plain(page)).toContain('Inspection and photos: 0 of 45 min granted')
  const [line] = await lines()
  const labour = [writeGrant({ id: line?.id ?? 0, seen: null, minutes: 45 })]
  expect((await app.fetch(address, post(second, { ...decision, labour }))).status).toBe(303)
  expect((await lines()).map((one) => one.granted_minutes)).toEqual([45])
  // When a claim is assessed again nothing is granted until it is decided again.
  await send({ intent: 'stage', stage: 'new_request', reason: 'Nuove foto' }, second)
  expect((await lines()).map((one) => one.granted_minutes)).toEqual([null])
})

test('a rider has no workshop: neither card nor form; nor does anybody ask on a closed ticket', async () => {
  const desk = await openDesk()
  const rider = await desk.app.dealer({ role: 'customer' })
  const { id } = await desk.app.ticket({ of: rider })
  const fields = { intent: 'labour', submission: randomUUID(), job: 'inspect', minutes: '20' }
  expect((await desk.app.fetch(`/en/tickets/${id}`, post(rider, fields))).status).toBe(404)
  expect(await desk.read(rider, `/en/tickets/${id}`)).not.toContain('labour-card')
  const closed = await desk.app.ticket({ of: desk.dealer, stage: 'ticket_closed' })
  const late = await desk.app.fetch(`/en/tickets/${closed.id}`, post(desk.dealer, fields))
  expect(late.status).toBe(409)
  expect(await desk.app.portal.db.selectFrom('labour_line').select('id').execute()).toEqual([])
})

test('what nobody can work comes back with what was typed, and there is a most', async () => {
  const { ask, lines } = await openWorkshop()
  for (const wrong of [
    { minutes: '0' },
    { minutes: '1441' },
    { minutes: 'molti' },
    { minutes: '' },
    { job: 'fork-change' },
    { job: '' },
    { note: 'x'.repeat(501) },
    { submission: 'no' },
  ]) {
    const answer = await ask(wrong)
    expect([answer.status, JSON.stringify(wrong)]).toEqual([400, JSON.stringify(wrong)])
    if (!('note' in wrong)) expect(await answer.text()).toContain('value="Con lampada"')
  }
  for (let at = 0; at < labourLinesMost; at += 1) expect((await ask()).status).toBe(303)
  const last = await ask()
  expect([last.status, (await lines()).length]).toEqual([409, labourLinesMost])
  expect(await last.text()).toContain('A ticket can have up to 30 jobs')
})

test('a labour line that met an ended session goes through after signing in', async () => {
  const { app, workshop, ticket, lines } = await openWorkshop()
  const { accountId, email } = workshop.viewer
  const password = 'una buona password'
  const person = await app.portal.identity.register({ email, password, emailVerified: true })
  if ('refused' in person) throw new Error(person.refused)
  await app.portal.db.updateTable('account').set({ subject: person.subject }).where('id', '=', accountId).execute()
  const met = await app.fetch(ticket, post({ cookie: '' }, asked()))
  expect(met.status).toBe(401)
  const { typed = '' } = hiddenIn(await met.text(), 'typed')
  const entered = await app.fetch(`${ticket}?sign-in=`, post({ cookie: '' }, { email, password, typed }))
  const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const sent = await app.fetch(ticket, post({ cookie }, hiddenIn(await entered.text(), 'minutes')))
  expect([sent.status, sent.headers.get('location')]).toEqual([303, expect.stringContaining('?notice=labour')])
  expect(await lines()).toMatchObject([{ code: 'inspect', minutes: 45, note: 'Con lampada' }])
})

/** The hidden fields of the page's form that has one of this name. */
function hiddenIn(page: string, name: string): Record<string, string> {
  const form = page.split('<form').find((part) => part.includes(`name="${name}"`)) ?? ''
  const fields = form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)
  return Object.fromEntries([...fields].map(([, field = '', value = '']) => [field, value.replaceAll('&quot;', '"')]))
}

test('a line about which nothing was said is taken back, one that was decided stays', async () => {
  const { ask, lines, send, page, app, workshop, ticket } = await openWorkshop()
  await ask()
  await ask()
  const [first, second] = await lines()
  const remove = (id: number | undefined) =>
    app.fetch(ticket, post(workshop, { intent: 'labour-remove', line: `${id}` }))
  await Promise.all([remove(first?.id), remove(first?.id)])
  expect(await lines()).toHaveLength(1)
  expect(await page()).toContain('Request for minutes withdrawn')
  await send({ ...decision, warranty_accepted: 'no' })
  expect((await remove(second?.id)).status).toBe(409)
  expect(await lines()).toHaveLength(1)
  const stranger = await app.dealer()
  expect((await app.fetch(ticket, post(stranger, { intent: 'labour-remove', line: `${second?.id}` }))).status).toBe(404)
})

test('who asks and takes back all day comes to the limit of what is sent in one, and a form sent twice counts once', async () => {
  const { ask, app, workshop, lines } = await openWorkshop()
  const key = `messages ${workshop.viewer.accountId}`
  const tries = accountLimits.messagesADay
  for (let count = 1; count < tries; count += 1)
    await consumeLimit(app.portal.db, app.clock.now(), { key, tries, minutes: 24 * 60 })
  const submission = randomUUID()
  for (const _ of [1, 2]) expect((await ask({ submission })).status).toBe(303)
  const last = await ask({ note: 'Ancora' })
  expect([last.status, (await last.text()).includes('value="Ancora"')]).toEqual([429, true])
  expect(await lines()).toHaveLength(1)
})
