import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, type Staff } from '#tests/app.ts'
import { whileHeld } from '#tests/waiting.ts'
import { lockTicket } from '../../tickets.server.ts'
import { decision, openDesk } from '../ticket.fixture.ts'

type Desk = Awaited<ReturnType<typeof openDesk>>

const onwards = { ...decision, after: 'next' }

async function eventsOf({ app, id }: Desk) {
  const found = await app.portal.db
    .selectFrom('ticket_event')
    .select(['kind', 'to_stage as to'])
    .where('ticket_id', '=', id)
    .orderBy('id')
    .execute()
  return found.map(({ kind, to }) => `${kind} ${to}`)
}

test('a plain claim is accepted and begun in one form, which leads to what is promised next', async () => {
  const desk = await openDesk({ promisedAt: '2026-11-24' })
  const later = await desk.app.ticket({ of: desk.dealer, promisedAt: '2026-11-27' })
  const next = await desk.app.ticket({ of: desk.dealer, promisedAt: '2026-11-25' })
  const answer = await desk.send({ ...onwards, resolution: 'replace' })
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `/en/console/tickets/${next.id}?notice=begun.${desk.id}`,
  ])
  expect(await desk.stored()).toMatchObject({
    stage: 'operations_in_progress',
    awaiting: 'maker',
    resolution: 'replace',
  })
  expect(await eventsOf(desk)).toEqual(['decision decision_completed', 'stage operations_in_progress'])
  const page = await desk.read(desk.staff, answer.headers.get('location') ?? '')
  expect(page).toContain(`Ticket ${desk.id}: decided, operations started`)
  expect(page).toContain(`No. ${next.id}`)
  expect(later.id).not.toBe(next.id)
})

test('what is refused, or has to come back first, is decided and not begun', async () => {
  for (const fields of [
    { ...onwards, warranty_accepted: 'no', resolution: 'repair', complete: 'on' },
    { ...onwards, return: 'yes', complete: 'on' },
  ]) {
    const desk = await openDesk()
    const answer = await desk.send(fields)
    expect(answer.headers.get('location')).toContain(`notice=decided.${desk.id}`)
    expect(await desk.stored()).toMatchObject({ stage: 'decision_completed', awaiting: 'dealer' })
    expect(await eventsOf(desk)).toEqual(['decision decision_completed'])
  }
})

test('work that is done already is completed with the decision, and asks for its outcome', async () => {
  const desk = await openDesk()
  const done = { ...onwards, complete: 'on', message: 'Il ricambio è partito oggi.', submission: randomUUID() }
  const refused = await desk.send(done)
  expect(refused.status).toBe(400)
  const page = await refused.text()
  expect(page).toContain('Choose the outcome of the ticket.')
  for (const typed of [decision.reason, done.message]) expect(page).toContain(typed)
  expect(await eventsOf(desk)).toEqual([])
  expect((await desk.send({ ...done, resolution: 'part_sent' })).headers.get('location')).toContain('notice=completed.')
  expect(await desk.stored()).toMatchObject({ stage: 'operations_completed', resolution: 'part_sent' })
  expect(await eventsOf(desk)).toEqual([
    'decision decision_completed',
    'stage operations_in_progress',
    'stage operations_completed',
  ])
})

test('the form of a decision sent twice is carried out once, its message with it', async () => {
  const desk = await openDesk()
  const form = { ...onwards, submission: randomUUID(), message: 'Arriva il ricambio.' }
  const answers = [...(await Promise.all([desk.send(form), desk.send(form)])), await desk.send(form)]
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
  expect(await eventsOf(desk)).toEqual(['decision decision_completed', 'stage operations_in_progress'])
  const messages = await desk.app.portal.db.selectFrom('message').select('body').execute()
  expect(messages).toEqual([{ body: form.message }])
  const mails = await mailsOf(desk)
  // The start of the work is no mail of its own.
  expect(mails.map((subject) => subject.replace(/.*: /, ''))).toEqual(['decisione presa', 'nuova risposta'])
})

async function mailsOf({ app, dealer }: Desk): Promise<string[]> {
  await app.work()
  const sent = await app.portal.db
    .selectFrom('sent_mail')
    .select('subject')
    .where('to_address', '=', dealer.viewer.email)
    .orderBy('outbox_id')
    .execute()
  return sent.map(({ subject }) => subject)
}

test('a colleague who was faster leaves everything that was typed, and nothing half done', async () => {
  const desk = await openDesk()
  await desk.send({ ...decision, warranty_accepted: 'no', reason: 'Segni di urto.' }, await desk.app.staff('admin'))
  const answer = await desk.send({ ...onwards, submission: randomUUID(), message: 'Arriva il ricambio.' })
  expect(answer.status).toBe(409)
  const page = await answer.text()
  for (const told of ['The ticket has changed in the meantime.', decision.reason, 'Arriva il ricambio.'])
    expect(page).toContain(told)
  expect(await desk.stored()).toMatchObject({ stage: 'decision_completed' })
  expect(await desk.app.portal.db.selectFrom('message').select('id').execute()).toEqual([])
})

test('of two agents who decide at one moment one does, and the other has the form back with what was typed', async () => {
  const desk = await openDesk()
  const other = await desk.app.staff()
  await desk.read(other)
  const deciding = [
    () => desk.send({ ...onwards, resolution: 'replace', message: 'Arriva il ricambio.', submission: randomUUID() }),
    () =>
      desk.send(
        {
          ...onwards,
          warranty_accepted: 'no',
          reason: 'Segni di urto.',
          message: 'Non è coperto.',
          submission: randomUUID(),
        },
        other,
      ),
  ]
  const answers = await whileHeld(desk.app.portal.db, (tx) => lockTicket(tx, desk.staff.viewer, desk.id), deciding)
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([303, 409])
  const isFirst = answers[0]?.status === 303
  const lost = await answers[isFirst ? 1 : 0]?.text()
  expect(lost).toContain(isFirst ? 'Segni di urto.' : decision.reason)
  expect((await eventsOf(desk)).filter((event) => event.startsWith('decision'))).toHaveLength(1)
  const messages = await desk.app.portal.db.selectFrom('message').select('body').execute()
  expect(messages).toEqual([{ body: isFirst ? 'Arriva il ricambio.' : 'Non è coperto.' }])
})

test('of two agents who answer at one moment both are read, each once, and the ticket waits for whom the later one says', async () => {
  const desk = await openDesk()
  const other = await desk.app.staff()
  const answer = (by: Staff, message: string, awaiting: string) => {
    const form = { intent: 'reply', message, awaiting, submission: randomUUID() }
    return () => desk.send(form, by)
  }
  const both = [answer(desk.staff, 'Guardiamo subito.', 'maker'), answer(other, 'Serve un’altra foto.', 'dealer')]
  const answers = await whileHeld(desk.app.portal.db, (tx) => lockTicket(tx, desk.staff.viewer, desk.id), both)
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  const said = await desk.app.portal.db.selectFrom('message').select('body').orderBy('id').execute()
  expect(said.map(({ body }) => body).toSorted()).toEqual(['Guardiamo subito.', 'Serve un’altra foto.'])
  expect((await desk.stored()).awaiting).toBe(said.at(-1)?.body === 'Guardiamo subito.' ? 'maker' : 'dealer')
})

test('on goes the view that an agent came from, in its order, and back to it where nothing is left there', async () => {
  const desk = await openDesk({ promisedAt: '2026-11-24' })
  const { app, dealer } = desk
  const soon = await app.ticket({ of: dealer, promisedAt: '2026-11-25' })
  const far = await app.ticket({ of: dealer, promisedAt: '2026-12-25' })
  const settle = async (id: number, view: string) => {
    const address = `/en/console/tickets/${id}`
    const body = new URLSearchParams({ ...onwards, view })
    const answer = await app.fetch(address, as(desk.staff, { method: 'POST', body }))
    return answer.headers.get('location')
  }
  expect(await settle(desk.id, '?stage=new_request&order=number')).toBe(
    `/en/console/tickets/${far.id}?notice=begun.${desk.id}`,
  )
  expect(await settle(far.id, '?stage=new_request&awaiting=maker&order=promised-asc')).toBe(
    `/en/console/tickets/${soon.id}?notice=begun.${far.id}`,
  )
  const back = await settle(soon.id, '?stage=new_request&awaiting=maker&after=x')
  expect(back).toBe(`/en/console/tickets?stage=new_request&awaiting=maker&notice=begun.${soon.id}`)
  const queue = await (await app.fetch(back ?? '', as(desk.staff))).text()
  expect(queue).toContain(`Ticket ${soon.id}: decided, operations started`)
  const forged = await (await app.fetch('/en/console/tickets?notice=begun.Call+555', as(desk.staff))).text()
  expect(forged).not.toContain('Ticket Call 555')
})

test('without a view that an agent came from, on goes what is due first of all that waits for us', async () => {
  const desk = await openDesk({ promisedAt: '2026-11-24' })
  const soon = await desk.app.ticket({ of: desk.dealer, promisedAt: '2026-11-25' })
  await desk.app.ticket({ of: desk.dealer, promisedAt: '2026-12-25' })
  await desk.app.ticket({ of: desk.dealer, promisedAt: '2026-11-20', awaiting: 'dealer' })
  const answer = await desk.send({ ...onwards, view: '' })
  expect(answer.headers.get('location')).toBe(`/en/console/tickets/${soon.id}?notice=begun.${desk.id}`)
})

test('an outcome that was chosen with the decision stays until the work is completed, and an appeal takes it back', async () => {
  const desk = await openDesk()
  await desk.send({ ...decision, resolution: 'repair' })
  expect(await desk.stored()).toMatchObject({ stage: 'decision_completed', resolution: 'repair' })
  await desk.send({ intent: 'stage', stage: 'operations_in_progress' })
  expect(await desk.stored()).toMatchObject({ stage: 'operations_in_progress', resolution: 'repair' })
  const appealed = await openDesk()
  await appealed.send({ ...decision, resolution: 'repair' })
  await appealed.send({ intent: 'stage', stage: 'new_request', reason: 'Nuove foto' })
  expect(await appealed.stored()).toMatchObject({ stage: 'new_request', resolution: null })
})
