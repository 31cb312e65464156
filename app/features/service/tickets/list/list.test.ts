import { expect, test } from 'vitest'
import { as, openApp } from '#tests/app.ts'

type App = Awaited<ReturnType<typeof openApp>>
type Person = { cookie: string }

const minute = 60_000

async function pageOf(app: App, address: string, person: Person) {
  const answer = await app.fetch(address, as(person))
  return { status: answer.status, text: await answer.text() }
}

/** The rows' own links, in their order. */
function rowsIn(page: string): { id: number; title: string }[] {
  return [...page.matchAll(/<a ([^>]*\brow-link\b[^>]*)>/g)].map(([, attributes = '']) => ({
    id: Number(/href="[^"]*\/tickets\/(\d+)"/.exec(attributes)?.[1]),
    title: /title="([^"]*)"/.exec(attributes)?.[1] ?? '',
  }))
}

function numbersIn(page: string): number[] {
  return rowsIn(page).map(({ id }) => id)
}

test('a dealer’s list holds the tickets of the own company, the latest activity first', async () => {
  const app = await openApp()
  const rossi = await app.dealer()
  const bianchi = await app.dealer()
  const older = await app.ticket({ of: rossi, at: new Date(app.clock.now().getTime() - minute) })
  const newer = await app.ticket({ of: rossi })
  await app.ticket({ of: bianchi })
  const { status, text } = await pageOf(app, '/en/tickets', rossi)
  expect(status).toBe(200)
  expect(numbersIn(text)).toEqual([newer.id, older.id])
  expect(text).toContain('2 tickets')
})

test('the subject is composed in the reader’s language', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await app.ticket({ of: dealer })
  const kinds = { '/tickets': 'danno estetico', '/en/tickets': 'cosmetic damage', '/fr/tickets': 'défaut esthétique' }
  for (const [path, kind] of Object.entries(kinds))
    expect(rowsIn((await pageOf(app, path, dealer)).text)[0]?.title).toContain(kind)
})

test('a search of one or two characters asks for more and leaves the list whole', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const ticket = await app.ticket({ of: dealer, subject: 'Creaking fork' })
  const sentences = {
    '/tickets': 'Inserisci almeno 3 caratteri per cercare',
    '/en/tickets': 'Please type at least 3 characters to search',
    '/fr/tickets': 'Saisissez au moins 3 caractères pour lancer la recherche',
  }
  for (const [path, sentence] of Object.entries(sentences)) {
    const { status, text } = await pageOf(app, `${path}?q=zz`, dealer)
    expect(status).toBe(200)
    expect(text).toContain(sentence)
    expect(numbersIn(text)).toEqual([ticket.id])
  }
  expect((await pageOf(app, '/en/tickets?q=zzz', dealer)).text).not.toContain('Please type')
})

test('search and stage narrow the list, and an empty answer names what was searched for', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const open = await app.ticket({ of: dealer, subject: 'Creaking fork' })
  const closed = await app.ticket({ of: dealer, subject: 'Scratched fork', stage: 'ticket_closed' })
  const found = async (search: string) => numbersIn((await pageOf(app, `/en/tickets${search}`, dealer)).text)
  expect(await found('?q=CREAK')).toEqual([open.id])
  expect(await found('?q=fork')).toEqual([closed.id, open.id])
  expect(await found('?q=fork&stage=ticket_closed')).toEqual([closed.id])
  expect(await found('?q=100%25')).toEqual([])
  const { text } = await pageOf(app, '/en/tickets?q=%3Cb%3Ewheel', dealer)
  expect(text).toContain('No results for “&lt;b&gt;wheel”')
  expect(text).toContain('value="&lt;b&gt;wheel"')
})

test('a model, a part, a damage and who opened it narrow the list and its file, of tickets nobody else’s', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const workshop = await app.dealer({ company: owner, role: 'workshop' })
  const frame = await app.ticket({ of: owner })
  const fork = await app.ticket({ of: workshop, part: 'fork', damage: 'functional' })
  const other = await app.ticket({ of: owner, family: 'V4R', part: 'fork' })
  await app.ticket({ of: await app.dealer(), family: 'V4R', part: 'fork' })
  for (const [search, ids] of [
    ['?model=C68', [fork.id, frame.id]],
    ['?part=fork', [other.id, fork.id]],
    ['?damage=functional', [fork.id]],
    ['?part=fork&model=V4R', [other.id]],
    ['?author=me', [other.id, frame.id]],
    ['?author=others', [fork.id]],
    ['?model=none-such', []],
    // Not understood.
    ['?model=%27%3B--&author=7&part=', [other.id, fork.id, frame.id]],
  ] as const) {
    expect([search, numbersIn((await pageOf(app, `/en/tickets${search}`, owner)).text)]).toEqual([search, ids])
    const file = await (await app.fetch(`/en/tickets/export.csv${search}`, as(owner))).text()
    expect([search, file.trim().split('\r\n').slice(1).map(Number.parseFloat)]).toEqual([search, ids])
  }
})

test('staff narrow the queue by what is claimed, and a view keeps it', async () => {
  const app = await openApp()
  const [dealer, staff] = [await app.dealer(), await app.staff()]
  await app.ticket({ of: dealer })
  const fork = await app.ticket({ of: dealer, part: 'fork', damage: 'functional', family: 'V3' })
  for (const search of ['?part=fork', '?damage=functional', '?model=V3', '?q=C68.51S&model=V3'])
    expect([search, numbersIn((await pageOf(app, `/en/console/tickets${search}`, staff)).text)]).toEqual([
      search,
      [fork.id],
    ])
  const { text } = await pageOf(app, '/en/console/tickets?model=V3&part=fork', staff)
  expect(text).toContain('href="/en/console/tickets/export.csv?model=V3&amp;part=fork"')
})

test('a rider has no colleagues to look for', async () => {
  const app = await openApp()
  const rider = await app.dealer({ role: 'customer' })
  await app.ticket({ of: rider })
  expect((await pageOf(app, '/en/tickets', rider)).text).not.toContain('name="author"')
  expect((await pageOf(app, '/en/tickets', await app.dealer())).text).toContain('name="author"')
})

test('an unknown stage and an unreadable cursor are as if they were not there', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const ticket = await app.ticket({ of: dealer })
  for (const search of [
    '?stage=nonsense',
    '?after=abc',
    '?after=1-2-3',
    '?after=999999999999999-1',
    '?stage=&q=&after=',
  ]) {
    const { status, text } = await pageOf(app, `/en/tickets${search}`, dealer)
    expect([search, status, numbersIn(text)]).toEqual([search, 200, [ticket.id]])
  }
})

test('a long list is turned page by page, and leads back to the first', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const ids: number[] = []
  // All at the same moment, so that only the number tells them apart.
  for (let count = 0; count < 30; count += 1) ids.push((await app.ticket({ of: dealer })).id)
  ids.reverse()
  const first = await pageOf(app, '/en/tickets?stage=new_request', dealer)
  expect(numbersIn(first.text)).toEqual(ids.slice(0, 25))
  const next = /href="([^"]*after=[^"]*)"/.exec(first.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(next).toContain('stage=new_request')
  const second = await pageOf(app, next, dealer)
  expect(numbersIn(second.text)).toEqual(ids.slice(25))
  expect(second.text).toContain('30 tickets')
  expect(second.text).toMatch(/href="\/en\/tickets\?stage=new_request"[^>]*>Back to the first page/)
  expect(second.text).toMatch(/rel="prev"[^>]*href="\/en\/tickets\?stage=new_request"/)
  expect(first.text).not.toContain('Back to the first page')
})

test('anyone who has no ticket yet is led to the first one', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { text } = await pageOf(app, '/en/tickets', dealer)
  expect(text).toContain('No tickets')
  expect(text).toContain('href="/en/new-ticket"')
})

test('when only the list cannot be read, the page says so and offers to try again', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await app.owner.schema.alterTable('ticket').renameTo('ticket_away').execute()
  try {
    const { status, text } = await pageOf(app, '/en/tickets?stage=new_request', dealer)
    expect(status).toBe(500)
    expect(text).toContain('Error loading tickets')
    expect(text).toMatch(/href="\/en\/tickets\?stage=new_request"/)
    expect(text).toContain('name="q"')
    expect(app.errors().join('')).toContain('the list of tickets could not be read')
  } finally {
    await app.owner.schema.alterTable('ticket_away').renameTo('ticket').execute()
  }
})

test('staff find the tickets in the console', async () => {
  const app = await openApp()
  const answer = await app.fetch('/en/tickets?q=fork', as(await app.staff()))
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en/console/tickets?q=fork'])
})

test('the list asks the database at most five things, its tag among them, however many tickets it shows', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  for (let count = 0; count < 5; count += 1) await app.ticket({ of: dealer })
  for (const search of ['', '?q=vernice', '?stage=new_request'])
    expect((await app.queriesOf(() => app.fetch(`/tickets${search}`, as(dealer)))).length).toBeLessThanOrEqual(5)
})

test('the list as most ask for it runs on prepared statements alone, which are not planned once more for each', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const queries = await app.queriesOf(() => app.fetch('/tickets', as(dealer)))
  expect(queries.filter((text) => !/\/\* (?:prepared|by key)/.test(text))).toEqual([])
})

test('where a list has several filters a phone folds them behind one line, which says how many are set and opens then', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const staff = await app.staff()
  const foldOf = async (path: string, person = dealer as { cookie: string }) => {
    const page = await (await app.fetch(path, as(person))).text()
    return /<details class="fold-line filter-fold"( open="")?><summary>([^<]*)<\/summary>/.exec(page)?.slice(1)
  }
  for (const path of ['/tickets', '/quotes', '/leads?view=list', '/products', '/resources/manuals'])
    expect([path, await foldOf(path)]).toEqual([path, [undefined, 'Filtri']])
  const set = {
    '/en/tickets?stage=ticket_closed': 'Filters (1)',
    '/fr/tickets?stage=ticket_closed&awaiting=dealer': 'Filtres (2)',
    '/en/quotes?acceptance=pending&expired=no': 'Filters (2)',
    '/en/leads?view=list&overdue=yes': 'Filters (1)',
    '/en/products?family=C68': 'Filters (1)',
  }
  for (const [path, words] of Object.entries(set))
    expect([path, await foldOf(path)]).toEqual([path, [' open=""', words]])
  expect(await foldOf('/en/tickets?q=vernice')).toEqual([undefined, 'Filters'])
  // Whose turn it is stands above staff's list, and not among its filters.
  expect(await foldOf('/en/console/tickets?awaiting=maker', staff)).toEqual([undefined, 'Filters'])
})
