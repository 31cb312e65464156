import { expect, test } from 'vitest'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { as, type Member, post } from '#tests/app.ts'
import { decision, openDesk } from '../desk/ticket.fixture.ts'

const [old, next, third] = ['C68.51S.00123', 'C68.51S.00456', 'C68.51S.00789']
const bicycle = { intent: 'replacement', replaced: 'bicycle', frame_model: 'C68', serial_number: next }

/** A ticket about a bicycle that was replaced on 21 November 2026. */
async function openReplaced(resolution = 'replace') {
  const desk = await openDesk()
  await finish(desk, resolution)
  return { ...desk, links: () => desk.app.portal.db.selectFrom('replacement').selectAll().orderBy('id').execute() }
}

async function finish(desk: Pick<Awaited<ReturnType<typeof openDesk>>, 'send'>, resolution: string) {
  await desk.send(decision)
  await desk.send({ intent: 'stage', stage: 'operations_in_progress' })
  await desk.send({ intent: 'stage', stage: 'operations_completed', resolution })
}

/** Text as it is read, without what React puts between its pieces. */
function plain(page: string): string {
  return page
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

test('the pages of both bicycles and the passport tell which replaced which, with the ticket for who may see it', async () => {
  const desk = await openReplaced()
  const stranger = await desk.app.dealer()
  const first = await addProduct(desk.app.portal, { of: desk.dealer, serial: old })
  const second = await addProduct(desk.app.portal, { of: stranger, serial: next })
  expect((await desk.send(bicycle)).headers.get('location')).toBe(`${desk.address}?notice=replacement`)
  const pageOf = async (by: Member | typeof desk.staff, id: number) => {
    const page = await desk.read(by, `/en/products/${id}`)
    return { text: plain(page), hasTicket: page.includes(`href="/en/tickets/${desk.id}"`) }
  }
  for (const by of [desk.dealer, desk.staff]) {
    const page = await pageOf(by, first.id)
    expect(page.text).toContain(`Replaced by ${next} 21 Nov 2026 · ticket ${desk.id}`)
    expect(page.hasTicket).toBe(true)
  }
  const theirs = await pageOf(stranger, second.id)
  expect(theirs.text).toContain(`Replaces ${old} 21`)
  expect([theirs.text.includes(`ticket ${desk.id}`), theirs.hasTicket]).toEqual([false, false])
  const passport = async (code: string) => plain(await (await desk.app.fetch(`/en/p/${code}`)).text())
  expect(await passport(first.passport)).toContain('Replaced by number ending with 456, November 2026')
  expect(await passport(second.passport)).toContain('Replaces number ending with 123, November 2026')
  for (const { passport: code } of [first, second]) expect(await passport(code)).not.toContain(String(desk.id))
})

test('the next claim with either number shows staff the whole chain, and the history of the ticket who noted it', async () => {
  const desk = await openReplaced()
  await desk.send(bicycle)
  const { app } = desk
  const ticket = await app.ticket({ of: desk.dealer, serial: next })
  const later = { ...desk, send: (fields: Record<string, string>) => app.fetch(address, post(desk.staff, fields)) }
  const address = `/en/console/tickets/${ticket.id}`
  await finish(later, 'replace')
  expect((await later.send({ ...bicycle, replaced: 'frame', serial_number: third })).status).toBe(303)
  for (const serial of [old, next, third]) {
    const { id } = await app.ticket({ of: desk.dealer, serial })
    const page = plain(await desk.read(desk.staff, `/en/console/tickets/${id}`))
    for (const number of [old, next, third]) expect(page, serial).toContain(number)
    for (const one of [desk.id, ticket.id]) expect(page, serial).toContain(`ticket ${one}`)
  }
  const dealers = plain(await desk.read(desk.dealer, `/en/tickets/${desk.id}`))
  for (const page of [dealers, plain(await desk.read())]) {
    expect(page).toContain('Replacement recorded')
    expect(page).toContain(`Bike: ${old} → ${next}`)
  }
})

test('nothing corrects the number that is typed for the new bicycle', async () => {
  const desk = await openReplaced()
  const [field = ''] = /<input[^>]*id="replacement-serial_number"[^>]*>/.exec(await desk.read()) ?? []
  for (const said of ['autocapitalize="characters"', 'autocorrect="off"', 'spellcheck="false"'])
    expect(field.toLowerCase()).toContain(said)
})

test('a number that cannot be the new one comes back with what is wrong, and nothing is noted', async () => {
  const desk = await openReplaced()
  const mistakes: [Record<string, string>, string][] = [
    [{ serial_number: 'V4R-0510-A1234' }, 'this looks like'],
    [{ serial_number: old }, 'That is the number of this ticket’s bike'],
    [{ serial_number: '' }, 'serial_number-error'],
    [{ frame_model: '' }, 'Choose the model of the new bike or frame'],
    [{ replaced: 'wheel' }, 'replaced-error'],
    [{ replaced: 'part-fork', serial_number: 'x'.repeat(61) }, 'up to 60 characters'],
  ]
  for (const [fields, told] of mistakes) {
    const answer = await desk.send({ ...bicycle, ...fields })
    const page = await answer.text()
    expect([answer.status, JSON.stringify(fields)]).toEqual([400, JSON.stringify(fields)])
    expect(page, told).toContain('id="replacement-problems"')
    if (told.includes(' ')) expect(page).toContain(told)
  }
  expect(await desk.links()).toEqual([])
})

test('a number replaces one other, is replaced once, and never by what it has replaced', async () => {
  const desk = await openReplaced()
  await desk.send(bicycle)
  const { app } = desk
  const ask = async (serial: string, number: string) => {
    const { id } = await app.ticket({ of: desk.dealer, serial, stage: 'operations_completed' })
    await app.portal.db.updateTable('ticket').set({ resolution: 'replace' }).where('id', '=', id).execute()
    const fields = { ...bicycle, serial_number: number }
    const answer = await app.fetch(`/en/console/tickets/${id}`, post(desk.staff, fields))
    return [answer.status, await answer.text()] as const
  }
  const [taken, whose] = await ask(third, next)
  expect([taken, whose]).toEqual([400, expect.stringContaining(`already replaces ${old}`)])
  const [circle, why] = await ask(next, old)
  expect([circle, why]).toEqual([400, expect.stringContaining('it cannot be the new one')])
  const [again, done] = await ask(old, third)
  expect([again, done]).toEqual([409, expect.stringContaining(`was replaced by ${next}`)])
  expect(await desk.links()).toHaveLength(1)
})

test('of two agents who note another number at once one is told so, and the same form sent twice notes it once', async () => {
  const desk = await openReplaced()
  const colleague = await desk.app.staff()
  const answers = await Promise.all([
    desk.send(bicycle),
    desk.send({ ...bicycle, serial_number: third }, colleague),
    desk.send(bicycle),
  ])
  const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other)
  expect([['303', '303', '409'].join(), ['303', '409', '409'].join()]).toContain(statuses.join())
  const lost = answers.find(({ status }) => status === 409)
  expect(await lost?.text()).toContain('Meanwhile a colleague has recorded that this bike was replaced by')
  expect(await desk.links()).toHaveLength(1)
})

test('staff undo what was noted by mistake, once, with a reason in the history; nobody else notes or undoes', async () => {
  const desk = await openReplaced()
  expect((await desk.send(bicycle, desk.dealer)).status).toBe(404)
  await desk.send(bicycle)
  const [link] = await desk.links()
  const undo = { intent: 'undo-replacement', replacement: String(link?.id), reason: 'Numero letto male' }
  expect((await desk.send(undo, desk.dealer)).status).toBe(404)
  expect((await desk.send({ ...undo, reason: ' ' })).status).toBe(400)
  expect(await desk.links()).toHaveLength(1)
  await Promise.all([desk.send(undo), desk.send(undo)])
  expect(await desk.links()).toEqual([])
  const events = desk.app.portal.db.selectFrom('ticket_event').select('reason').where('kind', '=', 'replacement_undone')
  expect(await events.execute()).toEqual([{ reason: 'Numero letto male' }])
  expect(plain(await desk.read())).toContain('Numero letto male')
  expect((await desk.send({ ...bicycle, serial_number: third })).status).toBe(303)
})

test('before the work is done, and of a repair, nothing is noted', async () => {
  const desk = await openDesk()
  expect((await desk.send(bicycle)).status).toBe(409)
  await finish(desk, 'repair')
  expect((await desk.send(bicycle)).status).toBe(409)
  expect(await desk.read()).not.toContain('id="replacing-card"')
})

test('of a part that was sent its number or batch is noted, and no bicycle', async () => {
  const desk = await openReplaced('part_sent')
  expect((await desk.send(bicycle)).status).toBe(400)
  const part = { ...bicycle, replaced: 'part-fork', serial_number: ' Lotto  7-B ' }
  expect((await desk.send(part)).status).toBe(303)
  await desk.send(part)
  expect(await desk.links()).toMatchObject([{ kind: 'part', part: 'fork', new_number: 'Lotto 7-B', new_model: 'C68' }])
  const { passport, id } = await addProduct(desk.app.portal, { of: desk.dealer, serial: old })
  expect(plain(await desk.read(desk.dealer, `/en/products/${id}`))).toContain('Fork, number or batch Lotto 7-B')
  const read = plain(await (await desk.app.fetch(`/en/p/${passport}`)).text())
  expect(read).toContain('Parts replaced Fork (November 2026)')
  expect(read).not.toContain('Lotto')
})

test('the warranty of the new bicycle goes on from the first purchase and from the replacement, whatever was registered', async () => {
  const desk = await openReplaced()
  const { app } = desk
  await addProduct(app.portal, { of: desk.dealer, serial: old, bought: '2026-03-02' })
  await addProduct(app.portal, { of: desk.dealer, serial: next, bought: '2026-11-21' })
  await desk.send(bicycle)
  const ends = async () =>
    (
      await app.portal.db.selectFrom('product').select(['serial_number', 'warranty_expiry']).orderBy('id').execute()
    ).map(({ warranty_expiry: day }) => day)
  // Three years from the first purchase: longer than the two of the replacement, and not three from the replacement.
  expect(await ends()).toEqual(['2029-03-02', '2029-03-02'])
  app.clock.advance(700 * 24 * 60 * 60_000)
  const later = await app.ticket({ of: desk.dealer, serial: next })
  const staff = await app.staff()
  const send = (fields: Record<string, string>) => app.fetch(`/en/console/tickets/${later.id}`, post(staff, fields))
  await finish({ send }, 'replace')
  await send({ ...bicycle, serial_number: third })
  await addProduct(app.portal, { of: desk.dealer, serial: third, bought: '2028-10-21' })
  const [link] = (await desk.links()).slice(-1)
  const undo = { intent: 'undo-replacement', replacement: String(link?.id), reason: 'Prova' }
  await send(undo)
  expect(await ends()).toEqual(['2029-03-02', '2029-03-02', '2031-10-21'])
  await send({ ...bicycle, serial_number: third })
  // The second replacement gives the third number two years of its own; the second, which is gone, gets nothing of them.
  expect(await ends()).toEqual(['2029-03-02', '2029-03-02', '2030-10-21'])
})

test('the last days of a bicycle follow when the registration of the one it replaced is confirmed or corrected', async () => {
  const desk = await openReplaced()
  const { app, staff } = desk
  const rider = await app.dealer({ role: 'customer' })
  const first = await addProduct(app.portal, { of: rider, serial: old, bought: '2026-03-02' })
  await addProduct(app.portal, { of: rider, serial: next, bought: '2026-11-21' })
  await desk.send(bicycle)
  const days = async () => {
    const found = app.portal.db.selectFrom('product').select(['warranty_expiry', 'longest_expiry']).orderBy('id')
    return (await found.execute()).map((one) => [one.warranty_expiry, one.longest_expiry])
  }
  const send = (fields: Record<string, string>) => app.fetch(`/en/products/${first.id}`, post(staff, fields))
  // Confirming the second one changes nothing: its warranty goes on from the registration of the first.
  expect(await days()).toEqual([
    ['2028-03-02', '2029-03-02'],
    ['2028-11-21', '2028-11-21'],
  ])
  await send({ intent: 'confirm' })
  expect(await days()).toEqual([
    ['2029-03-02', '2029-03-02'],
    ['2029-03-02', '2029-03-02'],
  ])
  const bought = { frame_model: 'C68', country: 'IT', date_of_purchase: '2026-03-02', size: '', colour: '' }
  const late = { intent: 'correct', ...bought, registered_on: '2026-06-01' }
  await send({ ...late, version: '1', serial_number: old })
  expect(await days()).toEqual([
    ['2028-03-02', '2028-03-02'],
    ['2028-11-21', '2028-11-21'],
  ])
  // Another number was replaced by nothing, and the second one's own registration counts.
  await send({ ...late, version: '2', serial_number: third })
  expect(await days()).toEqual([
    ['2028-03-02', '2028-03-02'],
    ['2028-11-21', '2029-11-21'],
  ])
})

test('the form of a claim tells that a number has been replaced, and the new one to whom it concerns', async () => {
  const desk = await openReplaced()
  await desk.send(bicycle)
  const stranger = await desk.app.dealer()
  const asked = async (by: Member, serial: string) => {
    const answer = await desk.app.fetch(`/en/new-ticket/same-bike?serial=${serial}`, as(by))
    const { replaced }: { replaced: unknown } = await answer.json()
    return replaced
  }
  expect(await asked(desk.dealer, old)).toEqual({ number: old, day: '2026-11-21', by: next })
  expect(await asked(stranger, old)).toEqual({ number: old, day: '2026-11-21', by: null })
  expect([await asked(desk.dealer, next), await asked(desk.dealer, '%00')]).toEqual([null, null])
  // Without scripts the page that comes back says so.
  const page = await (await desk.app.fetch('/en/new-ticket', post(desk.dealer, { serial_number: old }))).text()
  expect(plain(page)).toContain(`The number ${old} was replaced on 21 Nov 2026 by ${next}`)
})
