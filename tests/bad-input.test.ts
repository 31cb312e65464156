import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { attachmentWords } from '#app/features/attachments/attachments.words.ts'
import { problemWords } from '#app/kit/problem.words.ts'
import { type Locale, locales, pathIn } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { sql } from 'kysely'
import { as, type Member, openApp, post } from './app.ts'

type App = Awaited<ReturnType<typeof openApp>>

const claim = {
  country: 'IT',
  frame_model: 'V4R',
  serial_number: 'V4R-0510-A1234',
  damage_phase: 'km0',
  part_involved: 'frame',
  kind_of_damage: 'missing_component',
  content: 'La vernice si è sollevata vicino al tubo sterzo.',
  notes: 'Bici esposta in vetrina.',
}

const tables = ['ticket', 'message', 'ticket_event', 'attachment', 'outbox', 'sent_mail', 'company', 'account'] as const

/** What the portal holds: rows of each table and files on the disk. Drafts are what keeps the text, and may grow. */
async function holdings({ portal }: App): Promise<Record<string, number>> {
  const held: Record<string, number> = {}
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(portal.db)
    held[table] = Number(rows[0]?.count)
  }
  for (const folder of ['files', 'scratch'])
    held[folder] = readdirSync(`${portal.settings.dataDir}/${folder}`, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile(),
    ).length
  return held
}

async function read(answer: Response): Promise<string> {
  const page = await answer.text()
  return page.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

function formOf(fields: Record<string, string | string[]>, files: File[] = []): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ submission: randomUUID(), ...claim, ...fields }))
    for (const one of [value].flat()) form.append(name, one)
  for (const file of files) form.append('attachments', file)
  return form
}

function fileOf(content: Uint8Array<ArrayBuffer> | string, name: string, type = 'image/jpeg'): File {
  return new File([content], name, { type })
}

const pdf = (name: string) => fileOf('%PDF-1.7\n%%EOF', name, 'application/pdf')

/** In every language: the sentence, what was typed, and nothing else than before in tables and folders. */
async function expectRefused(
  send: (locale: Locale, dealer: Member) => RequestInit,
  status: number,
  says: (locale: Locale) => string,
): Promise<void> {
  const app = await openApp()
  const dealer = await app.dealer()
  for (const locale of locales) {
    const before = await holdings(app)
    const answer = await app.fetch(pathIn(locale, '/new-ticket'), send(locale, dealer))
    const page = await read(answer)
    expect([locale, answer.status]).toEqual([locale, status])
    expect(page).toContain(`<html lang="${locale}"`)
    expect(page).toContain(says(locale))
    expect(page).toContain(claim.content)
    expect(page).toContain(`value="${claim.serial_number}"`)
    expect(await holdings(app)).toEqual(before)
  }
}

const wordsOf = (key: keyof typeof attachmentWords, name: string) => (locale: Locale) =>
  sayIn(attachmentWords, locale)(key, { name })

test('a file of the wrong kind under the right name is refused by its content', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  for (const content of [svg, 'MZ\u0090\u0000 a program', '<html><script>alert(1)</script>', 'PK\u0003\u0004 a zip'])
    await expectRefused(
      (_, dealer) => post(dealer, formOf({}, [fileOf(content, 'telaio.jpg')])),
      400,
      wordsOf('kind', 'telaio.jpg'),
    )
})

test('an SVG is refused under its own name too, and an empty file says so', async () => {
  const svg = fileOf('<svg xmlns="http://www.w3.org/2000/svg"/>', 'disegno.svg', 'image/svg+xml')
  await expectRefused((_, dealer) => post(dealer, formOf({}, [svg])), 400, wordsOf('kind', 'disegno.svg'))
  await expectRefused(
    (_, dealer) => post(dealer, formOf({}, [fileOf('', 'vuota.jpg')])),
    400,
    wordsOf('empty', 'vuota.jpg'),
  )
})

test('a picture of 16,000 × 16,000 pixels is refused by its head', async () => {
  const head = await sharp({
    create: { width: 16_000, height: 16_000, channels: 3, background: 'red' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer()
  const bomb = fileOf(new Uint8Array(head), 'enorme.png', 'image/png')
  await expectRefused((_, dealer) => post(dealer, formOf({}, [bomb])), 400, wordsOf('too-many-pixels', 'enorme.png'))
})

test('a photo of more than 25 MB is too large, and the text stays in the form', async () => {
  const large = new Uint8Array(25_000_001)
  large.set([0xff, 0xd8, 0xff, 0xe0])
  const photo = fileOf(large, 'grande.jpg')
  await expectRefused((_, dealer) => post(dealer, formOf({}, [photo])), 413, wordsOf('photo-too-large', 'grande.jpg'))
  const app = await openApp()
  const dealer = await app.dealer()
  const upload = new FormData()
  for (const [name, value] of [
    ['submission', randomUUID()],
    ['field', 'attachments'],
  ] as const)
    upload.set(name, value)
  upload.set('file', photo)
  const answer = await app.fetch('/fr/uploads', post(dealer, upload))
  expect(answer.status).toBe(413)
  expect(await answer.json()).toEqual({ problem: wordsOf('photo-too-large', 'grande.jpg')('fr') })
})

test('of thirteen files the thirteenth is named, and the twelve stay with the form', async () => {
  for (const locale of locales) {
    const app = await openApp()
    const dealer = await app.dealer()
    const before = await holdings(app)
    const files = Array.from({ length: 13 }, (_, at) => pdf(`file-${at + 1}.pdf`))
    const answer = await app.fetch(pathIn(locale, '/new-ticket'), post(dealer, formOf({}, files)))
    const page = await read(answer)
    expect(answer.status).toBe(400)
    expect(page).toContain(wordsOf('too-many', 'file-13.pdf')(locale))
    expect(page).toContain('file-12.pdf')
    expect(page).toContain(claim.content)
    expect(await holdings(app)).toEqual({ ...before, attachment: 12, files: (before['files'] ?? 0) + 12 })
  }
})

test('names of files lead nowhere, whatever they hold', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const names = [
    '../../etc/passwd',
    '..\\..\\boot.ini',
    'a\0b.pdf',
    'x'.repeat(300),
    '.',
    'CON',
    '\u202Egpj.exe',
    'a"\r\nX-Bad: 1;.pdf',
  ]
  for (const name of names) {
    const boundary = 'limite'
    const sent = name.replaceAll('"', '%22').replaceAll('\r\n', '%0D%0A')
    const part = (disposition: string, content: string) =>
      `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`
    const submission = randomUUID()
    const body = `${part('name="submission"', submission)}${part('name="field"', 'attachments')}${part(`name="file"; filename="${sent}"`, '%PDF-1.7\n%%EOF')}--${boundary}--\r\n`
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
    const answer = await app.fetch('/uploads', as(dealer, { method: 'POST', headers, body }))
    expect([name, answer.status]).toEqual([name, 200])
    // The answer is this portal's own.
    const { file } = (await answer.json()) as { file: { id: string; name: string } }
    expect(file.name).toMatch(/^[^/\\\p{C}]{1,120}$/u)
    const kept = await app.fetch(`/files/${file.id}`, as(dealer))
    expect(kept.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\w. -]+"; filename\*=UTF-8''[\w.%~!-]+$/,
    )
    await kept.arrayBuffer()
  }
  const stored = readdirSync(`${app.portal.settings.dataDir}/files`, { recursive: true, withFileTypes: true })
  expect(stored.filter((entry) => entry.isFile() && !/^[\da-f]{32}$/.test(entry.name))).toEqual([])
})

test('a body that breaks off or is none leaves the text in the form and nothing behind', async () => {
  for (const locale of locales) {
    const app = await openApp()
    const dealer = await app.dealer()
    const before = await holdings(app)
    const part = (name: string, value: string) =>
      `--limite\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    const texts = Object.entries({ submission: randomUUID(), ...claim }).map(([name, value]) => part(name, value))
    const cut = `${texts.join('')}--limite\r\ncontent-disposition: form-data; name="attachments"; filename="a.pdf"\r\n\r\n%PDF-1.7 and then`
    const headers = { 'content-type': 'multipart/form-data; boundary=limite' }
    const answer = await app.fetch(pathIn(locale, '/new-ticket'), as(dealer, { method: 'POST', headers, body: cut }))
    const page = await read(answer)
    expect(answer.status).toBe(400)
    expect(page).toContain(sayIn(attachmentWords, locale)('form-incomplete'))
    expect(page).toContain(claim.content)
    expect(await holdings(app)).toEqual(before)
  }
})

test('no field of any form, whatever it holds, is an error of ours or changes anything', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const agent = await app.staff()
  const { id } = await app.ticket({ of: dealer })
  const before = await holdings(app)
  const forms: [address: string, person: { cookie: string }, fields: string[]][] = [
    ['/en/new-ticket', dealer, ['submission', 'follows', 'remove', 'copy_photos', 'intent', ...Object.keys(claim)]],
    [`/en/tickets/${id}`, dealer, ['submission', 'intent', 'remove']],
    ['/en/uploads', dealer, ['intent', 'submission', 'id', 'field']],
    ['/en/drafts', dealer, ['form', 'submission']],
    [
      `/en/console/tickets/${id}`,
      agent,
      ['intent', 'submission', 'warranty_accepted', 'stage', 'awaiting', 'promised_at', 'remove', 'file', 'id'],
    ],
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
        const body = new URLSearchParams({ [field]: value, __proto__: 'x', 'constructor[prototype]': 'x' })
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

test('an address with anything in it is a page or a 404, in the language of the address', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const agent = await app.staff()
  const paths = [
    '/tickets/%00',
    '/tickets/0',
    '/tickets/-1',
    '/tickets/1e3',
    '/tickets/9999999999999999999',
    '/tickets/10001;x',
    '/tickets/__proto__',
    '/files/x',
    '/files/%2e%2e%2fx',
    '/files/00000000-0000-0000-0000-000000000000',
    '/%',
    '/%c0%af',
    '/..%2f..%2fetc/passwd',
    '/console/tickets/x',
    '/new-ticket?from=x',
    '/new-ticket?from=99999',
  ]
  for (const locale of locales)
    for (const path of paths) {
      const answer = await app.fetch(pathIn(locale, path), as(dealer))
      expect([locale, path, answer.status]).toEqual([locale, path, 404])
      const page = await answer.text()
      if (!path.startsWith('/files/')) expect(page).toContain(`<html lang="${locale}"`)
    }
  const queries = [
    'q=%00%00%00',
    'q=%ED%A0%80abc',
    `q=${'%25_'.repeat(90)}`,
    'q=ab&q=abc',
    'stage=nonsense',
    'stage=__proto__',
    'stage=new_request&stage=x',
    'after=nonsense',
    'after=1-',
    'after=999999999999999-999999999999999',
    'after=-1--1',
    'awaiting=x',
    'overdue=x',
    'back=1.2.3',
    'back=%00',
    '__proto__[a]=1',
    'messages=1e9',
    'messages=-1',
    'serial=%00%00%00%00',
    'notice=__proto__',
    'done=x',
    '%=%',
  ]
  for (const query of queries)
    for (const [path, person] of [
      ['/en', dealer],
      ['/en/tickets', dealer],
      ['/en/new-ticket', dealer],
      ['/en/console/tickets', agent],
      ['/en', agent],
    ] as const)
      for (const address of [`${path}?${query}`, `${path === '/en' ? '/en/_root' : path}.data?${query}`]) {
        const { status } = await app.fetch(address, as(person))
        expect([address, status]).toEqual([address, address.startsWith('/en/_root') ? 404 : 200])
      }
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
  const bare = async (answer: Response) =>
    [answer.status, (await answer.text()).replaceAll(/nonce="[^"]*"/g, '').replaceAll(/\/tickets\/\d+/g, '')] as const
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
    const { status } = await app.fetch('/en?sign-in=', post({ cookie: '' }, fields))
    expect([400, 401]).toContain(status)
  }
})
