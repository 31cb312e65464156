import { expect, test } from 'vitest'
import { as, post } from '#tests/app.ts'
import { publishForTest } from '#tests/catalogue.ts'
import { openDesk } from '../desk/ticket.fixture.ts'
import { sweepRatings } from '../tickets.satisfaction.server.ts'

type Desk = Awaited<ReturnType<typeof openDesk>>

const day = 86_400_000
const question = 'How did we do on this ticket?'

/** Done, and closed by staff. */
async function closed(): Promise<Desk> {
  const desk = await openDesk({ stage: 'operations_completed', accepted: true }, 'admin')
  expect((await close(desk)).status).toBe(303)
  return desk
}

function close({ send }: Desk, reason = 'done') {
  return send({ intent: 'stage', stage: 'ticket_closed', close_reason: reason })
}

function rate({ app, dealer, id }: Desk, fields: Record<string, string>, by: Desk['dealer'] = dealer) {
  return app.fetch(`/en/tickets/${id}`, post(by, { intent: 'rating', ...fields }))
}

function ratings({ app }: Desk) {
  return app.portal.db.selectFrom('ticket_rating').select(['ticket_id', 'score', 'comment']).execute()
}

function calls({ app }: Desk) {
  return app.portal.db.selectFrom('call_back').select(['ticket_id', 'due_on', 'caller_id', 'note']).execute()
}

async function events({ app, id }: Desk) {
  const rows = await app.portal.db
    .selectFrom('ticket_event')
    .select(['kind', 'reason', 'detail'])
    .where('ticket_id', '=', id)
    .where('kind', 'in', ['rated', 'called_back'])
    .orderBy('id')
    .execute()
  return rows
}

const theirs = (desk: Desk) => desk.read(desk.dealer, `/en/tickets/${desk.id}`)

test('who opened a ticket is asked once it is done and closed, answers on its page, and may change it for 14 days', async () => {
  const desk = await openDesk({ stage: 'operations_completed', accepted: true })
  expect(await theirs(desk)).not.toContain(question)
  expect((await rate(desk, { score: '5' })).status).toBe(409)
  await close(desk)
  expect(await theirs(desk)).toContain(question)
  const answer = await rate(desk, { score: '4', comment: 'Veloci.' })
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `/en/tickets/${desk.id}?notice=rating#rating-card`,
  ])
  const page = await theirs(desk)
  for (const words of ['Thank you for your answer.', '4 out of 5', 'Veloci.', 'You can change it until 5 Dec 2026'])
    expect(page).toContain(words)
  desk.app.clock.advance(14 * day)
  expect((await rate(desk, { score: '5', comment: 'Veloci.' })).status).toBe(303)
  desk.app.clock.advance(day)
  const late = await rate(desk, { score: '1', comment: 'Troppo tardi.' })
  const sentence = await late.text()
  expect([late.status, sentence.includes('More than 14 days have passed'), sentence.includes('Troppo tardi.')]).toEqual(
    [409, true, true],
  )
  expect(await ratings(desk)).toEqual([{ ticket_id: desk.id, score: 5, comment: 'Veloci.' }])
  expect(await theirs(desk)).not.toContain('Change the answer')
  // That it was answered stays for good, and not what was said.
  expect(await events(desk)).toEqual([{ kind: 'rated', reason: '', detail: {} }])
  expect(await desk.read()).toContain('5 out of 5')
})

test('a refused claim, one withdrawn or without an answer, and one of a maker who asks nothing are not asked about', async () => {
  const refused = await openDesk()
  await refused.send({ intent: 'decision', warranty_accepted: 'no', reason: 'Urto', return: 'no' })
  await close(refused)
  expect((await refused.stored()).stage).toBe('ticket_closed')
  expect(await theirs(refused)).not.toContain(question)
  expect((await rate(refused, { score: '1' })).status).toBe(409)
  for (const reason of ['no_answer', 'duplicate']) {
    const other = await openDesk({ stage: 'operations_completed', accepted: true })
    await close(other, reason)
    expect(await theirs(other)).not.toContain(question)
  }
  const desk = await closed()
  await publishForTest(desk.app, (catalogue) => ({
    ...catalogue,
    satisfaction: { ...catalogue.satisfaction, isAsked: false },
  }))
  expect(await theirs(desk)).not.toContain(question)
})

test('the question is the maker’s own, in the reader’s language', async () => {
  const desk = await closed()
  await publishForTest(desk.app, (catalogue) => ({
    ...catalogue,
    satisfaction: { ...catalogue.satisfaction, question: { it: 'Contento?', fr: 'Content\u00a0?' } },
  }))
  expect(await desk.read(desk.dealer, `/fr/tickets/${desk.id}`)).toContain('Content\u00a0?')
  expect(await theirs(desk)).toContain('Contento?')
})

test('a colleague is neither asked nor reads the answer, and a stranger finds nothing', async () => {
  const desk = await closed()
  const colleague = await desk.app.dealer({ company: desk.dealer })
  const stranger = await desk.app.dealer()
  await rate(desk, { score: '2', comment: 'Lenti.' })
  for (const by of [colleague, stranger]) expect((await rate(desk, { score: '5' }, by)).status).toBe(404)
  const page = await desk.read(colleague, `/en/tickets/${desk.id}`)
  const data = await (await desk.app.fetch(`/en/tickets/${desk.id}.data`, as(colleague))).text()
  for (const hidden of ['Your opinion', 'Lenti.', 'Opinion sent', 'callerName']) {
    expect(page).not.toContain(hidden)
    expect(data).not.toContain(hidden)
  }
  const own = await (await desk.app.fetch(`/en/tickets/${desk.id}.data`, as(desk.dealer))).text()
  expect(own).not.toContain('callerName')
})

test('no score, one below, one above and one that is no number come back with a sentence and what was typed', async () => {
  const desk = await closed()
  for (const score of ['', '0', '6', 'abc', '4.5']) {
    const answer = await rate(desk, { score, comment: 'Scritto prima.' })
    const page = await answer.text()
    expect([score, answer.status, page.includes('Scritto prima.')]).toEqual([score, 400, true])
    expect(page).toContain(score === '' ? 'rating' : 'Choose a rating from 1 to 5.')
  }
  expect((await rate(desk, { score: '3', comment: 'x'.repeat(1001) })).status).toBe(400)
  expect(await ratings(desk)).toEqual([])
})

test('ten answers at once are one answer, one event and one call', async () => {
  const desk = await closed()
  const sent = await Promise.all(Array.from({ length: 10 }, () => rate(desk, { score: '1', comment: 'Mai più.' })))
  expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 303))
  expect(await ratings(desk)).toHaveLength(1)
  expect(await events(desk)).toHaveLength(1)
  expect(await calls(desk)).toHaveLength(1)
})

test('who was not satisfied is to be called within the maker’s working days, by whose the ticket is, until one says what came of it', async () => {
  const desk = await openDesk({ stage: 'operations_completed', accepted: true })
  await desk.send({ intent: 'take' })
  await close(desk)
  await rate(desk, { score: '2' })
  // From a Saturday on: Monday and Tuesday.
  const { accountId } = desk.staff.viewer
  expect(await calls(desk)).toMatchObject([{ due_on: '2026-11-25', caller_id: accountId }])
  const second = await desk.app.staff()
  const take = (by: Desk['staff']) => desk.send({ intent: 'call-take', caller: '' }, by)
  const taken = await Promise.all([take(desk.staff), take(second)])
  expect(taken.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 409])
  const done = (note: string, by: Desk['staff']) => desk.send({ intent: 'call-done', note }, by)
  expect((await done(' ', second)).status).toBe(400)
  const [one, other] = await Promise.all([done('Spiegato.', desk.staff), done('Scuse fatte.', second)])
  expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([303, 409])
  const refusal = one.status === 409 ? one : other
  const page = await refusal.text()
  expect(page).toContain('Someone else has already called the customer back.')
  expect(page).toContain(one.status === 409 ? 'Spiegato.' : 'Scuse fatte.')
  expect(await events(desk)).toMatchObject([{ kind: 'rated' }, { kind: 'called_back', reason: '', detail: {} }])
  const own = await desk.read()
  expect(own).toContain('Called back by')
  expect(own).not.toContain('Mark as called back')
  expect(await theirs(desk)).not.toContain('Called back')
})

test('an answer that becomes a good one calls nobody, unless somebody of the staff has taken it already', async () => {
  const desk = await closed()
  await rate(desk, { score: '1' })
  await rate(desk, { score: '5' })
  expect(await calls(desk)).toEqual([])
  const gone = await desk.send({ intent: 'call-done', note: 'Chiamato lo stesso.' })
  const page = await gone.text()
  expect([gone.status, page.includes('no call is needed any more'), page.includes('Chiamato lo stesso.')]).toEqual([
    409,
    true,
    true,
  ])
  await rate(desk, { score: '2' })
  await desk.send({ intent: 'call-take', caller: '' })
  await rate(desk, { score: '4' })
  expect(await calls(desk)).toHaveLength(1)
})

test('a ticket that is opened again and closed again is not asked about twice', async () => {
  const desk = await closed()
  await rate(desk, { score: '4' })
  await desk.send({ intent: 'stage', stage: 'operations_in_progress', reason: 'Torna' })
  expect((await rate(desk, { score: '1' })).status).toBe(409)
  expect(await theirs(desk)).toContain('4 out of 5')
  await desk.send({ intent: 'stage', stage: 'operations_completed', resolution: 'repair' })
  await close(desk)
  const page = await theirs(desk)
  expect(page).toContain('4 out of 5')
  expect(page).toContain('Change the answer')
})

test('after 24 months an answer is a figure of its month and kind of damage, and its ticket knows nothing of it', async () => {
  const desk = await closed()
  await rate(desk, { score: '2', comment: 'Lenti.' })
  desk.app.clock.advance(700 * day)
  await sweepRatings(desk.app.portal)
  expect(await ratings(desk)).toHaveLength(1)
  desk.app.clock.advance(40 * day)
  await Promise.all([sweepRatings(desk.app.portal), sweepRatings(desk.app.portal)])
  expect([await ratings(desk), await calls(desk)]).toEqual([[], []])
  const figures = await desk.app.portal.db.selectFrom('rating_figure').selectAll().execute()
  expect(figures).toMatchObject([{ month: '2026-11-01', score: 2, answers: 1 }])
  expect(await theirs(desk)).not.toContain(question)
})
