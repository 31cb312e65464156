import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { as, openApp } from '#tests/app.ts'
import { addTestQuote, idsIn, readable } from '../quotes.fixture.ts'
import { quoteStatuses } from '../quotes.ts'

type App = Awaited<ReturnType<typeof openApp>>
type Person = { cookie: string }

const minute = 60_000

async function pageOf(app: App, address: string, person: Person) {
  const answer = await app.fetch(address, as(person))
  return { status: answer.status, text: await answer.text() }
}

test('a dealer’s list holds the company’s quotes, the latest first, with owner, amount, expiry and answer', async () => {
  const app = await openApp()
  const [rossi, bianchi] = [await app.dealer(), await app.dealer()]
  const at = new Date(app.clock.now().getTime() - minute)
  const older = await addTestQuote(app, { of: rossi, at, acceptance: 'accepted', title: 'Ruote' })
  const newer = await addTestQuote(app, { of: rossi, expiresOn: '2026-11-24', number: 'PR-2026-7' })
  await addTestQuote(app, { of: bianchi })
  const { status, text } = await pageOf(app, '/quotes', rossi)
  expect(status).toBe(200)
  expect(idsIn(text)).toEqual([newer.id, older.id])
  const words = readable(text)
  expect(words).toContain(
    'PR-2026-7 Telai C68 di primavera Andrea Neri 7.325,00 € 24 nov 2026 · tra 3 giorni In attesa',
  )
  expect(words).toMatch(/31 dic 2026 Accettato/)
  expect(words).toContain('2 preventivi')
  expect(words).not.toContain('Cicli Rossi Andrea')
})

test('a quote is found by its words, whatever spaces stand between them', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await addTestQuote(app, { of: dealer, title: 'Unita\u0300\u00a0C68 \n di  primavera' })
  for (const q of ['unità c68 di primavera', 'C68\tdi'])
    expect(idsIn((await pageOf(app, `/en/quotes?${new URLSearchParams({ q })}`, dealer)).text)).toEqual([id])
})

test('what the maker has not approved exists for no dealer: not in the list, the count, the search, the export', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const agent = await app.staff()
  const made = new Map<string, number>()
  for (const status of quoteStatuses)
    made.set(status, (await addTestQuote(app, { of: dealer, status, title: 'Serie' })).id)
  const shown = [made.get('APPROVAL_NOT_NEEDED'), made.get('APPROVED')]
  const { text } = await pageOf(app, '/en/quotes', dealer)
  expect(idsIn(text)).toEqual(shown)
  expect(readable(text)).toContain('2 quotes')
  expect(idsIn((await pageOf(app, '/en/quotes?q=serie', dealer)).text)).toEqual(shown)
  expect(idsIn((await pageOf(app, '/en/quotes?acceptance=pending', dealer)).text)).toEqual(shown)
  expect((await pageOf(app, '/en/quotes/export.csv', dealer)).text.trim().split('\r\n').length).toBe(3)
  const everywhere = [text, (await pageOf(app, '/en/quotes.data', dealer)).text]
  for (const page of everywhere) expect(page).not.toMatch(/DRAFT|PENDING_APPROVAL|REJECTED|APPROVED|APPROVAL/)
  for (const status of ['DRAFT', 'PENDING_APPROVAL', 'REJECTED'])
    for (const address of [`/quotes/${made.get(status)}`, `/quotes/${made.get(status)}/pdf`])
      expect((await app.fetch(address, as(dealer))).status, `${status} ${address}`).toBe(404)
  const all = readable((await pageOf(app, '/en/quotes', agent)).text)
  expect(all).toContain('5 quotes')
  expect(all).toContain('Cicli Rossi Andrea Neri')
  for (const word of ['Draft', 'Pending approval', 'Not approved', 'Approved by us', 'Approval not needed'])
    expect(all).toContain(word)
})

test('how a quote came to be shown is told to staff only while its answer is awaited', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const agent = await app.staff()
  await addTestQuote(app, { of: dealer, acceptance: 'rejected' })
  await addTestQuote(app, { of: dealer, expiresOn: '2026-11-20' })
  const before = (await pageOf(app, '/quotes', agent)).text
  expect(readable(before)).toContain('31 dic 2026 Rifiutato')
  expect(readable(before)).toContain('20 nov 2026 Scaduto')
  expect(before).not.toMatch(/quote-status|Approvato da noi/)
  await addTestQuote(app, { of: dealer })
  expect(readable((await pageOf(app, '/quotes', agent)).text)).toContain('In attesa Approvato da noi')
})

test('what the maker sells, a dealer buys', async () => {
  const app = await openApp()
  const eyebrowFor = async (person: Person) =>
    /<p class="eyebrow">([^<]*)</.exec((await pageOf(app, '/quotes', person)).text)?.[1]
  expect(await eyebrowFor(await app.dealer())).toBe('Acquisti')
  expect(await eyebrowFor(await app.staff())).toBe('Vendite')
})

test('search and filters narrow the list, and an empty answer names what was searched for', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const wheels = await addTestQuote(app, { of: dealer, title: 'Ruote', item: 'Coppia ruote 45 mm, novita\u0300' })
  const gone = await addTestQuote(app, { of: dealer, expiresOn: '2026-11-20' })
  const taken = await addTestQuote(app, { of: dealer, acceptance: 'accepted', expiresOn: '2026-11-20' })
  const found = async (search: string) => idsIn((await pageOf(app, `/en/quotes${search}`, dealer)).text)
  expect(await found('?q=45%20MM')).toEqual([wheels.id])
  // Another system may write an accent as a sign of its own.
  expect(await found(`?q=${encodeURIComponent('novità')}`)).toEqual([wheels.id])
  expect(await found(`?q=${gone.number}`)).toEqual([gone.id])
  expect(await found('?q=100%25')).toEqual([])
  expect(await found('?acceptance=accepted')).toEqual([taken.id])
  expect(await found('?expired=yes')).toEqual([gone.id])
  expect(await found('?expired=no')).toEqual([taken.id, wheels.id])
  expect(await found('?acceptance=nonsense&expired=1&after=x')).toEqual([taken.id, gone.id, wheels.id])
  const none = await pageOf(app, '/en/quotes?q=nothing', dealer)
  expect(none.text).toContain('No results for “nothing”')
  const short = await pageOf(app, '/en/quotes?q=zz', dealer)
  expect(short.text).toContain('Please type at least 3 characters to search')
  expect(idsIn(short.text).length).toBe(3)
})

test('a dealer without quotes reads what there will be, in each language', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  for (const [path, words] of Object.entries({
    '/quotes': 'Nessun preventivo',
    '/en/quotes': 'No quotes',
    '/fr/quotes': 'Aucun devis',
  }))
    expect((await pageOf(app, path, dealer)).text).toContain(words)
})

test('pages of the list and the export hold every quote once', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  for (let index = 0; index < 30; index += 1) await addTestQuote(app, { of: dealer, title: `=SUM(${index})` })
  const first = (await pageOf(app, '/en/quotes', dealer)).text
  const next = /href="(\/en\/quotes\?after=[^"]+)" rel="next"|rel="next"[^>]*href="([^"]+)"/.exec(first)
  const second = (await pageOf(app, (next?.[1] ?? next?.[2] ?? '').replaceAll('&amp;', '&'), dealer)).text
  expect([idsIn(first).length, idsIn(second).length]).toEqual([25, 5])
  expect(new Set([...idsIn(first), ...idsIn(second)]).size).toBe(30)
  const answer = await app.fetch('/quotes/export.csv?q=sum', as(dealer))
  expect(answer.headers.get('content-disposition')).toContain('preventivi-2026-11-21.csv')
  const [head, row, ...rest] = (await answer.text()).trim().split('\r\n')
  expect(head?.replace('\uFEFF', '')).toBe(
    'Numero;Titolo;Referente;Importo, IVA esclusa;Valuta;Data;Scadenza;Risposta;Nome indicato;Data risposta;Documento online',
  )
  expect(row).toMatch(/^PR-[^;]+;'=SUM\(29\);Andrea Neri;7325;EUR;2026-11-21;2026-12-31;In attesa;;;$/)
  expect(rest.length).toBe(29)
})

test('staff look at the quotes of one status; an answer is awaited of what was let out alone', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const agent = await app.staff()
  const made = new Map<string, number>()
  for (const status of quoteStatuses)
    for (const expiresOn of ['2026-11-20', '2026-12-31'])
      made.set(`${status} ${expiresOn}`, (await addTestQuote(app, { of: dealer, status, expiresOn })).id)
  const of = (day: string, ...statuses: string[]) => statuses.map((status) => made.get(`${status} ${day}`))
  const found = async (search: string, person: Person = agent) =>
    idsIn((await pageOf(app, `/en/quotes${search}`, person)).text)
  for (const status of quoteStatuses)
    expect(await found(`?status=${status}`)).toEqual([...of('2026-12-31', status), ...of('2026-11-20', status)])
  expect(await found('?expired=yes')).toEqual(of('2026-11-20', 'APPROVAL_NOT_NEEDED', 'APPROVED'))
  const awaited = of('2026-12-31', 'APPROVAL_NOT_NEEDED', 'APPROVED')
  expect(await found('?acceptance=pending&expired=no')).toEqual(awaited)
  expect(await found('?acceptance=pending&status=DRAFT')).toEqual([])
  expect((await found('?status=nonsense')).length).toBe(10)
  expect(readable((await pageOf(app, '/en/quotes?status=DRAFT', agent)).text)).toContain('Filters (1)')
  // To a dealer it says nothing, and is not among the filters.
  expect((await found('?status=APPROVED', dealer)).length).toBe(4)
  expect((await pageOf(app, '/en/quotes?status=APPROVED', dealer)).text).not.toContain('name="status"')
  const rows = (await pageOf(app, '/en/quotes/export.csv', agent)).text
  expect(rows).toMatch(/2026-11-20,Draft,,,,\r\n/)
  expect(rows).toMatch(/2026-11-20,Approved,Expired,,,\r\n/)
  expect((await pageOf(app, '/en/quotes/export.csv?status=DRAFT', agent)).text.trim().split('\r\n').length).toBe(3)
})

test('the export says who answered a quote, on which day, and where its document is', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await addTestQuote(app, { of: dealer, acceptance: 'accepted', link: 'https://quotes.maker.example/PR-9' })
  expect((await pageOf(app, '/en/quotes/export.csv', dealer)).text).toContain(
    '2026-12-31,Accepted,Marco Rossi,2026-11-21,https://quotes.maker.example/PR-9\r\n',
  )
})

test('staff look at the quotes of one customer, drafts too, whom filters, pages and export keep', async () => {
  const app = await openApp()
  const [rossi, bianchi] = [await app.dealer(), await app.dealer()]
  const agent = await app.staff()
  const { companyId } = rossi.viewer
  const shown = await addTestQuote(app, { of: rossi })
  const draft = await addTestQuote(app, { of: rossi, status: 'DRAFT' })
  const foreign = await addTestQuote(app, { of: bianchi })
  const narrowed = { '': [draft.id, shown.id], '&q=primavera': [draft.id, shown.id], '&acceptance=pending': [shown.id] }
  for (const [more, ids] of Object.entries(narrowed)) {
    const { text } = await pageOf(app, `/en/quotes?company=${companyId}${more}`, agent)
    expect([more, idsIn(text)]).toEqual([more, ids])
    expect(readable(text)).toContain('Customer: Cicli Rossi ( show all customers )')
    expect(text).toContain(`href="/en/quotes${more && `?${more.slice(1)}`}"`)
    expect(text).toContain(`<input type="hidden" name="company" value="${companyId}"`)
    const address = `/en/quotes/export.csv?${more ? `${more.slice(1)}&` : ''}company=${companyId}`
    expect(text).toContain(`href="${address.replaceAll('&', '&amp;')}"`)
    expect((await pageOf(app, address, agent)).text.trim().split('\r\n').length).toBe(ids.length + 1)
  }
  for (const nobody of ['999999', 'x', '-1', '0', '']) {
    const { text } = await pageOf(app, `/en/quotes?company=${nobody}`, agent)
    expect([nobody, idsIn(text)]).toEqual([nobody, [foreign.id, draft.id, shown.id]])
    expect(readable(text)).not.toContain('Customer:')
  }
  // To a dealer the number says nothing.
  const own = (await pageOf(app, `/en/quotes?company=${bianchi.viewer.companyId}`, rossi)).text
  expect([idsIn(own), readable(own).includes('Customer:')]).toEqual([[shown.id], false])
  const admin = await app.staff('admin')
  const company = (await pageOf(app, `/en/console/companies/${companyId}`, admin)).text
  for (const list of ['orders', 'quotes']) expect(company).toContain(`href="/en/${list}?company=${companyId}"`)
})

test('a list that cannot be read says so, and the page stands', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await sql`alter table quote rename to quote_away`.execute(app.owner)
  try {
    const { status, text } = await pageOf(app, '/quotes', dealer)
    expect(status).toBe(500)
    expect(text).toContain('Errore nel caricamento dei preventivi')
  } finally {
    await sql`alter table quote_away rename to quote`.execute(app.owner)
  }
  expect(app.errors().length).toBeGreaterThan(0)
})

test('a workshop has no quotes at all, and without the module there is the licence', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const { id } = await addTestQuote(app, { of: owner })
  const workshop = await app.dealer({ company: owner, role: 'workshop' })
  const bare = await app.dealer({ modules: ['tickets'] })
  for (const address of ['/quotes', '/quotes/export.csv', `/quotes/${id}`, `/quotes/${id}/pdf`, '/quotes/none']) {
    const answer = await app.fetch(address, as(workshop))
    expect(answer.status, address).toBe(404)
    expect(await answer.text()).not.toContain('7.325')
    expect((await app.fetch(address, as(bare))).status, address).toBe(403)
  }
})
