import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, type Member, openApp, post } from '#tests/app.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { claim, filesOf, formOf, jpeg, photo, removals, threePhotos, tickets } from './claim.fixture.ts'

test('a draft comes back with its text and files, after a mistake too, until it is deleted', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const submission = randomUUID()
  await app.fetch(
    '/new-ticket',
    post(dealer, formOf({ ...claim, submission, content: 'corto' }, { attachments: [jpeg] })),
  )
  await app.fetch('/drafts', post(dealer, { form: 'ticket', ...claim, submission, content: 'È più lungo di prima' }))
  const page = await (await app.fetch('/new-ticket', as(dealer))).text()
  expect(page).toContain('Bozza ripresa')
  expect(page).toContain(submission)
  expect(page).toContain('È più lungo di prima')
  expect(removals(page)).toHaveLength(1)
  const discarded = await app.fetch('/new-ticket', post(dealer, { intent: 'discard', submission }))
  expect([discarded.status, discarded.headers.get('location')]).toEqual([303, '/new-ticket?draft=new'])
  const fresh = await (await app.fetch('/new-ticket', as(dealer))).text()
  expect(fresh).not.toContain(submission)
  expect(fresh).not.toContain('Bozza ripresa')
})

test('a claim about a registered bike begins with its model, country and date of purchase', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  // A number that fits two models.
  const serial = 'V3R22K00981'
  await addProduct(app.portal, { of: dealer, serial, family: 'V3R', country: 'FR', bought: '2026-03-04' })
  const page = await (await app.fetch(`/en/new-ticket?serial=${serial}`, as(dealer))).text()
  expect(page).toMatch(/<input[^>]*name="date_of_purchase"[^>]*value="2026-03-04"/)
  expect(page).toMatch(/<option value="FR" selected="">/)
  expect(page).toMatch(/<input[^>]*name="frame_model"[^>]*(checked=""[^>]*value="V3R"|value="V3R"[^>]*checked="")/)
  const stranger = await (await app.fetch(`/en/new-ticket?serial=${serial}`, as(await app.dealer()))).text()
  expect(stranger).not.toContain('2026-03-04')
})

test('a draft that arrives after its ticket is not taken up again', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const submission = randomUUID()
  await app.fetch('/new-ticket', post(dealer, formOf({ ...claim, submission }, threePhotos)))
  await app.fetch('/drafts', post(dealer, { form: 'ticket', ...claim, submission }))
  const page = await (await app.fetch('/new-ticket', as(dealer))).text()
  expect(page).not.toContain(submission)
  expect(page).not.toContain('Bici esposta in vetrina.')
})

test('a form that is sent again takes nothing from the one begun since', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const [sent, begun] = [randomUUID(), randomUUID()]
  const send = () => app.fetch('/new-ticket', post(dealer, formOf({ ...claim, submission: sent }, threePhotos)))
  const first = await send()
  await app.fetch('/drafts', post(dealer, { form: 'ticket', ...claim, submission: begun, content: 'Un’altra bici' }))
  const again = await send()
  expect([again.status, again.headers.get('location')]).toEqual([303, first.headers.get('location')])
  const page = await (await app.fetch('/new-ticket', as(dealer))).text()
  expect(page).toContain(begun)
  expect(page).toContain('Un’altra bici')
})

test('the form begins with the company’s country, and a rider’s is about damage in use', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const rider = await app.dealer({ role: 'customer' })
  const page = await (await app.fetch('/new-ticket', as(dealer))).text()
  expect(page).toMatch(/<option value="IT" selected="">Italia/)
  expect(checkedPhase(page)).toBeUndefined()
  const ridden = await (await app.fetch('/new-ticket', as(rider))).text()
  expect(ridden).toContain('<input type="hidden" name="damage_phase" value="field"/>')
  expect(ridden).not.toContain('value="km0"')
  expect(ridden).not.toContain('Solo per un danno emerso durante l’uso')
})

test('anyone who holds a bike that somebody else registered is told what to write and to attach', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const read = async (search: string) => (await app.fetch(`/en/new-ticket${search}`, as(dealer))).text()
  const page = await read('?serial=C68.51S.00123&about=registration')
  expect(page).toContain('Explain why the bike is yours and attach the proof of purchase.')
  expect(page).toContain('value="C68.51S.00123"')
  expect(await read('?serial=C68.51S.00123')).not.toContain('Disputed registration')
})

test('a rider’s claim is of damage in use, whatever was sent, and needs the proof of purchase', async () => {
  const app = await openApp()
  const rider = await app.dealer({ role: 'customer' })
  const refused = await app.fetch('/new-ticket', post(rider, formOf(claim, threePhotos)))
  expect(refused.status).toBe(400)
  expect((await refused.text()).match(/<input(?=[^>]*name="date_of_purchase")[^>]*aria-invalid="true"/g)).toHaveLength(
    1,
  )
  const whole = { ...claim, date_of_purchase: '2026-03-04' }
  const sent = await app.fetch('/new-ticket', post(rider, formOf(whole, { ...threePhotos, receipt: [jpeg] })))
  expect(sent.status).toBe(303)
  expect((await tickets(app)).map(({ damage_phase: phase }) => phase)).toEqual(['field'])
})

test('a claim after a closed ticket copies number, model and photos once, and leads back', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await app.fetch('/new-ticket', post(dealer, formOf(claim, threePhotos)))
  const [first] = await tickets(app)
  const id = String(first?.id)
  const page = await (await app.fetch(`/new-ticket?from=${id}`, as(dealer))).text()
  expect(page).toContain('value="V4R-0510-A1234"')
  expect(page).toContain(`name="follows" value="${id}"`)
  const next = { ...claim, submission: randomUUID(), follows: id, copy_photos: ['no', 'yes'] }
  const mistaken = await app.fetch(`/new-ticket?from=${id}`, post(dealer, formOf({ ...next, content: 'corto' })))
  expect(await mistaken.text()).not.toContain('almeno 3 foto')
  for (let sent = 0; sent < 2; sent += 1) await app.fetch(`/new-ticket?from=${id}`, post(dealer, formOf(next)))
  const [, second, third] = await tickets(app)
  expect([second?.follows_id, third]).toEqual([first?.id, undefined])
  expect(await filesOf(app, second?.id)).toHaveLength(3)
  expect(await filesOf(app, first?.id)).toHaveLength(3)
})

test('the proof of purchase of the ticket before comes along with its photos, and is asked for no more', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const used = { ...claim, damage_phase: 'field', date_of_purchase: '2026-03-04' }
  await app.fetch('/new-ticket', post(dealer, formOf(used, { ...threePhotos, receipt: [jpeg] })))
  const [first] = await tickets(app)
  const id = String(first?.id)
  const page = await (await app.fetch(`/new-ticket?from=${id}`, as(dealer))).text()
  expect(page).toContain(`Allega anche le 3 foto e la prova d’acquisto dell’intervento ${id}`)
  const next = { ...used, submission: randomUUID(), follows: id }
  const send = (fields: Record<string, string | string[]>) =>
    app.fetch(`/new-ticket?from=${id}`, post(dealer, formOf({ ...next, ...fields })))
  const without = await (await send({ copy_photos: 'no', content: 'corto' })).text()
  expect(without).toContain('serve la prova d’acquisto')
  const mistaken = await (await send({ copy_photos: ['no', 'yes'], content: 'corto' })).text()
  expect(mistaken).not.toContain('serve la prova d’acquisto')
  for (let sent = 0; sent < 2; sent += 1) expect((await send({ copy_photos: ['no', 'yes'] })).status).toBe(303)
  const [, second] = await tickets(app)
  expect((await filesOf(app, second?.id)).toSorted()).toEqual(['attachments', 'attachments', 'attachments', 'receipt'])
  expect(await filesOf(app, first?.id)).toHaveLength(4)
})

test('a claim that follows a ticket has a draft of its own', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer, stage: 'ticket_closed' })
  await app.fetch('/new-ticket', post(dealer, formOf({ ...claim, content: 'l’altra bici' })))
  const follow = { ...claim, serial_number: 'V4R-1-2', follows: String(id), content: 'ancora lei' }
  await app.fetch(`/new-ticket?from=${id}`, post(dealer, formOf(follow)))
  expect(await (await app.fetch('/new-ticket', as(dealer))).text()).toContain('l’altra bici')
  expect(await (await app.fetch(`/new-ticket?from=${id}`, as(dealer))).text()).toContain('ancora lei')
  await app.fetch('/new-ticket', post(dealer, { intent: 'discard', follows: String(id) }))
  expect(await (await app.fetch('/new-ticket', as(dealer))).text()).toContain('l’altra bici')
})

test('a foreign ticket, an absent one and no number at all are the same 404', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const foreign = await app.ticket({ of: await app.dealer(), stage: 'ticket_closed' })
  for (const from of [String(foreign.id), '999999', 'abc', ''])
    expect((await app.fetch(`/new-ticket?from=${from}`, as(dealer))).status).toBe(404)
  const body = formOf({ ...claim, follows: String(foreign.id), copy_photos: ['no', 'yes'] }, threePhotos)
  expect((await app.fetch('/new-ticket', post(dealer, body))).status).toBe(303)
  expect((await tickets(app)).at(-1)).toMatchObject({ follows_id: null, company_id: dealer.viewer.companyId })
})

test('an open ticket of the same bike is pointed at, of one’s own company only', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer, serial: '46800123' })
  const ask = (who: Member) => app.fetch('/new-ticket?serial=468-OO-I23', as(who)).then((answer) => answer.text())
  // What the form asks while somebody types.
  const answer = async (who: Member): Promise<unknown> =>
    (await app.fetch('/en/new-ticket/same-bike?serial=468-OO-I23', as(who))).json()
  expect(await answer(dealer)).toEqual({
    alike: null,
    own: null,
    replaced: null,
    proof: [],
    same: [{ id, createdAt: app.clock.now().toISOString(), parts: ['frame'] }],
  })
  expect(await answer(await app.dealer())).toEqual({ alike: null, own: null, replaced: null, proof: [], same: [] })
  expect(await ask(dealer)).toContain(`/tickets/${id}`)
  expect(await ask(await app.dealer())).not.toContain(`/tickets/${id}`)
  await app.portal.db.updateTable('ticket').set({ stage: 'ticket_closed' }).execute()
  expect(await ask(dealer)).not.toContain(`/tickets/${id}`)
})

function checkedPhase(page: string): string | undefined {
  return [...page.matchAll(/<input[^>]*name="damage_phase"[^>]*>/g)]
    .map(([input]) => input)
    .filter((input) => input.includes('checked'))
    .map((input) => /value="(\w+)"/.exec(input)?.[1])[0]
}

test('a form that says twice what it wants discards nothing', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const submission = randomUUID()
  await app.fetch('/drafts', post(dealer, { form: 'ticket', ...claim, submission }))
  expect((await app.fetch('/new-ticket', post(dealer, { intent: ['discard', 'send'] }))).status).toBe(400)
  expect(await (await app.fetch('/new-ticket', as(dealer))).text()).toContain(submission)
})

test('a file and a claim that bear another’s number are answered with 401, and nothing is stored', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const colleague = await app.dealer({ company: dealer })
  const [submission, person] = [randomUUID(), `${dealer.viewer.accountId}`]
  const target = { submission, field: 'attachments', person }
  const whole = new FormData()
  for (const [name, value] of Object.entries(target)) whole.set(name, value)
  whole.set('file', photo(jpeg))
  const begun = { ...target, id: randomUUID(), name: 'caduta.mp4', bytes: '6000000' }
  const send = async (who: Member, address: string, body: Parameters<typeof post>[1]) =>
    (await app.fetch(`/en/${address}`, post(who, body))).status
  const statuses = async (who: Member) => [
    await send(who, 'uploads', whole),
    await send(who, 'uploads', begun),
    await send(who, 'new-ticket', formOf({ submission, person, ...claim }, threePhotos)),
  ]
  // The page that its person left open says whose it is.
  expect(await (await app.fetch('/new-ticket', as(dealer))).text()).toContain(`name="person" value="${person}"`)
  expect(await statuses(colleague)).toEqual([401, 401, 401])
  for (const table of ['attachment', 'upload', 'ticket', 'draft'] as const)
    expect(await app.portal.db.selectFrom(table).selectAll().execute()).toEqual([])
  expect(await statuses(dealer)).toEqual([200, 200, 303])
})
