import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { addLead } from '../leads.fixture.ts'

type App = Awaited<ReturnType<typeof openApp>>
type Person = { cookie: string }

const hour = 60 * 60_000

async function pageOf(app: App, address: string, person: Person) {
  const answer = await app.fetch(address, as(person))
  return { status: answer.status, text: await answer.text() }
}

/** The rows' own links, in their order. */
function numbersIn(page: string): number[] {
  return [...page.matchAll(/<a ([^>]*\brow-link\b[^>]*)>/g)].map(([, attributes = '']) =>
    Number(/href="[^"]*\/leads\/(\d+)"/.exec(attributes)?.[1]),
  )
}

/** The leads in a column of the board. */
function columnOf(page: string, place: string): number[] {
  const [, column = ''] = new RegExp(`<section id="column-${place}"(.*?)</section>`, 's').exec(page) ?? []
  return [...column.matchAll(/lead-card-name" href="[^"]*\/leads\/(\d+)"/g)].map(([, id]) => Number(id))
}

test('the board shows each lead of the own company in the column where it stands, and what they are worth', async () => {
  const app = await openApp()
  const [rossi, bianchi, agent] = [await app.dealer(), await app.dealer(), await app.staff()]
  const routed = await addLead(app.portal, { of: rossi, by: agent })
  app.clock.advance(hour)
  const offered = await addLead(app.portal, { of: rossi, by: agent, place: 'offer', amount: 1_250_050 })
  const won = await addLead(app.portal, { of: rossi, by: agent, place: 'won', amount: 500_000 })
  const lost = await addLead(app.portal, { of: rossi, by: agent, place: 'lost', amount: 900_000 })
  await addLead(app.portal, { of: bianchi, by: agent, place: 'offer', amount: 77_000_00 })
  const { status, text } = await pageOf(app, '/en/leads', rossi)
  expect(status).toBe(200)
  expect(columnOf(text, 'routed')).toEqual([routed.id])
  expect(columnOf(text, 'offer')).toEqual([offered.id])
  expect(columnOf(text, 'won')).toEqual([won.id])
  expect(columnOf(text, 'lost')).toEqual([lost.id])
  expect(columnOf(text, 'new')).toEqual([])
  expect(text).toContain('Total deal amount')
  expect(text).toContain('€12,500.50')
  expect(text).toContain('€5,000.00')
  expect(text).not.toContain('€77,000.00')
  expect(text).toContain('71 hours left')
})

test('a card is moved by its plain form, and what ends a lead asks for the reason on its page', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const { id } = await addLead(app.portal, { of: dealer, by: agent })
  const move = (from: string, to: string) =>
    app.fetch('/en/leads', post(dealer, { intent: 'move', lead: String(id), from, to }))
  const declining = (await move('routed', 'declined')).headers.get('location') ?? ''
  expect(declining).toBe(`/en/leads/${id}?to=declined#answer`)
  const why = (await pageOf(app, declining, dealer)).text
  expect(why).toContain('The reason is missing: choose it below to decline the lead.')
  const accepted = await move('routed', 'new')
  expect(accepted.status).toBe(303)
  expect(accepted.headers.get('location')).toBe(`/en/leads?notice=moved.new.${id}`)
  expect((await pageOf(app, `/en/leads?notice=moved.new.${id}`, dealer)).text).toContain('Lead moved: New')
  expect((await move('new', 'appointment')).status).toBe(303)
  expect(columnOf((await pageOf(app, '/leads', dealer)).text, 'appointment')).toEqual([id])
  const asked = (await move('appointment', 'lost')).headers.get('location') ?? ''
  expect(asked).toBe(`/en/leads/${id}?to=lost#answer`)
  const asking = (await pageOf(app, asked, dealer)).text
  expect(asking).toContain('The reason is missing: choose it below to move the lead to lost.')
  expect(asking).toMatch(/<option value="lost" selected/)
  expect((await pageOf(app, `/en/leads/${id}`, dealer)).text).not.toContain('The reason is missing')
  // Somebody else was quicker: the board says so and shows where the lead stands.
  const late = await move('new', 'contacted')
  expect(late.status).toBe(409)
  const page = await late.text()
  // At the head of a long page: it takes the focus.
  expect(page).toMatch(/autofocus=""[^>]*role="alert".*The lead was not moved/s)
  expect(columnOf(page, 'appointment')).toEqual([id])
  expect((await move('nowhere', 'won')).status).toBe(400)
})

test('a column shows the newest 25 and leads to the list of all', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const ids: number[] = []
  for (let count = 0; count < 27; count += 1) {
    ids.push((await addLead(app.portal, { of: dealer, by: agent })).id)
    app.clock.advance(1000)
  }
  const { text } = await pageOf(app, '/en/leads', dealer)
  expect(columnOf(text, 'routed')).toEqual(ids.toReversed().slice(0, 25))
  expect(text).toContain('All: 27')
  const list = await pageOf(app, '/en/leads?view=list&status=routed', dealer)
  expect(numbersIn(list.text)).toEqual(ids.toReversed().slice(0, 25))
  expect(list.text).toContain('27 leads')
  const next = /href="([^"]*after=[^"]*)"/.exec(list.text)?.[1]?.replaceAll('&amp;', '&')
  const second = await pageOf(app, next ?? '', dealer)
  expect(numbersIn(second.text)).toEqual(ids.toReversed().slice(25))
})

test('search finds name, e-mail, telephone, model and message; filters narrow it', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const one = await addLead(app.portal, {
    of: dealer,
    by: agent,
    firstName: 'Òscar',
    email: 'oscar@posta.example',
    mobilePhone: '+39 333 555 12 34',
    productsOfInterest: ['TT1'],
    message: 'Triathlon a Jesolo',
  })
  const other = await addLead(app.portal, { of: dealer, by: agent, place: 'contacted' })
  const found = async (search: string) => numbersIn((await pageOf(app, `/en/leads?${search}`, dealer)).text)
  for (const q of ['òscar', 'oscar@posta', '3335551234', '555 12 34', 'tt1', 'jesolo'])
    expect(await found(`q=${encodeURIComponent(q)}`), q).toEqual([one.id])
  expect(await found('q=posta')).toEqual([other.id, one.id])
  expect(await found('q=posta&status=contacted')).toEqual([other.id])
  expect(await found('q=100%25')).toEqual([])
  expect((await pageOf(app, '/en/leads?q=%3Cb%3Ewheel', dealer)).text).toContain('No results for “&lt;b&gt;wheel”')
  const short = await pageOf(app, '/en/leads?q=zz', dealer)
  expect(short.text).toContain('Please type at least 3 characters to search')
  expect(numbersIn(short.text)).toEqual([other.id, one.id])
  expect(await found('view=list&status=nonsense&after=nonsense')).toEqual([other.id, one.id])
})

test('72 hours of silence make a lead overdue: without an answer, then without a first step', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const silent = await addLead(app.portal, { of: dealer, by: agent })
  const idle = await addLead(app.portal, { of: dealer, by: agent, place: 'new' })
  await addLead(app.portal, { of: dealer, by: agent, place: 'contacted' })
  const overdue = async () => numbersIn((await pageOf(app, '/en/leads?overdue=yes', dealer)).text)
  app.clock.advance(72 * hour - 1000)
  expect(await overdue()).toEqual([])
  app.clock.advance(2000)
  expect(await overdue()).toEqual([idle.id, silent.id])
  expect((await pageOf(app, '/leads', dealer)).text).toContain('In ritardo di 1 ora')
  const note = { intent: 'note', submission: '11111111-1111-4111-8111-111111111111', note: 'Chiamato' }
  expect((await app.fetch(`/leads/${idle.id}`, post(dealer, note))).status).toBe(303)
  expect(await overdue()).toEqual([silent.id])
})

test('the export holds what is filtered, of the own company only', async () => {
  const app = await openApp()
  const [rossi, bianchi, agent] = [await app.dealer(), await app.dealer(), await app.staff()]
  await addLead(app.portal, { of: rossi, by: agent, place: 'offer', amount: 1_250_050, lastName: '=SUM(1)' })
  await addLead(app.portal, { of: rossi, by: agent, lastName: 'Altro' })
  await addLead(app.portal, { of: bianchi, by: agent, lastName: 'Foresto' })
  const answer = await app.fetch('/leads/export.csv?view=list&status=offer', as(rossi))
  expect(answer.headers.get('content-type')).toContain('text/csv')
  expect(answer.headers.get('content-disposition')).toContain('"contatti-2026-11-21.csv"')
  const [head, line, ...rest] = (await answer.text()).trim().split('\r\n')
  expect(head).toContain('N.;Nome;E-mail')
  expect(line).toContain('Ivano =SUM(1);ivano@posta.example')
  expect(line).toContain('Offerta fatta;12500,5;EUR;2026-11-21')
  expect(rest).toEqual([])
  const all = await (await app.fetch('/en/leads/export.csv', as(agent))).text()
  expect(all.trim().split('\r\n')).toHaveLength(4)
})

test('a workshop and a rider have no leads, whatever the licence holds; a company without the module sees the licence, an empty list has words', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const workshop = await app.dealer({ company: owner, role: 'workshop' })
  const bare = await app.dealer({ modules: ['tickets'] })
  const rider = await app.dealer({ role: 'customer' })
  for (const path of ['/leads', '/leads?view=list', '/leads/export.csv', '/leads/3001', '/leads/new'])
    for (const person of [workshop, rider]) expect((await app.fetch(path, as(person))).status, path).toBe(404)
  for (const path of ['/leads', '/leads/export.csv', '/leads/3001'])
    expect((await app.fetch(path, as(bare))).status, path).toBe(403)
  const words = { '/leads': 'Nessun contatto', '/en/leads': 'No contacts', '/fr/leads': 'Aucun contact' }
  for (const [path, sentence] of Object.entries(words)) {
    expect((await pageOf(app, path, owner)).text).toContain(sentence)
    expect((await pageOf(app, `${path}?view=list`, owner)).text).toContain(sentence)
  }
})

test('staff read the leads of all dealers, and move none', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const { id } = await addLead(app.portal, { of: dealer, by: agent, place: 'new' })
  const board = await pageOf(app, '/en/leads', agent)
  expect(columnOf(board.text, 'new')).toEqual([id])
  expect(board.text).toContain('Cicli Rossi')
  expect(board.text).not.toContain('value="move"')
  const move = { intent: 'move', lead: String(id), from: 'new', to: 'won' }
  expect((await app.fetch('/en/leads', post(agent, move))).status).toBe(403)
})

test('a list that cannot be read says so, and its page stands', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await app.owner.schema.alterTable('lead').renameTo('lead_away').execute()
  try {
    for (const [path, sentence] of Object.entries({
      '/leads': 'Errore nel caricamento dei contatti',
      '/en/leads?view=list': 'Error loading contacts',
      '/fr/leads': 'Erreur lors du chargement des contacts',
    })) {
      const { status, text } = await pageOf(app, path, dealer)
      expect(status).toBe(500)
      expect(text).toContain(sentence)
    }
  } finally {
    await app.owner.schema.alterTable('lead_away').renameTo('lead').execute()
  }
  expect(app.errors().length).toBeGreaterThan(0)
})
