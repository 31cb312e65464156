import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { post } from '#tests/app.ts'
import { decision, openDesk } from './ticket.fixture.ts'

test('a decision sent twice is made once, and answers as the first did', async () => {
  const desk = await openDesk()
  const fields = { ...decision, return: 'yes' }
  const answers = [...(await Promise.all([desk.send(fields), desk.send(fields)])), await desk.send(fields)]
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
  expect(await eventsOf(desk)).toEqual(['decision'])
  await desk.send({ intent: 'turn', awaiting: 'courier' })
  expect((await desk.send(fields)).status).toBe(303)
  expect((await desk.stored()).awaiting).toBe('courier')
  for (const other of [
    { ...fields, reason: 'Un altro motivo' },
    { ...fields, return: 'no' },
    { ...fields, warranty_accepted: 'no' },
  ])
    expect((await desk.send(other)).status).toBe(409)
  expect((await desk.send(fields, await desk.app.staff('admin'))).status).toBe(409)
  expect(await eventsOf(desk)).toEqual(['decision', 'awaiting'])
})

test('a second form with the same reason is no repetition: its message is not lost', async () => {
  const desk = await openDesk()
  const first = { ...decision, submission: randomUUID(), message: 'Ne parliamo domani.' }
  expect((await desk.send(first)).status).toBe(303)
  const more = { after: 'next', resolution: 'replace', message: 'Il ricambio parte oggi.' }
  // Nor is one that was gone on with in two tabs, which bears the same number.
  for (const other of [
    { ...decision, ...more, submission: randomUUID() },
    { ...first, ...more },
    { ...first, after: 'next' },
    { ...first, message: more.message },
  ]) {
    const second = await desk.send(other)
    expect([second.status, (await second.text()).includes(other.message)]).toEqual([409, true])
  }
  expect((await desk.send(first)).status).toBe(303)
  expect(await eventsOf(desk)).toEqual(['decision'])
  // Assessed once more, a page that was kept decides again, and tells what it says by then.
  await desk.send({ intent: 'stage', stage: 'new_request', reason: 'Nuove foto' })
  expect((await desk.send({ ...first, ...more })).status).toBe(303)
  expect((await desk.stored()).stage).toBe('operations_in_progress')
  expect(await eventsOf(desk)).toEqual(['decision', 'stage', 'decision', 'stage'])
  const messages = await desk.app.portal.db.selectFrom('message').select('body').orderBy('id').execute()
  expect(messages.map(({ body }) => body)).toEqual([first.message, more.message])
})

test('a move sent twice is made once, and answers as the first did', async () => {
  const desk = await openDesk({ stage: 'operations_in_progress', accepted: true })
  const move = { intent: 'stage', stage: 'operations_completed', resolution: 'repair', reason: 'Riverniciato' }
  const from = { from: 'operations_in_progress' }
  const answers = [await desk.send({ ...move, ...from }), await desk.send({ ...move, ...from }), await desk.send(move)]
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
  expect((await desk.send({ ...move, ...from, resolution: 'replace' })).status).toBe(409)
  expect((await desk.send({ ...move, ...from }, await desk.app.staff('admin'))).status).toBe(409)
  expect(await eventsOf(desk)).toEqual(['stage'])
})

async function eventsOf({ app, id }: Awaited<ReturnType<typeof openDesk>>): Promise<string[]> {
  const events = await app.portal.db
    .selectFrom('ticket_event')
    .select('kind')
    .where('ticket_id', '=', id)
    .orderBy('id')
    .execute()
  return events.map(({ kind }) => kind)
}

test('what somebody has chosen and typed of a decision is there again, for them alone, until it is made', async () => {
  const desk = await openDesk()
  const draft = { form: `decision-${desk.id}`, submission: randomUUID(), warranty_accepted: 'no', reason: 'Graffi da' }
  expect((await desk.app.fetch('/drafts', post(desk.staff, draft))).status).toBe(204)
  const page = await desk.read()
  expect(page).toMatch(/<textarea[^>]*name="reason"[^>]*>Graffi da</)
  expect(page).toMatch(/<input(?=[^>]*value="no")(?=[^>]*name="warranty_accepted")[^>]*checked/)
  expect(await desk.read(await desk.app.staff('admin'))).not.toContain('Graffi da')
  await desk.send({ ...decision, warranty_accepted: 'no' })
  await desk.send({ intent: 'stage', stage: 'new_request', reason: 'Nuove foto' })
  expect(await desk.read()).not.toContain('Graffi da')
})

test('what a browser still held of a decision that was made does not come back, and its page is not loaded again for it', async () => {
  const desk = await openDesk()
  const fields = { ...decision, submission: randomUUID() }
  expect((await desk.send(fields)).status).toBe(303)
  const late = { ...fields, form: `decision-${desk.id}`, page: 'a', age: '2000', late: '1' }
  const answer = await desk.app.fetch('/drafts', post(desk.staff, late))
  expect([answer.status, answer.headers.get('draft-form-sent')]).toEqual([204, 'yes'])
  const drafts = await desk.app.portal.db.selectFrom('draft').select('form').execute()
  expect(drafts).toEqual([])
})

test('of a note that is gone on with in two windows the second, which says something else, is a note as well; sent twice it is one', async () => {
  const desk = await openDesk()
  const submission = randomUUID()
  const begun = { form: `note-${desk.id}`, submission, note: 'Sentire' }
  const drafts = () => desk.app.portal.db.selectFrom('draft').select('fields').execute()
  await desk.app.fetch('/drafts', post(desk.staff, begun))
  for (const note of ['Sentire il fornitore.', 'Perizia in arrivo.', 'Perizia in arrivo.', 'Sentire il fornitore.'])
    expect((await desk.send({ intent: 'note', submission, note })).status).toBe(303)
  const notes = await desk.app.portal.db.selectFrom('message').select(['body', 'internal']).orderBy('id').execute()
  expect(notes).toEqual([
    { body: 'Sentire il fornitore.', internal: true },
    { body: 'Perizia in arrivo.', internal: true },
  ])
  expect(await drafts()).toEqual([])
  // What was begun besides stays.
  await desk.app.fetch('/drafts', post(desk.staff, { ...begun, submission: randomUUID() }))
  await desk.send({ intent: 'note', submission, note: 'Ancora una.' })
  expect(await drafts()).toHaveLength(1)
})
