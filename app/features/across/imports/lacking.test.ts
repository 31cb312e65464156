import { expect, test } from 'vitest'
import { licenceOf } from '#app/features/people/licence/licence.fixture.ts'
import { openApp } from '#tests/app.ts'
import { importedFile, press, readPage } from './imports.fixture.ts'

const companies = ['customer number,company,country', 'C-1,Cicli Bianchi,IT', 'C-2,Vélos Dupont,FR'].join('\n')

function orders(...numbers: string[]): string {
  const rows = numbers.map((number, at) => `OV-${at};${number};04/03/2026;EUR;Released;Telaio C68;1;5.200,50`)
  return ['Numero ordine;Cliente;Data ordine;Valuta;Stato;Articolo;Quantità;Prezzo', ...rows].join('\n')
}

function quotes(status: string): string {
  const head = 'Numero preventivo;Cliente;Titolo;Valuta;Scadenza;Stato interno;Articolo;Quantità;Prezzo'
  return [head, `PR-${status};C-1;Telai;EUR;31/12/2099;${status};Telaio C68;2;5.200,00`].join('\n')
}

test('an import says whose licence lacks the module by which they read what came in, until it is active', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await importedFile(app, admin, 'companies', companies)
  const page = await importedFile(app, admin, 'orders', orders('C-1', 'C-2', 'C-2'))
  const told = '2 companies cannot see their orders: their licences lack the “ERP integration” module.'
  expect(await readPage(app, admin, page)).toContain(told)
  const company = app.portal.db.selectFrom('company').select('id').where('customer_number', '=', 'C-1')
  const { id } = await company.executeTakeFirstOrThrow()
  await press(app, admin, `/en/console/licences/${id}`, 'activate', { module: 'erp-integration' })
  expect(await readPage(app, admin, page)).toContain('1 company cannot see its orders')
  await press(app, admin, '/en/console/licences', 'activate-all', { module: 'erp-integration' })
  expect(await readPage(app, admin, page)).not.toContain('cannot see')
  expect((await licenceOf(app, id)).map(({ module }) => module)).toContain('erp-integration')
})

test('an import says nothing of companies whose records another one brought', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await importedFile(app, admin, 'companies', companies)
  await importedFile(app, admin, 'orders', orders('C-1', 'C-2'))
  const company = app.portal.db.selectFrom('company').select('id').where('customer_number', '=', 'C-1')
  const { id } = await company.executeTakeFirstOrThrow()
  await press(app, admin, `/en/console/licences/${id}`, 'activate', { module: 'erp-integration' })
  const later = await importedFile(app, admin, 'orders', orders('C-1').replaceAll('OV-', 'OW-'))
  expect(await readPage(app, admin, later)).not.toContain('cannot see')
})

test('a quote that nobody outside the house is shown lacks no module', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await importedFile(app, admin, 'companies', companies)
  const draft = await importedFile(app, admin, 'quotes', quotes('Bozza'))
  expect(await readPage(app, admin, draft)).not.toContain('cannot see')
  const approved = await importedFile(app, admin, 'quotes', quotes('Approvato'))
  const told = '1 company cannot see its quotes: its licence lacks the “Quotes” module.'
  expect(await readPage(app, admin, approved)).toContain(told)
})
