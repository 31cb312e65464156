import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { beginAt } from '#app/features/service/checks/checks.fixture.ts'
import { addLead } from '#app/features/trade/leads/leads.fixture.ts'
import { declineLead } from '#app/features/trade/leads/leads.work.server.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { ticketReceived } from '#app/features/service/tickets/tickets.outbox.ts'
import { addTestQuote } from '#app/features/trade/quotes/quotes.fixture.ts'
import { put } from '#app/kit/outbox/outbox.server.ts'
import { as, openApp, post } from '#tests/app.ts'

const day = 86_400_000

async function openShop() {
  const app = await openApp()
  const owner = await app.dealer()
  const agent = await app.staff()
  await addLead(app.portal, { of: owner, by: agent, amount: 480_000, place: 'offer' })
  await addLead(app.portal, { of: owner, by: agent })
  await addTestQuote(app, { of: owner, title: 'Telai per la stagione', expiresOn: '2026-12-01' })
  await addProduct(app.portal, { of: owner, name: 'C68 Disco', expiry: '2026-12-30' })
  await app.ticket({ of: owner, awaiting: 'dealer', subject: 'Vernice scrostata' })
  app.clock.advance(4 * day)
  return { app, owner, home: async (person: { cookie: string }) => (await app.fetch('/en', as(person))).text() }
}

test('the home of a dealer holds what waits for them, the ticket first, then what runs out', async () => {
  const { home, owner } = await openShop()
  const page = await home(owner)
  const places = ['Vernice scrostata', 'Leads overdue', 'Telai per la stagione', 'C68 Disco', 'Total deal amount']
  const found = places.map((text) => page.indexOf(text))
  expect(found.every((at) => at > 0)).toBe(true)
  expect(found).toEqual(found.toSorted((one, other) => one - other))
  expect(page).toContain('€4,800.00')
  for (const tool of ['First-access guide', 'Assembly manuals', 'Size guides', 'Size calculator', 'Reports'])
    expect(page).toContain(tool)
})

test('a mechanic’s home knows of no lead, no quote and no amount', async () => {
  const { app, home, owner } = await openShop()
  const page = await home(await app.dealer({ role: 'workshop', company: owner }))
  expect(page).toContain('C68 Disco')
  for (const hidden of ['Leads', 'Telai per la stagione', 'deal amount', '€']) expect(page).not.toContain(hidden)
})

test('what is not in the licence stands on the home with a lock and tells nothing', async () => {
  const app = await openApp()
  const owner = await app.dealer({ modules: ['tickets'] })
  const page = await (await app.fetch('/en', as(owner))).text()
  expect(page.match(/Not in your licence/g)).toHaveLength(5)
  expect(page).not.toContain('deal amount')
})

test('another dealer’s leads, quotes and bicycles are on nobody else’s home', async () => {
  const { app, home } = await openShop()
  const page = await home(await app.dealer())
  for (const foreign of ['Vernice scrostata', 'Telai per la stagione', 'C68 Disco', '4,800', 'Also due'])
    expect(page).not.toContain(foreign)
})

test('the home asks the database eight questions at most, no matter who looks', async () => {
  const { app, owner, home } = await openShop()
  const people = {
    owner,
    sales: await app.dealer({ role: 'sales', company: owner }),
    workshop: await app.dealer({ role: 'workshop', company: owner }),
    rider: await app.dealer({ role: 'customer' }),
    agent: await app.staff(),
    admin: await app.staff('admin'),
  }
  for (const [role, person] of Object.entries(people)) {
    await home(person)
    expect((await app.queriesOf(() => home(person))).length, role).toBeLessThanOrEqual(8)
  }
})

test('the home of a dealer tells what was promised, from three days before, while the maker is to act', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const promise = (promisedAt: string, more: object = {}) =>
    app.ticket({ of: owner, subject: `Promessa ${promisedAt}`, promisedAt, awaiting: 'maker', ...more })
  await promise('2026-11-19')
  await promise('2026-11-21')
  await promise('2026-11-20', { awaiting: 'courier' })
  await promise('2026-11-22')
  await promise('2026-11-24')
  await promise('2026-11-25')
  await promise('2026-11-20', { subject: 'Chiusa', stage: 'ticket_closed' })
  await promise('2026-11-18', { subject: 'In carico a noi', awaiting: 'dealer' })
  const page = (await (await app.fetch('/en', as(owner))).text()).replaceAll('<!-- -->', '')
  const due = page.slice(page.indexOf('Promised dates'), page.indexOf('Tools and resources'))
  const notes = [...due.matchAll(/>Promessa (\S+)<\/a><span[^>]*>([^<]+)/g)].map(
    ([, promised, note]) => `${promised} ${note}`,
  )
  expect(notes).toEqual([
    '2026-11-19 Promised date missed by 2 days',
    '2026-11-21 Promised for today',
    '2026-11-22 Promised for tomorrow',
    '2026-11-24 Promised for 24 Nov 2026',
  ])
  expect(page).not.toContain('Chiusa')
  expect(due).not.toContain('In carico a noi')
  expect(page.slice(0, page.indexOf('Promised dates'))).toContain('In carico a noi')
  expect(await (await app.fetch('/en', as(await app.dealer()))).text()).not.toContain('Promised dates')
})

test('of promised dates all that come soon are on the home; where more are missed than it shows, the list of these has the rest', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const promise = (promisedAt: string) => app.ticket({ of: owner, subject: `Promessa ${promisedAt}`, promisedAt })
  const due = async () => {
    const page = (await (await app.fetch('/en', as(owner))).text()).replaceAll('<!-- -->', '')
    const card = page.slice(page.indexOf('Promised dates'), page.indexOf('Tools and resources'))
    const [, shown, count] = /(\d+) of (\d+)</.exec(card) ?? []
    const days = [...card.matchAll(/>Promessa 2026-11-(\d+)/g)].map(([, at]) => Number(at))
    return { days, isCut: card.includes('href="/en/tickets?overdue=yes"'), of: count && [Number(shown), Number(count)] }
  }
  for (const at of [16, 17, 18, 19, 20, 22, 23]) await promise(`2026-11-${at}`)
  expect(await due()).toEqual({ days: [16, 17, 18, 19, 20, 22, 23], isCut: false })
  await promise('2026-11-15')
  expect(await due()).toEqual({ days: [15, 16, 17, 18, 19, 22, 23], isCut: true, of: [7, 8] })
  await promise('2026-11-14')
  expect(await due()).toEqual({ days: [14, 15, 16, 17, 18, 22, 23], isCut: true, of: [7, 9] })
  for (let more = 0; more < 7; more += 1) await promise('2026-11-23')
  expect(await due()).toMatchObject({ days: [14, 15, 16, 17, 18, 22, ...Array(8).fill(23)], of: [14, 16] })
})

test('staff reach the tools from their home, none of them locked', async () => {
  const app = await openApp()
  for (const role of ['agent', 'admin'] as const) {
    const person = await app.staff(role)
    const page = await (await app.fetch('/en', as(person))).text()
    const paths = ['media', 'media/guide', 'manuals', 'size-guides', 'size-calculator'].map((at) => `resources/${at}`)
    for (const path of [...paths, 'reports']) {
      expect(page, path).toContain(`href="/en/${path}"`)
      expect((await app.fetch(`/en/${path}`, as(person))).status, path).toBe(200)
    }
    expect(page).not.toContain('Not in your licence')
    expect(page).not.toContain('deal amount')
  }
})

test('the home of staff names leads nobody has answered; what waits for an administrator stands on theirs alone', async () => {
  const { app, home } = await openShop()
  await app.fetch('/en/license', post(await app.dealer({ modules: ['tickets'] }), { module: 'leads' }))
  const [agent, admin] = [await home(await app.staff()), await home(await app.staff('admin'))]
  for (const page of [agent, admin]) expect(page).toContain('Overdue since')
  expect(admin).toMatch(/Modules requested.*1 waiting/s)
  expect(agent).not.toContain('Modules requested')
})

test('the home of staff leads to declined leads, which wait to be routed on; no dealer’s does', async () => {
  const { app, owner, home } = await openShop()
  const agent = await app.staff()
  expect(await home(agent)).not.toContain('Declined leads')
  const { id } = await addLead(app.portal, { of: owner, by: agent })
  await declineLead(app.portal, owner.viewer, id, { reason: 'too_far', note: '' })
  const page = (await home(agent)).replaceAll('&amp;', '&')
  expect(page).toContain('href="/en/leads?view=list&status=declined">To be routed to another dealer</a><span>1 waiting')
  expect(await (await app.fetch('/en/leads?view=list&status=declined', as(agent))).text()).toContain('Ivano')
  expect(await home(owner)).not.toContain('Declined leads')
})

test('an administrator’s home counts what could not be delivered', async () => {
  const app = await openApp()
  const home = async (role: 'agent' | 'admin') =>
    (await (await app.fetch('/en', as(await app.staff(role)))).text()).replaceAll('<!-- -->', '')
  expect(await home('admin')).not.toContain('Emails and updates')
  const now = app.clock.now()
  await put(app.portal.db, ticketReceived.of('ticket 1', { ticketId: 1 }), now)
  await app.portal.db.updateTable('outbox').set({ dead_at: now, last_error: 'refused' }).execute()
  expect(await home('admin')).toMatch(/href="\/en\/console\/undelivered"[^>]*>Emails and updates<\/a><span>1 not sent/)
  expect(await home('agent')).not.toContain('Emails and updates')
})

test('a home leads on to all that is late, and counts no further than a list does', async () => {
  const { app, owner, home } = await openShop()
  const { id } = await app.ticket({ of: owner, awaiting: 'dealer', promisedAt: '2026-11-20' })
  await sql`insert into ticket (company_id, author_id, submission, locale, country, frame_model, serial_number,
      serial_folded, damage_phase, part_involved, kind_of_damage, content, instructions, search, awaiting, promised_at,
      created_at, last_activity_at)
    select company_id, author_id, gen_random_uuid(), locale, country, frame_model, serial_number,
      serial_folded, damage_phase, part_involved, kind_of_damage, content, instructions, search, awaiting, promised_at,
      created_at, last_activity_at
    from ticket, generate_series(1, 1100) where id = ${id}`.execute(app.portal.db)
  const page = await home(await app.staff())
  expect(page).toContain('More than 1,000 tickets are waiting for customers.')
  expect(page).not.toContain('overdue=yes')
  await app.portal.db.updateTable('ticket').set({ awaiting: 'maker' }).execute()
  expect(await home(await app.staff())).toContain('href="/en/console/tickets?overdue=yes"')
  expect(await home(owner)).toContain('We are working on more than 1,000 tickets.')
})

test('a home says how many it shows of how many there are, of what waits and of what is late', async () => {
  const app = await openApp()
  const [owner, staff] = [await app.dealer(), await app.staff()]
  const headOf = async (person: { cookie: string }, title: string) => {
    const page = (await (await app.fetch('/en', as(person))).text()).replaceAll('<!-- -->', '')
    return new RegExp(`<h2>${title} <span class="muted">([^<]*)</span>`).exec(page)?.[1]
  }
  for (let count = 0; count < 3; count += 1) await app.ticket({ of: owner, awaiting: 'dealer' })
  expect(await headOf(owner, 'Waiting for you')).toBe('3 of 3')
  for (let count = 0; count < 9; count += 1) await app.ticket({ of: owner, awaiting: 'dealer' })
  expect(await headOf(owner, 'Waiting for you')).toBe('8 of 12')
  for (let count = 0; count < 10; count += 1) await app.ticket({ of: owner, promisedAt: '2026-11-19' })
  expect(await headOf(staff, 'Past the promised date')).toBe('8 of 10')
  // What is late stands above alone.
  expect(await headOf(staff, 'Waiting for us')).toBeUndefined()
  for (let count = 0; count < 9; count += 1) await app.ticket({ of: owner })
  expect(await headOf(staff, 'Waiting for us')).toBe('8 of 19')
})

test('what is counted of quotes that run out, and of checks somebody has begun, is what “View all” shows', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const mechanic = await app.dealer({ company: owner, role: 'workshop' })
  for (const on of ['11-22', '11-23', '11-24', '11-25', '11-26', '12-05', '12-06'])
    await addTestQuote(app, { of: owner, expiresOn: `2026-${on}` })
  for (const at of [1, 2, 3, 4, 5, 6, 7]) {
    const { id } = await addProduct(app.portal, { of: owner, serial: `C68.51S.0010${at}` })
    await beginAt(app, at === 7 ? owner : mechanic, `/en/products/${id}/checks/yearly`)
  }
  for (const [path, person] of Object.entries({ quotes: owner, checks: mechanic })) {
    const page = (await (await app.fetch('/en', as(person))).text()).replaceAll('<!-- -->', '')
    const [, to = ''] = new RegExp(`5 of 6</span><a [^>]*href="(/en/${path}[^"]*)"`).exec(page) ?? []
    const list = await (await app.fetch(to.replaceAll('&amp;', '&'), as(person))).text()
    expect([path, list.match(/class="row-link"/g)?.length]).toEqual([path, 6])
  }
})

test('a rider without a bicycle first meets its registration, with the days that are left for the longer warranty', async () => {
  const app = await openApp()
  const [rider, dealer] = [await app.dealer({ role: 'customer' }), await app.dealer()]
  const home = async (person: { cookie: string }, prefix = '/en') =>
    (await (await app.fetch(prefix, as(person))).text()).replaceAll('<!-- -->', '')
  const page = await home(rider)
  expect(page).toContain('Register your bicycle')
  expect(page).toContain('36 months of the maker’s warranty instead of 24')
  expect(page.replaceAll('\u00a0', ' ')).toContain('If you bought it today, the last day is 1 Dec 2026.')
  expect(page.indexOf('Register your bicycle')).toBeLessThan(page.indexOf('Nothing to do for now'))
  expect(await home(dealer)).not.toContain('Register your bicycle')
  const typed = { submission: randomUUID(), form: 'product', date_of_purchase: '2026-11-18' }
  expect((await app.fetch('/drafts', post(rider, typed))).ok).toBe(true)
  for (const [prefix, left] of [
    ['/', 'Restano 7 giorni.'],
    ['/en', '7 days left.'],
    ['/fr', 'Il reste 7 jours.'],
  ] as const)
    expect(await home(rider, prefix)).toContain(left)
  await addProduct(app.portal, { of: rider })
  expect(await home(rider)).not.toContain('Register your bicycle')
})

test('a lead whose time has run out says so in every language, marked as late, on both sides', async () => {
  const { app, owner } = await openShop()
  const agent = await app.staff()
  const said = { '': 'In ritardo, termine: ', '/en': 'Overdue since ', '/fr': 'En retard depuis le ' }
  for (const [prefix, words] of Object.entries(said))
    for (const person of [owner, agent]) {
      const page = await (await app.fetch(prefix || '/', as(person))).text()
      expect(page, words).toMatch(new RegExp(`<span class="home-late">${words}`))
    }
  const page = await (await app.fetch('/', as(agent))).text()
  expect(page).toContain('<h2>Contatti in ritardo</h2>')
})

test('a rider’s home leads to their bikes, and offers nothing that is for shops', async () => {
  const app = await openApp()
  for (const modules of [['tickets', 'products'], undefined] as const) {
    const rider = await app.dealer({ role: 'customer', ...(modules ? { modules } : {}) })
    const page = await (await app.fetch('/en', as(rider))).text()
    expect(page).toMatch(/href="\/en\/products"[^>]*>Your bikes</)
    for (const shops of ['Media library', 'Reports', 'Lead to store', 'deal amount']) expect(page).not.toContain(shops)
  }
})

test('who sells reads first of leads and quotes that run out, then of tickets', async () => {
  const { app, owner, home } = await openShop()
  const page = await home(await app.dealer({ role: 'sales', company: owner }))
  const places = ['Leads overdue', 'Telai per la stagione', 'Vernice scrostata', 'C68 Disco', 'Total deal amount']
  const found = places.map((text) => page.indexOf(text))
  expect(found.every((at) => at > 0)).toBe(true)
  expect(found).toEqual(found.toSorted((one, other) => one - other))
})

test('the reports on a mechanic’s home speak of no deals', async () => {
  const { app, home, owner } = await openShop()
  expect(await home(owner)).toContain('turnaround times and deals')
  expect(await home(await app.dealer({ role: 'workshop', company: owner }))).toContain('Tickets and turnaround times')
})
