import { expect, test } from 'vitest'
import { accountLimits } from '#app/limits.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { as, openApp, post } from '#tests/app.ts'
import { publishForTest } from '#tests/catalogue.ts'
import { claim, type Fields, formOf, jpeg, threePhotos, tickets } from '../claim.fixture.ts'

// The clock of these tests stands in November 2026.

type Told = {
  verdict: string
  name: string
  lines: string[]
  ways: string[]
  usualDays: number | null
  atOnce: string | null
} | null

async function openForm() {
  const app = await openApp()
  const dealer = await app.dealer()
  const ask = async (fields: Fields, by: { cookie: string } = dealer): Promise<Told> => {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries({ ...claim, ...fields }))
      for (const one of [value].flat()) query.append(name, one)
    const answer = await app.fetch(`/en/new-ticket/coverage?${query}`, as(by))
    expect(answer.status).toBe(200)
    const { told } = (await answer.json()) as { told: Told }
    return told
  }
  return { app, dealer, ask }
}

const used = { damage_phase: 'field', kind_of_damage: 'functional' }

test('before a claim is sent its sender reads the verdict, the rule and the dates, by what they have typed', async () => {
  const { ask } = await openForm()
  const covered = await ask({ ...used, date_of_purchase: '2026-03-04' })
  expect(covered).toMatchObject({ verdict: 'covered', name: 'Covered', ways: [] })
  expect(covered?.lines.join(' ')).toContain('24\u00a0months from the purchase (4 Mar 2026).')
  expect(covered?.lines.join(' ')).toContain('The warranty runs until 4 Mar 2028 inclusive.')
  expect(await ask({ ...used, date_of_purchase: '2020-03-04' })).toMatchObject({ verdict: 'not-covered' })
  const unsold = await ask({ damage_phase: 'km0' })
  expect(unsold?.lines.join(' ')).toContain('has not been sold yet')
  const open = await ask({ ...used, date_of_purchase: '' })
  expect(open).toMatchObject({ verdict: 'unknown' })
  expect(open?.ways).toEqual(['Enter the date of purchase and attach the proof of purchase.'])
  // A day that no calendar has is none.
  expect(await ask({ ...used, date_of_purchase: '2026-02-30' })).toEqual(open)
  // Each of several parts is one more parameter in the address.
  expect(await ask({ damage_phase: 'km0', part_involved: ['fork', 'seatpost'] })).toEqual(unsold)
  expect(await ask({ kind_of_damage: '' })).toBeNull()
  expect(await ask({ frame_model: 'Z9' })).toBeNull()
})

test('where a registration in time would still cover it, the verdict is open and says how to close it', async () => {
  const { app, dealer, ask } = await openForm()
  const fields = { ...used, date_of_purchase: '2024-06-01' }
  const open = await ask(fields)
  expect(open).toMatchObject({ verdict: 'unknown' })
  expect(open?.lines.join(' ')).toContain('if the bike was registered in time, it lasts longer')
  expect(open?.ways).toEqual(['Attach the proof of purchase: the maker checks the registration.'])
  const own = { serial: claim.serial_number, family: 'V4R', bought: '2024-06-01' } as const
  await addProduct(app.portal, { of: dealer, ...own })
  expect(await ask(fields)).toMatchObject({ verdict: 'covered' })
})

test('of a bicycle of their own the sender reads that it was sold, or on another day, beside what they say', async () => {
  const { app, dealer, ask } = await openForm()
  await addProduct(app.portal, { of: dealer, serial: claim.serial_number, family: 'V4R', bought: '2026-03-04' })
  const linesOf = async (fields: Fields) => (await ask(fields))?.lines.join(' ')
  const sold = await ask({ damage_phase: 'km0' })
  expect(sold).toMatchObject({ verdict: 'unknown', name: 'To be checked', ways: [] })
  expect(sold?.lines).toEqual([expect.stringContaining('This bike is registered as sold on 4 Mar 2026')])
  expect(await linesOf({ ...used, date_of_purchase: '2026-05-05' })).toContain('registered as bought on 4 Mar 2026')
  for (const date_of_purchase of ['2026-03-04', ''])
    expect(await linesOf({ ...used, date_of_purchase })).not.toContain('registered as')
})

test('of somebody else’s bicycle the verdict tells nothing: it is that of a bicycle nobody knows', async () => {
  const { app, ask } = await openForm()
  const rider = await app.dealer()
  const numbers = { foreign: 'V4R-0510-A7777', unknown: 'V4R-0510-A8888' }
  await addProduct(app.portal, { of: rider, serial: numbers.foreign, family: 'V4R', bought: '2021-01-10' })
  await app.owner
    .insertInto('built_bicycle')
    .values({
      serial_number: numbers.foreign,
      serial_folded: 'V4R0510A7777',
      family: 'V4R',
      size: '54',
      colour: 'rosso',
      delivered_on: '2020-12-01',
      listed_at: app.clock.now(),
    })
    .execute()
  for (const date_of_purchase of ['', '2020-01-01', '2021-01-10', '2024-06-01', '2026-03-04']) {
    const fields = { ...used, date_of_purchase }
    const [foreign, unknown] = [
      await ask({ ...fields, serial_number: numbers.foreign }),
      await ask({ ...fields, serial_number: numbers.unknown }),
    ]
    expect([date_of_purchase, foreign]).toEqual([date_of_purchase, unknown])
  }
  // To its holder it says what their own page says.
  expect(await ask({ ...used, date_of_purchase: '', serial_number: numbers.foreign }, rider)).toMatchObject({
    verdict: 'not-covered',
  })
})

test('the verdict stays with the ticket as it was told, and both sides read it there', async () => {
  const { app, dealer } = await openForm()
  const staff = await app.staff()
  const fields = { ...claim, ...used, date_of_purchase: '2026-03-04' }
  const sent = await app.fetch('/en/new-ticket', post(dealer, formOf(fields, { ...threePhotos, receipt: [jpeg] })))
  expect(sent.status).toBe(303)
  const [ticket] = await tickets(app)
  expect(ticket?.told_verdict).toMatchObject({ verdict: 'covered', period: { ends: '2028-03-04' } })
  // What becomes known later does not change it.
  await app.owner.updateTable('ticket').set({ date_of_purchase: '2019-01-01' }).execute()
  const desk = await (await app.fetch(`/en/console/tickets/${ticket?.id}`, as(staff))).text()
  expect(desk).toContain('When sent: covered, until 4 Mar 2028.')
  expect(desk).toContain('Not covered')
  const page = await (await app.fetch(`/en/tickets/${ticket?.id}`, as(dealer))).text()
  expect(page).toContain('Coverage when sent')
  expect(page).toContain('The warranty runs until 4 Mar 2028 inclusive.')
})

test('without a script the verdict stands in the form that comes back', async () => {
  const { app, dealer } = await openForm()
  const fields = { ...claim, ...used, date_of_purchase: '2026-03-04', content: 'corto' }
  const page = await (await app.fetch('/en/new-ticket', post(dealer, formOf(fields)))).text()
  expect(page).toContain('The warranty runs until 4 Mar 2028 inclusive.')
  expect(page).toContain('The maker decides.')
})

test('one account may ask for so many verdicts an hour', async () => {
  const { app, dealer, ask } = await openForm()
  await ask({})
  await app.owner
    .updateTable('throttle')
    .set({ tries: accountLimits.verdictsAnHour })
    .where('key', '=', `told ${dealer.viewer.accountId}`)
    .execute()
  const answer = await app.fetch('/en/new-ticket/coverage?frame_model=V4R', as(dealer))
  expect([answer.status, await answer.json()]).toEqual([429, { told: null }])
})

test('beside the verdict stands how soon a claim is usually answered, where enough were; rules count for nothing there', async () => {
  const { app, dealer, ask } = await openForm()
  const staff = await app.staff()
  const decide = async (count: number, actor: number | null, days: number) => {
    for (let at = 0; at < count; at += 1) {
      const { id } = await app.ticket({ of: dealer, stage: 'ticket_closed' })
      const moment = new Date(app.clock.now().getTime() - 86_400_000)
      await app.owner
        .updateTable('ticket')
        .set({ created_at: new Date(moment.getTime() - days * 86_400_000) })
        .where('id', '=', id)
        .execute()
      const event = { kind: 'decision', at: moment, from_staff: true, reason: '', detail: '{}' } as const
      await app.owner
        .insertInto('ticket_event')
        .values({ ...event, ticket_id: id, actor_id: actor })
        .execute()
    }
  }
  await decide(30, null, 0)
  expect((await ask({}))?.usualDays).toBeNull()
  await decide(20, staff.viewer.accountId, 4)
  // What was found is kept for ten minutes.
  app.clock.advance(11 * 60_000)
  expect((await ask({}))?.usualDays).toBe(4)
  const page = await (await app.fetch('/en/new-ticket', post(dealer, formOf({ ...claim, content: 'corto' })))).text()
  expect(page).toContain('Usually answered within 4 days.')
})

test('of a bike that was delivered to them a dealer reads that the claim can be accepted at once, and when not', async () => {
  const { app, dealer, ask } = await openForm()
  const stranger = await app.dealer()
  await publishForTest(app, (catalogue) => ({ ...catalogue, lane: { ...catalogue.lane, isOpen: true } }))
  const fields = { part_involved: ['seatpost'], kind_of_damage: 'aesthetic' }
  expect((await ask(fields))?.atOnce).toBeNull()
  const bicycle = { serial_number: claim.serial_number, serial_folded: 'V4R0510A1234', family: 'V4R' }
  const delivered = { company_id: dealer.viewer.companyId, delivered_on: '2026-10-01', listed_at: app.clock.now() }
  await app.owner
    .insertInto('built_bicycle')
    .values({ ...bicycle, ...delivered })
    .execute()
  expect((await ask(fields))?.atOnce).toBe('some')
  expect((await ask({ ...fields, part_involved: ['frame'] }))?.atOnce).toBeNull()
  expect((await ask({ ...fields, ...used }))?.atOnce).toBeNull()
  expect((await ask(fields, stranger))?.atOnce).toBeNull()
  // That somebody else has registered it is not told: it stands there as a condition.
  await addProduct(app.portal, { of: stranger, serial: claim.serial_number, family: 'V4R' })
  expect((await ask(fields))?.atOnce).toBe('some')
  const page = await (
    await app.fetch('/en/new-ticket', post(dealer, formOf({ ...claim, ...fields, content: 'corto' })))
  ).text()
  expect(page).toContain('The request can be accepted as soon as it is sent')
  expect(page).toContain('Some are drawn at random: the maker looks at those first.')
})

test('a bike counts as delivered from its day on, which begins at midnight of the maker’s clocks', async () => {
  const { app, dealer, ask } = await openForm()
  await publishForTest(app, (catalogue) => ({ ...catalogue, lane: { ...catalogue.lane, isOpen: true } }))
  const fields = { part_involved: ['seatpost'], kind_of_damage: 'aesthetic' }
  const bicycle = { serial_number: claim.serial_number, serial_folded: 'V4R0510A1234', family: 'V4R' }
  const delivered = { company_id: dealer.viewer.companyId, delivered_on: '2026-11-23', listed_at: app.clock.now() }
  await app.owner
    .insertInto('built_bicycle')
    .values({ ...bicycle, ...delivered })
    .execute()
  const at = (moment: string) => app.clock.advance(new Date(moment).getTime() - app.clock.now().getTime())
  at('2026-11-22T22:30:00Z')
  expect((await ask(fields))?.atOnce).toBeNull()
  // Half an hour past midnight in Rome, and the day before in UTC.
  at('2026-11-22T23:30:00Z')
  expect((await ask(fields))?.atOnce).toBe('some')
})
