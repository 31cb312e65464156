import { expect, test } from 'vitest'
import { as, openApp } from '#tests/app.ts'
import { type App, checkedFile, idOf, importedFile, press, readPage, stateOf } from './imports.fixture.ts'
import { applyImport, undoImport } from './imports.server.ts'

function bicycle(serial: string, colour: string): string {
  return `serial number,model,colour\n${serial},C68,${colour}\n`
}

async function colours({ portal }: App) {
  const found = portal.db.selectFrom('built_bicycle').select(['serial_number as serial', 'colour'])
  return (await found.orderBy('serial_number').execute()).map(({ serial, colour }) => `${serial} ${colour}`)
}

async function offersUndo(app: App, admin: { cookie: string }, page: string): Promise<boolean> {
  return (await (await app.fetch(page, as(admin))).text()).includes('value="undo"')
}

test('the last import is the one that was taken over last, though its file came before', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const first = await checkedFile(app, admin, 'bicycles', bicycle('C68.51S.00123', 'Nero'))
  const second = await importedFile(app, admin, 'bicycles', bicycle('C68.51S.00124', 'Blu'))
  expect(await offersUndo(app, admin, second)).toBe(true)
  await press(app, admin, first, 'apply')
  await app.work()
  expect([await offersUndo(app, admin, first), await offersUndo(app, admin, second)]).toEqual([true, false])
  expect((await press(app, admin, second, 'undo')).status).toBe(409)
  await press(app, admin, first, 'undo')
  await app.work()
  expect((await stateOf(app, first)).state).toBe('undone')
  expect(await colours(app)).toEqual(['C68.51S.00124 Blu'])
})

test('once the last import is undone the one before it is not offered: what it replaced is forgotten', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const first = await importedFile(app, admin, 'bicycles', bicycle('C68.51S.00123', 'Nero'))
  const second = await importedFile(app, admin, 'bicycles', bicycle('C68.51S.00124', 'Blu'))
  await press(app, admin, second, 'undo')
  await app.work()
  expect(await colours(app)).toEqual(['C68.51S.00123 Nero'])
  expect(await offersUndo(app, admin, first)).toBe(false)
  expect((await press(app, admin, first, 'undo')).status).toBe(409)
  expect((await stateOf(app, first)).state).toBe('applied')
})

test('an import that is to be undone is not, where another one is taken over before it', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const first = await checkedFile(app, admin, 'bicycles', bicycle('C68.51S.00123', 'Nero'))
  const second = await importedFile(app, admin, 'bicycles', bicycle('C68.51S.00124', 'Blu'))
  await undoImport(app.portal, admin.viewer, idOf(second))
  await applyImport(app.portal, admin.viewer, idOf(first), false)
  await app.work()
  expect([(await stateOf(app, first)).state, (await stateOf(app, second)).state]).toEqual(['applied', 'applied'])
  expect(await readPage(app, admin, second)).toContain('another one of the same kind has followed')
  expect(await colours(app)).toEqual(['C68.51S.00123 Nero', 'C68.51S.00124 Blu'])
})
