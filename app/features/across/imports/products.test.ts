import { expect, test } from 'vitest'
import { beginAt } from '#app/features/service/checks/checks.fixture.ts'
import { openApp } from '#tests/app.ts'
import { checkedFile, importedFile, press, readPage, stateOf, type App } from './imports.fixture.ts'

const head = 'Serial number,Model,Customer,Date of purchase,Country,Registered on,Size'

function file(...rows: string[]): string {
  return [head, ...rows].join('\n')
}

const rows = [
  'c68.51s.00123,c68,Cicli Rossi,2026-03-02,Italy,2026-03-05,51s',
  'V4R-0510-A1234,V4R,Cicli Rossi,2026-03-02,IT,,',
]

function standing(app: App) {
  return app.portal.db
    .selectFrom('product')
    .select(['serial_number as serial', 'size', 'confirmed_by as confirmed', 'warranty_expiry as ends'])
    .orderBy('serial_number')
    .execute()
}

test('registered bicycles come in confirmed, with the last day of their warranty; undoing takes them back', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await app.dealer()
  const page = await importedFile(app, admin, 'products', file(...rows))
  expect(await standing(app)).toEqual([
    { serial: 'C68.51S.00123', size: '51s', confirmed: 'staff', ends: '2029-03-02' },
    { serial: 'V4R-0510-A1234', size: '', confirmed: 'staff', ends: '2028-03-02' },
  ])
  const again = await checkedFile(app, admin, 'products', file(...rows))
  expect((await stateOf(app, again)).counts).toMatchObject({ new: 0, changed: 0, unchanged: 2 })
  const corrected = await importedFile(app, admin, 'products', file(rows[0]?.replace(',51s', ',54s') ?? ''))
  expect(await stateOf(app, corrected)).toMatchObject({ state: 'applied', counts: { changed: 1 } })
  expect((await standing(app))[0]).toMatchObject({ size: '54s', ends: '2029-03-02' })
  expect((await press(app, admin, page, 'undo')).status).toBe(409)
  await press(app, admin, corrected, 'undo')
  await app.work()
  expect((await standing(app))[0]).toMatchObject({ size: '51s' })
})

test('what an import corrects stands in the log on the day of the import', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await app.dealer()
  const [row = ''] = rows
  await importedFile(app, admin, 'products', file(row))
  await importedFile(app, admin, 'products', file(row.replace(',51s', ',54s')))
  const log = await app.portal.db.selectFrom('product_event').select(['kind', 'day']).orderBy('id').execute()
  expect(log).toEqual([
    { kind: 'registered', day: '2026-03-05' },
    { kind: 'corrected', day: '2026-11-21' },
  ])
})

test('a bicycle changes hands by no import, and no day lies in the future', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await app.dealer()
  const other = await app.dealer()
  await app.portal.db.updateTable('company').set({ name: 'Altri' }).where('id', '=', other.viewer.companyId).execute()
  await importedFile(app, admin, 'products', file(...rows))
  const moved = file('C68.51S.00123,C68,Altri,2026-03-02,IT,2026-03-05,51s', 'C68.51S.00124,C68,Altri,2027-03-02,IT,,')
  await checkedFile(app, admin, 'products', moved)
  const mistakes = await app.portal.db.selectFrom('import_mistake').select(['line', 'reason']).orderBy('line').execute()
  expect(mistakes).toEqual([
    { line: 2, reason: 'held-by-other' },
    { line: 3, reason: 'in-future' },
  ])
})

test('a bicycle on which a checklist was begun is not taken back, and its log is said to be in the way', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const dealer = await app.dealer()
  const page = await importedFile(app, admin, 'products', file(...rows))
  const { id } = await app.portal.db.selectFrom('product').select('id').limit(1).executeTakeFirstOrThrow()
  await beginAt(app, dealer, `/en/products/${id}/checks/yearly`)
  await press(app, admin, page, 'undo')
  await app.work()
  expect(await standing(app)).toHaveLength(2)
  expect(await readPage(app, admin, page)).toContain('the bike has activities, checks')
})
