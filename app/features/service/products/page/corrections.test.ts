import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, type Member, openApp, post } from '#tests/app.ts'
import { setDisabled } from '#app/features/people/company/company.server.ts'
import { addProduct } from '../products.fixture.ts'

type App = Awaited<ReturnType<typeof openApp>>
type Person = { cookie: string }

const registered = {
  intent: 'correct',
  version: '1',
  frame_model: 'C68',
  serial_number: 'C68.51S.00123',
  date_of_purchase: '2026-03-02',
  country: 'IT',
  registered_on: '2026-03-02',
  size: '',
  colour: '',
}

async function send(app: App, person: Person, id: number, fields: Record<string, string>) {
  const answer = await app.fetch(`/en/products/${id}`, post(person, fields))
  return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() }
}

async function read(app: App, person: Person, id: number, locale = '/en') {
  return (await app.fetch(`${locale}/products/${id}`, as(person))).text()
}

function productOf(app: App, id: number) {
  return app.portal.db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

function logOf(page: string): string {
  return /<ol class="timeline".*?<\/ol>/s.exec(page)?.[0].replaceAll('<!-- -->', '') ?? ''
}

test('staff correct a registration: warranty and search follow, and the holder reads what has changed', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const agent = await app.staff('agent')
  const { id } = await addProduct(app.portal, { of: dealer, name: 'C68 Strada', size: '51s' })
  const options = {
    ...registered,
    serial_number: 'https://bikes.example/c68.51s.00124',
    date_of_purchase: '2026-02-02',
    country: 'FR',
    colour: 'Blu notte',
  }
  const done = await send(app, agent, id, options)
  expect([done.status, done.to]).toEqual([303, `/en/products/${id}?notice=correct#bike`])
  expect(await (await app.fetch(done.to ?? '', as(agent))).text()).toContain('Registration corrected')
  expect(await productOf(app, id)).toMatchObject({
    name: 'C68 Strada',
    serial_number: 'C68.51S.00124',
    size: '',
    colour: 'Blu notte',
    country: 'FR',
    // Registered a month after the purchase, by which the third year is lost.
    warranty_expiry: '2028-02-02',
    search: expect.stringContaining('c6851s00124'),
  })
  const log = logOf(await read(app, dealer, id))
  for (const told of [
    'Registration corrected by the maker',
    'Serial number: C68.51S.00124 (before: C68.51S.00123)',
    'Date of purchase: 2 Feb 2026 (before: 2 Mar 2026)',
    'Country of purchase: France (before: Italy)',
    'Size: – (before: 51s)',
    'Colour: Blu notte (before: –)',
  ])
    expect(log).toContain(told)
  const { name } = await app.portal.db
    .selectFrom('account')
    .select('name')
    .where('id', '=', agent.viewer.accountId)
    .executeTakeFirstOrThrow()
  expect(log).not.toContain(name)
  expect(log).not.toContain('registered_on')
  expect(logOf(await read(app, agent, id))).toContain(name)
  expect(logOf(await read(app, dealer, id, '/fr'))).toContain('Enregistrement corrigé par le fabricant')
})

test('of another family a bicycle has its name and its attributes, and what it was called before is gone', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await addProduct(app.portal, { of: dealer, name: 'C68 Strada' })
  const options = { ...registered, frame_model: 'V3R', serial_number: 'V3R22K00981' }
  expect((await send(app, await app.staff(), id, options)).status).toBe(303)
  const { name, search } = await productOf(app, id)
  expect([name, search.includes('strada')]).toEqual(['V3R', false])
})

test('of two who correct the same at once one is told, and keeps what they typed; a repeated post does nothing', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const agent = await app.staff('agent')
  const { id } = await addProduct(app.portal, { of: dealer })
  expect((await send(app, agent, id, { ...registered, colour: 'Rosso' })).status).toBe(303)
  expect((await send(app, agent, id, { ...registered, colour: 'Rosso' })).status).toBe(303)
  const late = await send(app, await app.staff(), id, { ...registered, size: '54s' })
  expect(late.status).toBe(409)
  expect(late.text).toContain('Someone else has changed these details in the meantime.')
  expect(late.text).toContain('value="54s"')
  expect(late.text).toContain('name="version" value="2"')
  expect(late.text.match(/Saved now: [^<]*/g)).toEqual(['Saved now: nothing', 'Saved now: Rosso'])
  expect(await productOf(app, id)).toMatchObject({ colour: 'Rosso', size: '', version: 2 })
  const events = await app.portal.db.selectFrom('product_event').select('kind').execute()
  expect(events).toEqual([{ kind: 'corrected' }])
})

test('at the very same moment one correction wins, and one number goes to one bicycle', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const agent = await app.staff('agent')
  const { id } = await addProduct(app.portal, { of: dealer })
  const other = await addProduct(app.portal, { of: dealer, serial: 'C68.51S.00777' })
  const statusOf = async (product: number, options: Record<string, string>) =>
    (await send(app, agent, product, { ...registered, ...options })).status
  const colours = await Promise.all(['Rosso', 'Blu'].map((colour) => statusOf(id, { colour })))
  expect(colours.toSorted((one, two) => one - two)).toEqual([303, 409])
  const options = { serial_number: 'C68.51S.00888' }
  const numbers = await Promise.all([statusOf(id, { ...options, version: '2' }), statusOf(other.id, options)])
  expect(numbers.toSorted((one, two) => one - two)).toEqual([303, 400])
})

test('a correction with a taken number or days that cannot be says so, with what was typed', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const agent = await app.staff('agent')
  const { id } = await addProduct(app.portal, { of: dealer })
  await addProduct(app.portal, { of: await app.dealer(), serial: 'C68.51S.00777' })
  const taken = await send(app, agent, id, { ...registered, serial_number: 'C68.51S.00777', colour: 'Giallo' })
  expect(taken.status).toBe(400)
  expect(taken.text).toContain('This serial number belongs to another registered bike')
  expect(taken.text).toContain('value="Giallo"')
  const wrong = await send(app, agent, id, {
    ...registered,
    serial_number: 'C68-51S',
    date_of_purchase: '2026-03-05',
    registered_on: '2026-03-04',
  })
  expect(wrong.status).toBe(400)
  expect(wrong.text).toContain('The registration cannot be earlier than the purchase.')
  expect(wrong.text).toContain('One dash')
  expect((await productOf(app, id)).version).toBe(1)
})

test('staff write the attributes of a family; blank ones are removed', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const agent = await app.staff('agent')
  const { id } = await addProduct(app.portal, { of: dealer, attributes: { firmware: '4.2.1' } })
  const form = { intent: 'attributes', version: '1', firmware: '', load_weight: '120.5', load_dimensions: '3 × 4 m' }
  const done = await send(app, agent, id, { ...form, dimensions: '1.640 × 540 × 32,5 mm', test_date: '2026-02-11' })
  expect(done.to).toBe(`/en/products/${id}?notice=attributes#attributes`)
  // The last of them is none of this family's.
  expect((await productOf(app, id)).attributes).toEqual({
    dimensions: '1640 × 540 × 32.5 mm',
    load_weight: 120.5,
    test_date: '2026-02-11',
  })
  const log = logOf(await read(app, dealer, id, ''))
  expect(log).toContain('Dati tecnici aggiornati dal produttore')
  expect(log).toContain('Firmware del cambio: – (prima: 4.2.1)')
  expect(log).toContain('Collaudo: 11 feb 2026 (prima: –)')
  const late = await send(app, agent, id, { intent: 'attributes', version: '1', firmware: '5' })
  expect(late.status).toBe(409)
  expect(late.text).toContain('value="5"')
  expect((await send(app, agent, id, { ...form, version: '2', load_weight: 'heavy' })).status).toBe(400)
  expect((await send(app, agent, id, { ...form, version: '2', test_date: '2026-11-22' })).text).toContain(
    'The date cannot be in the future.',
  )
})

test('anyone who holds a bicycle corrects its size and colour, and of a confirmed registration nothing else', async () => {
  const app = await openApp()
  const rider = await app.dealer({ role: 'customer', name: 'Nina Rota' })
  const own = { of: rider, size: '51s', expiry: '2027-01-01', confirmedBy: 'receipt' } as const
  const { id } = await addProduct(app.portal, own)
  const form = { intent: 'looks', version: '1', size: '54s', colour: 'Verde' }
  expect(await read(app, rider, id)).not.toContain('name="serial_number"')
  const refused = await send(app, rider, id, { ...form, serial_number: 'C68.51S.00999' })
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('only after-sales staff correct its serial number')
  expect((await send(app, rider, id, form)).to).toBe(`/en/products/${id}?notice=looks#bike`)
  expect(await productOf(app, id)).toMatchObject({
    size: '54s',
    colour: 'Verde',
    serial_number: 'C68.51S.00123',
    warranty_expiry: '2027-01-01',
    search: expect.stringContaining('verde'),
  })
  const log = logOf(await read(app, rider, id))
  expect(log).toContain('Details corrected')
  expect(log).toContain('Nina Rota')
  expect((await send(app, rider, id, { ...form, colour: 'Nero' })).status).toBe(409)
})

function codeOn(page: string): string | undefined {
  return /<strong class="serial">([^<]+)</.exec(page)?.[1]
}

async function claim(app: App, person: Member, code: string) {
  const fields = { submission: randomUUID(), serial_number: 'C68.51S.00123', code, safety_contact: 'on' }
  return (await app.fetch('/en/products/new?way=transfer', post(person, fields))).status
}

test('a bicycle that somebody else registered comes to its owner by a code of staff’s, as to who has owned it all along', async () => {
  const app = await openApp()
  const wrong = await app.dealer({ role: 'customer', name: 'Ugo Sbagliato' })
  const owner = await app.dealer({ role: 'customer', name: 'Paola Giusta' })
  const agent = await app.staff('agent')
  const { id } = await addProduct(app.portal, { of: wrong, name: 'C68 Strada' })
  const form = { intent: 'issue-code', submission: randomUUID(), reason: 'La fattura è di Paola Giusta' }
  const missing = await send(app, agent, id, { ...form, reason: '' })
  expect(missing.status).toBe(400)
  for (const answer of [await send(app, agent, id, form), await send(app, agent, id, form)])
    expect(answer.to).toBe(`/en/products/${id}?notice=issue-code.${form.submission}#issue`)
  const staffPage = await read(app, agent, id)
  const code = codeOn(staffPage) ?? ''
  expect(code).toMatch(/^[\dA-Z-]{14}$/)
  expect(logOf(staffPage)).toContain('La fattura è di Paola Giusta')

  // Who holds it wrongly learns that there is one, and neither reads, withdraws nor replaces it.
  const page = await read(app, wrong, id)
  expect(logOf(page)).toContain('Transfer code created by the maker')
  expect(page).toContain('We are checking who this bike belongs to')
  for (const hidden of [code, 'Giusta', 'value="transfer"', 'value="withdraw-transfer"'])
    expect(page).not.toContain(hidden)
  for (const intent of ['transfer', 'withdraw-transfer'])
    expect((await send(app, wrong, id, { intent })).status).toBe(403)

  expect(await claim(app, owner, code)).toBe(303)
  expect(await productOf(app, id)).toMatchObject({ first_owner: true, warranty_expiry: '2029-03-02' })
  expect((await app.fetch(`/products/${id}`, as(wrong))).status).toBe(404)
  const taken = await read(app, owner, id)
  expect(taken).toContain('First owner')
  for (const hidden of ['Sbagliato', 'La fattura', 'Transfer code']) expect(taken).not.toContain(hidden)
  // Staff go on reading why.
  expect(logOf(await read(app, agent, id))).toContain('La fattura è di Paola Giusta')

  await app.work()
  const mails = await app.portal.db.selectFrom('sent_mail').select(['to_address as to', 'body']).execute()
  expect(mails.map(({ to }) => to).toSorted()).toEqual([wrong.viewer.email, owner.viewer.email].toSorted())
  const lost = mails.find(({ to }) => to === wrong.viewer.email)?.body
  expect(lost).toContain('abbiamo verificato a chi appartiene questa bici')
  expect(lost).not.toMatch(/Giusta|consegnato/)
})

test('staff withdraw a code of theirs and read none of the holder’s', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const agent = await app.staff('agent')
  const { id } = await addProduct(app.portal, { of: dealer })
  await send(app, dealer, id, { intent: 'transfer' })
  expect(codeOn(await read(app, dealer, id))).toBeDefined()
  expect(codeOn(await read(app, agent, id))).toBeUndefined()
  // That there is one is nothing to staff.
  await send(app, agent, id, { intent: 'withdraw-code' })
  expect(codeOn(await read(app, dealer, id))).toBeDefined()
  await send(app, agent, id, { intent: 'issue-code', submission: randomUUID(), reason: 'Verifica' })
  await send(app, agent, id, { intent: 'withdraw-code' })
  expect(logOf(await read(app, dealer, id))).toContain('Transfer code withdrawn by the maker')
  expect((await send(app, dealer, id, { intent: 'transfer' })).status).toBe(303)
})

test('the code of an employee of the maker who is shut out takes no bicycle, and disputes it no longer', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const [agent, admin] = [await app.staff('agent'), await app.staff('admin')]
  const { id } = await addProduct(app.portal, { of: dealer })
  await send(app, agent, id, { intent: 'issue-code', submission: randomUUID(), reason: 'Verifica' })
  const code = codeOn(await read(app, agent, id)) ?? ''
  await setDisabled(app.portal, admin.viewer, null, agent.viewer.accountId, true)
  expect(await claim(app, await app.dealer({ role: 'customer' }), code)).toBe(400)
  expect(await read(app, dealer, id)).not.toContain('We are checking who this bike belongs to')
  expect((await send(app, dealer, id, { intent: 'transfer' })).status).toBe(303)
})

test('a code that is asked for again from a page gone back to, with another reason, is another one with that reason', async () => {
  const app = await openApp()
  const [wrong, agent] = [await app.dealer(), await app.staff('agent')]
  const { id } = await addProduct(app.portal, { of: wrong })
  const form = { intent: 'issue-code', submission: randomUUID(), reason: 'Fattura di Rossi' }
  await send(app, agent, id, form)
  const first = codeOn(await read(app, agent, id)) ?? ''
  app.clock.advance(60_000)
  const again = { ...form, reason: 'Fattura di Bianchi' }
  for (const fields of [again, again]) await send(app, agent, id, fields)
  const page = await read(app, agent, id)
  expect(logOf(page).match(/Fattura di \w+/g)).toEqual(['Fattura di Bianchi', 'Fattura di Rossi'])
  expect(codeOn(page)).not.toBe(first)
  const rider = await app.dealer({ role: 'customer' })
  expect([await claim(app, rider, first), await claim(app, rider, codeOn(page) ?? '')]).toEqual([400, 303])
})
