import { expect, test } from 'vitest'
import { readPdf } from '#app/kit/pdf/pdf.fixture.ts'
import { raceSizes } from '#db/template/geometry.ts'
import { as, openApp, post } from '#tests/app.ts'
import { publishForTest } from '#tests/catalogue.ts'
import { claim, formOf, threePhotos, tickets } from '../claim.fixture.ts'

const frameAndFork = { ...claim, part_involved: ['frame', 'fork'], marks: 'frame 180 -250 60,fork 520 -120 0' }

function visible(page: string): string {
  return page.replaceAll(/<script[\s\S]*?<\/script>/g, '')
}

test('marks are kept with the ticket, drawn and told to its sender and to staff, in the dossier and in the export', async () => {
  const app = await openApp()
  const [dealer, staff] = [await app.dealer(), await app.staff()]
  const sent = await app.fetch('/en/new-ticket', post(dealer, formOf(frameAndFork, threePhotos)))
  const address = sent.headers.get('location')?.split('?')[0] ?? ''
  expect((await tickets(app)).map(({ marks }) => marks)).toEqual([
    [
      { part: 'frame', x: 180, y: -250, r: 60 },
      { part: 'fork', x: 520, y: -120, r: 0 },
    ],
  ])
  const told = ['Frame: circle on the down tube, in the centre', 'Fork: point on the fork, halfway up on the right']
  for (const [page, person] of [
    [address, dealer],
    [address.replace('/en/', '/en/console/'), staff],
  ] as const) {
    const html = visible(await (await app.fetch(page, as(person))).text())
    for (const words of told) expect(html).toContain(words)
    expect(html).toContain('<circle class="mark-ring" r="60"')
    const pdf = new Uint8Array(await (await app.fetch(`${page}/pdf`, as(person))).arrayBuffer())
    const words = readPdf(pdf).texts.join(' ')
    for (const one of told) expect(words).toContain(one)
  }
})

test('a mark outside the drawing, too many of them, or of a part that is not offered is a sentence, and nothing is lost', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const many = Array.from({ length: 9 }, (_, index) => `frame ${index * 20} -300 0`).join(',')
  for (const [marks, says] of [
    ['frame 180 -250 60,frame 4000 -300 0', 'Mark 2 is outside the drawing'],
    [many, 'The drawing takes up to 8 marks'],
    ['saddle 0 0 0', 'The marks on the drawing cannot be read'],
    ['frame 0 0 9999', 'The marks on the drawing cannot be read'],
    ['<script>', 'The marks on the drawing cannot be read'],
  ] as const) {
    const answer = await app.fetch('/en/new-ticket', post(dealer, formOf({ ...frameAndFork, marks }, threePhotos)))
    expect([marks, answer.status]).toEqual([marks, 400])
    expect(await answer.text()).toContain(says)
  }
  expect(await tickets(app)).toEqual([])
})

test('a form that comes back without scripts has its marks, drawn and in words, and so has its draft', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const answer = await app.fetch(
    '/en/new-ticket',
    post(dealer, formOf({ ...frameAndFork, content: 'Poco' }, threePhotos)),
  )
  expect(answer.status).toBe(400)
  for (const page of [await answer.text(), await (await app.fetch('/en/new-ticket', as(dealer))).text()]) {
    const html = visible(page)
    const [field = ''] = /<input[^>]* name="marks"[^>]*>/.exec(html) ?? []
    expect(field).toContain('value="frame 180 -250 60,fork 520 -120 0"')
    expect(html).toContain('Mark 1: circle on the down tube, in the centre')
    expect(html).toContain('Mark 2: point on the fork, halfway up on the right')
  }
})

test('a claim that follows a ticket with a mark on a part that is offered no more begins without that mark, and is sent', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await app.fetch('/en/new-ticket', post(dealer, formOf(frameAndFork, threePhotos)))
  const [first] = await tickets(app)
  await app.portal.db.updateTable('ticket').set({ stage: 'ticket_closed', close_reason: 'done' }).execute()
  await publishForTest(app, (catalogue) => ({
    ...catalogue,
    parts: catalogue.parts.map((part) => (part.code === 'fork' ? { ...part, active: false } : part)),
  }))
  const html = visible(await (await app.fetch(`/en/new-ticket?from=${first?.id}`, as(dealer))).text())
  const [field = ''] = /<input[^>]* name="marks"[^>]*>/.exec(html) ?? []
  const [, marks = ''] = /value="([^"]*)"/.exec(field) ?? []
  expect(marks).toBe('frame 180 -250 60')
  const follow = { ...frameAndFork, part_involved: ['frame'], marks, follows: String(first?.id) }
  const answer = await app.fetch('/en/new-ticket', post(dealer, formOf(follow, threePhotos)))
  expect(answer.status).toBe(303)
  const second = (await tickets(app)).at(-1)
  expect([second?.id === first?.id, second?.marks]).toEqual([false, [{ part: 'frame', x: 180, y: -250, r: 60 }]])
})

test('marks of a part whose box is not ticked are not sent; those that are lie within the drawing', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const marks = 'frame 180 -250 60,fork -900 -120 0,fork -780 -120 0'
  const fields = { ...claim, part_involved: ['fork'], marks: marks.replace('-900', '520') }
  await app.fetch('/en/new-ticket', post(dealer, formOf(fields, threePhotos)))
  const [ticket] = await tickets(app)
  expect(ticket?.marks).toEqual([
    { part: 'fork', x: 520, y: -120, r: 0 },
    { part: 'fork', x: expect.any(Number), y: -120, r: 0 },
  ])
  expect(JSON.stringify(ticket?.marks)).not.toContain('-780')
})

test('a ticket keeps the drawing of its own version of the catalogue', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const sent = await app.fetch('/en/new-ticket', post(dealer, formOf(frameAndFork, threePhotos)))
  const address = sent.headers.get('location')?.split('?')[0] ?? ''
  const viewOf = async () => {
    const html = visible(await (await app.fetch(address, as(dealer))).text())
    return /<svg class="marks" viewBox="([^"]+)"/.exec(html)?.[1]
  }
  const before = await viewOf()
  expect(before).toMatch(/^-\d+ -\d+ \d+ \d+$/)
  await publishForTest(app, (catalogue) => ({
    ...catalogue,
    families: catalogue.families.map((family) => ({
      ...family,
      geometry: raceSizes.map((size) => ({ ...size, stack: size.stack + 60, reach: size.reach + 60 })),
    })),
  }))
  expect(await viewOf()).toBe(before)
  const form = visible(await (await app.fetch('/en/new-ticket?serial=V4R-0510-A1234', as(dealer))).text())
  expect(form).not.toContain(`viewBox="${before}"`)
})
