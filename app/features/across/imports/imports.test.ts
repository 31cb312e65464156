import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { addFolder } from '#app/features/content/resources/resources.staff.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { as, openApp, post } from '#tests/app.ts'
import { whileHeld } from '#tests/waiting.ts'
import {
  type App,
  checkedFile,
  idOf,
  importedFile,
  press,
  proposed,
  readable,
  readPage,
  sendFile,
  stateOf,
} from './imports.fixture.ts'
import { applyImport, cancelImport, receiveFile } from './imports.server.ts'
import { sweepImports } from './imports.sweep.server.ts'
import { importBytes } from './imports.ts'
import { kindNames } from './kind-names.ts'

const head = 'Numero di serie;Modello;Taglia;Colore;Data di produzione;Venduta a;Data di consegna'

function bicycles(...rows: string[]): string {
  return [head, ...rows].join('\r\n')
}

function listed(app: App) {
  return app.portal.db
    .selectFrom('built_bicycle')
    .select(['serial_number as serial', 'family', 'size', 'colour', 'made_on as made', 'delivered_on as delivered'])
    .select('company_id as company')
    .orderBy('serial_number')
    .execute()
}

test('a file is checked first, taken over at once, and a second time changes nothing', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const { viewer } = await app.dealer()
  const file = bicycles(
    'c68.51s.00123;C68;51s;"Nero; opaco";16/02/2026;Cicli Rossi;04.03.2026',
    'V4R-0510-A1234;v4r;;;2026-02-17;;',
  )
  const page = await checkedFile(app, admin, 'bicycles', file)
  expect(await listed(app)).toEqual([])
  const checked = await readPage(app, admin, page)
  expect(checked).toContain('Checked, to be confirmed')
  expect(checked).toContain('C68.51S.00123')
  expect((await stateOf(app, page)).counts).toMatchObject({ rows: 2, new: 2, changed: 0, unchanged: 0, bad: 0 })

  await press(app, admin, page, 'apply')
  await app.work()
  const { companyId: company } = viewer
  const first = { serial: 'C68.51S.00123', family: 'C68', size: '51s', colour: 'Nero; opaco', company }
  expect(await listed(app)).toEqual([
    { ...first, made: '2026-02-16', delivered: '2026-03-04' },
    {
      serial: 'V4R-0510-A1234',
      family: 'V4R',
      size: '',
      colour: '',
      company: null,
      made: '2026-02-17',
      delivered: null,
    },
  ])
  expect(await readPage(app, admin, page)).toContain('Result')

  const again = await checkedFile(app, admin, 'bicycles', file)
  expect((await stateOf(app, again)).counts).toMatchObject({ new: 0, changed: 0, unchanged: 2 })
  expect(await readPage(app, admin, again)).toContain('There is nothing to import')
  expect((await press(app, admin, again, 'apply')).status).toBe(409)
})

test('a year of two digits is the one that is meant: 98 is of the last century, 27 of this', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await importedFile(app, admin, 'bicycles', bicycles('C68.51S.00123;C68;51s;;16/02/98;;04.03.27'))
  expect(await listed(app)).toMatchObject([{ made: '1998-02-16', delivered: '2027-03-04' }])
})

test('every bad cell is listed with its line, its column and why; the good ones go in on request', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const page = await checkedFile(
    app,
    admin,
    'bicycles',
    bicycles(
      'C68.51S.00123;C68;51s;;30/02/2026;;',
      'C68.51S.00124;C99;51s;;;Nessuno;',
      'C68-51S;C68;51s;;;;',
      ';C68;;;;;',
      'C68.51S.00125;C68;;;2026-03-04;;2026-03-01',
      'C68.51S.00126;C68;51s;;;;',
      'C68.51S.00126;C68;54s;;;;',
    ),
  )
  const text = await readPage(app, admin, page)
  const exported = await (await app.fetch(`${page}/mistakes/export.csv`, as(admin))).text()
  expect(exported.trim().split('\r\n').slice(1)).toEqual([
    '2,Made on,30/02/2026,is no day that exists',
    '3,Sold to,Nessuno,"is no customer number, VAT number or name of a company in the portal"',
    '3,Model,C99,is no model of the catalogue',
    '4,Serial number,C68-51S,is no serial number of the model C68',
    '5,Serial number,,is missing',
    '6,Delivered on,2026-03-01,is before the day it was made on',
    '8,The whole row,C68.51S.00126,is already in row 7',
  ])
  expect(text).toContain('7 mistakes')
  expect(text).toContain('is no day that exists')
  expect((await press(app, admin, page, 'apply')).status).toBe(409)
  await press(app, admin, page, 'apply-good')
  await app.work()
  expect((await listed(app)).map(({ serial, size }) => [serial, size])).toEqual([['C68.51S.00126', '51s']])
})

test('columns are found by their names in any language, and a choice is remembered for the kind', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const first = await sendFile(app, admin, 'bicycles', 'N° de série,Telaio,COLOUR\nC68.51S.00123,C68,Nero\n')
  const guessed = await proposed(app, admin, first.page)
  expect(guessed).toMatchObject({ 'column-serial_number': '', 'column-family': '', 'column-colour': '2' })
  const missing = await press(app, admin, first.page, 'columns', guessed)
  expect(missing.status).toBe(400)
  expect(readable(missing.text)).toContain('Choose the column')
  const chosen = { ...guessed, 'column-serial_number': '0', 'column-family': '1' }
  expect((await press(app, admin, first.page, 'columns', chosen)).status).toBe(303)
  await app.work()
  expect((await stateOf(app, first.page)).counts).toMatchObject({ new: 1, bad: 0 })
  const other = await sendFile(app, admin, 'bicycles', 'n de serie;telaio\nC68.51S.00124;C68\n')
  expect(await proposed(app, admin, other.page)).toMatchObject({ 'column-serial_number': '0', 'column-family': '1' })
})

test('what a file does not say stays, and a blank cell empties', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await importedFile(app, admin, 'bicycles', bicycles('C68.51S.00123;C68;51s;Nero;2026-02-16;;'))
  const page = await importedFile(app, admin, 'bicycles', 'Serial number,Model,Colour\nC68.51S.00123,C68,\n')
  expect((await stateOf(app, page)).counts).toMatchObject({ changed: 1 })
  expect(await listed(app)).toMatchObject([{ size: '51s', colour: '', made: '2026-02-16' }])
})

test('the same file twice at once: the second is led to the first', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const other = await app.staff('admin')
  const file = bicycles('C68.51S.00123;C68;;;;;')
  const both = await Promise.all([sendFile(app, admin, 'bicycles', file), sendFile(app, other, 'bicycles', file)])
  const pages = both.map(({ page }) => page.replace('?notice=running', ''))
  expect(pages[0]).toBe(pages[1])
  expect(both.filter(({ page }) => page.endsWith('?notice=running'))).toHaveLength(1)
  expect(await readPage(app, other, `${pages[0]}?notice=running`)).toContain('being imported already')
  await press(app, admin, pages[0] ?? '', 'cancel')
  expect((await stateOf(app, pages[0] ?? '')).state).toBe('cancelled')
  expect((await sendFile(app, admin, 'bicycles', file)).page).not.toContain('notice')
})

test('a corrected file, or the same as something else, is read though its form has sent a first one', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const [first, corrected] = [bicycles('C68.51S.00123;C68;;;;;'), bicycles('C68.51S.00132;C68;;;;;')]
  const form = randomUUID()
  const begun = await sendFile(app, admin, 'bicycles', first, form)
  const read = await sendFile(app, admin, 'bicycles', corrected, form)
  expect(read.page).not.toBe(begun.page)
  expect(await readPage(app, admin, read.page)).toContain('C68.51S.00132')
  const otherwise = await sendFile(app, admin, 'companies', first, form)
  expect(new Set([begun.page, read.page, otherwise.page]).size).toBe(3)
  // Each comes again as often as it likes.
  expect((await sendFile(app, admin, 'bicycles', corrected, form)).page).toBe(read.page)
  expect((await sendFile(app, admin, 'bicycles', first, form)).page).toBe(begun.page)
})

test('the last import is undone: new ones go, changed ones get their old values back', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const first = await importedFile(app, admin, 'bicycles', bicycles('C68.51S.00123;C68;51s;Nero;;;'))
  const before = await listed(app)
  const rows = ['C68.51S.00123;C68;54s;Blu;;;', 'C68.51S.00124;C68;;;;;']
  const second = await importedFile(app, admin, 'bicycles', bicycles(...rows))
  expect(await listed(app)).toHaveLength(2)
  expect((await press(app, admin, first, 'undo')).status).toBe(409)
  await press(app, admin, second, 'undo')
  await app.work()
  expect(await listed(app)).toEqual(before)
  expect((await stateOf(app, second)).state).toBe('undone')
})

test('what depends on an import keeps it from being undone, and is named', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const dealer = await app.dealer()
  const page = await importedFile(app, admin, 'bicycles', bicycles('C68.51S.00123;C68;;;;;', 'C68.51S.00124;C68;;;;;'))
  await addProduct(app.portal, { of: dealer, serial: 'C68.51S.00123' })
  await app.portal.db
    .updateTable('built_bicycle')
    .set({ size: '48s' })
    .where('serial_number', '=', 'C68.51S.00124')
    .execute()
  await press(app, admin, page, 'undo')
  await app.work()
  expect(await listed(app)).toHaveLength(2)
  const text = await readPage(app, admin, page)
  expect(text).toContain('The import was not undone: 2 things stand in the way.')
  expect(text).toContain('C68.51S.00123 someone has registered the bike')
})

test('a work that is cancelled, or killed, has changed nothing and can begin again', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const page = await checkedFile(app, admin, 'bicycles', bicycles('C68.51S.00123;C68;;;;;'))
  await applyImport(app.portal, admin.viewer, idOf(page), false)
  await cancelImport(app.portal, admin.viewer, idOf(page))
  await app.work()
  expect([(await stateOf(app, page)).state, await listed(app)]).toEqual(['ready', []])
  await press(app, admin, page, 'apply')
  await app.work()
  expect(await listed(app)).toHaveLength(1)
})

test('a file that waited for a week is let go of, unless somebody goes on with it this very moment', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const left = await checkedFile(app, admin, 'bicycles', bicycles('C68.51S.00122;C68;;;;;'))
  const page = await checkedFile(app, admin, 'bicycles', bicycles('C68.51S.00123;C68;;;;;'))
  app.clock.advance(8 * 24 * 60 * 60_000)
  const id = idOf(page)
  const goOn = (tx: Db) => tx.updateTable('import').set({ state: 'applying' }).where('id', '=', id).execute()
  await whileHeld(app.portal.db, goOn, [() => sweepImports(app.portal)])
  expect([(await stateOf(app, left)).state, (await stateOf(app, page)).state]).toEqual(['cancelled', 'applying'])
  await app.work()
  expect((await listed(app)).map(({ serial }) => serial)).toEqual(['C68.51S.00123'])
})

test('a file that cannot be read says why, and where', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const broken = await sendFile(app, admin, 'bicycles', 'a;b\n1;"2\n')
  expect(broken.status).toBe(400)
  expect(readable(broken.text)).toContain('A text in quotation marks is never closed.')
  const late = `${head}\n${'C68.51S.00123;C68;;;;;\n'.repeat(300)}C68.51S.00124;"C68;;;;;\n`
  const { page } = await sendFile(app, admin, 'bicycles', late)
  expect(await stateOf(app, page)).toMatchObject({ state: 'failed', problem: { code: 'quote-open', line: 302 } })
  expect(await readPage(app, admin, page)).toContain('Row 302 of the file.')
  const none = await app.fetch('/en/console/import', post(admin, { kind: 'bicycles' }))
  expect(none.status).toBe(400)
})

test('a file without an end is read no further than the limit, and nothing of it is kept', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const megabyte = Buffer.alloc(1_000_000, 'a;b\n')
  const sent = { megabytes: 0 }
  const endless = Readable.from(
    (function* () {
      for (; sent.megabytes < 2000; sent.megabytes += 1) yield megabyte
    })(),
  )
  const kept = readdirSync(app.portal.settings.dataDir, { recursive: true }).length
  expect(await receiveFile(app.portal, admin.viewer, 'due-gigabyte.csv', endless)).toEqual({ refused: 'too-large' })
  expect(sent.megabytes).toBeLessThan(importBytes / 1_000_000 + 20)
  expect(readdirSync(app.portal.settings.dataDir, { recursive: true })).toHaveLength(kept)
})

/** What the template's row names beside it. */
function packed(name: string, table: Uint8Array): Uint8Array {
  const photo = readFileSync(path.join(rootDir, 'tests/photos/landscape-orientation-1.jpg'))
  return zipSync({ [name]: table, 'foto/c68-nero.jpg': new Uint8Array(photo) })
}

test.each(kindNames)('the template of %s is read back by the portal, in each language and format', async (kind) => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await app.dealer()
  const names = { it: 'Foto', en: 'Photos', fr: 'Photos' }
  const folder = (await addFolder(app.portal, admin.viewer, { parentId: null, names })) ?? 0
  await addFolder(app.portal, admin.viewer, { parentId: folder, names: { it: '2026', en: '2026', fr: '2026' } })
  for (const address of ['/console/import', '/en/console/import', '/fr/console/import'])
    for (const format of ['csv', 'xlsx']) {
      const answer = await app.fetch(`${address}/templates/${kind}/export.${format}`, as(admin))
      const table = new Uint8Array(await answer.arrayBuffer())
      const file = kind === 'resources' ? packed(`table.${format}`, table) : table
      const page = await checkedFile(app, admin, kind, file)
      expect([address, format, (await stateOf(app, page)).counts]).toMatchObject([address, format, { new: 1, bad: 0 }])
      await press(app, admin, page, 'cancel')
    }
})
