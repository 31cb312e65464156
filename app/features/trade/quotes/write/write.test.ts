import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { addTestQuote, readable } from '../quotes.fixture.ts'
import { addOrder } from '#app/features/trade/orders/orders.fixture.ts'

type App = Awaited<ReturnType<typeof openApp>>
type Person = { cookie: string }

function typed(company: number, more: Record<string, string> = {}): Record<string, string> {
  return {
    submission: randomUUID(),
    company: String(company),
    title: 'Telai di primavera',
    currency: 'EUR',
    expires_on: '2026-12-31',
    lines: '1',
    item_number_1: 'C68-FS',
    item_1: 'C68 kit telaio',
    quantity_1: '2',
    price_1: '4.380,00',
    discount_1: '12,5',
    ...more,
  }
}

async function write(app: App, person: Person, fields: Record<string, string>, address = '/quotes/new') {
  const answer = await app.fetch(address, post(person, fields))
  const id = Number(/\/quotes\/(\d+)/.exec(answer.headers.get('location') ?? '')?.[1])
  return { answer, id }
}

function quoteOf(app: App, id: number) {
  return app.portal.db.selectFrom('quote').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

function linesOf(app: App, id: number) {
  return app.portal.db
    .selectFrom('quote_line')
    .select(['item_number', 'item', 'quantity', 'price', 'discount', 'amount'])
    .where('quote_id', '=', id)
    .orderBy('position')
    .execute()
}

async function pageOf(app: App, address: string, person: Person) {
  return readable(await (await app.fetch(address, as(person))).text())
}

function move(app: App, person: Person, id: number, status: string) {
  return app.fetch(`/quotes/${id}`, post(person, { intent: 'status', status, reason: 'Va rivisto' }))
}

test('staff write a quote by hand; the dealer sees it, and hears of it, once an administrator has approved it', async () => {
  const app = await openApp()
  const [dealer, agent, admin] = [await app.dealer(), await app.staff(), await app.staff('admin')]
  const fields = typed(dealer.viewer.companyId, { discount: '10', terms: 'Trasporto compreso.' })
  const { answer, id } = await write(app, agent, fields)
  expect(answer.status).toBe(303)
  expect(await linesOf(app, id)).toEqual([
    { item_number: 'C68-FS', item: 'C68 kit telaio', quantity: 2, price: 438_000, discount: 1250, amount: 766_500 },
  ])
  expect(await quoteOf(app, id)).toMatchObject({
    number: `PR-2026-${id}`,
    status: 'DRAFT',
    amount: 689_850,
    owner_email: agent.viewer.email,
  })
  expect((await app.fetch(`/quotes/${id}`, as(dealer))).status).toBe(404)
  expect((await move(app, agent, id, 'PENDING_APPROVAL')).status).toBe(303)
  expect((await move(app, agent, id, 'APPROVED')).status).toBe(409)
  expect((await move(app, admin, id, 'APPROVED')).status).toBe(303)
  await app.work()
  const mails = await app.portal.db.selectFrom('sent_mail').select('to_address').execute()
  expect(mails).toEqual([{ to_address: dealer.viewer.email }])
  const page = await pageOf(app, `/quotes/${id}`, dealer)
  for (const shown of ['C68-FS', 'Trasporto compreso.', 'Sconto sul totale (-10%)', '6.898,50'])
    expect(page).toContain(shown)
  const history = await pageOf(app, `/quotes/${id}`, admin)
  for (const step of ['Bozza salvata', 'Bozza → Da approvare', 'Da approvare → Approvato'])
    expect(history).toContain(step)
})

test('one form sent twice makes one quote', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const fields = typed(dealer.viewer.companyId)
  const made = await Promise.all([write(app, agent, fields), write(app, agent, fields), write(app, agent, fields)])
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  expect((await app.portal.db.selectFrom('quote').select('id').execute()).length).toBe(1)
})

test('a quote of as many lines as its form offers is kept, all hundred of them', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const parts = { item_number: 'A', item: 'Articolo', quantity: '1', price: '1', discount: '' }
  const fields = typed(dealer.viewer.companyId, { lines: '100' })
  for (let line = 1; line <= 100; line += 1)
    for (const [part, text] of Object.entries(parts)) fields[`${part}_${line}`] = text
  const { answer, id } = await write(app, agent, fields)
  expect([answer.status, (await linesOf(app, id)).length]).toEqual([303, 100])
})

test('a line is added and taken away by a button of the form, without a script, and nothing typed is lost', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const fields = typed(dealer.viewer.companyId, { lines: '2', item_2: 'Spedizione', quantity_2: '1', price_2: '45' })
  const added = await app.fetch('/quotes/new', post(agent, { ...fields, change_lines: 'add' }))
  expect(added.status).toBe(200)
  const more = await added.text()
  expect(more).toContain('name="item_3"')
  expect(more).toContain('value="4.380,00"')
  const less = await (await app.fetch('/quotes/new', post(agent, { ...fields, change_lines: 'remove-1' }))).text()
  expect(less).not.toContain('name="item_2"')
  expect(less).toContain('value="Spedizione"')
  expect(less).not.toContain('value="C68 kit telaio"')
  expect(await app.portal.db.selectFrom('quote').select('id').execute()).toEqual([])
  // Enter sends the form by its first button: it is none that changes lines.
  const [, first = ''] = /<form[^>]*id="quote"[\s\S]*?(<button[^>]*>)/.exec(more) ?? []
  expect(first).not.toContain('change_lines')
})

test('what is wrong in a quote comes back with what was typed, each at its field', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const wrong = {
    ...typed(dealer.viewer.companyId, { title: '', discount: '120', link: 'javascript:alert(1)' }),
    lines: '2',
    quantity_1: '1,5',
    price_1: 'molto',
    discount_1: '-3',
    item_2: '',
    price_2: '10',
  }
  const { answer } = await write(app, agent, wrong)
  expect(answer.status).toBe(400)
  const page = await answer.text()
  const said = readable(page)
  for (const told of [
    'Inserisci un numero intero maggiore di zero.',
    'Inserisci un importo, ad esempio 1.250,00, fino a un milione.',
    'Inserisci una percentuale da 0 a 100, ad esempio 12,5.',
    'Scrivi l’articolo.',
    'Inserisci un indirizzo che inizia con https://.',
    'Articolo, riga 2',
  ])
    expect(said).toContain(told)
  for (const kept of ['value="molto"', 'value="1,5"', 'value="-3"', 'value="120"']) expect(page).toContain(kept)
  const none = typed(dealer.viewer.companyId, { item_number_1: '', item_1: ' ', price_1: '', discount_1: '' })
  expect(readable(await (await write(app, agent, none)).answer.text())).toContain('Scrivi almeno un articolo.')
  const past = typed(dealer.viewer.companyId, { expires_on: '2026-11-20' })
  expect((await write(app, agent, past)).answer.status).toBe(400)
  expect((await write(app, agent, typed(999_999))).answer.status).toBe(400)
  expect(await app.portal.db.selectFrom('quote').select('id').execute()).toEqual([])
})

test('amounts are read as each language writes them', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const priceOf = async (address: string, price: string) => {
    const { id } = await write(app, agent, typed(dealer.viewer.companyId, { price_1: price, discount_1: '' }), address)
    return (await linesOf(app, id))[0]?.price
  }
  expect(await priceOf('/quotes/new', '1.234,50')).toBe(123_450)
  expect(await priceOf('/en/quotes/new', '1,234.50')).toBe(123_450)
  expect(await priceOf('/fr/quotes/new', '1 234,50')).toBe(123_450)
  expect(await priceOf('/quotes/new', '12.5')).toBe(1250)
})

test('a number that is taken is told, and one’s own is kept', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const { id } = await write(app, agent, typed(dealer.viewer.companyId, { number: 'A-1' }))
  expect((await quoteOf(app, id)).number).toBe('A-1')
  const { answer } = await write(app, agent, typed(dealer.viewer.companyId, { number: 'A-1' }))
  expect(answer.status).toBe(400)
  expect(readable(await answer.text())).toContain('Questo numero c’è già')
})

test('a quote without a number gets another one where its usual one is taken already', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const { id } = await write(app, agent, typed(dealer.viewer.companyId))
  const next = [2, 3].map((more) => `PR-2026-${id + more}`)
  for (const number of [next[1] ?? '', `${next[1]}-2`])
    expect((await write(app, agent, typed(dealer.viewer.companyId, { number }))).answer.status).toBe(303)
  const { id: last } = await write(app, agent, typed(dealer.viewer.companyId))
  expect((await quoteOf(app, last)).number).toBe(`PR-2026-${last}-3`)
})

test('a draft is changed until it leaves; of two who change it at once the second is told, with what they typed', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const { id } = await write(app, agent, typed(dealer.viewer.companyId))
  const page = await (await app.fetch(`/quotes/${id}/edit`, as(agent))).text()
  for (const shown of ['value="C68 kit telaio"', 'value="4.380"', 'value="12,50"']) expect(page).toContain(shown)
  const change = (more: Record<string, string>) =>
    app.fetch(`/quotes/${id}/edit`, post(agent, typed(dealer.viewer.companyId, more)))
  expect((await change({ version: '1', item_1: 'V4Rs kit telaio' })).status).toBe(303)
  expect(await linesOf(app, id)).toMatchObject([{ item: 'V4Rs kit telaio' }])
  const late = await change({ version: '1', item_1: 'TT1 kit telaio' })
  expect(late.status).toBe(409)
  const shown = await late.text()
  for (const text of ['value="TT1 kit telaio"', 'Vedi ciò che è salvato ora', 'name="version" value="2"'])
    expect(shown).toContain(text)
  await move(app, agent, id, 'PENDING_APPROVAL')
  expect((await change({ version: '2' })).status).toBe(409)
  expect(await pageOf(app, `/quotes/${id}/edit`, agent)).toContain('Non è più una bozza')
  expect(await linesOf(app, id)).toMatchObject([{ item: 'V4Rs kit telaio' }])
  const found = await pageOf(app, '/quotes?q=v4rs', agent)
  expect(found).toContain('Telai di primavera')
})

test('a quote the dealer has seen is withdrawn, not changed: they read why, and can no longer accept it', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const { id } = await addTestQuote(app, { of: dealer })
  expect((await app.fetch(`/quotes/${id}/edit`, post(agent, typed(dealer.viewer.companyId)))).status).toBe(409)
  const withdrawal = { intent: 'withdraw', submission: randomUUID(), reason: 'Prezzo sbagliato: ne segue un altro.' }
  expect((await app.fetch(`/quotes/${id}`, post(agent, { ...withdrawal, reason: '' }))).status).toBe(400)
  expect((await app.fetch(`/quotes/${id}`, post(dealer, withdrawal))).status).toBe(404)
  for (const _ of ['first', 'once more'])
    expect((await app.fetch(`/quotes/${id}`, post(agent, withdrawal))).status).toBe(303)
  // With another reason, after a lost answer, it is not told as taken back for that.
  expect((await app.fetch(`/quotes/${id}`, post(agent, { ...withdrawal, reason: 'Fuori produzione.' }))).status).toBe(
    409,
  )
  const page = await pageOf(app, `/quotes/${id}`, dealer)
  for (const shown of ['Preventivo ritirato', 'Prezzo sbagliato: ne segue un altro.']) expect(page).toContain(shown)
  const answer = { intent: 'decide', submission: randomUUID(), decision: 'accepted', name: 'Marco Rossi', final: 'on' }
  expect((await app.fetch(`/quotes/${id}`, post(dealer, answer))).status).toBe(409)
  await app.work()
  const mails = await app.portal.db.selectFrom('sent_mail').select(['to_address', 'body']).execute()
  expect(mails).toMatchObject([{ to_address: dealer.viewer.email }])
  expect(mails[0]?.body).toContain('Prezzo sbagliato')
  expect(await pageOf(app, '/quotes?acceptance=withdrawn', agent)).toContain('Ritirato')
  const copy = await (await app.fetch(`/quotes/new?copy=${id}`, as(agent))).text()
  expect(copy).toContain('value="Telaio C68 nero opaco, taglia 54"')
})

test('what was answered is not withdrawn any more', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const { id } = await addTestQuote(app, { of: dealer, acceptance: 'accepted' })
  const withdrawal = { intent: 'withdraw', submission: randomUUID(), reason: 'Troppo tardi' }
  expect((await app.fetch(`/quotes/${id}`, post(agent, withdrawal))).status).toBe(409)
  expect((await quoteOf(app, id)).acceptance).toBe('accepted')
})

test('while staff type an item, those of earlier orders and quotes are offered, to staff alone', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  await addOrder(app.portal, { of: dealer })
  await addTestQuote(app, { of: dealer, item: 'Kit cuscinetti C68' })
  const asked = async (q: string) => (await app.fetch(`/items?q=${q}`, as(agent))).json()
  expect(await asked('kit')).toEqual({
    items: [
      { number: 'C68-FS', name: 'C68 kit telaio' },
      { number: '', name: 'Kit cuscinetti C68' },
    ],
  })
  expect(await asked('c68-f')).toEqual({ items: [{ number: 'C68-FS', name: 'C68 kit telaio' }] })
  expect(await asked('ki')).toEqual({ items: [] })
  expect((await app.fetch('/items?q=kit', as(dealer))).status).toBe(404)
})
