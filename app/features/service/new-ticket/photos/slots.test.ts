import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { claim, formOf, jpeg, photo, tickets } from '../claim.fixture.ts'

type App = Awaited<ReturnType<typeof openApp>>

const webp = 'photo.webp'
const another = 'with-position.jpg'

function slotsIn({ portal }: App) {
  return portal.db.selectFrom('attachment').select(['name', 'slot']).orderBy('place').execute()
}

async function upload(app: App, by: { cookie: string }, fields: Record<string, string>, name: string) {
  const body = new FormData()
  for (const [field, value] of Object.entries({ field: 'attachments', ...fields })) body.set(field, value)
  body.set('file', photo(name))
  const answer = await app.fetch('/uploads', post(by, body))
  expect(answer.status).toBe(200)
  const { file } = (await answer.json()) as { file: { id: string; slot?: string } }
  return file
}

test('a photo fills the place it was chosen for, without a script too, and staff read which and what is missing', async () => {
  const app = await openApp()
  const [dealer, staff] = [await app.dealer(), await app.staff()]
  const slots = { 'serial-number': jpeg, 'drive-side': webp }
  const sent = await app.fetch('/en/new-ticket', post(dealer, formOf(claim, { slots, attachments: [another] })))
  expect(sent.status).toBe(303)
  expect(await slotsIn(app)).toEqual([
    { name: jpeg, slot: 'serial-number' },
    { name: 'photo.jpg', slot: 'drive-side' },
    { name: another, slot: null },
  ])
  const [ticket] = await tickets(app)
  const desk = await (await app.fetch(`/en/console/tickets/${ticket?.id}`, as(staff))).text()
  // For the frame with cosmetic damage seven shots are asked for.
  expect(desk).toContain('5 missing')
  expect(desk).toContain('Ask<span class="visually-hidden"> The opposite side at the same spot</span>')
  expect(desk).toContain('Ask again<span class="visually-hidden"> The whole bike from the drive side</span>')
  const page = await (await app.fetch(`/en/tickets/${ticket?.id}`, as(dealer))).text()
  expect(page).toContain('The whole bike from the drive side')
})

test('a form that comes back shows each photo in its place, to be replaced or deleted', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const form = formOf({ ...claim, content: 'corto' }, { slots: { 'drive-side': jpeg } })
  const page = await (await app.fetch('/en/new-ticket', post(dealer, form))).text()
  expect(page).toContain('aria-label="Replace. The whole bike from the drive side"')
  expect(page).toContain('aria-label="Delete. The whole bike from the drive side"')
  // The place is filled: the form asks for no second photo there, and for those of all other shots.
  expect(page).not.toContain('name="attachments.drive-side"')
  for (const slot of ['serial-number', 'damage-close', 'daylight-straight'])
    expect(page).toContain(`name="attachments.${slot}"`)
})

test('without a script a claim that comes back for too few photos says which are missing', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const form = formOf(claim, { slots: { 'serial-number': jpeg, 'drive-side': webp }, attachments: [] })
  const answer = await app.fetch('/en/new-ticket', post(dealer, form))
  const page = await answer.text()
  expect([answer.status, page.includes('Add at least')]).toEqual([400, true])
  expect(page).toMatch(/<p class="field-hint">Still to take: [^<]*The opposite side at the same spot/)
  const fresh = await (await app.fetch('/en/new-ticket', as(dealer))).text()
  expect(fresh).not.toContain('<p class="field-hint">Still to take')
})

test('a photo that went up alone is in its place when the draft is opened again', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const submission = randomUUID()
  const stored = await upload(app, dealer, { submission, slot: 'serial-number' }, jpeg)
  expect(stored.slot).toBe('serial-number')
  await app.fetch('/drafts', post(dealer, { form: `ticket-${submission}`, submission, content: 'inizio' }))
  const page = await (await app.fetch(`/en/new-ticket?draft=${submission}`, as(dealer))).text()
  expect(page).toContain('aria-label="Delete. The serial number or its QR code"')
})

test('the same photo chosen for another shot fills that one, and one the catalogue does not know fills none', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const submission = randomUUID()
  const first = await upload(app, dealer, { submission, slot: 'serial-number' }, jpeg)
  const again = await upload(app, dealer, { submission, slot: 'drive-side' }, jpeg)
  const unknown = await upload(app, dealer, { submission, slot: 'saddle' }, webp)
  expect([again.id, again.slot, unknown.slot]).toEqual([first.id, 'drive-side', undefined])
  expect(await slotsIn(app)).toEqual([
    { name: jpeg, slot: 'drive-side' },
    { name: 'photo.jpg', slot: null },
  ])
})

test('the photos of a closed ticket are copied with the places they fill', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const slots = { 'serial-number': jpeg, 'drive-side': webp }
  await app.fetch('/new-ticket', post(dealer, formOf(claim, { slots, attachments: [another] })))
  const [ticket] = await tickets(app)
  await app.owner.updateTable('ticket').set({ stage: 'ticket_closed' }).execute()
  const follow = formOf({ ...claim, follows: `${ticket?.id}`, copy_photos: ['no', 'yes'] })
  expect((await app.fetch('/new-ticket', post(dealer, follow))).status).toBe(303)
  const copied = await app.portal.db
    .selectFrom('attachment')
    .select('slot')
    .where('ticket_id', '!=', Number(ticket?.id))
    .orderBy('place')
    .execute()
  expect(copied.map(({ slot }) => slot)).toEqual(['serial-number', 'drive-side', null])
})
