import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Db } from '#app/kit/db/db.server.ts'
import { addTestQuote } from '#app/features/trade/quotes/quotes.fixture.ts'
import { writeMessage } from '#app/features/trade/quotes/quotes.server.ts'
import { as, openApp } from '#tests/app.ts'
import { whileHeld } from '#tests/waiting.ts'
import { checkedFile, importedFile, press, readable, readPage, stateOf, type App } from './imports.fixture.ts'

const head = 'Numero preventivo;Cliente;Titolo;Valuta;Scadenza;Stato interno;Articolo;Quantità;Prezzo;Sconto riga %'

function file(...rows: string[]): string {
  return [head, ...rows].join('\r\n')
}

const rows = [
  'PR-1;Cicli Rossi;Telai;EUR;31/12/2099;Approvato;Telaio C68;2;5.200,00;30',
  'PR-1;;;;;;Reggisella;1;49,90;',
  'PR-2;cicli rossi;Nastri;EUR;2099-12-31;;Nastro;10;10;',
]

function standing({ portal }: App) {
  return portal.db
    .selectFrom('quote')
    .select(['number', 'status', 'amount', 'owner_email as owner', 'company_id as company'])
    .orderBy('number')
    .execute()
}

test('quotes come in with their lines, and the customer hears of what can be answered', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const dealer = await app.dealer()
  const page = await importedFile(app, admin, 'quotes', file(...rows))
  expect((await stateOf(app, page)).counts).toMatchObject({ rows: 3, new: 2, bad: 0 })
  const { companyId: company } = dealer.viewer
  const owner = admin.viewer.email
  expect(await standing(app)).toEqual([
    { number: 'PR-1', status: 'APPROVED', amount: 732_990, owner, company },
    { number: 'PR-2', status: 'DRAFT', amount: 10_000, owner, company },
  ])
  const list = readable(await (await app.fetch('/en/quotes', as(dealer))).text())
  expect([list.includes('PR-1'), list.includes('PR-2')]).toEqual([true, false])
  await app.work()
  const mails = await app.portal.db.selectFrom('sent_mail').select('to_address as to').execute()
  expect(mails.map(({ to }) => to)).toEqual([dealer.viewer.email])
  const again = await checkedFile(app, admin, 'quotes', file(...rows))
  expect((await stateOf(app, again)).counts).toMatchObject({ new: 0, changed: 0, unchanged: 2, bad: 0 })
})

test('a discount that a table does not say stays with its item, and is not that of the line that stands in its place', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await app.dealer()
  const [frame, seatpost] = ['Telaio', 'Reggisella'].map(
    (item) => `PR-3;Cicli Rossi;Telai;EUR;2099-12-31;;${item};1;100`,
  )
  await importedFile(app, admin, 'quotes', file(`${frame};30`, `${seatpost};`))
  expect(await standing(app)).toMatchObject([{ amount: 17_000 }])
  const bare = head.replace(';Sconto riga %', '')
  await importedFile(app, admin, 'quotes', [bare, seatpost].join('\n'))
  expect(await standing(app)).toMatchObject([{ amount: 10_000 }])
})

test('an import changes drafts alone: what the dealer has seen stays as they saw it', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await app.dealer()
  await importedFile(app, admin, 'quotes', file(...rows))
  const dearer = rows.map((row) => row.replace(';10;10;', ';10;12,50;').replace(';1;49,90', ';1;59,90'))
  const page = await checkedFile(app, admin, 'quotes', file(...dearer))
  expect((await stateOf(app, page)).counts).toMatchObject({ changed: 1, bad: 1 })
  expect(await readPage(app, admin, page)).toContain('The quote is no draft any more: it cannot be changed')
  await press(app, admin, page, 'apply-good')
  await app.work()
  expect((await standing(app)).map(({ amount }) => amount)).toEqual([732_990, 12_500])
})

test('the import of quotes is undone unless the customer has answered one, or seen what it changed', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const dealer = await app.dealer()
  await addTestQuote(app, { of: dealer, number: 'PR-2', title: 'Nastri bianchi', status: 'DRAFT' })
  const before = await standing(app)
  const page = await importedFile(app, admin, 'quotes', file(...rows))
  expect((await stateOf(app, page)).counts).toMatchObject({ new: 1, changed: 1 })
  const { id } = await app.portal.db
    .selectFrom('quote')
    .select('id')
    .where('number', '=', 'PR-1')
    .executeTakeFirstOrThrow()
  await writeMessage(app.portal, dealer.viewer, id, { submission: randomUUID(), message: 'Anche in blu?' })
  await press(app, admin, page, 'undo')
  await app.work()
  const refused = await readPage(app, admin, page)
  expect(refused).toContain('PR-1 the customer has answered, or there is a message about the quote')
  await app.portal.db.deleteFrom('quote_message').where('quote_id', '=', id).execute()
  const draft = app.portal.db.updateTable('quote').where('number', '=', 'PR-2')
  await draft.set({ status: 'APPROVED' }).execute()
  await press(app, admin, page, 'undo')
  await app.work()
  expect(await readPage(app, admin, page)).toContain('PR-2 the customer has seen the quote already')
  await draft.set({ status: 'DRAFT' }).execute()
  await press(app, admin, page, 'undo')
  await app.work()
  expect(await standing(app)).toEqual(before)
})

function approveAll(tx: Db) {
  return tx.updateTable('quote').set({ status: 'APPROVED' }).execute()
}

test('a quote that was approved while an import was at work stays as the dealer was shown it', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const dealer = await app.dealer()
  await addTestQuote(app, { of: dealer, number: 'PR-2', status: 'DRAFT' })
  const before = await standing(app)
  const page = await checkedFile(app, admin, 'quotes', file(...rows.slice(2)))
  expect((await stateOf(app, page)).counts).toMatchObject({ changed: 1 })
  await whileHeld(app.portal.db, approveAll, [() => press(app, admin, page, 'apply')])
  await app.work()
  expect(await standing(app)).toEqual(before.map((quote) => ({ ...quote, status: 'APPROVED' })))
  expect(await stateOf(app, page)).toMatchObject({ state: 'ready', counts: { changed: 0, bad: 1 } })
})

test('the undoing of an import waits for who is about to approve one of its quotes, and then leaves it', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const dealer = await app.dealer()
  await addTestQuote(app, { of: dealer, number: 'PR-2', status: 'DRAFT' })
  const page = await importedFile(app, admin, 'quotes', file(...rows.slice(2)))
  const imported = await standing(app)
  await whileHeld(app.portal.db, approveAll, [() => press(app, admin, page, 'undo')])
  expect(await standing(app)).toEqual(imported.map((quote) => ({ ...quote, status: 'APPROVED' })))
  expect(await readPage(app, admin, page)).toContain('PR-2 the customer has seen the quote already')
})

test('a quote comes in only in a currency that staff can write', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await app.dealer()
  const line = '2099-12-31;;Nastro;10;10,00;'
  const sent = [`PR-1;Cicli Rossi;Nastri;BRL;${line}`, `PR-2;Cicli Rossi;Nastri;chf;${line}`]
  const page = await checkedFile(app, admin, 'quotes', file(...sent))
  expect((await stateOf(app, page)).counts).toMatchObject({ new: 1, bad: 1 })
  const mistakes = app.portal.db.selectFrom('import_mistake').select(['line', 'field', 'value', 'reason'])
  expect(await mistakes.execute()).toMatchObject([{ line: 2, field: 'currency', value: 'BRL' }])
  expect(await readPage(app, admin, page)).toContain('is no currency of quotes: EUR, CHF, GBP')
})

/** What a quote comes to whose rows say this of its lines. */
async function amountOf(names: string, ...lines: string[]): Promise<number | undefined> {
  const app = await openApp()
  const admin = await app.staff('admin')
  await app.dealer()
  const sent = lines.map((line) => `PR-1;Cicli Rossi;Nastri;EUR;2099-12-31;${line}`)
  await importedFile(app, admin, 'quotes', [`number;customer;title;currency;expires_on;${names}`, ...sent].join('\n'))
  return (await standing(app))[0]?.amount
}

test('a column called discount is of the line it stands beside, and leaves the whole quote alone', async () => {
  expect(await amountOf('item;quantity;price;discount', 'Nastro;1;10.00;50', 'Sella;1;90.00;')).toBe(9500)
})

test('beside a line’s discount by its own name a column called discount is of the whole quote', async () => {
  const names = 'item;quantity;price;discount;line_discount'
  expect(await amountOf(names, 'Nastro;1;10.00;10;50', 'Sella;1;90.00;;')).toBe(8550)
})

test('what two companies have in common, name or VAT number, tells neither, and the customer number is asked for', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const companies = ['C-1;Cicli Verdi;IT;IT01234567897', 'C-2;Cicli Blu;IT;IT 0123 4567897']
  await importedFile(app, admin, 'companies', ['Codice cliente;Azienda;Paese;Partita IVA', ...companies].join('\n'))
  const page = await checkedFile(app, admin, 'quotes', file('PR-1;IT01234567897;Telai;EUR;31/12/2099;;Telaio;1;100;'))
  const told = 'IT01234567897 is that of several companies: give the customer number'
  expect((await readPage(app, admin, page)).replaceAll(/[“”]/g, '')).toContain(told)
})
