import { expect, test } from 'vitest'
import { workbook } from '#app/kit/sheets/sheets.fixture.ts'
import { openApp } from '#tests/app.ts'
import { type App, checkedFile, readPage, stateOf } from './imports.fixture.ts'

// Letters that no database keeps, and those of which a cut leaves the half: 🚲 is two.

const head = 'serial number;model;colour'

function mistakes({ portal }: App) {
  return portal.db.selectFrom('import_mistake').select(['field', 'reason', 'value']).orderBy('field').execute()
}

test('a head and a cell that are cut within a sign come in as far as there is room for them', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const file = `${head};${'h'.repeat(79)}🚲;note\nC68.51S.00123;C68;;;${'c'.repeat(199)}🚲\n`
  const page = await checkedFile(app, admin, 'bicycles', file)
  expect(await stateOf(app, page)).toMatchObject({ state: 'ready', counts: { new: 1, bad: 0 } })
  expect(await readPage(app, admin, page)).toContain('h'.repeat(79))
})

test('a wrong cell that is cut within a sign is listed, also far down in the file', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await app.dealer()
  const long = `${'c'.repeat(199)}🚲`
  const serials = ['120', '121', '122', '123'].map((number) => `C68.51S.00${number};C68;`)
  const built = await checkedFile(app, admin, 'bicycles', `${[head, ...serials].join('\n')}${long}\n`)
  expect(await stateOf(app, built)).toMatchObject({ state: 'ready', counts: { new: 3, bad: 1 } })
  const people = ['1', '2', '3', '4'].map((number) => `WEB-${number};Cicli Rossi;Ada;ada@example.com;`)
  const leads = ['reference;dealer;first name;email;products', ...people].join('\n')
  const page = await checkedFile(app, admin, 'leads', `${leads}${long}\n`)
  expect(await stateOf(app, page)).toMatchObject({ state: 'ready', counts: { new: 3, bad: 1 } })
  const value: unknown = expect.stringMatching(/^c{199}.$/)
  expect(await mistakes(app)).toEqual([
    { field: 'colour', reason: 'too-long', value },
    { field: 'products', reason: 'family-unknown', value },
  ])
})

test('zeros within a text are none of it', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const file = `\uFEFF${head};no\u0000te\nC68.51S.00123;C68;Ne\u0000ro;x\u0000y\n`
  const page = await checkedFile(app, admin, 'bicycles', Buffer.from(file, 'utf16le'))
  expect(await stateOf(app, page)).toMatchObject({ state: 'ready', counts: { new: 1, bad: 0 } })
  expect(await readPage(app, admin, page)).toContain('Colour: Nero')
})

function text(value: string): string {
  return `<c t="inlineStr"><is><t>${value}</t></is></c>`
}

function row(cells: readonly string[]): string {
  return `<row>${cells.join('')}</row>`
}

test('a workbook that names zeros, halves of signs and days that are none is checked like any other', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const heads = ['serial number', 'model', 'colour', 'made on', 'no_x0000_te'].map(text)
  const day = '<c t="d"><v>123456789🚲</v></c>'
  const cells = [text('C68.51S.00123'), text('C68'), text('Ne_x0000_ro_xD83D_'), day, text('x_x0000__xDEB2_')]
  const page = await checkedFile(app, admin, 'bicycles', workbook(row(heads) + row(cells)))
  expect(await stateOf(app, page)).toMatchObject({ state: 'ready', counts: { bad: 1 } })
  expect(await mistakes(app)).toMatchObject([{ field: 'made_on', reason: 'no-day' }])
})
