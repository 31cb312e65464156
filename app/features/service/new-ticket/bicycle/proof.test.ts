import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, type Member, openApp, post } from '#tests/app.ts'
import { claim, filesOf, formOf, photo, threePhotos, tickets } from '../claim.fixture.ts'

// The day is 21 November 2026.
const serial = 'V4R-0510-A1234'
const inUse = { ...claim, damage_phase: 'field', date_of_purchase: '2026-10-01' }

async function registered({ isConfirmed = true } = {}) {
  const app = await openApp()
  const rider = await app.dealer({ role: 'customer', locale: 'en' })
  const form = new FormData()
  const facts = { country: 'IT', frame_model: 'V4R', serial_number: serial, date_of_purchase: '2026-10-01' }
  for (const [name, value] of Object.entries({ submission: randomUUID(), ...facts })) form.set(name, value)
  form.set('receipt', photo('photo.webp'))
  expect((await app.fetch('/en/products/new', post(rider, form))).status).toBe(303)
  if (!isConfirmed) await app.portal.db.updateTable('product').set({ confirmed_by: null }).execute()
  const send = (of: Member, fields: Record<string, string> = {}) =>
    app.fetch('/en/new-ticket', post(of, formOf({ ...inUse, ...fields }, threePhotos)))
  const page = async () => (await app.fetch(`/en/new-ticket?serial=${serial}`, as(rider))).text()
  return { app, rider, send, page }
}

test('a claim about a bicycle that was registered with its proof of purchase asks for none, and has it', async () => {
  const { app, rider, send, page } = await registered()
  expect(await page()).toContain('from the bike’s registration: photo.jpg')
  const known = await app.fetch(`/en/new-ticket/same-bike?serial=${serial}`, as(rider))
  expect(await known.json()).toMatchObject({ proof: ['photo.jpg'] })
  // What else is missing is all that is asked for.
  const missing = await send(rider, { content: '' })
  expect([missing.status, (await missing.text()).includes('proof of purchase is required')]).toEqual([400, false])
  const submission = randomUUID()
  expect([(await send(rider, { submission })).status, (await send(rider, { submission })).status]).toEqual([303, 303])
  const [ticket, ...others] = await tickets(app)
  expect(others).toEqual([])
  expect((await filesOf(app, ticket?.id)).toSorted()).toEqual(['attachments', 'attachments', 'attachments', 'receipt'])
})

test('neither a proof that has confirmed nothing counts for a claim, nor another’s, nor that of another bicycle', async () => {
  const { app, rider, send, page } = await registered({ isConfirmed: false })
  expect(await page()).not.toContain('from the bike’s registration')
  expect((await send(rider)).status).toBe(400)
  await app.portal.db.updateTable('product').set({ confirmed_by: 'staff' }).execute()
  expect((await send(await app.dealer())).status).toBe(400)
  expect((await send(rider, { serial_number: 'V4R-0510-A9999' })).status).toBe(400)
  expect(await tickets(app)).toEqual([])
})
