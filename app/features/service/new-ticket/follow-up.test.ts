import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { claim, formOf, threePhotos, tickets } from './claim.fixture.ts'

test('the follow-up begins with the parts and the kind of damage, and the closed ticket names it to both sides', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const staff = await app.staff()
  await app.fetch('/new-ticket', post(dealer, formOf({ ...claim, part_involved: ['fork', 'seatpost'] }, threePhotos)))
  const [first] = await tickets(app)
  await app.portal.db.updateTable('ticket').set({ stage: 'ticket_closed', close_reason: 'done' }).execute()
  const page = await (await app.fetch(`/en/new-ticket?from=${first?.id}`, as(dealer))).text()
  const isChecked = (value: string) =>
    [...page.matchAll(/<input[^>]*>/g)].some(
      ([input]) => input.includes(`value="${value}"`) && input.includes('checked'),
    )
  expect(['frame', 'fork', 'handlebar', 'seatpost'].filter(isChecked)).toEqual(['fork', 'seatpost'])
  expect(['aesthetic', 'functional', 'missing_component'].filter(isChecked)).toEqual(['aesthetic'])

  await app.fetch('/new-ticket', post(dealer, formOf({ ...claim, follows: String(first?.id) }, threePhotos)))
  const second = (await tickets(app)).at(-1)
  const told = await (await app.fetch(`/en/tickets/${first?.id}`, as(dealer))).text()
  expect(told).toContain(`Continued in ticket ${second?.id}`)
  expect(told).toContain(`href="/en/tickets/${second?.id}"`)
  const desk = await (await app.fetch(`/en/console/tickets/${first?.id}`, as(staff))).text()
  expect(desk).toContain('Continued in ticket')
  expect(desk).toContain(`href="/en/console/tickets/${second?.id}"`)
  const other = await (await app.fetch(`/en/tickets/${second?.id}`, as(dealer))).text()
  expect(other).not.toContain('Continued in')
})

test('the instructions kept with a ticket are read in the reader’s language, also those of older tickets', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await app.fetch('/new-ticket', post(dealer, formOf(claim, threePhotos)))
  const [ticket] = await tickets(app)
  const read = async (prefix: string) => (await app.fetch(`${prefix}/tickets/${ticket?.id}`, as(dealer))).text()
  async function expectEach() {
    expect(await read('')).toContain('Dopo una caduta')
    const english = await read('/en')
    expect(english).toContain('After a crash, do not ride')
    expect(english).not.toContain('Dopo una caduta')
    expect(await read('/fr')).toContain('Après une chute')
  }
  await expectEach()
  await app.portal.db.updateTable('ticket').set({ instructions_in: '{}' }).execute()
  await expectEach()
  await app.portal.db.updateTable('ticket').set({ instructions: 'Una vecchia istruzione.' }).execute()
  expect(await read('/en')).toContain('Una vecchia istruzione.')
})
