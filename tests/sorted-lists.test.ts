import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addLead } from '#app/features/trade/leads/leads.fixture.ts'
import { addOrder } from '#app/features/trade/orders/orders.fixture.ts'
import { addTestQuote } from '#app/features/trade/quotes/quotes.fixture.ts'
import { as, openApp } from './app.ts'
import {
  day,
  everyId,
  exportedIds,
  idsIn,
  linkIn,
  many,
  type Person,
  press as pressed,
  read,
  type Row,
  sorted,
  waysOf,
} from './sorted-lists.fixture.ts'

test('every order of the tickets goes through all of them once, page by page and in the export', async () => {
  const app = await openApp()
  const [dealer, other] = [await app.dealer(), await app.dealer()]
  const agent = await app.staff()
  const start = app.clock.now().getTime() - 100 * day
  const mine: (Row & { activity: string; promised: string | null })[] = []
  for (let at = 0; at < many; at += 1) {
    // Three of each moment and each day, some without a promise, some closed, whose promise no longer counts.
    const moment = new Date(start + Math.floor(((at * 7) % many) / 3) * day)
    const promisedAt = at % 4 === 0 ? undefined : `2026-11-${String(10 + (at % 9)).padStart(2, '0')}`
    const stage = at % 5 === 0 ? 'ticket_closed' : 'new_request'
    const options = { of: dealer, at: moment, stage, ...(promisedAt ? { promisedAt } : {}) } as const
    const { id } = await app.ticket(options)
    const promised = stage === 'ticket_closed' ? null : (promisedAt ?? null)
    mine.push({ id, key: null, activity: moment.toISOString(), promised })
  }
  await app.ticket({ of: other, promisedAt: '2026-11-12' })
  const by = {
    activity: mine.map(({ id, activity }) => ({ id, key: activity })),
    number: mine.map(({ id }) => ({ id, key: id })),
    promised: mine.map(({ id, promised }) => ({ id, key: promised })),
  }
  const company = `company=${dealer.viewer.companyId}`
  for (const [name, rows] of Object.entries(by)) {
    for (const direction of waysOf(name)) {
      const order = `order=${name}-${direction}`
      const expected = sorted(rows, direction)
      const staffs = ['', '&q=vernice', '&awaiting=maker', '&from=2026-01-01'].map(
        (more) => [`/en/console/tickets?${company}&${order}${more}`, agent] as const,
      )
      const dealers = ['', '&q=vernice', '&to=2026-12-31'].map(
        (more) => [`/en/tickets?${order}${more}`, dealer] as const,
      )
      for (const [address, person] of [...staffs, ...(name === 'promised' ? [] : dealers)]) {
        const open = address.includes('awaiting')
        const shown = open
          ? expected.filter((id) => mine[mine.findIndex((one) => one.id === id)] && isOpen(id))
          : expected
        expect([address, await everyId(app, address, person)]).toEqual([address, shown])
        if (!open) expect(await exportedIds(app, address, person)).toEqual(shown.map(String))
      }
      // Among everybody's, where a search takes another way through the database.
      const everybodys = await everyId(app, `/en/console/tickets?${order}&q=vernice`, agent)
      expect(everybodys.filter((id) => mine.some((one) => one.id === id))).toEqual(expected)
      expect(everybodys).toHaveLength(many + 1)
    }
  }
  function isOpen(id: number): boolean {
    return mine.findIndex((one) => one.id === id) % 5 !== 0
  }
})

test('the queue by country and by colleague shows every ticket once, what nobody has last, and a new name in its place', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const [agent, anna, bruno] = [await app.staff(), await app.staff(), await app.staff()]
  const { db } = app.portal
  const name = (person: typeof anna, to: string) =>
    db.updateTable('account').set({ name: to }).where('id', '=', person.viewer.accountId).execute()
  await name(anna, `Anna ${'della '.repeat(10)}Torre`)
  await name(bruno, 'bruno Conti')
  const rows: { id: number; country: string; who: typeof anna | undefined }[] = []
  for (let at = 0; at < many; at += 1) {
    const { id } = await app.ticket({ of: dealer, ...(at % 6 === 0 ? { stage: 'ticket_closed' } : {}) })
    const [country, who] = [['IT', 'DE', 'FR'][at % 3] ?? 'IT', [bruno, anna, undefined, anna][at % 4]]
    const changed = { country, assignee_id: who?.viewer.accountId ?? null }
    await db.updateTable('ticket').set(changed).where('id', '=', id).execute()
    rows.push({ id, country, who })
  }
  const shows = async (order: string, keyOf: (row: (typeof rows)[number]) => string | null) => {
    const direction = order.endsWith('-asc') ? 'asc' : 'desc'
    const expected = sorted(
      rows.map((row) => ({ id: row.id, key: keyOf(row) })),
      direction,
    )
    for (const more of ['', '&q=vernice', `&company=${dealer.viewer.companyId}`, '&opened-from=2020-01-01']) {
      const address = `/en/console/tickets?order=${order}${more}`
      expect([address, await everyId(app, address, agent)]).toEqual([address, expected])
      expect([address, await exportedIds(app, address, agent)]).toEqual([address, expected.map(String)])
    }
  }
  const nameOf = (names: [string, string]) => (row: (typeof rows)[number]) =>
    row.who === anna ? names[0] : row.who === bruno ? names[1] : null
  await shows('country-asc', ({ country }) => country)
  await shows('country-desc', ({ country }) => country)
  await shows('assignee-asc', nameOf(['anna', 'bruno']))
  await name(anna, 'Zeno')
  await shows('assignee-asc', nameOf(['zeno', 'bruno']))
  expect(idsIn(await read(app, '/en/tickets?order=country-asc', dealer))[0]).toBe(rows.at(-1)?.id)
})

test('every order of orders, quotes and leads goes through all of them once, page by page and in the export', async () => {
  const app = await openApp()
  const [dealer, other] = [await app.dealer(), await app.dealer()]
  const [agent, admin] = [await app.staff(), await app.staff('admin')]
  const lists: Record<string, Record<string, Row[]>> = {
    orders: { date: [] },
    quotes: { created: [], expires: [] },
    leads: { received: [], clock: [] },
  }
  const put = (list: string, order: string, row: Row) => lists[list]?.[order]?.push(row)
  const start = app.clock.now().getTime()
  for (let at = 0; at < many; at += 1) {
    const orderDate = `2026-10-${String(1 + (at % 20)).padStart(2, '0')}`
    const order = await addOrder(app.portal, { of: dealer, number: `OV-${at}`, orderDate })
    put('orders', 'date', { id: order.id, key: orderDate })
    const created = new Date(start - (at % 11) * day)
    const expiresOn = `2027-01-${String(1 + (at % 13)).padStart(2, '0')}`
    const quote = await addTestQuote(app, { of: dealer, at: created, expiresOn })
    put('quotes', 'created', { id: quote.id, key: created.toISOString() })
    put('quotes', 'expires', { id: quote.id, key: expiresOn })
    if (at % 4 === 0) app.clock.advance(1000)
    const routed = app.clock.now().toISOString()
    const isDone = at % 3 === 0
    const lead = await addLead(app.portal, { of: dealer, by: admin, ...(isDone ? { place: 'won' as const } : {}) })
    put('leads', 'received', { id: lead.id, key: routed })
    put('leads', 'clock', { id: lead.id, key: isDone ? null : routed })
  }
  await addOrder(app.portal, { of: other, number: 'OV-other' })
  await addTestQuote(app, { of: other })
  await addLead(app.portal, { of: other, by: admin })
  const whole = { from: '1999-01-01', to: '2099-12-31' }
  for (const [list, orders] of Object.entries(lists))
    for (const [name, rows] of Object.entries(orders))
      for (const direction of waysOf(name)) {
        const address = `/en/${list}?order=${name}-${direction}${list === 'leads' ? '&view=list' : ''}`
        const expected = sorted(rows, direction)
        for (const more of ['', `&from=${whole.from}&to=${whole.to}`])
          expect([address + more, await everyId(app, address + more, dealer)]).toEqual([address + more, expected])
        const company = `&company=${dealer.viewer.companyId}`
        expect([address, await everyId(app, address + company, agent)]).toEqual([address, expected])
        expect(await everyId(app, address, agent)).toHaveLength(many + 1)
        expect(await exportedIds(app, address, dealer)).toHaveLength(many)
        if (list === 'leads') expect(await exportedIds(app, address, dealer)).toEqual(expected.map(String))
      }
})

test('the head of a column sorts the list, turns it round and lets it be, without losing a filter', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const agent = await app.staff()
  await app.ticket({ of: dealer, subject: 'Forcella' })
  await addTestQuote(app, { of: dealer, title: 'Forcella' })
  const press = (address: string, label: string, person: Person) => pressed(app, address, label, person)
  const queue = '/en/console/tickets?stage=new_request&q=forcella'
  const promised = await press(queue, 'Promised', agent)
  expect(promised).toEqual({ state: undefined, to: `${reordered(queue)}&order=promised-asc` })
  const turned = await press(promised.to ?? '', 'Promised', agent)
  expect(turned).toEqual({ state: 'ascending', to: reordered(queue) })
  const columns = new URLSearchParams([
    ['intent', 'columns'],
    ['column', 'promised'],
    ['column', 'activity'],
  ])
  await app.fetch('/en/console/tickets', as(agent, { method: 'POST', body: columns }))
  expect((await press(turned.to ?? '', 'Activity', agent)).state).toBe('descending')
  const activity = await press('/en/tickets', 'Last activity', dealer)
  expect(activity).toEqual({ state: 'descending', to: '/en/tickets?order=activity-asc' })
  expect((await press(activity.to ?? '', 'Last activity', dealer)).to).toBe('/en/tickets')
  // What a list begins with needs no column of its own.
  expect((await press('/en/quotes?q=forcella', 'Expires', dealer)).to).toBe('/en/quotes?q=forcella&order=expires-asc')
  expect((await press('/en/console/tickets?order=promised-desc', 'Promised', agent)).state).toBeUndefined()
  // A dealer is shown no promised day, and sorts by none.
  expect((await press('/en/tickets?order=promised-asc', 'Last activity', dealer)).state).toBe('descending')
})

/** As the list writes its filters. */
function reordered(address: string): string {
  return address.replace('stage=new_request&q=forcella', 'q=forcella&stage=new_request')
}

test('a list is narrowed to days of the maker’s calendar, both of them among them', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const [agent, admin] = [await app.staff(), await app.staff('admin')]
  // Midnight in Italy is an hour before that of UTC.
  const ends = ['2025-12-31T22:59:59Z', '2025-12-31T23:00:00Z', '2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z']
  const tickets: number[] = []
  for (const end of ends) tickets.push((await app.ticket({ of: dealer, at: new Date(end) })).id)
  const of2026 = [tickets[2], tickets[1]]
  const days = 'from=2026-01-01&to=2026-12-31'
  for (const [address, person] of [
    [`/en/tickets?${days}`, dealer],
    [`/en/console/tickets?${days}`, agent],
    [`/en/console/tickets?${days}&q=vernice`, agent],
    // By the day on which they were opened, for staff alone.
    ['/en/console/tickets?opened-from=2026-01-01&opened-to=2026-12-31', agent],
    ['/en/console/tickets?opened-from=2026-01-01&opened-to=2026-12-31&q=vernice', agent],
  ] as const)
    expect([address, idsIn(await read(app, address, person))]).toEqual([address, of2026])
  await app.portal.db
    .updateTable('ticket')
    .set({ last_activity_at: new Date('2030-01-01T10:00:00Z') })
    .execute()
  const narrowed = '/en/console/tickets?opened-from=2026-01-01&opened-to=2026-12-31'
  const byOpening = await read(app, narrowed, agent)
  expect(idsIn(byOpening)).toEqual([tickets[2], tickets[1]])
  expect(byOpening).toContain('Filters (1)')
  expect(byOpening).toContain(`${narrowed.replace('?', '/export.csv?').replace('&', '&amp;')}"`)
  expect(await exportedIds(app, narrowed, agent)).toEqual(of2026.map(String))
  expect(idsIn(await read(app, '/en/tickets?opened-from=2026-01-01', dealer))).toHaveLength(4)
  for (const id of tickets) {
    const activity = { last_activity_at: sql<Date>`created_at` }
    await app.portal.db.updateTable('ticket').set(activity).where('id', '=', id).execute()
  }
  const page = await read(app, `/en/tickets?${days}`, dealer)
  expect(page).toContain('2 tickets')
  expect(page).toContain(`/en/tickets/export.csv?${days.replace('&', '&amp;')}`)
  expect(await exportedIds(app, `/en/tickets?${days}`, dealer)).toEqual(of2026.map(String))

  const orders: number[] = []
  const quotes: number[] = []
  for (const on of ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01']) {
    orders.push((await addOrder(app.portal, { of: dealer, number: `OV-${on}`, orderDate: on })).id)
    quotes.push((await addTestQuote(app, { of: dealer, expiresOn: on })).id)
  }
  const lead = await addLead(app.portal, { of: dealer, by: admin })
  for (const person of [dealer, agent]) {
    expect(idsIn(await read(app, `/en/orders?${days}`, person))).toEqual([orders[2], orders[1]])
    expect(idsIn(await read(app, `/en/quotes?${days}`, person))).toEqual([quotes[2], quotes[1]])
    expect(idsIn(await read(app, `/en/leads?${days}`, person))).toEqual([lead.id])
    expect(idsIn(await read(app, '/en/leads?to=2026-11-20', person))).toEqual([])
  }
})

test('the year chosen is marked, a press on it takes it away, and the pages and the fold keep it', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  for (let count = 0; count < 30; count += 1) await app.ticket({ of: dealer })
  const plain = await read(app, '/en/tickets?q=vernice', dealer)
  for (const year of [2026, 2025, 2024])
    expect(plain).toContain(`href="/en/tickets?q=vernice&amp;from=${year}-01-01&amp;to=${year}-12-31"`)
  expect(plain).not.toContain('>2023<')
  const chosen = await read(app, '/en/tickets?q=vernice&from=2026-01-01&to=2026-12-31', dealer)
  expect(chosen).toMatch(/aria-current="true"[^>]*href="\/en\/tickets\?q=vernice"[^>]*>2026</)
  expect(linkIn(chosen, 'next')).toContain('from=2026-01-01&to=2026-12-31&after=')
  expect(chosen).toContain('Filters (1)')
  expect(await read(app, '/en/tickets?from=2025-01-01&to=2025-12-31', dealer)).toContain('No tickets found')
})

test('days that do not exist are as if they were not there, and a period the wrong way round says so', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const agent = await app.staff()
  const { id } = await app.ticket({ of: dealer })
  await addOrder(app.portal, { of: dealer })
  await addTestQuote(app, { of: dealer })
  const bad = ['2026-02-31', 'x', '0000-01-01', '0002-01-01', '2026-13-01', '%00', '99999-01-01', "2026-01-01'"]
  for (const one of bad) {
    for (const list of ['tickets', 'orders', 'quotes', 'leads', 'leads'])
      await read(app, `/en/${list}?view=list&from=${one}&to=${one}`, dealer)
    expect(idsIn(await read(app, `/en/console/tickets?from=${one}&order=${one}`, agent))).toEqual([id])
  }
  const far = ['from=9999-12-31', 'from=1900-01-01&to=9999-12-31', 'to=9999-12-31&order=promised-asc&after=1-1']
  for (const search of far)
    for (const list of ['console/tickets', 'orders', 'quotes', 'leads']) await read(app, `/en/${list}?${search}`, agent)
  const reversed = await read(app, '/en/tickets?from=2026-12-31&to=2026-01-01', dealer)
  expect(reversed).toContain('The first date is after the second')
  expect(reversed).toContain('value="2026-12-31"')
})
