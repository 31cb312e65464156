import { expect, test } from 'vitest'
import { as } from '#tests/app.ts'
import { unzip } from '#app/features/people/profile/data/zip.fixture.ts'
import { putVersion } from '../resources.fixture.ts'
import { withdrawResource } from '../resources.staff.server.ts'
import { findResourceContents } from '../resources.server.ts'
import { nextPageIn, openLibrary, turnPage } from './media.fixture.ts'

test('a folder shows what is in it and below it, with its terms beside every file', async () => {
  const { bikes, details, logos, put, read } = await openLibrary()
  await put('Rossa', bikes)
  await put('Forcella', details, { terms: 'editorial' })
  await put('Logo', logos, { until: '2026-11-20' })
  const all = await read('/resources/media')
  for (const title of ['Rossa', 'Forcella', 'Logo']) expect(all.text).toContain(title)
  expect(all.text).toContain('3 file')
  const inBikes = await read(`/resources/media?folder=${bikes}`)
  expect(inBikes.text).toContain('Forcella')
  expect(inBikes.text).toContain('Solo uso editoriale')
  expect(inBikes.text).not.toContain('>Logo<')
  expect((await read(`/resources/media?folder=${logos}`)).text).toContain('Diritti scaduti (20 nov 2026)')
  expect((await read(`/fr/resources/media?folder=${details}`)).text).toContain('Usage éditorial uniquement')
  expect((await read('/resources/media?folder=99999')).status).toBe(404)
})

test('search begins at three characters and keeps to the folder and the kind', async () => {
  const { bikes, logos, put, read } = await openLibrary()
  await put('Rossa', bikes, { credit: 'Studio Marangon' })
  await put('Logo', logos)
  const short = await read('/en/resources/media?q=lo')
  expect(short.text).toContain('Please type at least 3 characters to search')
  expect(short.text).toContain('Rossa')
  const found = await read('/en/resources/media?q=MARANGON')
  expect(found.text).toContain('Rossa (en)')
  expect(found.text).not.toContain('Logo (en)')
  expect((await read(`/en/resources/media?q=marangon&folder=${logos}`)).text).toContain('No results for “marangon”')
  expect((await read('/en/resources/media?kind=video')).text).toContain('No files found')
})

test('a page has 25 files, and the next one goes on where it ends', async () => {
  const { app, rossi, bikes, put, read } = await openLibrary()
  for (let at = 1; at <= 27; at += 1) {
    await put(`Bici ${String(at).padStart(2, '0')}`, bikes)
    app.clock.advance(1000)
  }
  const first = await read('/en/resources/media')
  expect(first.text).toContain('27 files')
  expect(first.text).not.toContain('Bici 02')
  const turned = await turnPage(app, rossi, nextPageIn(first.text))
  const second = await read(turned)
  expect(second.text).toContain('Bici 02')
  expect(second.text).not.toContain('Bici 03')
})

test('an asset has its terms in words, its versions and its file, and each look at it is counted', async () => {
  const { app, rossi, admin, bikes, put, read } = await openLibrary()
  const id = await put('Rossa', bikes, { credit: 'Studio Marangon', until: '2027-01-31', content: 'prima' })
  await putVersion(app.portal, admin, id, 'rossa-2.jpg', 'seconda')
  const page = await read(`/en/resources/media/${id}`)
  expect(page.text).toContain('You may use it in your shop')
  expect(page.text).toContain('Always credit: Studio Marangon')
  expect(page.text).toContain('Rights until 31 Jan 2027')
  expect(page.text).toContain('Version 2')
  expect(page.text).toMatch(new RegExp(String.raw`page-header-back"[^>]* href="/en/resources/media\?folder=${bikes}"`))
  expect(page.text).toContain('Nuova edizione')
  expect(page.text).toContain('40 × 30')
  const file = await app.fetch(`/resources/media/${id}/file?version=1`, as(rossi))
  expect(await file.text()).toBe('prima')
  expect(file.headers.get('content-disposition')).toContain('attachment; filename="rossa.jpg"')
  expect(file.headers.get('content-security-policy')).toContain('sandbox')
  expect(await (await app.fetch(`/resources/media/${id}/file`, as(rossi))).text()).toBe('seconda')
  const queries = await app.queriesOf(() => read(`/en/resources/media/${id}`))
  expect(queries.filter((query) => /insert|update/i.test(query) && query.includes('use_count'))).toEqual([])
  await app.portal.usageCounters.flush()
  const later = await read(`/en/resources/media/${id}`)
  expect(later.text).toContain('Viewed 2 times')
  expect(later.text).toContain('downloaded 2 times')
  for (const bad of [
    `${id}/file?version=3`,
    `${id}/file?version=${'9'.repeat(15)}`,
    `${id}/other`,
    '0',
    'x',
    `${id}0000`,
  ])
    expect((await read(`/en/resources/media/${bad}`)).status, bad).toBe(404)
})

test('a video plays on its page, which counts as no download; nothing else can be played', async () => {
  const { app, rossi, bikes, put, read } = await openLibrary()
  const id = await put('Montaggio', bikes, { name: 'montaggio.mp4', content: 'filmato' })
  expect((await read(`/en/resources/media/${id}`)).text).toContain(
    `<video src="/resources/media/${id}/play?version=1" aria-label="Montaggio (en)" controls=""`,
  )
  const played = await app.fetch(`/resources/media/${id}/play`, as(rossi, { headers: { range: 'bytes=0-3' } }))
  expect(played.status).toBe(206)
  expect(await played.text()).toBe('film')
  expect(played.headers.get('content-type')).toBe('video/mp4')
  expect(played.headers.get('content-disposition')).toMatch(/^inline/)
  await app.portal.usageCounters.flush()
  expect((await read(`/en/resources/media/${id}`)).text).toContain('downloaded 0 times')
  const photo = await put('Rossa', bikes)
  expect((await read(`/resources/media/${photo}/play`)).status).toBe(404)
})

test('a PDF is shown in a frame on its page, which counts as no download; nothing else can be framed', async () => {
  const { app, rossi, bikes, put, read } = await openLibrary()
  const id = await put('Catalogo', bikes, { name: 'catalogo.pdf', content: '%PDF-1.4 catalogo' })
  const page = await read(`/en/resources/media/${id}`)
  expect(page.text).toContain(`<iframe loading="lazy" src="/resources/media/${id}/read?version=1#navpanes=0"`)
  expect(page.text).toContain('Open the PDF')
  const pdf = await app.fetch(`/resources/media/${id}/read?version=1`, as(rossi))
  expect(await pdf.text()).toBe('%PDF-1.4 catalogo')
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  expect(pdf.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(pdf.headers.get('content-disposition')).toMatch(/^inline/)
  await app.portal.usageCounters.flush()
  expect((await read(`/en/resources/media/${id}`)).text).toContain('downloaded 0 times')
  const photo = await put('Rossa', bikes)
  expect((await read(`/resources/media/${photo}/read`)).status).toBe(404)
  expect((await read(`/resources/media/${id}/play`)).status).toBe(404)
})

test('what was withdrawn is gone for everybody, byte for byte as what never was', async () => {
  const { app, rossi, admin, bikes, put, read } = await openLibrary()
  const id = await put('Segreta', bikes)
  await withdrawResource(app.portal, admin, id)
  expect((await read('/resources/media')).text).not.toContain('Segreta')
  const gone = await read(`/resources/media/${id}`)
  expect(gone.status).toBe(404)
  for (const look of ['file', 'preview', 'thumb'])
    expect((await app.fetch(`/resources/media/${id}/${look}`, as(rossi))).status).toBe(404)
  expect((await app.fetch(`/resources/media/download?asset=${id}`, as(rossi))).status).toBe(404)
})

test('chosen files come as one zip with their folders and their terms', async () => {
  const { app, rossi, bikes, details, put } = await openLibrary()
  const one = await put('Rossa', bikes, { content: 'uno', credit: 'Studio Marangon' })
  const two = await put('Forcella', details, { content: 'due', terms: 'editorial' })
  const twin = await put('Forcella', details, { content: 'tre' })
  await put('Altra', bikes)
  const answer = await app.fetch(
    `/en/resources/media/download?asset=${one}&asset=${two}&asset=${twin}&asset=${one}`,
    as(rossi),
  )
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="ammiraglia-media-2026-11-21.zip"')
  const files = unzip(Buffer.from(await answer.arrayBuffer()))
  const below = ['Biciclette (en)/Dettagli (en)/forcella.jpg', 'Biciclette (en)/Dettagli (en)/forcella (2).jpg']
  expect([...files.keys()]).toEqual(['Biciclette (en)/rossa.jpg', ...below, 'TERMS-OF-USE.txt'])
  expect(files.get('Biciclette (en)/rossa.jpg')?.toString()).toBe('uno')
  expect(files.get('Biciclette (en)/Dettagli (en)/forcella (2).jpg')?.toString()).toBe('tre')
  const terms = files.get('TERMS-OF-USE.txt')?.toString()
  expect(terms).toContain('Always credit: Studio Marangon')
  expect(terms).toContain('Editorial use only')

  const folder = await app.fetch(`/resources/media/download?folder=${details}`, as(rossi))
  expect([...unzip(Buffer.from(await folder.arrayBuffer())).keys()]).toHaveLength(3)
  expect((await app.fetch(`/resources/media/download?asset=${one}&asset=999999`, as(rossi))).status).toBe(404)
  const none = await app.fetch(`/resources/media/download?from=${bikes}&q=rossa&kind=photo`, as(rossi))
  expect(none.headers.get('location')).toBe(`/resources/media?folder=${bikes}&q=rossa&kind=photo&notice=none-chosen`)
  expect((await app.fetch('/resources/media/download', as(rossi))).headers.get('location')).toBe(
    '/resources/media?notice=none-chosen',
  )
  const library = await (await app.fetch(none.headers.get('location') ?? '', as(rossi))).text()
  const form = library.slice(library.indexOf('class="asset-form"'))
  for (const kept of [`name="from" value="${bikes}"`, 'name="q" value="rossa"', 'name="kind" value="photo"'])
    expect(form).toContain(kept)
  const many = Array.from({ length: 201 }, (_, at) => `asset=${at + 1}`).join('&')
  const refused = await app.fetch(`/resources/media/download?${many}`, as(rossi))
  expect(refused.headers.get('location')).toMatch(/^\/resources\/media\?chosen=1\.2\..*\.200&notice=too-many$/)
})

test('what may not be used any more stays out of a zip, whose text says so', async () => {
  const { app, rossi, bikes, details, put } = await openLibrary()
  const rossa = await put('Rossa', bikes, { content: 'uno', until: '2026-11-21' })
  const old = await put('Vecchia', bikes, { content: 'due', until: '2026-11-20' })
  await put('Forcella', details, { until: '2026-11-20' })
  const answer = await app.fetch(`/resources/media/download?asset=${rossa}&asset=${old}`, as(rossi))
  const files = unzip(Buffer.from(await answer.arrayBuffer()))
  expect([...files.keys()]).toEqual(['Biciclette/rossa.jpg', 'CONDIZIONI-D-USO.txt'])
  const [, ofRossa = '', ofOld = ''] = (files.get('CONDIZIONI-D-USO.txt')?.toString() ?? '').split('Biciclette/')
  expect(ofRossa).not.toContain('ESCLUSO')
  expect(ofOld).toContain('ESCLUSO: i diritti sono scaduti')
  const none = await app.fetch(`/en/resources/media/download?folder=${details}`, as(rossi))
  expect(none.headers.get('location')).toBe(`/en/resources/media?folder=${details}&notice=rights-over`)
  const page = await (await app.fetch(none.headers.get('location') ?? '', as(rossi))).text()
  expect(page).toContain('The rights of these files have ended')
})

test('a file the store has lost is named as missing in the zip, and logged', async () => {
  const { app, rossi, bikes, put } = await openLibrary()
  const kept = await put('Rossa', bikes, { content: 'uno' })
  const lost = await put('Persa', bikes)
  const { content_key: key } = await app.portal.db
    .selectFrom('resource_version')
    .select('content_key')
    .where('resource_id', '=', lost)
    .executeTakeFirstOrThrow()
  await app.portal.files.remove(key)
  const answer = await app.fetch(`/en/resources/media/download?asset=${kept}&asset=${lost}`, as(rossi))
  const files = unzip(Buffer.from(await answer.arrayBuffer()))
  expect([...files.keys()]).toEqual(['Biciclette (en)/rossa.jpg', 'TERMS-OF-USE.txt'])
  const [, ofKept = '', ofLost = ''] = (files.get('TERMS-OF-USE.txt')?.toString() ?? '').split(/Biciclette \(en\)/)
  expect(ofKept).not.toContain('MISSING')
  expect(ofLost).toContain('MISSING: this file is not in the zip')
  expect(app.errors().join('')).toContain('missing from the store')
})

test('without the module the library, its files and its zip are closed', async () => {
  const { app, bikes, put } = await openLibrary()
  const id = await put('Rossa', bikes)
  const martin = await app.dealer({ modules: ['tickets', 'user-guides'] })
  const closed = ['', '/guide', `/${id}`, `/${id}/file`, `/${id}/play`, `/download?asset=${id}`, '/999999']
  for (const path of closed) {
    const answer = await app.fetch(`/en/resources/media${path}`, as(martin))
    expect(answer.status, path).toBe(403)
    const isPage = answer.headers.get('content-type')?.startsWith('text/html')
    expect((await answer.text()).includes('Media sharing'), path).toBe(isPage)
  }
  const entrance = await (await app.fetch('/en/resources', as(martin))).text()
  expect(entrance.match(/Not in your licence/g)).toHaveLength(1)
  const french = await (await app.fetch('/fr/resources', as(martin))).text()
  expect(french).toContain('aria-label="Voir la licence\u00a0: Médiathèque"')
})

test('a rider’s resources are what is for riders: no media library, neither with a lock nor with the module', async () => {
  const { app, bikes, put } = await openLibrary()
  await put('Rossa', bikes)
  for (const modules of [['user-guides'], ['user-guides', 'media-sharing']] as const) {
    const rider = await app.dealer({ role: 'customer', modules })
    const page = await (await app.fetch('/en/resources', as(rider))).text()
    expect(page).toContain('Assembly manuals')
    expect(page).toContain('for your bike')
    for (const shops of ['Media library', 'First-access guide', 'Not in your licence'])
      expect(page).not.toContain(shops)
  }
})

test('a library that cannot be read says so in its own place', async () => {
  const { app, rossi } = await openLibrary()
  await app.owner.schema.alterTable('resource_folder').renameTo('elsewhere').execute()
  const answer = await app.fetch('/en/resources/media', as(rossi))
  await app.owner.schema.alterTable('elsewhere').renameTo('resource_folder').execute()
  expect(answer.status).toBe(500)
  expect(await answer.text()).toContain('The library could not be loaded')
  expect(app.errors()).toHaveLength(1)
})

test('the sweep of the store knows every file of every version', async () => {
  const { app, admin, bikes, put } = await openLibrary()
  const id = await put('Rossa', bikes)
  await putVersion(app.portal, admin, id, 'rossa-2.jpg', 'seconda')
  const rows = await app.portal.db.selectFrom('resource_version').selectAll().execute()
  const keys = rows.flatMap((row) => [row.content_key, row.preview_key ?? '', row.thumb_key ?? ''])
  expect(keys).toHaveLength(6)
  expect((await findResourceContents(app.portal.db, [...keys, '0'.repeat(32)])).size).toBe(6)
})

test('once its rights have ended an asset says so under its title, and no longer invites to the download', async () => {
  const { logos, put, read } = await openLibrary()
  const header = async (until: string) => {
    const { text } = await read(`/en/resources/media/${await put('Logo', logos, { until })}`)
    return /<header class="page-header">.*?<\/header>/s.exec(text)?.[0]
  }
  const over = await header('2025-11-20')
  expect(over).toMatch(/<\/h1>.*Rights ended on 20 Nov 2025: no longer to be used.*>Download</s)
  expect(over).not.toContain('button-primary')
  expect(await header('2099-11-20')).toContain('button-primary')
})
