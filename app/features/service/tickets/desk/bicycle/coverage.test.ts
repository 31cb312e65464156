import type { Updateable } from 'kysely'
import { expect, test } from 'vitest'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { as, type Member, openApp, post } from '#tests/app.ts'
import { decision } from '../ticket.fixture.ts'

const hour = 60 * 60_000

/** A bicycle in use that was bought two and a half years before the claim. */
const claim = {
  damage_phase: 'field',
  kind_of_damage: 'functional',
  date_of_purchase: '2024-05-01',
} satisfies Updateable<Tables['ticket']>

const addressOf = (id: number) => `/en/console/tickets/${id}`

async function openHouse() {
  const app = await openApp()
  const staff = await app.staff()
  const { db } = app.portal
  async function send(id: number, fields: Record<string, string>) {
    expect((await app.fetch(addressOf(id), post(staff, fields))).status).toBe(303)
  }
  return {
    app,
    dealer: await app.dealer(),
    staff,
    send,
    async claim(of: Member, more: Updateable<Tables['ticket']> = {}, serial?: string) {
      const { id } = await app.ticket(serial ? { of, serial } : { of })
      await db
        .updateTable('ticket')
        .set({ ...claim, ...more })
        .where('id', '=', id)
        .execute()
      return id
    },
    async register(of: Member, registeredOn: string, more: Updateable<Tables['product']> = {}) {
      const { id } = await addProduct(app.portal, { of, bought: '2024-05-01' })
      await db
        .updateTable('product')
        .set({ registered_on: registeredOn, held_since: new Date(`${registeredOn}T10:00:00Z`), ...more })
        .where('id', '=', id)
        .execute()
      return id
    },
    read: async (id: number) => (await app.fetch(addressOf(id), as(staff))).text(),
    async finish(id: number, resolution: string) {
      await send(id, decision)
      await send(id, { intent: 'stage', stage: 'operations_in_progress' })
      await send(id, { intent: 'stage', stage: 'operations_completed', resolution })
    },
    async stored(id: number) {
      const events = db.selectFrom('ticket_event').select('detail').where('ticket_id', '=', id)
      return (await events.where('kind', '=', 'decision').executeTakeFirstOrThrow()).detail
    },
  }
}

test('a bike registered in time has its longer warranty in the verdict, no matter who registered it', async () => {
  const house = await openHouse()
  const product = await house.register(await house.app.dealer(), '2024-05-03')
  const id = await house.claim(house.dealer)
  const page = await house.read(id)
  expect(page).toContain('The warranty runs until 1 May 2027 inclusive.')
  expect(page).toContain('The warranty is longer because the bike was registered in time.')
  for (const fact of ['1 May 2024, without proof of purchase', '3 May 2024', 'first owner'])
    expect(page).toContain(fact)
  expect(page).toContain(`href="/en/products/${product}"`)
  await house.send(id, decision)
  expect(await house.stored(id)).toMatchObject({
    verdict: { verdict: 'covered', period: { basis: 'rule', ends: '2027-05-01' }, reasons: ['registered-in-time'] },
  })
})

test('another’s registration is for staff: the dealer who claims learns nothing of it', async () => {
  const house = await openHouse()
  await house.register(await house.app.dealer(), '2024-05-03')
  const id = await house.claim(house.dealer)
  await house.send(id, decision)
  for (const place of [`/en/tickets/${id}`, `/en/tickets/${id}.data`, `/en/console/tickets/${id}`]) {
    const page = await (await house.app.fetch(place, as(house.dealer))).text()
    for (const told of [
      '2024-05-03',
      '3 May 2024',
      '2027-05-01',
      '1 May 2027',
      'registered in time',
      'registered-in-time',
      'first owner',
    ])
      expect(page, place).not.toContain(told)
  }
})

test('a bike registered late, or never, or whose number only looks alike, has no longer warranty', async () => {
  const house = await openHouse()
  const id = await house.claim(house.dealer)
  expect(await house.read(id)).toContain('The bike is not registered: had it been registered in time')
  await house.register(house.dealer, '2024-05-12')
  const page = await house.read(id)
  expect(page).toContain('The warranty ended on 1 May 2026.')
  expect(page).toContain('The bike was registered too late to extend the warranty.')
  const alike = await house.claim(house.dealer, {}, 'C68.51S.OO123')
  expect(await house.read(alike)).toContain('The bike is not registered')
})

test('of two dates of purchase the earlier one counts, and staff read both', async () => {
  const house = await openHouse()
  await house.register(house.dealer, '2024-05-03')
  const later = await house.read(await house.claim(house.dealer, { date_of_purchase: '2025-08-20' }))
  expect(later).toContain('The warranty runs until 1 May 2027 inclusive.')
  expect(later).toContain('The request gives another date of purchase (20 Aug 2025): the earlier one counts')
  const earlier = await house.read(await house.claim(house.dealer, { date_of_purchase: '2024-03-01', country: 'FR' }))
  expect(earlier).toContain('The warranty ended on 1 Mar 2026.')
  expect(earlier).toContain('The bike was registered too late to extend the warranty.')
  expect(earlier).toContain('Country of purchase in the registration: Italy.')
  const unsold = await house.read(await house.claim(house.dealer, { damage_phase: 'km0', date_of_purchase: null }))
  expect(unsold).toContain('the bike is registered as sold')
})

test('the law’s guarantee is the first owner’s, as it was when the claim came in', async () => {
  const house = await openHouse()
  const id = await house.claim(house.dealer, { country: 'ES' })
  await house.register(house.dealer, '2024-06-03', { first_owner: false })
  expect(await house.read(id)).toContain('The warranty ended on 1 May 2026.')
  await house.app.portal.db
    .updateTable('product')
    .set({ held_since: new Date(house.app.clock.now().getTime() + hour) })
    .execute()
  expect(await house.read(id)).toContain('The warranty runs until 1 May 2027 inclusive.')
})

test('a part replaced under an earlier ticket has a warranty of its own, and the other parts have not', async () => {
  const house = await openHouse()
  const before = await house.claim(await house.app.dealer())
  await house.finish(before, 'replace')
  expect(await house.read(before), 'a ticket’s own work is not earlier').toContain('The warranty ended on 1 May 2026.')
  house.app.clock.advance(hour)
  const again = await house.claim(house.dealer)
  expect(await house.read(again)).toContain(
    'Warranty on the replaced part: 24\u00a0months from the replacement (21 Nov 2026).',
  )
  const fork = await house.claim(house.dealer, { part_involved: ['fork'] })
  expect(await house.read(fork)).toContain('The warranty ended on 1 May 2026.')
  const alike = await house.claim(house.dealer, {}, 'C68.51S.OO123')
  expect(await house.read(alike)).toContain('The warranty ended on 1 May 2026.')
  await house.send(again, decision)
  expect(await house.stored(again)).toMatchObject({ verdict: { period: { basis: 'replacement', ends: '2028-11-21' } } })
})

/** In warranty by the maker's rule and by the law alike: two years from the purchase. */
const recent = { date_of_purchase: '2025-03-01' } satisfies Updateable<Tables['ticket']>

test('an accepted repair lengthens the legal guarantee, though the maker’s own warranty covered it as well', async () => {
  const house = await openHouse()
  const before = await house.claim(house.dealer, recent)
  await house.finish(before, 'repair')
  expect(await house.stored(before)).toMatchObject({ verdict: { period: { basis: 'rule', ends: '2027-03-01' } } })
  house.app.clock.advance(hour)
  const italian = await house.read(await house.claim(house.dealer, recent))
  expect(italian).toContain('The warranty runs until 1 Mar 2028 inclusive.')
  expect(italian).toContain('because a repair was chosen')
  expect(await house.read(await house.claim(house.dealer, { ...recent, country: 'ES' }))).toContain(
    'The warranty runs until 1 Mar 2029 inclusive.',
  )
  expect(await house.read(await house.claim(house.dealer, { ...recent, country: 'US' }))).toContain(
    'The warranty runs until 1 Mar 2027 inclusive.',
  )
})

test('a repair that was refused and paid for, or done when the guarantee was over, lengthens nothing', async () => {
  const house = await openHouse()
  const paid = await house.claim(house.dealer, recent)
  await house.send(paid, { ...decision, warranty_accepted: 'no' })
  await house.send(paid, { intent: 'stage', stage: 'operations_in_progress', paid_repair: 'on' })
  await house.send(paid, { intent: 'stage', stage: 'operations_completed', resolution: 'repair' })
  house.app.clock.advance(hour)
  expect(await house.read(await house.claim(house.dealer, recent))).toContain(
    'The warranty runs until 1 Mar 2027 inclusive.',
  )
  const late = await house.claim(house.dealer, {}, 'C68.51S.00777')
  await house.finish(late, 'repair')
  house.app.clock.advance(hour)
  expect(await house.read(await house.claim(house.dealer, {}, 'C68.51S.00777'))).toContain(
    'The warranty ended on 1 May 2026.',
  )
})

test('staff say that a repair was not chosen, with a reason both sides read, and take it back', async () => {
  const house = await openHouse()
  await house.register(house.dealer, '2025-04-01', { date_of_purchase: '2025-03-01' })
  const before = await house.claim(house.dealer, recent)
  await house.finish(before, 'repair')
  house.app.clock.advance(hour)
  const again = await house.claim(house.dealer, recent)
  const expiry = async () =>
    (await house.app.portal.db.selectFrom('product').select('warranty_expiry').executeTakeFirstOrThrow())
      .warranty_expiry
  expect(await expiry()).toBe('2028-03-01')
  expect(await house.read(before)).toContain('The repair counts as chosen by the buyer')

  const say = (chosen: string, reason: string) =>
    house.app.fetch(addressOf(before), post(house.staff, { intent: 'repair', repair_chosen: chosen, reason }))
  expect((await say('no', '')).status).toBe(400)
  expect((await say('no', 'Voleva la sostituzione')).status).toBe(303)
  expect(await house.read(again)).toContain('The warranty runs until 1 Mar 2027 inclusive.')
  expect(await expiry()).toBe('2027-03-01')
  for (const page of [
    await house.read(before),
    await (await house.app.fetch(`/en/tickets/${before}`, as(house.dealer))).text(),
  ]) {
    expect(page).toContain('Repair not chosen')
    expect(page).toContain('Voleva la sostituzione')
  }
  expect((await say('yes', 'Sbagliato')).status).toBe(303)
  expect(await house.read(again)).toContain('The warranty runs until 1 Mar 2028 inclusive.')
  expect(
    (await house.app.fetch(addressOf(again), post(house.staff, { intent: 'repair', repair_chosen: 'no', reason: 'x' })))
      .status,
  ).toBe(409)
})

test('the bike’s page, its passport, the list and a ticket name the same last days', async () => {
  const house = await openHouse()
  const product = await house.register(house.dealer, '2025-04-01', { date_of_purchase: '2025-03-01' })
  await house.finish(await house.claim(house.dealer, recent), 'repair')
  await house.finish(await house.claim(house.dealer, { ...recent, part_involved: ['fork'] }), 'replace')
  house.app.clock.advance(hour)
  const ask = async (place: string) => (await house.app.fetch(place, as(house.dealer))).text()
  const page = (await ask(`/en/products/${product}`)).replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '')
  expect(page).toContain('Last day</span> 1 Mar 2028')
  expect(page).toContain('Legal guarantee: last day</span> 1 Mar 2028')
  expect(page).toContain('Fork, replaced part: last day</span> 21 Nov 2028')
  expect(await ask('/en/products?family=C68')).toContain('1 Mar 2028')
  const { passport_code: code } = await house.app.portal.db
    .selectFrom('product')
    .select('passport_code')
    .executeTakeFirstOrThrow()
  expect(await (await house.app.fetch(`/en/p/${code}`)).text()).toContain('In warranty until March 2028')
  expect(await house.read(await house.claim(house.dealer, recent))).toContain('until 1 Mar 2028 inclusive')
  expect(await house.read(await house.claim(house.dealer, { ...recent, part_involved: ['fork'] }))).toContain(
    'until 21 Nov 2028 inclusive',
  )
})

test('a registration that nobody has confirmed is called so, and its longer warranty is not certain', async () => {
  const house = await openHouse()
  const rider = await house.app.dealer({ role: 'customer' })
  await house.register(rider, '2024-05-03')
  const id = await house.claim(house.dealer)
  const page = await house.read(id)
  expect(page).toContain('To be checked')
  expect(page).toContain(
    'The registration has yet to be confirmed: only a confirmed registration extends the warranty.',
  )
  expect(page).toContain('The registration has yet to be confirmed: only the person who made it vouches for it.')
  expect(page).not.toContain('1 May 2027')
})
