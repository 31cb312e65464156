import { expect, test } from 'vitest'
import type { Db } from '#app/kit/db/db.server.ts'
import { openApp } from '#tests/app.ts'
import { openHubspotApp } from '#tests/crm/hubspot-app.ts'
import { whileHeld } from '#tests/waiting.ts'
import { checkedFile, importedFile, press, readPage, stateOf, type App } from './imports.fixture.ts'

const head = 'Riferimento;Rivenditore;Nome;Cognome;E-mail;Cellulare;Modelli;Messaggio'

function file(...rows: string[]): string {
  return [head, ...rows].join('\r\n')
}

const rows = [
  'WEB-1;Cicli Rossi;Giulia;Verdi;giulia@example.com;;c68 V4R;Taglia 51?',
  'WEB-2;Cicli Rossi;Piero;;;+39 333 555 0101;;',
]

function standing({ portal }: App) {
  return portal.db
    .selectFrom('lead')
    .select(['reference', 'name', 'email', 'products_of_interest as products', 'place', 'company_id as company'])
    .orderBy('reference')
    .execute()
}

function forget(db: Db, { clock }: App, reference: string) {
  return db
    .updateTable('lead')
    .set({ first_name: '', last_name: '', email: '', message: '', search: '', erased_at: clock.now() })
    .where('reference', '=', reference)
    .execute()
}

test('leads are routed to their dealers, who hear of them; a second time nobody is routed again', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const dealer = await app.dealer()
  const page = await importedFile(app, admin, 'leads', file(...rows))
  expect((await stateOf(app, page)).counts).toMatchObject({ rows: 2, new: 2, bad: 0 })
  const { companyId: company } = dealer.viewer
  const routed = { place: 'routed', company }
  expect(await standing(app)).toEqual([
    { reference: 'WEB-1', name: 'Giulia Verdi', email: 'giulia@example.com', products: ['C68', 'V4R'], ...routed },
    { reference: 'WEB-2', name: 'Piero', email: '', products: [], ...routed },
  ])
  await app.work()
  const mails = await app.portal.db.selectFrom('sent_mail').select('to_address as to').execute()
  expect(mails.map(({ to }) => to)).toEqual([dealer.viewer.email, dealer.viewer.email])
  const again = await checkedFile(app, admin, 'leads', file(...rows))
  expect((await stateOf(app, again)).counts).toMatchObject({ new: 0, changed: 0, unchanged: 2, bad: 0 })
})

test('a lead that cannot be routed is told with its reason', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await app.dealer()
  await importedFile(app, admin, 'leads', file(...rows))
  await forget(app.portal.db, app, 'WEB-1')
  await app.portal.db
    .updateTable('lead')
    .set({ acceptance: 'accepted', lead_status: 'new', answered_at: app.clock.now() })
    .where('reference', '=', 'WEB-2')
    .execute()
  await app.portal.db
    .insertInto('company')
    .values({ kind: 'dealer', name: 'Officina Blu', country: 'IT', created_at: app.clock.now() })
    .execute()
  const page = await checkedFile(
    app,
    admin,
    'leads',
    file(
      ...rows.map((row) => row.replace('Piero', 'Pietro')),
      'WEB-3;Cicli Rossi;Anna;;;;;',
      'WEB-4;Cicli Rossi;Anna;;anna@example.com;12;X9;',
      'WEB-5;Officina Blu;Anna;;anna@example.com;;;',
    ),
  )
  const mistakes = await app.portal.db
    .selectFrom('import_mistake')
    .select(['line', 'field', 'reason'])
    .where('import_id', '=', Number(/\d+$/.exec(page)?.[0]))
    .orderBy('line')
    .orderBy('field')
    .execute()
  expect(mistakes.map((one) => Object.values(one).join(' '))).toEqual([
    '2  lead-erased',
    '3  lead-answered',
    '4 email no-way-to-reach',
    '5 mobile_phone no-phone',
    '5 products family-unknown',
    '6 company takes-no-leads',
  ])
})

test('the import of leads is undone as long as no dealer has answered', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await app.dealer()
  const page = await importedFile(app, admin, 'leads', file(...rows))
  const answer = (acceptance: 'routed' | 'declined') =>
    app.portal.db
      .updateTable('lead')
      .set({ acceptance, answered_at: acceptance === 'routed' ? null : app.clock.now() })
      .where('reference', '=', 'WEB-2')
      .execute()
  await answer('declined')
  await press(app, admin, page, 'undo')
  await app.work()
  expect(await readPage(app, admin, page)).toContain('WEB-2 the dealer has answered the lead already')
  await answer('routed')
  await press(app, admin, page, 'undo')
  await app.work()
  expect(await standing(app)).toEqual([])
})

test('who came by an import that was undone is forgotten in HubSpot', async () => {
  const { app, double } = await openHubspotApp()
  const admin = await app.staff('admin')
  await app.dealer()
  const page = await importedFile(app, admin, 'leads', file(...rows))
  await app.work()
  expect(JSON.stringify(double.all('contacts'))).toMatch(/giulia@example\.com.*555 0101/)
  await press(app, admin, page, 'undo')
  await app.work()
  expect(JSON.stringify(double.all('contacts'))).not.toMatch(/giulia|555 0101/)
})

test('who was forgotten while an import was at work stays forgotten, and the file is checked once more', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await app.dealer()
  await importedFile(app, admin, 'leads', file(...rows))
  const page = await checkedFile(app, admin, 'leads', file(...rows.map((row) => row.replace('Giulia', 'Giulietta'))))
  await whileHeld(app.portal.db, (tx) => forget(tx, app, 'WEB-1'), [() => press(app, admin, page, 'apply')])
  await app.work()
  expect((await standing(app))[0]).toMatchObject({ reference: 'WEB-1', name: '', email: '', products: ['C68', 'V4R'] })
  expect(await stateOf(app, page)).toMatchObject({ state: 'ready', counts: { changed: 0, unchanged: 1, bad: 1 } })
  expect(await readPage(app, admin, page)).toContain('This customer was erased')
})
