import { template } from '#db/template/template.ts'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formWords } from '#app/features/service/tickets/tickets.forms.words.ts'
import { ticketForm } from '#app/features/service/tickets/tickets.forms.ts'
import { wordProblem } from '#app/kit/forms/problems.ts'
import { problemWords } from '#app/kit/problem.words.ts'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { type Locale, locales, pathIn } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { as, openApp, post } from './app.ts'
import { bare, claim, fileOf, formOf, holdings, pdf, read } from './bad-input.fixture.ts'

test('no field of any form, whatever it holds, is an error of ours or changes anything', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const agent = await app.staff()
  const { id } = await app.ticket({ of: dealer })
  const before = await holdings(app)
  const forms: [address: string, person: { cookie: string }, fields: string[]][] = [
    ['/en/new-ticket', dealer, ['submission', 'follows', 'remove', 'removed_file', 'copy_photos', 'intent']],
    [`/en/tickets/${id}`, dealer, ['submission', 'intent', 'remove', 'removed_file']],
    ['/en/uploads', dealer, ['intent', 'submission', 'id', 'field']],
    ['/en/drafts', dealer, ['form', 'submission']],
    [`/en/console/tickets/${id}`, agent, ['intent', 'submission', 'warranty_accepted', 'stage', 'awaiting']],
    [`/en/console/tickets/${id}`, agent, ['promised_at', 'removed_file', 'file', 'id']],
    ['/locale', dealer, ['locale']],
    ['/en?sign-in=', { cookie: '' }, ['email', 'password', 'typed']],
  ]
  const values = [
    '',
    '\0',
    '__proto__',
    'constructor',
    '-1',
    '1e999',
    '9'.repeat(400),
    'è'.repeat(6000),
    `${id}'--`,
    '[]',
    '{"a":1}',
    '../x',
    '\u{1F6B2}',
    '2026-13-45',
    randomUUID(),
  ]
  for (const [address, person, fields] of forms)
    for (const field of fields)
      for (const value of values) {
        // A claim lacks its photos alone, so that nothing is opened.
        const others = address === '/en/new-ticket' ? claim : {}
        const body = new URLSearchParams({ ...others, [field]: value, 'constructor[prototype]': 'x', __proto__: 'x' })
        const answer = await app.fetch(address, as(person, { method: 'POST', body }))
        expect([address, field, value.slice(0, 20), answer.status < 500]).toEqual([
          address,
          field,
          value.slice(0, 20),
          true,
        ])
        await answer.arrayBuffer()
      }
  expect(await holdings(app)).toEqual(before)
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(app.errors()).toEqual([])
}, 60_000)

const long = 'è'.repeat(6000)
const strange = ['\0', '__proto__', '\u{1F6B2}', long]

/** What is wrong with each field of a claim, and the sentence about it. */
const wrong: [field: string, values: string[], says: string, count?: number][] = [
  ...['country', 'frame_model', 'damage_phase', 'part_involved', 'kind_of_damage'].map(
    (field): [string, string[], string] => [field, strange.slice(1), 'field-choose'],
  ),
  ...['country', 'frame_model', 'damage_phase', 'kind_of_damage'].map((field): [string, string[], string] => [
    field,
    ['', '\0'],
    'field-required',
  ]),
  ...['serial_number', 'content'].map((field): [string, string[], string] => [field, ['', ' \t'], 'field-required']),
  ['part_involved', [''], 'parts-missing'],
  ['serial_number', ['9'.repeat(401), long], 'field-too-long', 400],
  ['content', ['corto', '__proto__'], 'content-short', 20],
  ['content', [long], 'field-too-long', 5000],
  ['notes', [long], 'field-too-long', 2000],
  ['marks', ['frame 1 2', 'saddle 0 0 0', '{"a":1}', '__proto__', '\u{1F6B2}'], 'marks-unreadable'],
  ['date_of_purchase', ['2026-13-45', '0000-01-01', '0026-03-04', ...strange.slice(1)], 'field-day'],
  ['date_of_purchase', ['2026-11-25', '9999-12-31'], 'date-in-future'],
  ['submission', ['', ...strange], 'submission-missing'],
  ['follows', ['-1', 'x', '9'.repeat(16), long], 'submission-missing'],
]

test('every field of the claim is tried with what it does not take', () => {
  const fields = Object.keys(ticketForm('it', { ...template, maps: {} }, '2026-11-21').shape)
  expect([...new Set(wrong.map(([field]) => field))].toSorted()).toEqual(fields.toSorted())
})

test('of a claim that is right but for one field, that field says what is wrong, in the reader’s language', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const submission = randomUUID()
  const photo = readFileSync(`${rootDir}/tests/photos/photo.webp`)
  const upload = formOf({ submission, field: 'attachments' })
  upload.set('file', fileOf(new Uint8Array(photo), 'foto.webp', 'image/webp'))
  expect((await app.fetch('/uploads', post(dealer, upload))).status).toBe(200)
  const before = await holdings(app)
  const notes = 'Bici in vetrina, %C3%A8 <b>vera</b> & "nuova".'
  const send = (locale: Locale, fields: Record<string, string>) =>
    app.fetch(pathIn(locale, '/new-ticket'), post(dealer, formOf({ submission, notes, ...fields })))
  let count = 0
  for (const [field, values, message, slot] of wrong)
    for (const value of values) {
      const locale = locales[count++ % locales.length] ?? 'it'
      const answer = await send(locale, { [field]: value })
      const page = await read(answer)
      const says = wordProblem(locale, formWords, { path: field, message, slots: { count: slot ?? 0 } })
      const hidden = field === 'submission' || field === 'follows'
      const about = hidden ? page : (page.split(`id="ticket-${field}-error"`)[1]?.slice(0, 200) ?? '')
      const what = [locale, field, value.slice(0, 20)]
      expect([...what, answer.status, about.includes(says)]).toEqual([...what, 400, true])
      if (field !== 'notes') expect(page).toContain(notes.replaceAll('<', '&lt;').replaceAll('>', '&gt;'))
      if (field !== 'content') expect(page).toContain(claim.content)
    }
  expect(await holdings(app)).toEqual(before)
  expect((await send('it', {})).status).toBe(303)
}, 60_000)

test('a field that is meant once and comes twice is a mistake of the form', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer })
  const before = await holdings(app)
  for (const field of Object.keys(claim).filter((name) => name !== 'part_involved')) {
    const answer = await app.fetch('/en/new-ticket', post(dealer, formOf({ [field]: ['IT', 'IT'] }, [pdf('a.pdf')])))
    expect([field, answer.status]).toEqual([field, 400])
  }
  const twice = post(dealer, { submission: randomUUID(), message: ['uno', 'due'] })
  expect((await app.fetch(`/en/tickets/${id}`, twice)).status).toBe(400)
  expect(await holdings(app)).toMatchObject({ ticket: before['ticket'], message: before['message'] })
})

const strangePaths = `/tickets/%00 /tickets/0 /tickets/-1 /tickets/1e3 /tickets/9999999999999999999 /tickets/10001;x
  /tickets/__proto__ /files/x /files/%2e%2e%2fx /files/00000000-0000-0000-0000-000000000000 /% /%c0%af
  /..%2f..%2fetc/passwd /console/tickets/x /new-ticket?from=x /new-ticket?from=99999`

test('an address that names nothing is a 404 in its language, whatever it holds', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  for (const locale of locales)
    for (const path of strangePaths.split(/\s+/)) {
      const answer = await app.fetch(pathIn(locale, path), as(dealer))
      const page = await answer.text()
      expect([locale, path, answer.status]).toEqual([locale, path, 404])
      if (!path.startsWith('/files/')) expect(page).toContain(`<html lang="${locale}"`)
    }
})

const strangeQueries = `q=%00%00%00 q=%ED%A0%80abc q=${'%25_'.repeat(90)} q=ab stage=nonsense stage=__proto__
  stage=x after=nonsense after=1- after=999999999999999-999999999999999 after=-1--1 awaiting=x overdue=x
  back=1.2.3 back=%00 __proto__=1 messages=1e9 messages=-1 serial=%00%00%00%00 notice=__proto__ done=x %=%`

test('a parameter that a page does not understand is as if it were not there', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const agent = await app.staff()
  const admin = await app.staff('admin')
  const lists = ['tickets', 'orders', 'quotes', 'leads', 'products', 'resources/media', 'resources/manuals', 'search']
  const consoles = ['accounts', 'companies', 'licences', 'resources']
  const pages = [
    ['/en', dealer],
    ['/en/new-ticket', dealer],
    ...lists.map((list) => [`/en/${list}`, dealer] as const),
    ['/en', agent],
    ['/en/console/tickets', agent],
    ...consoles.map((list) => [`/en/console/${list}`, admin] as const),
  ] as const
  for (const query of strangeQueries.split(/\s+/))
    for (const [path, person] of pages)
      for (const address of [`${path}?${query}`, `${path}.data?${query}`]) {
        const { status } = await app.fetch(address, as(person))
        expect([address, status]).toEqual([address, 200])
      }
}, 120_000)

const repeatedQueries = `q=ab&q=abc stage=new_request&stage=x x=1&x=1 after=1-1&%61fter=1-1 q[]=abc stage[0]=x
  __proto__[a]=1 sign-in=&sign-in=register notice=saved&notice=saved`

test('a parameter that comes twice, or as a list, where one value is meant is refused on every address', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const addresses = ['/en', '/en/tickets', '/en/tickets/export.csv', '/en/files/x', '/en/verify/x', '/en/nowhere']
  for (const query of repeatedQueries.split(/\s+/))
    for (const address of [...addresses, '/en/tickets.data', '/api/hubspot/contacts/verify'])
      for (const init of [as(dealer), post(dealer, { intent: 'x' })]) {
        const answer = await app.fetch(`${address}?${query}`, init)
        expect([address, query, answer.status]).toEqual([address, query, 400])
      }
  for (const locale of locales) {
    const page = await read(await app.fetch(`${pathIn(locale, '/tickets')}?q=abc&q=abd`, as(dealer)))
    expect(page).toContain(sayIn(problemWords, locale)('query-repeated'))
  }
  // Several are meant: the files chosen in the library.
  expect((await app.fetch('/en/resources/media?chosen=1&chosen=2&asset=1&asset=2', as(dealer))).status).toBe(200)
})

test('a field that is read by its name alone and comes twice is a mistake of the form, and nothing is done', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ modules: ['tickets'] })
  const before = await holdings(app)
  const forms: [address: string, fields: Record<string, string | string[]>][] = [
    ['/locale', { locale: ['fr', 'en'], to: '/' }],
    ['/locale', { locale: 'fr', to: ['/', '/tickets'] }],
    ['/en/license', { module: ['quotes', 'orders'] }],
    ['/en/license', { module: 'quotes', to: ['/', '/tickets'] }],
    ['/en/uploads', { intent: ['remove', 'remove'], submission: randomUUID() }],
    ['/en/drafts', { form: ['new-ticket', 'reply'], submission: randomUUID() }],
    ['/en/user/security', { intent: ['end', 'password'], current: 'x' }],
    ['/api/__session', { token: ['a', 'b'] }],
    ['/en?sign-in=', { email: 'a@b.example', password: 'x', typed: ['[]', '[]'] }],
    ['/en?sign-in=forgot', { email: ['a@b.example', 'c@d.example'] }],
    ['/en?sign-in=register', { email: ['a@b.example', 'c@d.example'], password: 'una buona password' }],
  ]
  for (const [address, fields] of forms) {
    const answer = await app.fetch(address, post(dealer, fields))
    expect([address, Object.keys(fields), answer.status]).toEqual([address, Object.keys(fields), 400])
  }
  expect(await holdings(app)).toEqual(before)
  expect(await app.portal.db.selectFrom('company_module').select('module').execute()).toEqual([{ module: 'tickets' }])
})

test('a request from elsewhere is refused in the language of the address, whatever it carries', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer })
  const before = await holdings(app)
  const origins: Record<string, string>[] = [
    { origin: 'none' },
    { origin: 'null' },
    { origin: 'https://portal.test' },
    { origin: 'http://portal.test.evil.example' },
    { origin: 'http://portal.test', 'sec-fetch-site': 'cross-site' },
    { origin: 'http://portal.test', 'sec-fetch-site': 'same-site' },
  ]
  for (const locale of locales)
    for (const headers of origins)
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const body = new URLSearchParams({ submission: randomUUID(), message: 'da fuori' })
        const answer = await app.fetch(pathIn(locale, `/tickets/${id}`), as(dealer, { method, body, headers }))
        expect(answer.status).toBe(403)
        expect(await read(answer)).toContain(sayIn(problemWords, locale)('foreign-origin'))
      }
  expect(await holdings(app)).toEqual(before)
})

test('a reply to a closed ticket keeps its text in every language, and its files go with nothing', async () => {
  for (const locale of locales) {
    const app = await openApp()
    const dealer = await app.dealer()
    const { id } = await app.ticket({ of: dealer, stage: 'ticket_closed' })
    const fields = { submission: randomUUID(), message: 'È successo di nuovo, purtroppo.' }
    const answer = await app.fetch(pathIn(locale, `/tickets/${id}`), post(dealer, fields))
    const page = await read(answer)
    expect(answer.status).toBe(409)
    expect(page).toContain(sayIn(problemWords, locale)('ticket-closed'))
    expect(page).toContain(fields.message)
    expect(await holdings(app)).toMatchObject({ message: 0, outbox: 0 })
  }
})

test('another company’s ticket takes no reply and gives no file, and reads like one that is not there', async () => {
  const app = await openApp()
  const [rossi, bianchi] = [await app.dealer(), await app.dealer()]
  const { id } = await app.ticket({ of: rossi })
  const before = await holdings(app)
  const reply = (address: string) =>
    app.fetch(address, post(bianchi, { submission: randomUUID(), message: 'Un messaggio non mio.' }))
  for (const locale of locales) {
    const foreign = await bare(await reply(pathIn(locale, `/tickets/${id}`)))
    const absent = await bare(await reply(pathIn(locale, '/tickets/99999')))
    expect(foreign[0]).toBe(404)
    expect(foreign).toEqual(absent)
  }
  expect(await holdings(app)).toEqual(before)
})

test('nobody signs in with an address or a password that no person has', async () => {
  const app = await openApp()
  const random = Array.from({ length: 9000 }, () => Math.random().toString(36).charAt(3)).join('')
  for (const fields of [
    { email: random, password: 'x' },
    { email: 'a@b.example', password: random },
    { email: ['a@b.example', 'c@d.example'], password: 'x' },
  ]) {
    expect([400, 401]).toContain((await app.fetch('/en?sign-in=', post({ cookie: '' }, fields))).status)
  }
})
