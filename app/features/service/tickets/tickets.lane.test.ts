import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Lane } from '#app/catalogue/catalogue.ts'
import { copyOf, photoOf, uploadPhoto } from '#app/features/content/attachments/attachments.fixture.ts'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import { claim as anyClaim, type Fields, formOf, tickets } from '#app/features/service/new-ticket/claim.fixture.ts'
import { addOrder, line } from '#app/features/trade/orders/orders.fixture.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { verify } from '#app/commands/verify-log.server.ts'
import { as, openApp, post } from '#tests/app.ts'
import { publishForTest } from '#tests/catalogue.ts'

// What the rule asks for is all there, unless a test takes one thing away.

const serial = 'V4R-0510-A1234'
const claim = { ...anyClaim, part_involved: ['seatpost'], kind_of_damage: 'missing_component' }

type App = Awaited<ReturnType<typeof openApp>>
type Member = Awaited<ReturnType<App['dealer']>>

async function openLane(lane: Partial<Lane> = {}) {
  const app = await openApp()
  await publishForTest(app, (catalogue) => ({
    ...catalogue,
    shotLists: [{ part: null, kind: null, shots: ['serial-number'] }],
    lane: { ...catalogue.lane, isOpen: true, drawn: 0, ...lane },
  }))
  const dealer = await app.dealer()
  await deliver(app, dealer, serial)
  return { app, dealer, send: (fields: Fields = {}, options: Options = {}) => send(app, dealer, fields, options) }
}

async function deliver(app: App, { viewer }: Member, number: string, delivered_on: string | null = '2026-10-01') {
  const bicycle = { serial_number: number, serial_folded: foldSerial(number), family: 'V4R', delivered_on }
  await app.owner
    .insertInto('built_bicycle')
    .values({ ...bicycle, company_id: viewer.companyId, listed_at: app.clock.now() })
    .execute()
}

type Options = { photo?: Parameters<typeof photoOf>[0]; bytes?: Buffer; slot?: string; submission?: string }

async function send(app: App, by: Member, fields: Fields, options: Options) {
  const { photo = 'waterfall', bytes, slot = 'serial-number', submission = randomUUID() } = options
  const file = await uploadPhoto(app, by, bytes ?? photoOf(photo), submission)
  await app.owner.updateTable('attachment').set({ slot }).where('id', '=', file.id).execute()
  return app.fetch('/en/new-ticket', post(by, formOf({ ...claim, submission, ...fields })))
}

async function outcomes(app: App) {
  return (await tickets(app)).map(({ lane, stage }) => `${lane} ${stage}`)
}

const accepted = 'accepted decision_completed'
const toStaff = 'null new_request'

test('a claim about a delivered bike that is not sold is accepted at once, with the rule named to each side', async () => {
  const { app, dealer, send: sendClaim } = await openLane({ returned: true })
  const staff = await app.staff()
  const sent = await sendClaim()
  expect(sent.status).toBe(303)
  const [ticket] = await tickets(app)
  expect(ticket).toMatchObject({
    lane: 'accepted',
    stage: 'decision_completed',
    warranty_accepted: true,
    decision_reason: `La bici ${serial} risulta consegnata e non ancora venduta: il danno è coperto.`,
    authorization_number: `RMA-2026-${ticket?.id}`,
    awaiting: 'dealer',
  })
  const page = await (await app.fetch(sent.headers.get('location') ?? '', as(dealer))).text()
  expect(page).toContain('Ticket created and accepted under warranty')
  expect(page).toContain('Accepted at once, by the rule for bikes that are not sold yet.')
  expect(page).toContain(`The bike ${serial} is listed as delivered and not sold yet`)
  expect(page).toMatch(/By the km 0 rule \(catalogue, version \d+\)/)
  const french = await (await app.fetch(`/fr/tickets/${ticket?.id}`, as(dealer))).text()
  expect(french).toContain('Selon la règle 0 km')
  const desk = await (await app.fetch(`/en/console/tickets/${ticket?.id}`, as(staff))).text()
  expect(desk).toContain('Accepted at once by the km 0 rule')
  // Nobody's deed: the history names the rule.
  expect(desk).toContain('<p>Km 0 rule</p>')
  const told = await app.owner.selectFrom('outbox').select(['kind', 'payload']).orderBy('id').execute()
  expect(told.map(({ kind }) => kind).toSorted()).toEqual(['mail.ticket', 'tickets.moved'])
  expect(told.find(({ kind }) => kind === 'tickets.moved')?.payload).toEqual({
    ticketId: ticket?.id,
    stage: 'decision_completed',
  })
  await app.work()
  expect((await verify(app.portal, undefined)).text).toContain('unbroken')
})

type Change = (world: Awaited<ReturnType<typeof openLane>>) => Promise<Response>

const missing: [what: string, lane: Partial<Lane>, change: Change][] = [
  ['the rule', { isOpen: false }, ({ send: it }) => it()],
  ['a value of the part', { values: [{ part: 'fork', value: 100 }] }, ({ send: it }) => it()],
  ['room below the limit', { most: 28_999 }, ({ send: it }) => it()],
  ['room for two parts together', {}, ({ send: it }) => it({ part_involved: ['seatpost', 'fork', 'handlebar'] })],
  ['its model', { families: ['C68'] }, ({ send: it }) => it()],
  ['its kind of damage', { kinds: ['aesthetic'] }, ({ send: it }) => it()],
  ['a photo that is asked for', {}, ({ send: it }) => it({}, { slot: 'drive-side' })],
  [
    'the delivery to this dealer',
    {},
    async ({ app, send: it }) => {
      await app.owner.deleteFrom('built_bicycle').execute()
      await deliver(app, await app.dealer(), serial)
      return it()
    },
  ],
  [
    'the day of the delivery',
    {},
    async ({ app, dealer, send: it }) => {
      await app.owner.deleteFrom('built_bicycle').execute()
      await deliver(app, dealer, serial, null)
      return it()
    },
  ],
  [
    'an order by which it was delivered: those that name it were cancelled, though one had shipped another bicycle',
    {},
    async ({ app, dealer, send: it }) => {
      await app.owner.deleteFrom('built_bicycle').execute()
      const cancelled = { of: dealer, status: 'Cancelled' }
      const some = line({ quantityShipped: 1, serialNumbers: [serial, 'V4R-0510-A1235'] })
      await addOrder(app.portal, { ...cancelled, lines: [line({ serialNumbers: [serial] })] })
      await addOrder(app.portal, { ...cancelled, number: 'OV25-0002', lines: [some] })
      return it()
    },
  ],
  [
    'that it is not sold: somebody has registered it',
    {},
    async ({ app, send: it }) => {
      await addProduct(app.portal, { of: await app.dealer(), serial, family: 'V4R' })
      return it()
    },
  ],
  [
    'that the part is in no other open ticket, of anybody',
    {},
    async ({ app, send: it }) => {
      const other = await app.ticket({ of: await app.dealer(), serial })
      await app.owner
        .updateTable('ticket')
        .set({ part_involved: ['seatpost'] })
        .where('id', '=', other.id)
        .execute()
      return it()
    },
  ],
  [
    'that staff have not refused the part already',
    {},
    async ({ app, dealer, send: it }) => {
      await it({}, { slot: 'drive-side' })
      const [ticket] = await tickets(app)
      const staff = await app.staff()
      for (const fields of [
        { intent: 'decision', warranty_accepted: 'no', reason: 'È un urto.' },
        { intent: 'stage', stage: 'new_request', reason: 'Da rivedere' },
      ])
        await app.fetch(`/en/console/tickets/${ticket?.id}`, post(staff, fields))
      await app.fetch(`/en/tickets/${ticket?.id}`, post(dealer, { intent: 'withdraw' }))
      expect(await outcomes(app)).toEqual(['null ticket_closed'])
      return it({}, { photo: 'walker' })
    },
  ],
  [
    'that its photos were never used',
    {},
    async ({ app, send: it }) => {
      const stranger = await app.dealer()
      await deliver(app, stranger, 'V4R-0510-A7777')
      await send(app, stranger, { serial_number: 'V4R-0510-A7777' }, {})
      await app.owner.updateTable('ticket').set({ lane: null, stage: 'new_request' }).execute()
      return it({}, { bytes: await copyOf('waterfall') })
    },
  ],
]

test.for(missing)('a claim that has all but %s goes to staff', async ([, lane, change]) => {
  const world = await openLane(lane)
  expect((await change(world)).status).toBe(303)
  expect((await outcomes(world.app)).at(-1)).toBe(toStaff)
})

test('damage in use is never accepted by the rule', async () => {
  const { app, send: sendClaim } = await openLane()
  const used = { damage_phase: 'field', date_of_purchase: '2026-03-04' }
  expect((await sendClaim(used)).status).toBe(400)
  expect(await outcomes(app)).toEqual([])
})

test('a shipped line of the dealer’s own order says as much as the list, unless the list names somebody else', async () => {
  const { app, dealer, send: sendClaim } = await openLane()
  await app.owner.deleteFrom('built_bicycle').execute()
  await shipTo(app, dealer)
  await sendClaim()
  await app.owner.deleteFrom('built_bicycle').execute()
  await deliver(app, await app.dealer(), 'V4R-0510-A1234')
  await sendClaim({ part_involved: ['fork'] }, { photo: 'walker' })
  expect(await outcomes(app)).toEqual([accepted, toStaff])
})

test('of two claims about the same part at one moment one is accepted, and a doubled one becomes one ticket', async () => {
  const { app, dealer, send: sendClaim } = await openLane()
  const colleague = await app.dealer({ company: dealer, role: 'workshop' })
  await Promise.all([sendClaim(), send(app, colleague, {}, { photo: 'walker' })])
  expect((await outcomes(app)).toSorted()).toEqual([accepted, toStaff])
  const submission = randomUUID()
  await deliver(app, dealer, 'V4R-0510-A5555')
  const file = await uploadPhoto(app, dealer, photoOf('walker'), submission)
  await app.owner.updateTable('attachment').set({ slot: 'serial-number' }).where('id', '=', file.id).execute()
  await app.owner.deleteFrom('picture_match').execute()
  const again = () =>
    app.fetch('/en/new-ticket', post(dealer, formOf({ ...claim, serial_number: 'V4R-0510-A5555', submission })))
  const answers = await Promise.all([again(), again(), again()])
  expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1)
  expect((await outcomes(app)).slice(2)).toEqual([accepted])
  const decisions = await app.owner.selectFrom('ticket_event').select('id').where('kind', '=', 'decision').execute()
  expect(decisions).toHaveLength(2)
})

test('the same photo in two claims at one moment lets one of them pass', async () => {
  const { app, dealer, send: sendClaim } = await openLane()
  await deliver(app, dealer, 'V4R-0510-A5555')
  const copy = await copyOf('waterfall')
  await Promise.all([sendClaim(), sendClaim({ serial_number: 'V4R-0510-A5555' }, { bytes: copy })])
  expect((await outcomes(app)).toSorted()).toEqual([accepted, toStaff])
})

test('a claim that is drawn waits for staff, who alone read that it was, and to send it again is no second draw', async () => {
  const { app, dealer, send: sendClaim } = await openLane({ drawn: 1 })
  const staff = await app.staff()
  const sent = await sendClaim()
  const [ticket] = await tickets(app)
  expect(ticket).toMatchObject({ lane: 'drawn', stage: 'new_request', awaiting: 'maker', warranty_accepted: null })
  const page = await (await app.fetch(sent.headers.get('location') ?? '', as(dealer))).text()
  expect(page).toContain('Waiting for the decision')
  expect(page).not.toMatch(/\bdrawn|km 0 rule|\blane\b/i)
  const queue = await (await app.fetch('/en/console/tickets', as(staff))).text()
  expect(queue).toContain('Decide: drawn for a check')
  const desk = await (await app.fetch(`/en/console/tickets/${ticket?.id}`, as(staff))).text()
  expect(desk).toContain('Drawn for a check by the km 0 rule')
  await app.fetch(`/en/tickets/${ticket?.id}`, post(dealer, { intent: 'withdraw' }))
  await publishForTest(app, ({ lane, ...catalogue }) => ({
    ...catalogue,
    shotLists: [],
    lane: { ...lane, isOpen: true, drawn: 0 },
  }))
  await sendClaim({}, { photo: 'walker' })
  expect(await outcomes(app)).toEqual(['drawn ticket_closed', toStaff])
})

test('staff reopen what the rule has accepted, and decide as on any other', async () => {
  const { app, dealer, send: sendClaim } = await openLane()
  const staff = await app.staff()
  await sendClaim()
  const [ticket] = await tickets(app)
  const asStaff = (fields: Record<string, string>) =>
    app.fetch(`/en/console/tickets/${ticket?.id}`, post(staff, fields))
  expect((await asStaff({ intent: 'stage', stage: 'new_request', reason: 'Da rivedere' })).status).toBe(303)
  expect(await outcomes(app)).toEqual([toStaff])
  await asStaff({ intent: 'decision', warranty_accepted: 'no', reason: 'È un graffio.' })
  const page = await (await app.fetch(`/en/tickets/${ticket?.id}`, as(dealer))).text()
  expect(page).not.toContain('Accepted at once, by the rule')
  expect(page).toContain('È un graffio.')
  expect((await verify(app.portal, undefined)).text).toContain('unbroken')
})

test('a claim that the rule accepts takes no statement more than any other', async () => {
  const { app, dealer } = await openLane()
  const submission = randomUUID()
  const file = await uploadPhoto(app, dealer, photoOf('waterfall'), submission)
  await app.owner.updateTable('attachment').set({ slot: 'serial-number' }).where('id', '=', file.id).execute()
  const form = formOf({ ...claim, submission })
  const queries = await app.queriesOf(() => app.fetch('/en/new-ticket', post(dealer, form)))
  expect(queries.length, queries.join('\n')).toBeLessThanOrEqual(7)
  expect(await outcomes(app)).toEqual([accepted])
})

async function shipTo(app: App, { viewer }: Member) {
  const order = { company_id: viewer.companyId, number: '700', status: 'shipped', currency: 'EUR', search: '700' }
  const amounts = { net_amount: 1, vat_amount: 0, total_amount: 1, line_count: 1, quantity_outstanding: 0 }
  const days = { created_at: app.clock.now(), changed_at: app.clock.now(), order_date: '2026-09-01' }
  const { id } = await app.owner
    .insertInto('sales_order')
    .values({ ...order, ...amounts, ...days })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.owner
    .insertInto('sales_order_line')
    .values({ order_id: id, position: 1, item_name: 'V4R', quantity: 1, price: 1, amount: 1, serial_numbers: [serial] })
    .execute()
}
