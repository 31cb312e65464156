import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '#app/kit/db/db.server.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { as, openApp, post } from '#tests/app.ts'
import { whileHeld } from '#tests/waiting.ts'
import { claim, type Fields, formOf, threePhotos, tickets } from '../claim.fixture.ts'
import { alikeBicycle } from './own-bicycle.server.ts'

// What a browser without a script sends and gets.

async function openForm() {
  const app = await openApp()
  const dealer = await app.dealer()
  const send = async (fields: Fields, photos = {}) => {
    const answer = await app.fetch('/en/new-ticket', post(dealer, formOf({ ...claim, ...fields }, photos)))
    return { status: answer.status, text: await answer.text() }
  }
  return { app, dealer, send }
}

const link = 'https://id.example.com/01/00840012345678/21/TT1M00231'

test('a link with two numbers that fit asks which it is, and a button answers', async () => {
  const { app, send } = await openForm()
  const asked = await send({ frame_model: 'TT1', serial_number: link }, threePhotos)
  expect(asked.status).toBe(400)
  expect(asked.text).toContain('The link contains several possible numbers: choose the one on this bike.')
  expect(buttonsIn(asked.text)).toEqual(['TT1M00231', '00840012345678'])
  const picked = await send({ frame_model: 'TT1', serial_number: link, pick_serial: 'TT1M00231' })
  expect(picked.status).toBe(200)
  expect(picked.text).toMatch(/<input[^>]*name="serial_number"[^>]*value="TT1M00231"/)
  expect(picked.text).not.toContain('several possible numbers')
  expect(await tickets(app)).toEqual([])
})

test('a number that looks like another model’s has a button that changes the model', async () => {
  const { app, send } = await openForm()
  const wrong = { frame_model: 'V4R', serial_number: 'V3-51S-22-00417' }
  const asked = await send(wrong, threePhotos)
  expect(asked.status).toBe(400)
  expect(asked.text).toContain('Choose the model V3')
  expect(buttonsIn(asked.text)).toEqual(['V3'])
  const picked = await send({ ...wrong, pick_model: 'V3' })
  expect(picked.status).toBe(200)
  expect(picked.text).toMatch(/<input[^>]*name="frame_model"[^>]*checked=""[^>]*value="V3"/)
  expect(picked.text).toContain('value="V3-51S-22-00417"')
  expect(picked.text).not.toContain('Choose the model V3')
  expect(await tickets(app)).toEqual([])
  expect((await send({ ...wrong, pick_model: 'Z9' })).status).toBe(200)
})

test('the number of one’s own bicycle brings its model and day of purchase, and of another’s nothing', async () => {
  const { app, dealer, send } = await openForm()
  await addProduct(app.portal, { of: dealer, serial: 'V4R-0510-A1234', family: 'V4R', bought: '2026-03-02' })
  await addProduct(app.portal, { of: await app.dealer(), serial: 'V4R-0510-A9999', family: 'V4R' })
  const blank = { frame_model: '', damage_phase: 'field', date_of_purchase: '', serial_number: 'V4R-0510-A1234' }
  const sent = await send(blank, { ...threePhotos, receipt: ['photo.webp'] })
  expect(sent.status).toBe(303)
  expect(await tickets(app)).toMatchObject([{ frame_model: 'V4R', date_of_purchase: '2026-03-02' }])
  const foreign = await send({ ...blank, serial_number: 'V4R-0510-A9999' }, { ...threePhotos, receipt: ['photo.webp'] })
  expect(foreign.status).toBe(400)
  const answer = async (serial: string): Promise<unknown> =>
    (await app.fetch(`/new-ticket/same-bike?serial=${serial}`, as(dealer))).json()
  expect(await answer('v4r-0510-a1234')).toMatchObject({ own: { frameModel: 'V4R', dateOfPurchase: '2026-03-02' } })
  expect(await answer('V4R-0510-A9999')).toMatchObject({ own: null })
  expect(await answer('V4R-O51O-A1234')).toMatchObject({ own: null, alike: { serial: 'V4R-0510-A1234' } })
  expect(await answer('v4r%200510%20a1234')).toMatchObject({ own: { frameModel: 'V4R' }, alike: null })
  expect(await answer('V4R-0510-A99OO')).toMatchObject({ alike: null })
  expect(await answer('V4R-O51O-A9999')).toMatchObject({ alike: null })
})

test('a number that only looks like an own bicycle’s brings no date of purchase along', async () => {
  const app = await openApp()
  const rider = await app.dealer({ role: 'customer' })
  await addProduct(app.portal, { of: rider, serial: 'V4R-0510-A1234', family: 'V4R', bought: '2026-03-02' })
  const dayWith = async (serial: string) => {
    const page = await (await app.fetch(`/en/new-ticket?serial=${serial}`, as(rider))).text()
    const [input = ''] = /<input[^>]* name="date_of_purchase"[^>]*>/.exec(page) ?? []
    return / value="([^"]*)"/.exec(input)?.[1] ?? ''
  }
  const mistyped = await (await app.fetch('/en/new-ticket?serial=V4R-O51O-A1234', as(rider))).text()
  expect(mistyped).toContain('Almost the same as V4R-0510-A1234')
  expect(buttonsIn(mistyped, 'bicycle').filter((serial) => serial === 'V4R-0510-A1234')).toHaveLength(2)
  expect([await dayWith('V4R-0510-A1234'), await dayWith('V4R-O51O-A1234')]).toEqual(['2026-03-02', ''])
})

test('one’s own bicycles can be picked: number, model and day of purchase come with one press, and of another’s nothing', async () => {
  const { app, dealer, send } = await openForm()
  await addProduct(app.portal, { of: dealer, serial: 'V4R-0510-A1234', family: 'V4R', bought: '2026-03-02' })
  await addProduct(app.portal, { of: await app.dealer(), serial: 'V4R-0510-A9999', family: 'V4R' })
  const page = await (await app.fetch('/en/new-ticket', as(dealer))).text()
  expect(buttonsIn(page, 'bicycle')).toEqual(['V4R-0510-A1234'])
  const typed = { frame_model: 'V3', serial_number: 'something', damage_phase: 'field', date_of_purchase: '' }
  const picked = await send({ ...typed, pick_bicycle: 'V4R-0510-A1234' })
  expect(picked.status).toBe(200)
  expect(picked.text).toMatch(/<input[^>]*name="frame_model"[^>]*checked=""[^>]*value="V4R"/)
  expect(picked.text).toMatch(/<input[^>]*name="serial_number"[^>]*value="V4R-0510-A1234"/)
  expect(picked.text).toMatch(/<input[^>]*name="date_of_purchase"[^>]*value="2026-03-02"/)
  expect(picked.text).toMatch(
    /aria-pressed="true"[^>]*value="V4R-0510-A1234"|value="V4R-0510-A1234"[^>]*aria-pressed="true"/,
  )
  const foreign = await send({ ...typed, pick_bicycle: 'V4R-0510-A9999' })
  expect(foreign.status).toBe(200)
  expect(foreign.text).not.toContain('value="V4R-0510-A9999"')
  expect(await tickets(app)).toEqual([])
})

function buttonsIn(page: string, what = '(?:serial|model)'): string[] {
  return [...page.matchAll(new RegExp(`<button[^>]*name="pick_${what}"[^>]*>`, 'g'))].map(
    ([button]) => /value="([^"]+)"/.exec(button)?.[1] ?? '',
  )
}

/** By then the number was found, and what is open on the bicycle is still to be read. */
function holdRecalls(tx: Db) {
  return sql`lock table recall in access exclusive mode`.execute(tx)
}

test('a bicycle that goes to another while it is looked up as almost the one that was typed is not pointed out', async () => {
  const { app, dealer } = await openForm()
  const { id } = await addProduct(app.portal, { of: dealer, serial: 'V4R-0510-A1234', family: 'V4R' })
  const other = await app.dealer()
  const ask = () => alikeBicycle(app.portal, dealer.viewer, 'V4R-O51O-A1234')
  expect(await ask()).toMatchObject({ serial: 'V4R-0510-A1234' })
  const give = () =>
    app.portal.db.updateTable('product').set({ company_id: other.viewer.companyId }).where('id', '=', id).execute()
  expect(await whileHeld(app.portal.db, holdRecalls, [ask], give)).toEqual([null])
})
