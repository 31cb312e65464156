import { expect, test } from 'vitest'
import { as, openApp } from '#tests/app.ts'
import { putFolder, putResource, putVersion } from '../resources.fixture.ts'
import { guidesByFamily, searchResources } from '../resources.server.ts'

async function openShelves() {
  const app = await openApp()
  const rossi = await app.dealer({ locale: 'en' })
  const admin = (await app.staff('admin')).viewer
  const put = (title: string, more: object = {}) => putResource(app.portal, admin, { shelf: 'manual', title, ...more })
  const read = async (address: string, person = rossi) => {
    const answer = await app.fetch(address, as(person))
    return { status: answer.status, text: (await answer.text()).replaceAll('<!-- -->', '') }
  }
  return { app, rossi, admin, put, read }
}

test('manuals come in the reader’s language, by model, and in others when asked', async () => {
  const { put, read } = await openShelves()
  await put('Montaggio C68', { family: 'C68' })
  await put('Assembly TT1', { family: 'TT1', language: 'en' })
  await put('Taglie C68', { shelf: 'size-guide' })
  const english = await read('/en/resources/manuals')
  expect(english.text).toContain('Assembly TT1')
  expect(english.text).not.toContain('Montaggio C68')
  const all = await read('/en/resources/manuals?language=all')
  expect(all.text.indexOf('Montaggio C68')).toBeLessThan(all.text.indexOf('Assembly TT1'))
  expect(all.text).not.toContain('Taglie C68')
  const none = (await read('/resources/manuals?model=TT1')).text
  expect(none).toContain('Nessun documento con questi filtri')
  expect(none).toContain('href="/resources/manuals?language=all&amp;model=TT1"')
  expect((await read('/resources/manuals?language=all&model=V3')).text).not.toContain('Mostra tutte le lingue')
  expect((await read('/resources/size-guides')).text).toContain('Taglie C68')
})

test('the way in counts the documents a shelf opens with, those in the reader’s language', async () => {
  const { put, read } = await openShelves()
  await put('Montaggio C68', { family: 'C68' })
  await put('Montaggio V4R', { family: 'V4R' })
  await put('Assembly TT1', { family: 'TT1', language: 'en' })
  expect((await read('/resources')).text).toContain('2 documenti')
  expect((await read('/en/resources')).text).toContain('1 document<')
})

test('a shelf is searched from three characters on, within the language and the model that are asked for', async () => {
  const { put, read } = await openShelves()
  await put('Montaggio C68', { family: 'C68', name: 'coppie-serraggio.pdf' })
  await put('Freni TT1', { family: 'TT1' })
  const found = (await read('/resources/manuals?q=COPPIE%20%20&model=C68')).text
  expect(found).toContain('Montaggio C68')
  expect((await read('/resources/manuals?q=coppie')).text).not.toContain('Freni TT1')
  const short = (await read('/resources/manuals?q=co')).text
  expect(short).toContain('Inserisci almeno 3 caratteri per cercare')
  expect(short).toContain('Freni TT1')
  const none = (await read('/en/resources/manuals?q=coppie')).text
  expect(none).toContain('No results for “coppie”')
  expect(none).toContain('href="/en/resources/manuals?q=coppie&amp;language=all"')
  expect((await read('/en/resources/manuals?q=coppie&language=all')).text).toContain('Montaggio C68')
})

test('a shelf that cannot be read says so in its own place', async () => {
  const { app, rossi } = await openShelves()
  const { schema } = app.owner
  await schema.alterTable('use_count').renameTo('elsewhere').execute()
  const answer = await app.fetch('/en/resources/size-guides?model=C68', as(rossi))
  await schema.alterTable('elsewhere').renameTo('use_count').execute()
  expect(answer.status).toBe(500)
  const page = await answer.text()
  expect(page).toContain('The documents could not be loaded')
  expect(page).toContain('name="language"')
  expect(page).not.toContain('No documents')
  expect(app.errors()).toHaveLength(1)
})

test('a guide is shown in a frame of ours and nowhere else; on the page of an older version a newer one is named', async () => {
  const { app, rossi, admin, put, read } = await openShelves()
  const id = await put('Montaggio C68', { content: '%PDF-1.4 prima' })
  await putVersion(app.portal, admin, id, 'manuale.pdf', '%PDF-1.4 seconda')
  const newest = await read(`/resources/manuals/${id}`)
  expect(newest.text).toContain(`src="/resources/manuals/${id}/pdf?version=2#navpanes=0"`)
  expect(newest.text).not.toContain('ce n’è una più recente')
  const old = await read(`/resources/manuals/${id}?version=1`)
  expect(old.text).toContain('Versione 1: ce n’è una più recente')
  expect((await read(`/resources/manuals/${id}?version=3`)).status).toBe(404)

  const pdf = await app.fetch(`/resources/manuals/${id}/pdf?version=1`, as(rossi))
  expect(await pdf.text()).toBe('%PDF-1.4 prima')
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  expect(pdf.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(pdf.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(pdf.headers.get('content-disposition')).toMatch(/^inline/)
  const saved = await app.fetch(`/resources/manuals/${id}/pdf?save=yes`, as(rossi))
  expect(saved.headers.get('content-disposition')).toMatch(/^attachment/)
  expect(saved.headers.get('x-frame-options')).toBe(null)
  expect(await saved.text()).toBe('%PDF-1.4 seconda')
  for (const none of ['3', '9'.repeat(15)])
    expect((await read(`/resources/manuals/${id}/pdf?version=${none}`)).status, none).toBe(404)
  expect((await read(`/resources/size-guides/${id}`)).status).toBe(404)
  expect((await read(`/resources/size-guides/${id}/pdf`)).status).toBe(404)
})

test('while a claim is written the guides of its model are offered, to anyone who has the module', async () => {
  const { app, put, read } = await openShelves()
  const manual = await put('Assembly V4R', { family: 'V4R', language: 'en' })
  await put('Montaggio V4R', { family: 'V4R', language: 'it' })
  await put('Montaggio C68', { family: 'C68', language: 'it' })
  const form = await read('/en/new-ticket')
  expect(form.text).toContain(`href="/en/resources/manuals/${manual}"`)
  expect(form.text).toContain('Montaggio C68')
  expect(form.text).not.toContain('Montaggio V4R')
  const martin = await app.dealer({ modules: ['tickets'] })
  expect((await read('/en/new-ticket', martin)).text).not.toContain('Assembly V4R')
})

test('guides for a model fall back to English, and without the module there are none', async () => {
  const { app, rossi, put } = await openShelves()
  await put('Montaggio', { family: 'V3', language: 'it' })
  await put('Assembly', { family: 'V3', language: 'en' })
  const languages = async (locale: 'it' | 'fr', { viewer } = rossi) =>
    ((await guidesByFamily(app.portal, viewer, locale))['V3'] ?? []).map(({ language }) => language)
  expect(await languages('it')).toEqual(['it'])
  expect(await languages('fr')).toEqual(['en'])
  expect(await languages('it', await app.dealer({ modules: ['tickets'] }))).toEqual([])
})

test('search over everything finds only what the licence opens', async () => {
  const { app, rossi, admin, put } = await openShelves()
  const manual = await put('Montaggio C68')
  const folderId = await putFolder(app.portal, admin, 'Bici')
  const asset = await putResource(app.portal, admin, { title: 'C68 rossa', folderId })
  const found = await searchResources(app.portal, rossi.viewer, 'c68', 10, 'it')
  expect(found.map(({ path }) => path).toSorted()).toEqual([
    `/resources/manuals/${manual}`,
    `/resources/media/${asset}`,
  ])
  const martin = await app.dealer({ modules: ['user-guides'] })
  expect(await searchResources(app.portal, martin.viewer, 'c68', 10, 'it')).toMatchObject([
    { id: manual, title: 'Montaggio C68', kind: 'pdf' },
  ])
  const bare = await app.dealer({ modules: [] })
  expect(await searchResources(app.portal, bare.viewer, 'c68', 10)).toEqual([])
})

test('without the module both shelves are closed', async () => {
  const { app, put, read } = await openShelves()
  const id = await put('Montaggio C68')
  const martin = await app.dealer({ modules: ['media-sharing'] })
  for (const path of ['manuals', `manuals/${id}`, `manuals/${id}/pdf`, 'size-guides', 'size-guides/1'])
    expect((await read(`/en/resources/${path}`, martin)).status, path).toBe(403)
})
