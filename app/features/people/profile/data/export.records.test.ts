import { expect, test } from 'vitest'
import { as, type Member, openApp, type Staff } from '#tests/app.ts'
import { beginAt, fill, sign } from '#app/features/service/checks/checks.fixture.ts'
import { addLead } from '#app/features/trade/leads/leads.fixture.ts'
import { addOrder } from '#app/features/trade/orders/orders.fixture.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { addTestQuote } from '#app/features/trade/quotes/quotes.fixture.ts'
import { putResource } from '#app/features/content/resources/resources.fixture.ts'
import type { App } from '../profile.fixture.ts'
import { addReceipt, decide, noteOn, sayOn } from './records.fixture.ts'
import { unzip } from './zip.fixture.ts'

async function download(app: App, person: Member | Staff): Promise<(name: string) => string> {
  const answer = await app.fetch('/en/user/data/export', as(person))
  const files = unzip(Buffer.from(await answer.arrayBuffer()))
  return (name) =>
    name === '*' ? [...files.keys()].join('\n') + [...files.values()].join('\n') : String(files.get(name))
}

const listIn = (text: string): unknown => JSON.parse(text)

test('a private rider takes along bikes with consents and receipt, quotes, and the orders of their company of one', async () => {
  const app = await openApp()
  const rider = await app.dealer({ role: 'customer', name: 'Elena Ferri' })
  const staff = await app.staff()
  const dealer = await app.dealer({ name: 'Camille Martin' })
  const { id: bike } = await addProduct(app.portal, { of: rider })
  await addProduct(app.portal, { of: dealer, serial: 'C68.51S.00999' })
  await addReceipt(app, rider, bike)
  await noteOn(app, bike, rider, 'La uso in montagna')
  const { id: quote } = await addTestQuote(app, { of: rider, title: 'Bici su misura' })
  await addTestQuote(app, { of: rider, title: 'Ancora in bozza', status: 'DRAFT' })
  await addTestQuote(app, { of: dealer, title: 'Preventivo altrui' })
  await decide(app, quote, rider, 'Elena Ferri', 'Va bene così')
  await sayOn(app, quote, rider, 'Quando arriva?')
  await sayOn(app, quote, staff, 'Parole nostre')
  const addresses = { selling: { name: 'Elena Ferri' }, shipping: { name: 'Elena Ferri', address: 'Via Po 7' } }
  await addOrder(app.portal, { of: rider, number: 'OV26-0007', addresses })
  await addOrder(app.portal, { of: dealer, number: 'OV26-0008' })

  const text = await download(app, rider)
  expect(listIn(text('products.json'))).toMatchObject([
    { id: bike, serialNumber: 'C68.51S.00123', safetyContact: true },
  ])
  expect(listIn(text('product-log.json'))).toMatchObject([{ product: bike, kind: 'note', text: 'La uso in montagna' }])
  expect(listIn(text('quotes.json'))).toMatchObject([
    { title: 'Bici su misura', amount: 732_500, signedAs: 'Elena Ferri', comment: 'Va bene così' },
  ])
  expect(listIn(text('quote-messages.json'))).toMatchObject([{ quote, text: 'Quando arriva?' }])
  expect(listIn(text('orders.json'))).toMatchObject([
    {
      number: 'OV26-0007',
      addresses: [{ role: 'selling' }, { role: 'shipping', address: 'Via Po 7' }],
      lines: [{ quantity: 2 }],
    },
  ])
  expect(text(`files/product-${bike}/1-scontrino.pdf`)).toBe('%PDF-1.7 scontrino')
  for (const foreign of ['Ancora in bozza', 'Preventivo altrui', 'Parole nostre', 'OV26-0008', 'C68.51S.00999'])
    expect(text('*')).not.toContain(foreign)
})

test('the photos of a check that a mechanic has signed lie with it in what they take along', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id: product } = await addProduct(app.portal, { of: dealer })
  const id = await beginAt(app, dealer, `/en/products/${product}/checks/recall-remedy`)
  await fill(app, dealer, id, 'recall-remedy')
  await sign(app, dealer, id)
  const text = await download(app, dealer)
  expect(text('*')).toContain(`files/check-${id}/1-`)
  expect(text('*')).not.toContain('files/unsent')
})

test('the people of a dealer take along what they did and wrote, and no price, customer or order of the company', async () => {
  const app = await openApp()
  const [rossi, staff] = [await app.dealer(), await app.staff()]
  const colleague = await app.dealer({ company: rossi, role: 'sales', name: 'Davide Riva' })
  const lead = await addLead(app.portal, { of: rossi, by: staff, place: 'contacted', amount: 425_000 })
  const { db, clock } = app.portal
  const note = { lead_id: lead.id, submission: crypto.randomUUID(), created_at: clock.now() }
  const mine = { ...note, author_id: rossi.viewer.accountId, body: 'Corretta da altri' }
  const edited = { version: 2, edited_by: colleague.viewer.accountId, edited_at: clock.now() }
  const { id: noteId } = await db
    .insertInto('lead_note')
    .values({ ...mine, ...edited })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('lead_note_version')
    .values({
      note_id: noteId,
      version: 1,
      body: 'Come la scrissi',
      author_id: rossi.viewer.accountId,
      at: clock.now(),
    })
    .execute()
  const { id: quote } = await addTestQuote(app, { of: rossi })
  await decide(app, quote, rossi, 'Marco Rossi', 'Procedete')
  await addOrder(app.portal, { of: rossi, number: 'OV26-0009' })
  const { id: bike } = await addProduct(app.portal, { of: colleague })
  await noteOn(app, bike, rossi, 'Nota mia')

  const text = await download(app, rossi)
  expect(listIn(text('leads.json'))).toMatchObject([{ lead: lead.id, kind: 'accepted' }, {}, {}])
  expect(listIn(text('lead-notes.json'))).toMatchObject([{ lead: lead.id, texts: [{ text: 'Come la scrissi' }] }])
  expect(listIn(text('quotes.json'))).toMatchObject([{ id: quote, comment: 'Procedete', amount: null }])
  expect(listIn(text('product-log.json'))).toMatchObject([{ product: bike, text: 'Nota mia' }])
  expect([text('products.json'), text('orders.json')].map(listIn)).toEqual([[], []])
  for (const hidden of ['Pradal', 'OV26-0009', 'Corretta da altri', '425000', '732500'])
    expect(text('*')).not.toContain(hidden)
})

test('staff take along the leads they routed and the resources they uploaded', async () => {
  const app = await openApp()
  const [admin, other] = [await app.staff('admin'), await app.staff('admin')]
  const lead = await addLead(app.portal, { of: await app.dealer(), by: admin })
  const folder = await app.portal.db
    .insertInto('resource_folder')
    .values({ name_it: 'Foto', name_en: 'Photos', name_fr: 'Photos', created_at: app.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const asset = await putResource(app.portal, admin.viewer, { folderId: folder.id, name: 'c68-mia.jpg' })
  await putResource(app.portal, other.viewer, { folderId: folder.id, name: 'altrui.jpg' })
  const text = await download(app, admin)
  expect(listIn(text('leads.json'))).toMatchObject([{ lead: lead.id, kind: 'routed' }])
  expect(listIn(text('resources.json'))).toMatchObject([{ resource: asset, version: 1, name: 'c68-mia.jpg' }])
  expect(text('README.txt')).toContain('resources.json')
  expect(text('*')).not.toContain('Pradal')
})
