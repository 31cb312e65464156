import { expect, test } from 'vitest'
import { as, openApp } from '#tests/app.ts'
import { addressOf, pagesFor } from '#app/features/people/pages/pages.ts'
import { readAnswered } from './answered.ts'
import { askFor } from './search.fixture.ts'

test('pages are found by their names, by any word of them and without accents, in the reader’s language', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const titles = async (person: { cookie: string }, q: string, prefix = '') => {
    const answer = await app.fetch(`${prefix}/search/hits?q=${encodeURIComponent(q)}`, as(person))
    return readAnswered(await answer.json()).hits.flatMap(({ kind, title }) => (kind === 'pages' ? [title] : []))
  }
  const found = {
    manuali: ['Manuali di montaggio'],
    ordini: ['Ordini'],
    iscrizioni: ['Iscrizioni'],
    rapporti: ['Statistiche'],
    fattura: ['Fatture'],
    richiamo: ['Richiami'],
    sondaggio: ['Sondaggi'],
    prodotto: ['Prodotti'],
    preventivo: ['Preventivi'],
    appuntamento: ['Appuntamenti'],
    contatto: ['Lead to store'],
    taglie: ['Guide alle taglie', 'Calcolo della taglia'],
    'guide alle taglie': ['Guide alle taglie'],
    MONTAG: ['Manuali di montaggio'],
    ta: [],
    ontaggio: [],
  }
  for (const [q, pages] of Object.entries(found)) expect(await titles(owner, q), q).toEqual(pages)
  expect(await titles(owner, 'mediatheque', '/fr')).toEqual(['Médiathèque'])
  expect(await (await app.fetch('/en/search?q=orders', as(owner))).text()).toContain('<h2>Pages</h2>')
})

test('of the pages only those are found that somebody may open', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const pages = async (person: { cookie: string }, q: string) =>
    (await askFor(app, person, `q=${q}`)).flatMap(({ kind, to }) => (kind === 'pages' ? [to] : []))
  expect(await pages(await app.dealer({ role: 'workshop', company: owner }), 'orders')).toEqual([])
  expect(await pages(await app.dealer({ role: 'customer' }), 'media')).toEqual([])
  expect(await pages(owner, 'erasures')).toEqual([])
  expect(await pages(owner, 'company')).toEqual(['/en/user/company'])
  expect(await pages(await app.staff(), 'erasures')).toEqual([])
  expect(await pages(await app.staff('admin'), 'erasures')).toEqual(['/en/console/erasures'])
  expect(await pages(await app.staff(), 'tickets')).toEqual(['/en/console/tickets'])
})

test('a page that the licence lacks is found as it is in the menu, with a hint, behind those that open', async () => {
  const app = await openApp()
  const pages = async (person: { cookie: string }, q: string) =>
    (await askFor(app, person, `q=${q}`)).flatMap(({ kind, to, hint }) => (kind === 'pages' ? [[to, hint]] : []))
  const few = await app.dealer({ modules: ['tickets', 'user-guides'] })
  expect(await pages(few, 'orders')).toEqual([['/en/orders', 'Not in your licence']])
  expect(await pages(few, 'tickets')).toEqual([['/en/tickets', '']])
  const [[to = ''] = []] = await pages(few, 'reports')
  expect(await (await app.fetch(to, as(few))).text()).toContain('href="/en/license"')
  const rider = await app.dealer({ role: 'customer', modules: ['tickets', 'products'] })
  expect(await pages(rider, 'quotes')).toEqual([['/en/quotes', 'Not in your licence']])
  expect(await pages(rider, 'media')).toEqual([])
  const others = await app.dealer({ modules: ['media-sharing'] })
  const both = await askFor(app, others, 'q=request')
  expect(both.map(({ hint }) => hint)).toEqual(['Not in your licence', 'Not in your licence'])
})

test('an administrator finds the pages of the console by everyday words', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const places = async (q: string, prefix: string) => {
    const hits = await askFor(app, admin, `q=${encodeURIComponent(q)}`, prefix)
    return hits.flatMap(({ kind, to }) => (kind === 'pages' ? [to.replace(/^.*\/console\//, '')] : []))
  }
  const found: Record<string, Record<string, string>> = {
    '': {
      festività: 'catalogue/promises',
      'giorni di chiusura': 'catalogue/promises',
      token: 'api',
      tariffa: 'companies',
      manodopera: 'catalogue/labour',
      logo: 'brand',
      backup: 'backups',
      utenti: 'staff',
      password: 'staff',
      GDPR: 'retention',
      'cancellare un cliente': 'erasures',
      'numeri di serie': 'catalogue/families',
      gestionale: 'erp',
    },
    '/en': { holidays: 'catalogue/promises', rate: 'companies', 'delete a customer': 'erasures', users: 'staff' },
    '/fr': { 'jours fériés': 'catalogue/promises', jeton: 'api', 'supprimer un client': 'erasures', RGPD: 'brand' },
  }
  for (const [prefix, asked] of Object.entries(found))
    for (const [q, page] of Object.entries(asked)) expect(await places(q, prefix), q).toContain(page)
})

test('every page that is found opens', async () => {
  const app = await openApp()
  const people = [
    await app.dealer(),
    await app.dealer({ role: 'sales' }),
    await app.dealer({ role: 'workshop' }),
    await app.dealer({ role: 'customer' }),
    await app.staff(),
    await app.staff('admin'),
  ]
  for (const { cookie, viewer } of people)
    for (const page of pagesFor({ role: viewer.role, locked: [] })) {
      const path = addressOf('en', page)
      expect((await app.fetch(path, as({ cookie }))).status, `${viewer.role} ${path}`).toBe(200)
    }
})
