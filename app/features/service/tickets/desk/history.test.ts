import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { post } from '#tests/app.ts'
import { decision, openDesk } from './ticket.fixture.ts'

const photo = path.join(rootDir, 'tests/photos/portrait-orientation-3.jpg')

test('staff give a ticket a subject, which the dealer reads, finds and sees in the history', async () => {
  const desk = await openDesk()
  const composed = 'Telaio: danno estetico (C68.51S.00123)'
  expect(plain(await desk.read(desk.dealer, `/tickets/${desk.id}`))).toContain(composed)
  const answer = await desk.send({ intent: 'subject', subject: '  Bolle sotto\n la vernice ' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${desk.address}?notice=subject`])
  for (const [by, place] of [
    [desk.staff, desk.address],
    [desk.staff, '/console/tickets?q=bolle'],
    [desk.dealer, `/tickets/${desk.id}`],
    [desk.dealer, '/tickets?q=bolle'],
    // Nor is it lost to who remembers what it was called before, or looks for its number.
    [desk.dealer, '/tickets?q=cosmetic'],
    [desk.dealer, `/tickets?q=${desk.id}`],
  ] as const)
    expect(await desk.read(by, place), place).toContain('Bolle sotto la vernice')
  const told = ['Oggetto modificato', `Prima: ${composed}`, 'Dopo: Bolle sotto la vernice']
  for (const [by, place] of [
    [desk.staff, `/console/tickets/${desk.id}`],
    [desk.dealer, `/tickets/${desk.id}`],
  ] as const)
    for (const line of told) expect(plain(await desk.read(by, place)), place).toContain(line)

  expect((await desk.send({ intent: 'subject', subject: ' ' })).status).toBe(303)
  expect(await desk.read(desk.dealer, '/fr/tickets')).toContain('Cadre\u00a0: défaut esthétique')
  // Nothing changes: nothing is noted.
  await desk.send({ intent: 'subject', subject: '' })
  const events = await desk.app.portal.db
    .selectFrom('ticket_event')
    .select(['kind', 'actor_id', 'detail'])
    .orderBy('id')
    .execute()
  const kind = 'subject'
  const actor_id = desk.staff.viewer.accountId
  expect(events).toEqual([
    { kind, actor_id, detail: { from: null, to: 'Bolle sotto la vernice' } },
    { kind, actor_id, detail: { from: 'Bolle sotto la vernice', to: null } },
  ])
})

test('a subject that is too long comes back into its form, and a dealer sets none', async () => {
  const desk = await openDesk()
  const long = 'Bolle '.repeat(30)
  const refused = await desk.send({ intent: 'subject', subject: long })
  const page = await refused.text()
  expect(refused.status).toBe(400)
  expect(page).toMatch(/<details class="card fold-card" open=""><summary>Change the subject/)
  expect(page).toContain(`value="${long}"`)
  expect(page).toContain('id="subject-problems"')
  expect((await desk.send({ intent: 'subject', subject: 'Il mio oggetto' }, desk.dealer)).status).toBe(404)
  expect(await desk.read(desk.dealer, '/tickets')).not.toContain('Il mio oggetto')
  expect(await desk.app.portal.db.selectFrom('ticket_event').select('id').execute()).toEqual([])
})

test('the history tells in words what was decided, who was to act, and how it ended', async () => {
  const desk = await openDesk()
  await desk.send({ ...decision, return: 'yes' })
  await desk.send({ intent: 'turn', awaiting: 'dealer', promised_at: '2026-12-01' })
  await desk.send({ intent: 'turn', awaiting: 'courier', promised_at: '' })
  await desk.send({ intent: 'stage', stage: 'operations_in_progress', reason: 'Pezzo arrivato' })
  await desk.send({ intent: 'stage', stage: 'operations_completed', resolution: 'replace' })
  const shared = [
    ['Decision completed', 'Claim accepted', `Return of the part with authorisation number RMA-2026-${desk.id}`],
    [decision.reason],
    ['Next action updated', 'Promised for 1 Dec 2026'],
    ['With the courier', 'No promised date'],
    ['Operations in progress', 'Pezzo arrivato'],
    ['Operations completed', 'Outcome: Replacement'],
  ].flat()
  const staff = historyIn(await desk.read())
  const dealer = historyIn(await desk.read(desk.dealer, `/en/tickets/${desk.id}`))
  for (const line of [...shared, 'Giulia Conti', 'With the customer']) expect(staff).toContain(line)
  for (const line of [...shared, 'Ammiraglia · Giulia', 'Waiting for you']) expect(dealer).toContain(line)
  expect(dealer).not.toContain('Conti')
})

test('a refusal is told with its reason, and a repair that is paid for all the same', async () => {
  const desk = await openDesk()
  await desk.send({ ...decision, warranty_accepted: 'no', reason: 'Segni di urto' })
  await desk.send({ intent: 'stage', stage: 'operations_in_progress', paid_repair: 'on' })
  for (const page of [await desk.read(), await desk.read(desk.dealer, `/en/tickets/${desk.id}`)]) {
    for (const line of ['Claim refused', 'Segni di urto', 'Paid repair agreed']) expect(historyIn(page)).toContain(line)
    expect(historyIn(page)).not.toContain('eturn of the part')
  }
})

test('an assessment that is opened again is told as that, and not as another new request', async () => {
  const desk = await openDesk()
  await desk.send({ ...decision, warranty_accepted: 'no' })
  await desk.send({ intent: 'stage', stage: 'new_request', reason: 'Nuove foto' })
  for (const page of [await desk.read(), await desk.read(desk.dealer, `/en/tickets/${desk.id}`)]) {
    expect(historyIn(page)).toMatch(/Assessment reopened.*Nuove foto/)
    expect(historyIn(page)).not.toContain('New request')
  }
})

test('what only staff know of a ticket’s history never reaches the dealer’s page or its data', async () => {
  const desk = await openDesk()
  const submission = randomUUID()
  const form = new FormData()
  form.append('submission', submission)
  form.append('field', 'attachments')
  form.append('file', new File([await readFile(photo)], 'perizia-segreta.jpg', { type: 'image/jpeg' }))
  await desk.app.fetch('/uploads', post(desk.staff, form))
  await desk.send({ submission, intent: 'note', note: 'Vedi perizia' })
  const [file] = await desk.app.portal.db.selectFrom('attachment').select(['id', 'internal']).execute()
  expect(file?.internal).toBe(true)
  await desk.send({ intent: 'withdraw-file', file: file?.id ?? '' })
  await desk.send(decision)
  expect(historyIn(await desk.read())).toContain('perizia-segreta.jpg')
  for (const place of [`/tickets/${desk.id}`, `/tickets/${desk.id}.data`]) {
    const page = await desk.read(desk.dealer, place)
    for (const secret of ['perizia', 'verdict', 'unsold']) expect(page, place).not.toContain(secret)
  }
})

test('a serial number in a subject stays in one piece, with its brackets', async () => {
  const desk = await openDesk({ serial: 'V3-51S-22-00417' })
  const unbroken = '<span class="unbroken">V3-51S-22-00417)</span>'
  expect(await desk.read()).toContain(unbroken)
  expect(await desk.read(desk.dealer, `/tickets/${desk.id}`)).toContain(unbroken)
})

test('the history tells which side acted then, whatever side its people are on now', async () => {
  const desk = await openDesk()
  const { db } = desk.app.portal
  const brand = 'Ammiraglia'
  await desk.app.fetch(`/tickets/${desk.id}`, post(desk.dealer, { intent: 'withdraw' }))
  const colleague = await desk.app.dealer({ company: desk.dealer })
  const { id } = await desk.app.ticket({ of: colleague })
  await desk.app.fetch(`/en/console/tickets/${id}`, post(desk.staff, decision))
  const turn = (person: { viewer: { accountId: number } }, role: 'agent' | null) =>
    db.updateTable('account').set({ role, company_id: null }).where('id', '=', person.viewer.accountId).execute()
  await turn(desk.dealer, 'agent')
  await turn(desk.staff, null)
  const withdrawn = historyIn(await desk.read(colleague, `/tickets/${desk.id}`))
  expect(withdrawn).toContain('Marco Rossi')
  expect(withdrawn).not.toContain(brand)
  const decided = historyIn(await desk.read(colleague, `/tickets/${id}`))
  expect(decided).toContain('Giulia')
  expect(decided).not.toContain('Conti')
})

/** A page's words without its tags. */
function plain(page: string): string {
  return page.replaceAll(/<!-- -->|<[^>]*>/g, '').replaceAll('\u00a0', ' ')
}

function historyIn(page: string): string {
  return plain(/<ol class="timeline".*?<\/ol>/s.exec(page)?.[0] ?? '')
}
