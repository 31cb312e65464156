import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, post } from '#tests/app.ts'
import type { TicketOptions } from '#tests/world.ts'
import { decision, openDesk } from './ticket.fixture.ts'

test('accepting with a return issues the authorization number, and the page shows it', async () => {
  const desk = await openDesk()
  const answer = await desk.send({ ...decision, return: 'yes' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`${desk.address}?notice=decision`)
  const ticket = await desk.stored()
  expect(ticket.stage).toBe('decision_completed')
  expect(ticket.authorization_number).toBe(`RMA-2026-${desk.id}`)
  expect(await desk.read()).toContain(`RMA-2026-${desk.id}`)
})

test('accepting without a return, or refusing, issues no number', async () => {
  for (const fields of [decision, { ...decision, warranty_accepted: 'no', return: 'yes' }]) {
    const desk = await openDesk()
    expect((await desk.send(fields)).status).toBe(303)
    expect((await desk.stored()).authorization_number).toBe(null)
  }
})

test('a decision needs the answer and the reason, and keeps what was typed', async () => {
  const desk = await openDesk()
  const answer = await desk.send({ intent: 'decision', reason: 'Scritto a metà' })
  expect(answer.status).toBe(400)
  const page = await answer.text()
  expect(page).toContain('Choose whether to accept or refuse the claim.')
  expect(page).toContain('Scritto a metà')
  expect((await desk.send({ ...decision, reason: ' ' })).status).toBe(400)
  expect((await desk.stored()).stage).toBe('new_request')
})

test('what nobody has to explain is asked for as a note to the customer', async () => {
  const desk = await openDesk()
  await desk.send(decision)
  expect(await desk.read()).toMatch(/for="stage-reason"[^>]*>Reason/)
  await desk.send({ intent: 'stage', stage: 'operations_in_progress' })
  expect(await desk.read()).toMatch(/for="stage-reason"[^>]*>Note to the customer/)
})

test('a claim that awaits its decision leads to it from the head of its page, and a decided one no more', async () => {
  const desk = await openDesk()
  const page = await desk.read()
  expect(page).toMatch(/<a href="#decide" class="button button-primary">Decide<\/a>/)
  expect(page).toContain('id="decide"')
  await desk.send(decision)
  expect(await desk.read()).not.toContain('#decide')
})

test('while a ticket can be moved on, that is the first button, and replying the second', async () => {
  const desk = await openDesk()
  await desk.send(decision)
  const page = await desk.read()
  expect(page).toMatch(/button-secondary"[^>]*><span[^>]*>Send the reply</)
  expect(page).not.toMatch(/button-primary"[^>]*><span[^>]*>Send the reply</)
})

test('what the rules said is kept beside the decision', async () => {
  const desk = await openDesk()
  await desk.send(decision)
  const event = await desk.app.portal.db.selectFrom('ticket_event').select('detail').executeTakeFirstOrThrow()
  expect(event.detail).toMatchObject({ accepted: true, verdict: { verdict: 'covered', unsold: true } })
})

const refusals: [string, Omit<TicketOptions, 'of'>, Record<string, string>, string][] = [
  ['deciding by a move', {}, { stage: 'decision_completed' }, 'Record the warranty decision first.'],
  [
    'a move that is not in the table',
    {},
    { stage: 'operations_completed', resolution: 'repair' },
    'That change is not possible from here: reload the page and choose another stage.',
  ],
  [
    'working on a refused warranty',
    { stage: 'decision_completed', accepted: false },
    { stage: 'operations_in_progress' },
    'The claim was refused: operations can only start once a paid repair has been agreed.',
  ],
  [
    'an appeal without a reason',
    { stage: 'decision_completed', accepted: true },
    { stage: 'new_request' },
    'Give the reason.',
  ],
  [
    'completing without a resolution',
    { stage: 'operations_in_progress', accepted: true },
    { stage: 'operations_completed' },
    'Choose the outcome of the ticket.',
  ],
  [
    'rework without a reason',
    { stage: 'operations_completed', accepted: true },
    { stage: 'operations_in_progress' },
    'Give the reason.',
  ],
  [
    'closing without a reason',
    { stage: 'operations_completed', accepted: true },
    { stage: 'ticket_closed', reason: 'perché sì' },
    'Choose how the ticket is closed.',
  ],
]

for (const [name, options, fields, sentence] of refusals)
  test(`${name} is refused with its sentence`, async () => {
    const desk = await openDesk(options)
    const answer = await desk.send({ intent: 'stage', ...fields })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(sentence)
    expect((await desk.stored()).stage).toBe(options.stage ?? 'new_request')
  })

const moves: [Omit<TicketOptions, 'of'>, Record<string, string>][] = [
  [{}, { stage: 'ticket_closed', reason: 'duplicate' }],
  [{ stage: 'decision_completed', accepted: true }, { stage: 'operations_in_progress' }],
  [
    { stage: 'decision_completed', accepted: false },
    { stage: 'operations_in_progress', paid_repair: 'on' },
  ],
  [
    { stage: 'decision_completed', accepted: false },
    { stage: 'new_request', reason: 'Nuove foto' },
  ],
  [
    { stage: 'decision_completed', accepted: false },
    { stage: 'ticket_closed', close_reason: 'refused' },
  ],
  [
    { stage: 'operations_in_progress', accepted: true },
    { stage: 'operations_completed', resolution: 'replace' },
  ],
  [
    { stage: 'operations_completed', accepted: true },
    { stage: 'operations_in_progress', reason: 'Scricchiola' },
  ],
  [
    { stage: 'operations_completed', accepted: true },
    { stage: 'ticket_closed', close_reason: 'done' },
  ],
]

for (const [options, fields] of moves)
  test(`a ticket goes from ${options.stage ?? 'new_request'} to ${fields['stage']} with ${Object.keys(fields).slice(1).join()}`, async () => {
    const desk = await openDesk(options)
    expect((await desk.send({ intent: 'stage', from: options.stage ?? 'new_request', ...fields })).status).toBe(303)
    expect((await desk.stored()).stage).toBe(fields['stage'])
    expect(await desk.read()).toContain('Giulia Conti')
  })

test('a closed ticket is reopened by an admin with a reason, and by no agent', async () => {
  const reopening = { intent: 'stage', stage: 'operations_in_progress', reason: 'Il danno è tornato' }
  const agents = await openDesk({ stage: 'ticket_closed' })
  const refused = await agents.send(reopening)
  expect(refused.status).toBe(400)
  const page = await refused.text()
  expect(page).toContain('That change is not possible from here: reload the page and choose another stage.')
  expect(page).toContain('Il danno è tornato')
  expect((await agents.stored()).stage).toBe('ticket_closed')

  const admins = await openDesk({ stage: 'ticket_closed' }, 'admin')
  expect((await admins.send({ ...reopening, reason: '' })).status).toBe(400)
  expect((await admins.send(reopening)).status).toBe(303)
  expect((await admins.stored()).stage).toBe('operations_in_progress')
})

test('a form about a stage that has passed changes nothing and says so, with what was typed', async () => {
  const desk = await openDesk({ stage: 'operations_completed', accepted: true })
  const stale = {
    intent: 'stage',
    from: 'operations_in_progress',
    stage: 'operations_completed',
    resolution: 'repair',
    reason: 'Saldato',
  }
  const answer = await desk.send(stale)
  expect(answer.status).toBe(409)
  const page = await answer.text()
  expect(page).toContain('The ticket has changed in the meantime.')
  expect(page).toContain('Saldato')
  expect((await desk.stored()).resolution).toBe(null)
  const decided = await desk.send(decision)
  expect(decided.status).toBe(409)
  expect(await decided.text()).toContain(decision.reason)
})

test('after a reply the dealer is to act, and closed tickets take none', async () => {
  const desk = await openDesk()
  const reply = { submission: randomUUID(), intent: 'reply', message: 'Ci mandi una foto del telaio.' }
  expect((await desk.send(reply)).status).toBe(303)
  expect((await desk.send(reply)).status).toBe(303)
  expect((await desk.stored()).awaiting).toBe('dealer')
  const messages = await desk.app.portal.db.selectFrom('message').select('body').execute()
  expect(messages).toEqual([{ body: reply.message }])

  const closed = await openDesk({ stage: 'ticket_closed' })
  const answer = await closed.send({ ...reply, submission: randomUUID() })
  expect(answer.status).toBe(409)
  const page = await answer.text()
  expect(page).toContain(reply.message)
  expect(page).toContain('an administrator has to reopen it')
  expect(page).not.toContain('open a new one')
})

test('an internal note reaches staff, and neither the dealer’s page, nor its data, nor any mail', async () => {
  const desk = await openDesk()
  const secret = 'Cliente difficile, attenzione'
  const note = { submission: randomUUID(), intent: 'note', note: secret }
  expect((await desk.send(note)).status).toBe(303)
  expect(await desk.read()).toContain(secret)
  for (const place of [`/tickets/${desk.id}`, `/tickets/${desk.id}.data`, '/', '/tickets'])
    expect(await desk.read(desk.dealer, place), place).not.toContain(secret)
  const sent = async () => {
    await desk.app.work()
    return desk.app.portal.db.selectFrom('sent_mail').select(['to_address', 'body', 'html']).execute()
  }
  expect(await sent()).toEqual([])
  await desk.send({ submission: randomUUID(), intent: 'reply', message: 'Ci servono altre foto.' })
  const mails = await sent()
  expect(mails.map((mail) => mail.to_address)).toEqual([desk.dealer.viewer.email])
  expect(JSON.stringify(mails)).not.toContain(secret)
})

test('a blank note is refused in place', async () => {
  const desk = await openDesk()
  expect((await desk.send({ submission: randomUUID(), intent: 'note', note: '  ' })).status).toBe(400)
})

test('who is to act next and the promised day are set and shown', async () => {
  const desk = await openDesk()
  expect((await desk.send({ intent: 'turn', awaiting: 'courier', promised_at: '2026-12-04' })).status).toBe(303)
  expect(await desk.stored()).toMatchObject({ awaiting: 'courier', promised_at: '2026-12-04' })
  expect(await desk.read()).toContain('4\u00a0Dec\u00a02026')
  expect((await desk.send({ intent: 'turn', awaiting: 'courier', promised_at: '2026-02-30' })).status).toBe(400)
  expect((await desk.send({ intent: 'turn', awaiting: 'dealer', promised_at: '' })).status).toBe(303)
  expect((await desk.stored()).promised_at).toBe(null)
})

test('another ticket about the same bicycle is shown, look-alike characters counted as the same', async () => {
  const desk = await openDesk({ serial: 'C68.11S.00123' })
  const { id } = await desk.app.ticket({ of: desk.dealer, serial: 'C68.1IS.OO123' })
  await desk.app.portal.db
    .updateTable('ticket')
    .set({ serial_folded: 'C681150O123'.replaceAll('O', '0') })
    .execute()
  const page = await desk.read()
  expect(page).toContain('Same serial number')
  expect(page).toContain(`No. ${id}`)
})

test('an id that is none, or an unknown one, is not found', async () => {
  const desk = await openDesk()
  for (const id of ['0', 'abc', '1e3', '99999', '9'.repeat(30)])
    expect((await desk.app.fetch(`/console/tickets/${id}`, as(desk.staff))).status, id).toBe(404)
})

test('a ticket’s page asks the database seven times at most, with a draft of a reply as well', async () => {
  const desk = await openDesk()
  const draft = { form: `reply-${desk.id}`, submission: randomUUID(), message: 'Ci stiamo' }
  await desk.app.fetch('/drafts', post(desk.staff, draft))
  const queries = await desk.app.queriesOf(() => desk.read())
  expect(queries.length).toBeLessThanOrEqual(7)
})
