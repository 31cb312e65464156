import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openBrands } from '#app/brand/brand.server.ts'
import { readPdf } from '#app/kit/pdf/pdf.fixture.ts'
import { photo } from '#app/kit/pictures/darkroom.fixture.ts'
import { pngChunk } from '#app/kit/pictures/pictures.fixture.ts'
import { as, openApp, post } from '#tests/app.ts'
import { addOrder } from '#app/features/trade/orders/orders.fixture.ts'
import { readSettings } from '#app/settings.server.ts'
import { changeBrand, readBrandDraft } from './brand.server.ts'

type App = Awaited<ReturnType<typeof openApp>>

const identity = {
  intent: 'identity',
  revision: '0',
  name: 'Cicli Pinarella',
  colour: '#0057B8',
  sender: 'Assistenza Pinarella',
  return_address: 'Cicli Pinarella\nVia Roma 1\n20100 Milano',
}

const svg = (inner = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><rect width="300" height="100" fill="#0057b8"/>${inner}</svg>`

const word = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path fill="${colour}" d="M9 9h70v4h-70z"/></svg>`

test('what is changed of the brand holds for nobody until it is published, and then in pages, mails and documents', async () => {
  const { app, admin, send, publish } = await openEditor()
  expect((await send(identity)).headers.get('location')).toBe('/console/brand?notice=saved')
  const before = await (await app.fetch('/')).text()
  expect(before).toContain('data-brand="Ammiraglia"')
  expect(await pageOf(app, admin)).toContain('Bozza con modifiche non ancora pubblicate')
  expect((await publish(1)).headers.get('location')).toBe('/console/brand?notice=published')
  const page = await (await app.fetch('/')).text()
  expect(page).toContain('data-brand="Cicli Pinarella"')
  expect(page).toContain('--brand:#0057b8')
  const dealer = await app.dealer()
  const invitation = { intent: 'invite', email: 'a@b.example', role: 'sales', locale: 'it' }
  await app.fetch('/user/company', post(dealer, invitation))
  await app.work()
  const mail = await app.portal.db.selectFrom('sent_mail').select(['body', 'html']).executeTakeFirstOrThrow()
  expect(mail.body).toContain('Cicli Pinarella')
  expect(mail.html).toContain('background-color:#0057b8')
  expect(mail.html).toContain('color:#ffffff')
  expect(app.portal.brands.current()).toMatchObject({ version: 1, sender: 'Assistenza Pinarella' })
})

test('another process shows the brand that was published, and its pictures', async () => {
  const { app, send, publish } = await openEditor()
  const other = await openBrands(app.portal)
  expect((await send(upload('logo', svg()))).status).toBe(303)
  await publish(1)
  expect(other.current().version).toBe(0)
  app.clock.advance(2001)
  other.current()
  await expect.poll(() => other.current().version).toBe(1)
  const { logo } = other.current()
  expect(logo?.src).toMatch(/^\/brand\/[\da-f]{16}\.svg$/)
  const file = await other.picture(logo?.src ?? '')
  expect(Buffer.from(file?.content ?? []).toString()).toBe(svg())
})

test('a long name in MAIL_FROM does not keep a logo out of the draft', async () => {
  const { app, admin } = await openEditor()
  const sender = `${'Assistenza clienti '.repeat(5)}<portal@maker.example>`
  const { brand, logos } = readSettings({ MAIL: 'smtp', SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: sender })
  const brands = await openBrands({ ...app.portal, settings: { brand, logos } })
  const logo = { src: '/brand/0123456789abcdef.svg', width: 300, height: 100 }
  const portal = { ...app.portal, brands }
  await changeBrand(portal, admin.viewer, { revision: 0 }, (now) => ({ ...now, logo }))
  const { content } = await readBrandDraft(portal, admin.viewer)
  expect(content).toMatchObject({ logo, sender: brand.sender })
  expect(brand.sender).toMatch(/^Assistenza clienti/)
})

test('of two administrators who change the brand at once the second is told, and nothing of the first is lost', async () => {
  const { app, admin, send, publish } = await openEditor()
  await send(identity)
  const late = await send({ ...identity, name: 'Altro nome' })
  expect(late.status).toBe(409)
  const text = await late.text()
  expect(text).toContain('Nel frattempo la bozza è stata modificata')
  expect(text).toContain('value="Altro nome"')
  // Beside it stands what the next press would replace.
  expect(text).toContain('Ora è salvato: Cicli Pinarella')
  expect((await publish(7)).status).toBe(409)
  expect((await publish(1)).status).toBe(303)
  const again = await publish(1)
  expect(again.status).toBe(409)
  expect(await again.text()).toContain('Nel frattempo la bozza è stata modificata o pubblicata')
  expect((await readBrandDraft(app.portal, admin.viewer)).content.name).toBe('Cicli Pinarella')
})

test('an earlier version is put into the draft again, and a draft can be given up', async () => {
  const { app, admin, send, publish } = await openEditor()
  await send(identity)
  await publish(1)
  await send({ ...identity, revision: '2', name: 'Pinarella' })
  await publish(3)
  expect((await send({ intent: 'again', revision: '4', version: '1' })).status).toBe(303)
  const name = async () => (await readBrandDraft(app.portal, admin.viewer)).content.name
  expect(await name()).toBe('Cicli Pinarella')
  expect((await send({ intent: 'discard', revision: '5' })).status).toBe(303)
  expect(await name()).toBe('Pinarella')
  expect((await send({ intent: 'again', revision: '6', version: '9' })).status).toBe(404)
})

test('what is no colour is refused, and what becomes of one is said in words', async () => {
  const { app, admin, send } = await openEditor()
  for (const colour of ['blue', '#0057b', '#0057b8}', 'red;background:url(//x)']) {
    const answer = await send({ ...identity, colour })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Scrivi il colore con #')
  }
  await send({ ...identity, colour: '#ffffff' })
  const page = await pageOf(app, admin)
  expect(page).toContain('Come testo sullo sfondo chiaro non si leggerebbe')
  expect(page).toContain('Sullo sfondo chiaro i pulsanti di questo colore quasi non si distinguono')
})

test('a logo is told by its content, and one that is too large or none is refused', async () => {
  const { app, send } = await openEditor()
  const wrong: [string | Buffer, number][] = [
    ['GIF89a', 400],
    ['<html><script>alert(1)</script></html>', 400],
    ['<svg xmlns="http://www.w3.org/2000/svg"></svg>', 400],
    [svg().replace('300 100', '1e999 100'), 400],
    // Each comment would double the time that it takes to tell.
    [`${'<!--a-->'.repeat(2000)}<sv`, 400],
    [svg(`<!--${'x'.repeat(200_001)}-->`), 413],
    [svg(`<!--${'x'.repeat(30_000_000)}-->`), 413],
  ]
  for (const [content, status] of wrong) expect((await send(upload('logo', content))).status).toBe(status)
  expect((await send({ intent: 'picture', revision: '0', place: 'logo' })).status).toBe(400)
  expect((await send({ intent: 'picture', revision: '0', place: 'texts' })).status).toBe(400)
  expect(await picturesIn(app)).toBe(0)
})

test('a logo whose letters are text is refused with the way out, and one whose letters are paths is taken', async () => {
  const { app, admin, send } = await openEditor()
  for (const text of ['<text x="9">Cicli</text>', '<svg:text>Cicli</svg:text>', '<g><text\n>Cicli</text></g>']) {
    const answer = await send(upload('logo', svg(text)))
    expect([text, answer.status]).toEqual([text, 400])
    expect(await answer.text()).toContain('converti le lettere in tracciati')
  }
  expect(await picturesIn(app)).toBe(0)
  const title = '<!-- <text>was here</text> --><title>Cicli</title><path d="M0 0h9"/>'
  expect((await send(upload('logo', svg(title)))).status).toBe(303)
  expect(await pageOf(app, admin)).not.toContain('converti le lettere in tracciati')
})

test('a logo that can hardly be seen in one of the modes is said before it is published, until there is one for it', async () => {
  const { app, admin, send } = await openEditor()
  const told = async () =>
    [...(await pageOf(app, admin)).matchAll(/Sullo sfondo (chiaro|scuro) il logo/g)].map(([, at]) => at)
  const put = async (place: string, logo: string, revision: number) =>
    expect((await send({ ...upload(place, logo), revision: `${revision}` })).status).toBe(303)
  await put('logo', word('#222'), 0)
  expect(await told()).toEqual(['scuro'])
  await put('logoDark', word('#1c2b3a'), 1)
  expect(await told()).toEqual(['scuro'])
  await put('logoDark', word('white'), 2)
  expect(await told()).toEqual([])
  await put('logo', word('#fdfdfd'), 3)
  expect(await told()).toEqual(['chiaro'])
  await put('logo', svg('<path fill="white" d="M20 20h200v40h-200z"/>').replace('#0057b8', '#222222'), 4)
  await send({ intent: 'remove-picture', revision: '5', place: 'logoDark' })
  expect(await told()).toEqual([])
})

test('an address that can be no picture’s is there for nobody, whatever stands in it', async () => {
  const app = await openApp()
  for (const address of ['/brand/%00', '/brand/a%00b.png', '/brand/%ED%A0%80', '/brand/0000000000000000.png'])
    expect((await app.fetch(address)).status, address).toBe(404)
})

test('a script in a logo never runs, and what was tried in a draft is not kept', async () => {
  const { app, send, publish } = await openEditor()
  await send(upload('logo', svg('<script>alert(1)</script>')))
  await send({ ...upload('logo', svg('<title>second</title>')), revision: '1' })
  expect(await picturesIn(app)).toBe(2)
  await publish(2)
  const { logo } = app.portal.brands.current()
  const file = await app.fetch(logo?.src ?? '')
  expect(file.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  )
  expect(file.headers.get('cache-control')).toContain('immutable')
  expect(file.headers.get('content-type')).toBe('image/svg+xml')
  await send({ intent: 'remove-picture', revision: '3', place: 'logo' })
  await send({ intent: 'discard', revision: '4' })
  // Version 1 shows it, and its print: it can be put into the draft again.
  expect(await picturesIn(app)).toBe(2)
})

test('the picture of the sign-in is drawn again in two sizes, and one that is a bomb or none is refused', async () => {
  const { app, send, publish } = await openEditor()
  const wrong: [Buffer, number][] = [
    [Buffer.from('no picture'), 400],
    [Buffer.from(svg()), 400],
    [bomb(), 413],
    [Buffer.alloc(10_400_000), 413],
  ]
  for (const [content, status] of wrong) expect((await send(upload('scene', content))).status).toBe(status)
  expect((await send(upload('scene', photo('portrait-orientation-3.jpg')))).status).toBe(303)
  await publish(1)
  const { scene } = app.portal.brands.current()
  expect(scene).toMatchObject({ large: { width: 1067, height: 1600 }, small: { width: 534, height: 800 } })
  const page = await (await app.fetch('/')).text()
  expect(page).toContain(`srcSet="${scene?.small.src} 534w, ${scene?.large.src} 1067w"`)
  const file = await app.fetch(scene?.small.src ?? '')
  expect(file.headers.get('content-type')).toBe('image/webp')
  expect(Number(file.headers.get('content-length'))).toBeLessThan(150_000)
})

test('a logo is drawn as a PNG for mails and documents, which know no SVG', async () => {
  const { app, send, publish } = await openEditor()
  await send(upload('logo', svg()))
  await publish(1)
  const { print } = app.portal.brands.current().logo ?? {}
  expect(print).toMatchObject({ width: 640, height: 213 })
  const dealer = await app.dealer()
  await app.fetch(
    '/user/company',
    post(dealer, { intent: 'invite', email: 'a@b.example', role: 'sales', locale: 'it' }),
  )
  await app.work()
  const { html } = await app.portal.db.selectFrom('sent_mail').select('html').executeTakeFirstOrThrow()
  expect(html).toContain(`<img src="http://portal.test${print?.src}" width="168" height="56" alt="Ammiraglia"`)
  const file = await app.fetch(print?.src ?? '')
  expect(file.headers.get('content-type')).toBe('image/png')
  // A mail is read on a page of its reader's provider.
  expect(file.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  const { id } = await addOrder(app.portal, { of: dealer })
  const pdf = await (await app.fetch(`/orders/${id}/pdf`, as(dealer))).text()
  expect(pdf).toContain('/Subtype /Image')
})

test('the draft is looked at before it holds: a page in both modes, a mail and a document', async () => {
  const { app, admin, send } = await openEditor()
  await send(identity)
  await send({ ...upload('logo', svg()), revision: '1' })
  const page = await pageOf(app, admin)
  expect(page.match(/<image href="\/brand\/[\da-f]{16}\.svg"/g)).toHaveLength(2)
  expect(page).toContain('Da: Assistenza Pinarella')
  const [, address = ''] = /<iframe[^>]* src="([^"]+)"/.exec(page) ?? []
  const mail = await app.fetch(address, as(admin))
  expect(mail.headers.get('content-security-policy')).toContain('sandbox')
  expect(await mail.text()).toMatch(/<img src="\/brand\/[\da-f]{16}\.png"[^]*background-color:#0057b8/)
  const document = await app.fetch('/console/brand/preview/document', as(admin))
  const { texts } = readPdf(new Uint8Array(await document.arrayBuffer()))
  expect(texts).toContain('Documento di prova')
  expect(await (await app.fetch('/')).text()).toContain('data-brand="Ammiraglia"')
})

test('from another site nobody changes the brand, and who is no administrator does not find it', async () => {
  const { app, admin } = await openEditor()
  const foreign = post(admin, identity)
  const headers = new Headers(foreign.headers)
  headers.set('origin', 'http://elsewhere.test')
  expect((await app.fetch('/console/brand', { ...foreign, headers })).status).toBe(403)
  for (const person of [await app.dealer(), await app.staff('agent')])
    expect((await app.fetch('/console/brand', as(person))).status).toBe(404)
})

/** A PNG of a few bytes that says it has two thousand million pixels. */
function bomb(): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(50_000, 0)
  size.writeUInt32BE(50_000, 4)
  size.set([8, 2], 8)
  const rows = pngChunk('IDAT', deflateSync(Buffer.alloc(150_001)))
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), pngChunk('IHDR', size), rows, pngChunk('IEND')])
}

async function openEditor() {
  const app = await openApp()
  const admin = await app.staff('admin')
  const send = (fields: Record<string, string | Blob>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    return app.fetch('/console/brand', post(admin, form))
  }
  const publish = (revision: number) => send({ intent: 'publish', revision: String(revision), note: '' })
  return { app, admin, send, publish }
}

function upload(place: string, content: string | Buffer): Record<string, string | Blob> {
  return { intent: 'picture', revision: '0', place, file: new File([new Uint8Array(Buffer.from(content))], 'logo.svg') }
}

async function pageOf(app: App, admin: { cookie: string }): Promise<string> {
  return (await app.fetch('/console/brand', as(admin))).text()
}

async function picturesIn(app: App): Promise<number> {
  return (await app.portal.db.selectFrom('brand_picture').select('src').execute()).length
}
