import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openApp, post } from '#tests/app.ts'
import { claim, type Fields, filesOf, formOf, type Photos, removals, threePhotos, tickets } from './claim.fixture.ts'

/** A claim of which the answer was lost: the page has stayed, with the form. */
async function openSent() {
  const app = await openApp()
  const dealer = await app.dealer()
  const submission = randomUUID()
  const send = (fields: Fields = {}, photos?: Photos) =>
    app.fetch('/en/new-ticket', post(dealer, formOf({ ...claim, submission, ...fields }, photos)))
  expect((await send({}, threePhotos)).status).toBe(303)
  const [{ id } = { id: 0 }] = await tickets(app)
  return { app, submission, send, id, created: `/en/tickets/${id}?notice=ticket-created` }
}

test('a claim that is sent again with another text and one more photo is not told as created, and loses neither', async () => {
  const { app, submission, send, id } = await openSent()
  const content = 'La vernice si è sollevata, e sotto c’è una crepa lunga due centimetri.'
  const fresh = new Set<string>()
  // Sent twice, it is still one new form.
  for (const photos of [{ attachments: ['portrait-orientation-3.jpg'] }, {}]) {
    const answer = await send({ content }, photos)
    const page = await answer.text()
    expect(answer.status).toBe(400)
    for (const text of [`it is ticket ${id}`, `<a href="/en/tickets/${id}" target="_blank"`, content])
      expect(page).toContain(text)
    expect(removals(page)).toHaveLength(1)
    fresh.add(/name="submission" value="([^"]+)"/.exec(page)?.[1] ?? '')
  }
  expect([fresh.size, fresh.has(submission)]).toEqual([1, false])
  const [draft] = await app.portal.db.selectFrom('draft').select('fields').execute()
  expect(JSON.stringify(draft)).toContain(content)
  expect(await tickets(app)).toMatchObject([{ id, content: claim.content }])
  expect(await filesOf(app, id)).toHaveLength(3)
})

test('of a claim that is sent again the photos that have come since go with it, each once', async () => {
  const { app, send, id, created } = await openSent()
  const more = { attachments: [...threePhotos.attachments, 'portrait-orientation-3.jpg'] }
  for (const photos of [more, more, undefined]) expect((await send({}, photos)).headers.get('location')).toBe(created)
  expect(await tickets(app)).toHaveLength(1)
  expect(await filesOf(app, id)).toHaveLength(4)
  expect(await app.portal.db.selectFrom('draft').select('form').execute()).toEqual([])
})

const others: [what: string, fields: Fields][] = [
  ['other notes', { notes: 'Bici da esposizione.' }],
  ['no notes', { notes: '' }],
  ['one more part', { part_involved: ['frame', 'fork'] }],
  ['another kind of damage', { kind_of_damage: 'functional' }],
  ['another country', { country: 'FR' }],
  ['marks on the drawing', { marks: 'frame 180 -250 60' }],
]

test.for(others)('a claim that is sent again with %s is not told as created', async ([, fields]) => {
  const { app, send, id, created } = await openSent()
  const answer = await send(fields)
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(`it is ticket ${id}`)])
  expect((await send()).headers.get('location')).toBe(created)
  expect(await tickets(app)).toHaveLength(1)
})
