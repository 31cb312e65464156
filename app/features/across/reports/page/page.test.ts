import { expect, test } from 'vitest'
import { as, openApp } from '#tests/app.ts'
import { addLead } from '#app/features/trade/leads/leads.fixture.ts'
import { decide } from '#app/features/service/tickets/desk/staff.server.ts'
import { monthsUntil, readReportView, reportSearch } from '../reports.ts'

test('each figure is a drawing that can be read aloud, with its numbers beside it and as a file', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await app.ticket({ of: dealer, at: new Date('2026-10-31T23:30:00Z') })
  await app.ticket({ of: dealer, at: new Date('2026-10-31T22:30:00Z') })
  const page = await (await app.fetch('/en/reports?months=3', as(dealer))).text()
  expect(page).toMatch(
    /role="img" aria-label="Bars by month, from Sept 2026 to Nov 2026: 2 opened and 0 closed in total\."/,
  )
  for (const title of [
    'Tickets by month',
    'Turnaround times',
    'By stage',
    'By part involved',
    'By kind of damage',
    'Deals won',
  ])
    expect(page).toContain(title)
  const links = [...page.matchAll(/href="(\/en\/reports\/export\.csv[^"]+)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  )
  expect(links).toHaveLength(6)
  const files = await Promise.all(links.map(async (link) => (await app.fetch(link, as(dealer))).text()))
  const file = (title: string) => files.find((text) => text.includes(title)) ?? ''
  // 22:30 in UTC is half past eleven in Rome, 23:30 already November.
  expect(file('Opened')).toBe(
    'Month (year-month),Opened,Closed,Opened a year earlier\r\n2026-09,0,0,0\r\n2026-10,1,0,0\r\n2026-11,1,0,0\r\n',
  )
  expect(file('Stage')).toContain('New request,2\r\n')
  expect(file('Part')).toContain('Frame,2\r\nFork,0\r\n')
  expect(file('Median')).toContain('From opening,to the decision,to closing\r\nTickets,0,0\r\nMedian (days),,\r\n')
  const italian = await (await app.fetch('/reports', as(dealer))).text()
  for (const words of ['Statistiche', 'Interventi per mese', 'Ultimi 12 mesi', 'alla decisione'])
    expect(italian).toContain(words)
  expect(await (await app.fetch('/fr/reports', as(dealer))).text()).toContain('Dossiers SAV par mois')
  for (const path of ['/reports/export.csv', '/reports/export.csv?figure=all'])
    expect((await app.fetch(path, as(dealer))).status).toBe(404)
})

test('a ticket opened before the period and decided in it has its time in the figures', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { viewer: agent } = await app.staff()
  const { id } = await app.ticket({ of: dealer, at: new Date('2026-05-01T09:00:00Z') })
  await decide(app.portal, agent, id, { accepted: true, reason: 'Vernice difettosa.', returnRequested: false })
  const page = await (await app.fetch('/en/reports?months=3', as(dealer))).text()
  expect(page).toContain('From opening to the decision, in days: half of the tickets within 204,')
  expect(page).not.toContain('No figures in this period')
})

test('a workshop’s people see the tickets’ figures, and neither deals nor amounts', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const workshop = await app.dealer({ company: owner, role: 'workshop' })
  await app.ticket({ of: owner })
  const page = await app.fetch('/en/reports', as(workshop))
  expect(page.status).toBe(200)
  const text = await page.text()
  expect(text).toContain('Tickets by month')
  expect(text).not.toContain('Deals won')
  expect(text).not.toContain('the deals you won')
  expect(await (await app.fetch('/en/reports', as(owner))).text()).toContain('the deals you won')
  expect((await app.fetch('/reports/export.csv?figure=deals', as(workshop))).status).toBe(404)
  expect((await app.fetch('/reports/export.csv?figure=deals', as(owner))).status).toBe(200)
})

test('without the module reports are locked; without leads they have no deals', async () => {
  const app = await openApp()
  const locked = await app.dealer({ modules: ['tickets', 'leads'] })
  for (const path of ['/reports', '/reports/export.csv?figure=flow', '/reports/export.csv'])
    expect((await app.fetch(path, as(locked))).status).toBe(403)
  const plain = await app.dealer({ modules: ['business-statistics'] })
  await app.ticket({ of: plain })
  expect(await (await app.fetch('/en/reports', as(plain))).text()).not.toContain('Deals won')
})

test('a dealer’s figures are theirs alone, whatever company the address names; staff choose one', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const other = await app.dealer()
  const agent = await app.staff()
  for (let made = 0; made < 3; made += 1) await app.ticket({ of: other })
  const flow = async (person: { cookie: string }, query: string) => {
    const text = await (await app.fetch(`/en/reports/export.csv?figure=flow&${query}`, as(person))).text()
    return text.split('\r\n').at(-2)
  }
  expect(await flow(dealer, `company=${other.viewer.companyId}`)).toBe('2026-11,0,0,0')
  expect(await flow(agent, `company=${other.viewer.companyId}`)).toBe('2026-11,3,0,0')
  expect(await flow(agent, `company=${dealer.viewer.companyId}`)).toBe('2026-11,0,0,0')
  const rider = await app.dealer({ role: 'customer' })
  for (const none of [99_999, '9'.repeat(15), rider.viewer.companyId]) {
    expect(await flow(agent, `company=${none}`), `${none}`).toBe('2026-11,3,0,0')
    const all = await (await app.fetch(`/en/reports?company=${none}`, as(agent))).text()
    expect(all).toContain('href="/en/reports/export.csv?figure=flow"')
    expect(all).toContain('Tickets by month')
  }
  expect(await flow(agent, '')).toBe('2026-11,3,0,0')
  const empty = await (await app.fetch(`/en/reports?company=${other.viewer.companyId}`, as(dealer))).text()
  expect(empty).toContain('No figures in this period')
  expect(empty).not.toContain('name="company"')
  const page = await (await app.fetch(`/en/reports?company=${other.viewer.companyId}`, as(agent))).text()
  expect(page).toContain('name="company"')
  expect(page).not.toContain('Deals won')
})

test('amounts of one currency name it once on the page, and in the file, whose numbers have no sign', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await addLead(app.portal, { of: dealer, by: await app.staff(), place: 'won', amount: 3_000_000 })
  const page = await (await app.fetch('/reports?months=3', as(dealer))).text()
  expect(page).toContain('>Importo</th>')
  expect(page).toContain('<td>30.000,00\u00a0€</td>')
  expect(page).toContain('>30.000</text>')
  expect(page).toContain('Importo €</span>')
  const file = await (await app.fetch('/reports/export.csv?figure=deals&months=3', as(dealer))).text()
  expect(file).toContain('Mese (anno-mese);Vendite;Importo EUR\r\n')
  expect(file).toContain(';1;30000\r\n')
})

test('the address keeps the period; what it does not understand counts as not there', () => {
  expect(read('months=24&company=7')).toEqual({ months: 24, company: 7 })
  expect(read('months=5&company=x')).toEqual({ months: 12, company: undefined })
  expect(reportSearch(read('months=24&company=7'))).toBe('?months=24&company=7')
  expect(reportSearch(read(''))).toBe('')
  expect(monthsUntil('2026-02-10', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
})

function read(query: string) {
  return readReportView(new URLSearchParams(query))
}

test('a file is named after its figure and period, and after the dealer whom staff chose', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const nameOf = async (person: { cookie: string }, path: string) =>
    (await app.fetch(path, as(person))).headers.get('content-disposition')
  const file = '/en/reports/export.csv?figure=flow&months=6'
  const all = 'attachment; filename="tickets-by-month-last-6-months-2026-11-21.csv"'
  expect(await nameOf(dealer, file)).toBe(all)
  expect(await nameOf(agent, file)).toBe(all)
  expect(await nameOf(agent, `${file}&company=99999`)).toBe(all)
  expect(await nameOf(agent, `/reports/export.csv?figure=parts&company=${dealer.viewer.companyId}`)).toBe(
    'attachment; filename="per-parte-interessata-ultimi-12-mesi-cicli-rossi-2026-11-21.csv"',
  )
})
