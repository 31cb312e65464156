import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { as, openApp } from '#tests/app.ts'

type App = Awaited<ReturnType<typeof openApp>>
type Person = { cookie: string }

async function linesAt(app: App, address: string, person: Person) {
  const answer = await app.fetch(address, as(person))
  expect([address, answer.status, answer.headers.get('content-type')]).toEqual([
    address,
    200,
    'text/csv; charset=utf-8',
  ])
  return (await answer.text()).trim().split('\r\n')
}

test('a dealer’s list leaves as a file in three languages: what is filtered, all pages of it, nobody else’s', async () => {
  const app = await openApp()
  const [rossi, bianchi] = [await app.dealer(), await app.dealer()]
  for (let count = 0; count < 30; count += 1) await app.ticket({ of: rossi })
  const closed = await app.ticket({ of: rossi, stage: 'ticket_closed', subject: 'Creaking fork' })
  await app.ticket({ of: bianchi, stage: 'ticket_closed' })
  for (const [prefix, head, stage] of [
    ['', 'N.;Oggetto;', ';Chiuso;'],
    ['/en', 'No.,Subject,', ',Closed,'],
    ['/fr', 'N°;Objet;', ';Clôturé;'],
  ] as const) {
    expect(await linesAt(app, `${prefix}/tickets/export.csv`, rossi)).toHaveLength(32)
    const lines = await linesAt(app, `${prefix}/tickets/export.csv?stage=ticket_closed`, rossi)
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain(head)
    expect(lines[1]).toContain(`${closed.id}`)
    expect(lines[1]).toContain(stage)
    const page = await (await app.fetch(`${prefix}/tickets?stage=ticket_closed`, as(rossi))).text()
    for (const kind of ['csv', 'xlsx'])
      expect(page).toContain(`href="${prefix}/tickets/export.${kind}?stage=ticket_closed"`)
  }
})

test('the list as a workbook has a row a ticket, with its days as days', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer, promisedAt: '2026-12-01' })
  const answer = await app.fetch('/tickets/export.xlsx', as(dealer))
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="interventi-2026-11-21.xlsx"')
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['[Content_Types].xml', 'xl/workbook.xml']))
  const sheet = Buffer.from(files['xl/worksheets/sheet1.xml'] ?? []).toString()
  expect(sheet).toContain(`<row><c><v>${id}</v></c>`)
  expect(sheet).toContain('<c s="2"><v>46357</v></c>')
})

test('the queue leaves with its customers, by turn, by search and by customer, in the order of the list', async () => {
  const app = await openApp()
  const [rossi, bianchi, staff] = [await app.dealer(), await app.dealer(), await app.staff()]
  const before = (minutes: number) => new Date(app.clock.now().getTime() - minutes * 60_000)
  const older = await app.ticket({ of: rossi, subject: 'Creaking fork', at: before(2) })
  const newer = await app.ticket({ of: bianchi, subject: 'Creaking stem', at: before(1), awaiting: 'courier' })
  await app.ticket({ of: bianchi, subject: 'Scratch', at: before(3) })
  const ids = async (search: string) =>
    (await linesAt(app, `/en/console/tickets/export.csv${search}`, staff)).slice(1).map((line) => Number.parseInt(line))
  expect(await ids('?q=creaking')).toEqual([newer.id, older.id])
  expect(await ids('?q=creaking&order=activity-asc')).toEqual([older.id, newer.id])
  expect(await ids('?awaiting=courier')).toEqual([newer.id])
  expect(await ids(`?company=${rossi.viewer.companyId}&q=creaking`)).toEqual([older.id])
  expect(await ids('?q=nothing-like-it')).toEqual([])
  expect(await ids('')).toHaveLength(3)
  const { accountId: assignee_id } = staff.viewer
  await app.portal.db.updateTable('ticket').set({ assignee_id }).where('id', '=', newer.id).execute()
  const [head, first] = await linesAt(app, '/en/console/tickets/export.csv?q=stem', staff)
  expect(head).toContain('Assigned to')
  expect(first).toContain(staff.viewer.name)
  expect((await linesAt(app, '/en/console/tickets/export.csv?q=stem', staff))[1]).toContain('Cicli Rossi')
})

test('the file says the promised date that the queue says: moved by what rested, and as promised while it rests', async () => {
  const app = await openApp()
  const [dealer, staff] = [await app.dealer(), await app.staff()]
  const moved = await app.ticket({ of: dealer, promisedAt: '2026-11-10' })
  const due_at = new Date('2026-11-13T17:00:00Z')
  await app.portal.db.updateTable('ticket').set({ due_at }).where('id', '=', moved.id).execute()
  await app.ticket({ of: dealer, promisedAt: '2026-11-12', awaiting: 'dealer', subject: 'Rests' })
  expect(await (await app.fetch('/en/console/tickets', as(staff))).text()).toContain('13 Nov 2026')
  const [head = '', ...lines] = await linesAt(app, '/en/console/tickets/export.csv', staff)
  expect(head).toContain('Promised date')
  const days = lines.flatMap((line) => line.match(/2026-11-1\d/g) ?? [])
  expect(days.toSorted()).toEqual(['2026-11-12', '2026-11-13'])
})

test('however long the list, an export asks the database a question for each 500 rows', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  for (let count = 0; count < 40; count += 1) await app.ticket({ of: dealer })
  const asked = await app.queriesOf(async () => (await app.fetch('/tickets/export.csv', as(dealer))).text())
  expect(asked.length).toBeLessThanOrEqual(3)
})

test('staff take the companies along, those they searched for', async () => {
  const app = await openApp()
  const [admin] = [await app.staff('admin'), await app.dealer()]
  const other = await app.dealer()
  await app.portal.db
    .updateTable('company')
    .set({ name: 'Velo Müller', vat_number: 'DE123' })
    .where('id', '=', other.viewer.companyId)
    .execute()
  expect(await linesAt(app, '/en/console/companies/export.csv', admin)).toHaveLength(3)
  expect((await linesAt(app, '/en/console/companies/export.csv?q=müller', admin)).slice(1)).toEqual([
    'Velo Müller,,Dealer,Italy,DE123,Italiano,,,,,,1',
  ])
  expect((await app.fetch('/en/console/companies/export.xlsx', as(await app.staff()))).status).toBe(200)
  expect((await app.fetch('/en/console/companies/export.xlsx', as(other))).status).toBe(404)
})
