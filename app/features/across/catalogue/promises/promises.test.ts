import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { claim, formOf, threePhotos, tickets } from '#app/features/service/new-ticket/claim.fixture.ts'
import { publishDraft, readDraft } from '../draft.server.ts'

const address = '/en/console/catalogue/promises'

async function openPromises() {
  const app = await openApp()
  const admin = await app.staff('admin')
  const send = (fields: Record<string, string | string[]>) => app.fetch(address, post(admin, fields))
  const draft = async () => (await readDraft(app.portal, admin.viewer)).catalogue
  return { app, admin, send, draft }
}

const working = { intent: 'working', revision: '0', weekdays: ['1', '2', '3', '4', '5'], from: '09:00', to: '18:00' }

test('a new claim has its promised date by itself, one made before has none', async () => {
  const { app, admin, send } = await openPromises()
  const dealer = await app.dealer()
  const open = (serial: string) =>
    app.fetch('/en/new-ticket', post(dealer, formOf({ ...claim, serial_number: serial }, threePhotos)))
  await open('V4R-0510-A1234')
  expect((await send({ intent: 'promise', revision: '0', kind: 'aesthetic', country: 'IT', days: '2' })).status).toBe(
    303,
  )
  expect((await send({ ...working, revision: '1', holidays: '23/11' })).status).toBe(303)
  const page = await (await app.fetch(address, as(admin))).text()
  expect(page).toContain('26 Nov 2026')
  expect(await publishDraft(app.portal, admin.viewer, { revision: 2, note: '' })).toEqual([])
  // It is a Saturday, and Monday is a holiday.
  await open('V4R-0510-A1235')
  expect((await tickets(app)).map(({ promised_at }) => promised_at)).toEqual([null, '2026-11-26'])
})

test('hours, days and holidays that cannot be are refused with what was typed', async () => {
  const { send, draft } = await openPromises()
  const wrong = await send({ ...working, weekdays: [], from: '18:00', to: '09:00', holidays: '25/12\n31/02' })
  expect(wrong.status).toBe(400)
  const page = await wrong.text()
  for (const told of ['Choose one day at least.', 'The hours must end after they begin.', '“31/02” is no day'])
    expect(page).toContain(told)
  expect((await send({ ...working, from: '9' })).status).toBe(400)
  expect((await send({ ...working, holidays: '25/12, 24/12/2026\n29/2' })).status).toBe(303)
  expect((await draft()).working.holidays).toEqual(['12-25', '2026-12-24', '02-29'])
})

test('a promise for the same cases takes the place of the one before, and is taken away', async () => {
  const { send, draft } = await openPromises()
  const promise = { intent: 'promise', revision: '0', kind: 'functional', country: '', days: '3' }
  expect((await send({ ...promise, kind: 'nothing' })).status).toBe(400)
  expect((await send({ ...promise, days: '366' })).status).toBe(400)
  expect((await send(promise)).status).toBe(303)
  expect((await send({ ...promise, revision: '1', days: '5' })).status).toBe(303)
  expect((await draft()).promises).toEqual([{ kind: 'functional', country: null, days: 5 }])
  expect((await send({ ...promise, intent: 'remove', revision: '1' })).status).toBe(409)
  expect((await send({ ...promise, intent: 'remove', revision: '2' })).status).toBe(303)
  expect((await draft()).promises).toEqual([])
})

test('of two promises for one kind of damage each says of which country it is, also where it is taken away', async () => {
  const { app, admin, send } = await openPromises()
  const promise = { intent: 'promise', kind: 'functional', days: '3' }
  expect((await send({ ...promise, revision: '0', country: 'IT' })).status).toBe(303)
  expect((await send({ ...promise, revision: '1', country: 'FR' })).status).toBe(303)
  const page = await (await app.fetch(address, as(admin))).text()
  for (const country of ['Italy', 'France']) expect(page).toMatch(new RegExp(`aria-label="Remove [^"]+, ${country}"`))
})
