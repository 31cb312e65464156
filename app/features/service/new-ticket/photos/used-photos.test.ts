import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addPhotoTo, copyOf, photoOf, uploadPhoto } from '#app/features/content/attachments/attachments.fixture.ts'
import { openApp, post } from '#tests/app.ts'
import { claim, formOf, jpeg } from '../claim.fixture.ts'

const note = 'One photo seems to have been sent before'

test('a photo that is in a ticket of one’s own is said to be, as it comes and in the form that comes back, and is sent', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer, stage: 'ticket_closed' })
  await addPhotoTo(app, dealer, id, photoOf('waterfall'))
  const submission = randomUUID()
  const { usedIn } = await uploadPhoto(app, dealer, await copyOf('waterfall'), submission)
  expect(usedIn).toEqual([id])
  const form = (photos = {}) => formOf({ ...claim, submission }, photos)
  const page = await (await app.fetch('/en/new-ticket', post(dealer, form()))).text()
  expect(page).toContain(note)
  expect(page.split(note)[1]).toMatch(new RegExp(`href="/en/tickets/${id}"[^>]*>already in ticket ${id}<`))
  const sent = await app.fetch('/en/new-ticket', post(dealer, form({ attachments: ['photo.webp', jpeg] })))
  expect(sent.status).toBe(303)
})

test('a colleague is told of it as well', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer })
  await addPhotoTo(app, dealer, id, photoOf('waterfall'))
  const colleague = await app.dealer({ company: dealer, role: 'workshop' })
  expect((await uploadPhoto(app, colleague, await copyOf('waterfall'))).usedIn).toEqual([id])
})

test('that somebody else has sent the same photo is told nobody, in words, in numbers or in what the form is answered', async () => {
  const app = await openApp()
  const [dealer, stranger] = [await app.dealer(), await app.dealer()]
  const { id } = await app.ticket({ of: stranger })
  const answered = async () => {
    const submission = randomUUID()
    const { id: file, ...answer } = await uploadPhoto(app, dealer, await copyOf('waterfall'), submission)
    const page = await (await app.fetch('/en/new-ticket', post(dealer, formOf({ ...claim, submission })))).text()
    await app.owner.deleteFrom('draft').execute()
    await app.owner.deleteFrom('attachment').where('id', '=', file).execute()
    return { keys: Object.keys(answer).toSorted(), page: page.replaceAll(/[\da-f]{8}-[\da-f-]{27}|nonce="[^"]*"/g, '') }
  }
  const before = await answered()
  await addPhotoTo(app, stranger, id, photoOf('waterfall'))
  const after = await answered()
  expect(after.keys).toEqual(before.keys)
  expect(after.keys).not.toContain('usedIn')
  expect(after.page.includes(note) || after.page.includes(String(id))).toBe(false)
  expect(after.page.length).toBe(before.page.length)
})

test('what one’s own unsent forms hold, and what was withdrawn, is in no ticket', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer })
  await uploadPhoto(app, dealer, photoOf('walker'))
  const file = await addPhotoTo(app, dealer, id, photoOf('waterfall'))
  await app.owner.updateTable('attachment').set({ withdrawn_at: app.clock.now() }).where('id', '=', file).execute()
  for (const name of ['walker', 'waterfall'] as const)
    expect((await uploadPhoto(app, dealer, await copyOf(name))).usedIn).toBe(undefined)
})
