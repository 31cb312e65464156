import { expect, test } from 'vitest'
import { readPdf } from '#app/kit/pdf/pdf.fixture.ts'
import { as, post } from '#tests/app.ts'
import { publishForTest } from '#tests/catalogue.ts'
import { openDesk } from '../desk/ticket.fixture.ts'
import { takeNext } from '../queue/assign.server.ts'

type Desk = Awaited<ReturnType<typeof openDesk>>

const day = 86_400_000
const reason = 'Il segno c’era già alla consegna.'
const refusal = { intent: 'decision', warranty_accepted: 'no', reason: 'Segni di urto', return: 'no' }

function appeal({ app, dealer, id }: Desk, typed = reason) {
  return app.fetch(`/en/tickets/${id}`, post(dealer, { intent: 'appeal', reason: typed }))
}

function mails({ app }: Desk) {
  return app.portal.db
    .selectFrom('sent_mail')
    .select(['to_address as to', 'subject', 'body'])
    .orderBy('outbox_id')
    .execute()
}

async function refused(locale: 'it' | 'en' = 'en') {
  const desk = await openDesk()
  const { db } = desk.app.portal
  await db.updateTable('account').set({ locale }).where('id', '=', desk.dealer.viewer.accountId).execute()
  const second = await desk.app.staff()
  await desk.send({ intent: 'take' })
  await desk.send(refusal)
  return { desk, second, theirs: () => desk.read(desk.dealer, `/en/tickets/${desk.id}`) }
}

test('a refusal is appealed against once, and somebody else decides: upheld, the customer reads and hears of it', async () => {
  const { desk, second, theirs } = await refused()
  expect(await theirs()).toContain('until 21 Dec 2026')
  const answer = await appeal(desk)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/en/tickets/${desk.id}?notice=appeal`])
  // Sent again, it is the same one.
  expect((await appeal(desk)).status).toBe(303)
  expect(await desk.stored()).toMatchObject({ stage: 'new_request', awaiting: 'maker' })
  expect(await theirs()).toContain('Someone else in our after-sales team is reviewing the decision')
  const events = await desk.app.portal.db
    .selectFrom('ticket_event')
    .select('kind')
    .where('kind', '=', 'appeal')
    .execute()
  expect(events).toHaveLength(1)

  // The queue has a view of them, before all others, as long as there are any.
  const queue = await desk.read(second, '/en/console/tickets')
  expect(queue).toMatch(
    /<nav class="tabs"[^>]*>.{0,40}<a [^>]*href="\/en\/console\/tickets\?appeals=yes"[^>]*>Appeals/s,
  )
  expect(await desk.read(second, '/en/console/tickets?appeals=yes&order=promised-asc')).toContain(
    `/tickets/${desk.id}"`,
  )

  // It is nobody's by now; who decided neither takes nor decides it.
  const own = await desk.read()
  for (const words of [reason, 'This time someone else decides', 'Decide on the appeal']) expect(own).toContain(words)
  expect(own).not.toContain('name="warranty_accepted"')
  const late = await desk.send({ ...refusal, reason: 'Resta un urto' })
  expect([late.status, (await late.text()).includes('someone else reviews it')]).toEqual([409, true])
  expect(await takeNext(desk.app.portal, desk.staff.viewer)).toBeUndefined()
  const page = await desk.read(second)
  expect(page).toContain('name="warranty_accepted"')
  await desk.app.work()
  const before = (await mails(desk)).length
  expect((await desk.send({ ...refusal, reason: 'Resta un urto' }, second)).status).toBe(303)
  await desk.app.work()
  const told = (await mails(desk)).slice(before)
  expect(told.map(({ to }) => to)).toEqual([desk.dealer.viewer.email])
  expect(told[0]?.body).toContain('Someone else has reviewed the appeal: the decision stands.')
  const after = await theirs()
  expect(after).toContain('Appeal reviewed: decision upheld')
  expect(after).not.toContain('Send the appeal')
  expect(await desk.read(second, '/en/console/tickets')).not.toContain('appeals=yes')
  expect(await desk.read(second, '/en/console/tickets?appeals=yes')).not.toContain(`/tickets/${desk.id}"`)
  expect((await appeal(desk, 'Ancora.')).status).toBe(409)
})

test('a ticket under appeal is no new request: both sides read the appeal, the refusal that stands and the day, and the mail says it arrived', async () => {
  const { desk, theirs } = await refused()
  const promises = [{ kind: null, country: null, days: 5 }]
  await publishForTest(desk.app, (catalogue) => ({ ...catalogue, promises }))
  await desk.app.work()
  const before = (await mails(desk)).length
  await appeal(desk)
  const [own, staffs] = [await theirs(), await desk.read()]
  for (const page of [own, staffs])
    for (const words of [reason, 'Segni di urto', 'The refusal, which stands', 'Appeal under review'])
      expect(page).toContain(words)
  expect(own).not.toContain('What happens next')
  const card = /<h2[^>]*>Appeal<.*?<\/section>/s.exec(own)?.[0] ?? ''
  for (const words of ['may uphold or change it', 'Your appeal', 'Add them with a reply']) expect(card).toContain(words)
  expect(card).toMatch(/Promised for 30.Nov.2026/)
  expect(staffs).toContain('What the customer says')
  await desk.app.work()
  const [mail] = (await mails(desk)).slice(before)
  expect(mail?.subject).toBe(`Ticket ${desk.id}: appeal received`)
  for (const words of ['We have received the appeal.', 'Promised for 30 Nov 2026.']) expect(mail?.body).toContain(words)
})

test('lists, the home, files and pages beside it call a ticket under appeal that, and no new request', async () => {
  const { desk, second } = await refused()
  await appeal(desk)
  const asked = [
    ['/en/tickets', desk.dealer],
    ['/en/tickets/export.csv', desk.dealer],
    ['/en', second],
    ['/en/console/tickets/export.csv', second],
  ] as const
  for (const [place, who] of asked) {
    const text = await desk.read(who, place)
    expect([place, text.includes('Appeal under review')]).toEqual([place, true])
    // The filter's own choice is called so.
    expect(text.replace(/<select.*?<\/select>/gs, '')).not.toContain('New request')
  }
  const other = await desk.app.ticket({ of: desk.dealer })
  expect(await desk.read(second, `/en/console/tickets/${other.id}`)).toContain('Appeal under review')
  const pdf = await desk.app.fetch(`/en/tickets/${desk.id}/pdf`, as(desk.dealer))
  expect(readPdf(new Uint8Array(await pdf.arrayBuffer())).texts).toContain('Appeal under review')
})

test('a claim is refused by a decision and not by closing it', async () => {
  const desk = await openDesk()
  expect(await desk.read()).toMatch(/<option value="no_answer"/)
  expect(await desk.read()).not.toMatch(/<option value="refused"/)
  for (const why of [{ close_reason: 'refused' }, { reason: 'refused' }]) {
    const answer = await desk.send({ intent: 'stage', stage: 'ticket_closed', ...why })
    expect([answer.status, (await answer.text()).includes('Record the warranty decision first.')]).toEqual([400, true])
  }
  expect((await desk.stored()).stage).toBe('new_request')
  await desk.send(refusal)
  expect(await desk.read()).toMatch(/<option value="refused"/)
})

test('a refusal that was closed at once can be appealed against, and is open again', async () => {
  const { desk, theirs } = await refused()
  await desk.send({ intent: 'stage', stage: 'ticket_closed', close_reason: 'refused' })
  expect(await theirs()).toContain('until 21 Dec 2026')
  expect((await appeal(desk)).status).toBe(303)
  const row = await desk.app.portal.db
    .selectFrom('ticket')
    .select(['stage', 'awaiting', 'close_reason', 'closed_at'])
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ stage: 'new_request', awaiting: 'maker', close_reason: null, closed_at: null })
  expect(await theirs()).toContain('Someone else in our after-sales team is reviewing the decision')
})

test('who refused a claim cannot close the appeal against it, merge it or call it a duplicate', async () => {
  const { desk, second } = await refused()
  const other = await desk.app.ticket({ of: desk.dealer })
  await appeal(desk)
  const closing = { intent: 'stage', stage: 'ticket_closed', close_reason: 'no_answer' }
  for (const fields of [closing, { intent: 'relate', how: 'merge', other: String(other.id) }]) {
    const answer = await desk.send(fields)
    expect([answer.status, (await answer.text()).includes('someone else reviews it')]).toEqual([409, true])
  }
  const duplicate = { intent: 'duplicate', ticket: String(desk.id), of: String(other.id) }
  const answer = await desk.app.fetch('/en/console/tickets', post(desk.staff, duplicate))
  const told = await desk.read(desk.staff, answer.headers.get('location') ?? '')
  expect([answer.status, told.includes('1 is an appeal about a decision of yours')]).toEqual([303, true])
  expect(await desk.stored()).toMatchObject({ stage: 'new_request', awaiting: 'maker' })
  // Their page offers none of it, and a colleague's all.
  const ways = ['Close without a decision', 'value="merge"', `Close this one as a duplicate of no. ${other.id}`]
  const [own, page] = [await desk.read(), await desk.read(second)]
  expect(ways.map((way) => [own.includes(way), page.includes(way)])).toEqual(ways.map(() => [false, true]))
  expect((await desk.send(closing, second)).status).toBe(303)
})

test('an appeal that is granted changes the decision, and both are told of it', async () => {
  const { desk, second, theirs } = await refused()
  await appeal(desk)
  await desk.send({ ...refusal, warranty_accepted: 'yes', reason: 'Difetto di fabbrica' }, second)
  for (const page of [await theirs(), await desk.read()]) {
    expect(page).toContain('Appeal granted: decision changed')
    expect(page).toContain('Difetto di fabbrica')
  }
  await desk.app.work()
  expect((await mails(desk)).at(-1)?.body).toContain('Someone else has reviewed the appeal: the decision is changed.')
})

test('a claim that is assessed once more after its appeal was decided is no appeal: anyone decides, and nobody is told of one', async () => {
  const { desk, second } = await refused()
  await appeal(desk)
  await desk.send({ ...refusal, reason: 'Resta un urto' }, second)
  await desk.send({ intent: 'stage', stage: 'new_request', reason: 'Nuove foto' }, second)
  expect(await desk.read(second, '/en/console/tickets')).not.toContain('appeals=yes')
  expect(await desk.read()).not.toContain('Decide on the appeal')
  expect((await desk.send({ ...refusal, reason: 'Urto anche in foto' })).status).toBe(303)
  await desk.app.work()
  const last = (await mails(desk)).at(-1)?.body
  expect(last).toContain('Urto anche in foto')
  expect(last).not.toContain('appeal')
})

test('who takes the next ticket gets an appeal before all that was promised, two who ask at once get two tickets', async () => {
  const { desk, second } = await refused()
  const promised = await desk.app.ticket({ of: desk.dealer, promisedAt: '2026-11-20' })
  await appeal(desk)
  const third = await desk.app.staff()
  const taken = await Promise.all([takeNext(desk.app.portal, second.viewer), takeNext(desk.app.portal, third.viewer)])
  expect(new Set(taken)).toEqual(new Set([desk.id, promised.id]))
})

test('the only agent takes the appeal that nobody else can decide', async () => {
  const desk = await openDesk()
  const { app, staff, id } = desk
  await desk.send(refusal)
  await appeal(desk)
  const other = await app.staff()
  expect(await takeNext(app.portal, staff.viewer)).toBeUndefined()
  const gone = app.portal.db.updateTable('account').where('id', '=', other.viewer.accountId)
  await gone.set({ disabled_at: app.clock.now() }).execute()
  expect(await takeNext(app.portal, staff.viewer)).toBe(id)
})

test('the maker’s period is kept to the day, and what was typed too late is not lost', async () => {
  const { desk, theirs } = await refused()
  await publishForTest(desk.app, (catalogue) => ({ ...catalogue, appealDays: 2 }))
  desk.app.clock.advance(2 * day)
  expect(await theirs()).toContain('until 23 Nov 2026')
  desk.app.clock.advance(day)
  expect(await theirs()).not.toContain('Send the appeal')
  const late = await appeal(desk)
  const page = await late.text()
  expect([late.status, page.includes('can no longer be appealed against'), page.includes(reason)]).toEqual([
    409,
    true,
    true,
  ])
  await publishForTest(desk.app, (catalogue) => ({ ...catalogue, appealDays: 0 }))
  expect(await theirs()).not.toContain('until ')
})

test('neither a new request, an accepted claim nor another’s refusal is appealed against, and the only agent may decide', async () => {
  const desk = await openDesk()
  expect((await appeal(desk)).status).toBe(409)
  await desk.send(refusal)
  const stranger = await desk.app.dealer()
  expect((await appeal({ ...desk, dealer: stranger })).status).toBe(404)
  expect((await appeal(desk, ' ')).status).toBe(400)
  await appeal(desk)
  // Nobody else works here.
  expect(await desk.read()).toContain('name="warranty_accepted"')
  expect((await desk.send({ ...refusal, warranty_accepted: 'yes', reason: 'Rivisto' })).status).toBe(303)
  const data = await (await desk.app.fetch(`/en/tickets/${desk.id}.data`, as(desk.dealer))).text()
  for (const hidden of ['lastDecision', 'appealedAgainst']) expect(data).not.toContain(hidden)
})

test('only an administrator opens a closed ticket again, with a reason: it is the maker’s turn, and its closing stays told', async () => {
  const desk = await openDesk({ stage: 'operations_completed', accepted: true }, 'admin')
  const agent = await desk.app.staff()
  await desk.send({ intent: 'stage', stage: 'ticket_closed', close_reason: 'done' })
  const again = { intent: 'stage', stage: 'operations_in_progress', reason: 'La crepa è tornata' }
  expect((await desk.send(again, agent)).status).toBe(400)
  expect((await desk.send({ ...again, reason: '' })).status).toBe(400)
  expect((await desk.send(again)).status).toBe(303)
  const row = await desk.app.portal.db
    .selectFrom('ticket')
    .select(['stage', 'awaiting', 'close_reason', 'closed_at'])
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ stage: 'operations_in_progress', awaiting: 'maker', close_reason: null, closed_at: null })
  const page = await desk.read(desk.dealer, `/en/tickets/${desk.id}`)
  for (const words of ['La crepa è tornata', 'Closed', 'Resolved']) expect(page).toContain(words)
})
