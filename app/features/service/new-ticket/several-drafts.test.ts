import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, type Member, openApp, post } from '#tests/app.ts'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import { claim, type Fields, formOf, threePhotos } from './claim.fixture.ts'

test('a claim begun from a bike opens that bike’s own draft or a blank claim, never another bike’s draft', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const read = async (search: string) => (await app.fetch(`/en/new-ticket${search}`, as(dealer))).text()
  const { id } = await app.ticket({ of: dealer, serial: 'V4R-0510-A1234' })
  await app.portal.db
    .updateTable('ticket')
    .set({ serial_folded: foldSerial('V4R-0510-A1234') })
    .execute()
  const first = await draftOf(app, dealer, { serial_number: 'V4R-0510-A1234', content: 'La prima bici' })
  app.clock.advance(60_000)
  const unnamed = await draftOf(app, dealer, { serial_number: '', content: 'Quale bici?' })
  const other = await read('?serial=C68.51S.00123')
  expect(other).toMatch(/<input[^>]*name="serial_number"[^>]*value="C68.51S.00123"/)
  expect(other).not.toContain('La prima bici')
  expect(other).not.toContain('Quale bici?')
  expect(other).not.toContain(`name="submission" value="${unnamed}"/><div`)
  expect(other).not.toContain('Draft resumed')
  // What was begun is named there all the same.
  expect(other).toContain('2 other drafts to finish')
  for (const same of ['V4R-0510-A1234', 'v4r%2005I0%20A1234']) {
    const page = await read(`?serial=${same}`)
    expect(page).toContain('Draft resumed')
    expect(page).toContain('La prima bici')
    // What is warned of is about the number that stands in the form.
    expect(page).toContain(`/tickets/${id}"`)
  }
  expect(await read('')).toContain('Quale bici?')
  expect(await read(`?draft=${first}`)).toContain('La prima bici')
  for (const blank of ['?draft=new', '?draft=new&serial=V4R-0510-A1234'])
    expect(await read(blank)).not.toContain('Draft resumed')
})

test('a draft that is deleted on its bike’s page leaves the page at that bike, and the other drafts stay', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await draftOf(app, dealer, { serial_number: 'V4R-0510-A1234', content: 'L’altra bici' })
  const submission = await draftOf(app, dealer, { serial_number: 'C68.51S.00123', content: 'Di prima' })
  const page = await (await app.fetch('/en/new-ticket?serial=C68.51S.00123', as(dealer))).text()
  expect(page).toContain('<input type="hidden" name="serial" value="C68.51S.00123"/>')
  const gone = post(dealer, { intent: 'discard', submission, serial: 'C68.51S.00123' })
  const location = (await app.fetch('/en/new-ticket', gone)).headers.get('location')
  expect(location).toBe('/en/new-ticket?serial=C68.51S.00123')
  const fresh = await (await app.fetch(location ?? '', as(dealer))).text()
  expect(fresh).toMatch(/<input[^>]*name="serial_number"[^>]*value="C68.51S.00123"/)
  expect(fresh).not.toContain('Di prima')
  expect(await (await app.fetch('/en/new-ticket', as(dealer))).text()).toContain('L’altra bici')
})

test('the drafts of a person stand in the list of tickets and on the home, each by bike and day, each to be deleted', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const colleague = await app.dealer({ company: dealer, role: 'workshop' })
  const first = await draftOf(app, dealer, { frame_model: 'V4R', serial_number: 'V4R-0510-A1234' })
  app.clock.advance(24 * 60 * 60_000)
  await draftOf(app, dealer, { content: 'Non so ancora quale' })
  const { id } = await app.ticket({ of: dealer, stage: 'ticket_closed' })
  await app.fetch('/drafts', post(dealer, { form: `ticket-${id}`, submission: randomUUID(), ...claim }))
  for (const [address, back] of [
    ['/en/tickets', 'tickets'],
    ['/en/tickets?q=nothingofthekind', 'tickets'],
    ['/en', 'home'],
  ] as const) {
    const read = async (who: Member) => (await (await app.fetch(address, as(who))).text()).replaceAll('<!-- -->', '')
    const page = await read(dealer)
    expect(page).toMatch(new RegExp(`href="/en/new-ticket\\?draft=${first}"[^>]*>V4R · V4R-0510-A1234</a>`))
    expect(page).toContain('Saved: 21 Nov 2026, 10:00')
    expect(page).toContain('Bike not named yet')
    expect(page).toContain(`href="/en/new-ticket?from=${id}"`)
    expect(page).toContain(`Follows ticket ${id}`)
    // Beside what was begun, the button begins something new.
    expect(page).toContain('href="/en/new-ticket?draft=new"')
    expect(page.match(new RegExp(`name="back" value="${back}"`, 'g'))).toHaveLength(3)
    expect(await read(colleague)).not.toContain('Drafts to finish')
  }
  const gone = { intent: 'discard', submission: first, back: 'home' }
  const sent = await app.fetch('/en/new-ticket', post(dealer, gone))
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/en?notice=draft-deleted'])
  const home = await (await app.fetch('/en?notice=draft-deleted', as(dealer))).text()
  expect(home).toContain('Draft deleted')
  expect(home).not.toContain(first)
  expect(home).toContain('Bike not named yet')
})

test('a draft is its person’s: a colleague’s, another’s and an absent one are the same 404, to read and to delete', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const submission = await draftOf(app, dealer, { serial_number: 'V4R-0510-A1234', content: 'Mia' })
  for (const who of [await app.dealer({ company: dealer }), await app.dealer()])
    for (const one of [submission, randomUUID(), 'nothing', ''])
      for (const answer of [
        await app.fetch(`/new-ticket?draft=${one}`, as(who)),
        await app.fetch('/new-ticket', post(who, { intent: 'discard', submission: one })),
      ])
        expect(answer.status).toBe(404)
  expect(await (await app.fetch(`/new-ticket?draft=${submission}`, as(dealer))).text()).toContain('Mia')
})

test('the page of a draft that was sent leads to its ticket', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const submission = randomUUID()
  const sent = await app.fetch('/new-ticket', post(dealer, formOf({ ...claim, submission }, threePhotos)))
  const back = await app.fetch(`/new-ticket?draft=${submission}`, as(dealer))
  expect(back.status).toBe(302)
  // In the place of the form's page, whether sent or come back to: a Back from the ticket leads past both.
  expect([sent, back].map(({ headers }) => headers.get('x-remix-replace'))).toEqual(['true', 'true'])
  expect(`${back.headers.get('location')}?notice=ticket-created`).toBe(sent.headers.get('location'))
  const stranger = await app.fetch(`/new-ticket?draft=${submission}`, as(await app.dealer()))
  expect(stranger.status).toBe(404)
})

test('sending one claim leaves the drafts of the others', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const submission = await draftOf(app, dealer, claim)
  await draftOf(app, dealer, { serial_number: 'C68.51S.00123', content: 'L’altra bici' })
  expect((await app.fetch('/new-ticket', post(dealer, formOf({ ...claim, submission }, threePhotos)))).status).toBe(303)
  const page = await (await app.fetch('/en/tickets', as(dealer))).text()
  expect(page).toContain('C68.51S.00123</a>')
  expect(page).not.toContain(submission)
})

async function draftOf(app: Awaited<ReturnType<typeof openApp>>, who: Member, fields: Fields): Promise<string> {
  const submission = randomUUID()
  expect((await app.fetch('/drafts', post(who, { form: 'ticket', ...fields, submission }))).status).toBe(204)
  return submission
}
