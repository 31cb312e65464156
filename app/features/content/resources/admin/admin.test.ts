import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { as, openApp, post } from '#tests/app.ts'
import { putFolder, putResource, seenOf } from '../resources.fixture.ts'
import { findResourceContents } from '../resources.server.ts'
import { sweepUploads } from '../resources.staff.server.ts'

const photo = new Uint8Array(readFileSync(path.join(rootDir, 'tests/photos/with-position.jpg')))
const pdf = new TextEncoder().encode('%PDF-1.4\n% manuale\n%%EOF')

async function openConsole() {
  const app = await openApp()
  const admin = await app.staff('admin')
  const send = (
    address: string,
    fields: Record<string, string>,
    file?: { name: string; content: Uint8Array<ArrayBuffer> },
  ) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    if (file) form.set('file', new Blob([file.content]), file.name)
    return app.fetch(address, post(admin, form))
  }
  const contents = async () => {
    let count = 0
    for await (const _ of app.portal.files.list()) count += 1
    return count
  }
  return { app, admin, send, contents }
}

test('an administrator publishes a photo: kept as it was sent, its kind told by its content', async () => {
  const { app, admin, send } = await openConsole()
  const folder = await putFolder(app.portal, admin.viewer, 'Bici')
  const fields = {
    submission: randomUUID(),
    title_it: 'C68 rossa',
    title_en: 'Red C68',
    folder: String(folder),
    family: 'C68',
    terms: 'editorial',
    credit: 'Studio Marangon',
    until: '2027-06-30',
  }
  const file = { name: 'c68.pdf', content: photo }
  const made = await send('/en/console/resources/new?shelf=media', fields, file)
  expect(made.status).toBe(303)
  const again = await send('/en/console/resources/new?shelf=media', fields, file)
  expect(again.headers.get('location')).toBe(made.headers.get('location'))
  const [row, ...more] = await app.portal.db.selectFrom('resource').selectAll().execute()
  expect(more).toEqual([])
  expect(row).toMatchObject({ kind: 'photo', title_fr: 'C68 rossa', terms_until: '2027-06-30', version: 1 })
  const dealer = await app.dealer()
  const sent = await app.fetch(`/resources/media/${row?.id}/file`, as(dealer))
  expect(new Uint8Array(await sent.arrayBuffer())).toEqual(photo)
  expect(sent.headers.get('content-disposition')).toContain('c68.jpg')
  expect((await app.fetch(`/resources/media/${row?.id}/thumb`, as(dealer))).headers.get('content-type')).toBe(
    'image/webp',
  )
})

test('mistakes come back with what was typed, and a file of a kind that is not accepted is not kept', async () => {
  const { app, admin, send, contents } = await openConsole()
  await putFolder(app.portal, admin.viewer, 'Bici')
  const before = await contents()
  const address = '/en/console/resources/new?shelf=media'
  const fields = { submission: randomUUID(), title_it: 'C68 rossa', folder: '', terms: 'dealers' }
  const wrong = await send(address, fields)
  expect(wrong.status).toBe(400)
  const text = await wrong.text()
  expect(text).toContain('value="C68 rossa"')
  expect(text.match(/Choose the file\./g)?.length).toBeGreaterThan(0)
  const junk = await send(address, fields, { name: 'c68.jpg', content: new Uint8Array(200) })
  expect(await junk.text()).toContain('use a photo (JPEG, PNG, WebP, HEIC), a PDF or a video (MP4, MOV)')
  const guide = { submission: randomUUID(), title_it: 'Manuale', family: 'C68', language: 'it', terms: 'internal' }
  const noPdf = await send('/en/console/resources/new?shelf=manual', guide, { name: 'manuale.pdf', content: photo })
  expect(await noPdf.text()).toContain('must be PDFs')
  const letter = { name: 'manuale.txt', content: new TextEncoder().encode('Montaggio') }
  const noFile = await (await send('/en/console/resources/new?shelf=manual', guide, letter)).text()
  expect(noFile).toContain('must be PDFs')
  expect(noFile).not.toContain('video')
  const nameless = await send(address, { ...fields, submission: 'x' }, { name: 'c68.jpg', content: photo })
  expect(nameless.status).toBe(400)
  expect(await contents()).toBe(before)
  expect(await app.portal.db.selectFrom('resource').select('id').execute()).toEqual([])
})

test('a file that came with a mistake elsewhere is kept, and need not be chosen again', async () => {
  const { app, admin, send, contents } = await openConsole()
  const folder = String(await putFolder(app.portal, admin.viewer, 'Bici'))
  const before = await contents()
  const address = '/en/console/resources/new?shelf=media'
  const fields = { submission: randomUUID(), title_it: 'C68 rossa', folder: '', terms: 'dealers' }
  const wrong = await send(address, fields, { name: 'prima.jpg', content: pdf })
  expect(wrong.status).toBe(400)
  expect(await wrong.text()).toContain('prima.pdf')
  // Another one takes its place, and a mistake without a file changes nothing.
  expect((await send(address, fields, { name: 'c68.jpg', content: photo })).status).toBe(400)
  const again = await (await send(address, fields)).text()
  for (const told of ['c68.jpg', 'Already uploaded', `value="${fields.submission}"`]) expect(again).toContain(told)
  expect(again).not.toContain('Choose the file.')
  expect(await contents()).toBe(before + 3)
  const answers = await Promise.all([send(address, { ...fields, folder }), send(address, { ...fields, folder })])
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1)
  const [row, ...more] = await app.portal.db.selectFrom('resource').select(['id', 'kind']).execute()
  expect([row?.kind, more]).toEqual(['photo', []])
  const sent = await app.fetch(`/resources/media/${row?.id}/file`, as(await app.dealer()))
  expect(new Uint8Array(await sent.arrayBuffer())).toEqual(photo)
  expect(await app.portal.db.selectFrom('resource_upload').select('name').execute()).toEqual([])
  expect(await contents()).toBe(before + 3)
})

test('a new version that says too much keeps its file as well; a better one may be sent in its place', async () => {
  const { app, admin, send, contents } = await openConsole()
  const id = await putResource(app.portal, admin.viewer, { shelf: 'manual', content: '%PDF-1.4 prima' })
  const before = await contents()
  const address = `/en/console/resources/${id}`
  const fields = { intent: 'version', submission: randomUUID(), note: 'x'.repeat(301) }
  const wrong = await send(address, fields, { name: 'bozza.pdf', content: pdf })
  expect(wrong.status).toBe(400)
  expect(await wrong.text()).toContain('bozza.pdf')
  const better = { name: 'manuale.pdf', content: new TextEncoder().encode('%PDF-1.4\n% definitivo\n%%EOF') }
  expect((await send(address, { ...fields, note: '' }, better)).status).toBe(303)
  expect(await contents()).toBe(before + 1)
  const text = await (await app.fetch(`/resources/manuals/${id}/pdf`, as(await app.dealer()))).text()
  expect(text).toContain('% definitivo')
})

test('a kept file whose form is never sent is gone after a day, and not before', async () => {
  const { app, admin, send, contents } = await openConsole()
  await putFolder(app.portal, admin.viewer, 'Bici')
  const before = await contents()
  const fields = { submission: randomUUID(), title_it: '', folder: '', terms: 'dealers' }
  await send('/console/resources/new?shelf=media', fields, { name: 'c68.jpg', content: photo })
  const { content_key: key } = await app.portal.db
    .selectFrom('resource_upload')
    .select('content_key')
    .executeTakeFirstOrThrow()
  expect(await findResourceContents(app.portal.db, [key])).toEqual(new Set([key]))
  await sweepUploads(app.portal)
  expect(await contents()).toBe(before + 3)
  app.clock.advance(25 * 60 * 60_000)
  await sweepUploads(app.portal)
  expect(await contents()).toBe(before)
})

test('a new version is shown from then on, the one before stays, and sent twice at once it is one', async () => {
  const { app, admin, send, contents } = await openConsole()
  const id = await putResource(app.portal, admin.viewer, { shelf: 'manual', content: '%PDF-1.4 prima' })
  const before = await contents()
  const fields = { intent: 'version', submission: randomUUID(), note: 'Coppie corrette' }
  const file = { name: 'manuale.pdf', content: pdf }
  const address = `/en/console/resources/${id}`
  const answers = await Promise.all([send(address, fields, file), send(address, fields, file)])
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect(await contents()).toBe(before + 1)
  const dealer = await app.dealer()
  const page = (await (await app.fetch(`/en/resources/manuals/${id}`, as(dealer))).text()).replaceAll('<!-- -->', '')
  expect(page).toContain('Coppie corrette')
  expect(page).toContain('Version 1')
  expect(page).not.toContain('Version 3')
  expect(await (await app.fetch(`/resources/manuals/${id}/pdf`, as(dealer))).text()).toContain('% manuale')
})

test('a document is found by the name of its newest file, and no longer by that of the one before', async () => {
  const { app, admin, send } = await openConsole()
  const id = await putResource(app.portal, admin.viewer, { shelf: 'manual', name: 'prima-edizione.pdf' })
  const file = { name: 'seconda-edizione.pdf', content: pdf }
  await send(`/console/resources/${id}`, { intent: 'version', submission: randomUUID(), note: '' }, file)
  const found = async (q: string) =>
    (await (await app.fetch(`/console/resources?q=${q}`, as(admin))).text()).includes(`/console/resources/${id}"`)
  expect([await found('seconda-edizione'), await found('prima-edizione')]).toEqual([true, false])
})

test('facts are changed, and what is withdrawn can be published again', async () => {
  const { app, admin, send } = await openConsole()
  const dealer = await app.dealer()
  const id = await putResource(app.portal, admin.viewer, { shelf: 'size-guide', title: 'Taglie' })
  const address = `/console/resources/${id}`
  const status = async () => (await app.fetch(`/resources/size-guides/${id}`, as(dealer))).status
  const version = await seenOf(app, admin, id)
  const facts = { intent: 'facts', version, title_it: 'Taglie V3R', family: 'V3R', language: 'fr', terms: 'internal' }
  expect((await send(address, facts)).headers.get('location')).toBe(`${address}?notice=facts`)
  expect(await (await app.fetch('/fr/resources/size-guides', as(dealer))).text()).toContain('Taglie V3R')
  expect(await (await app.fetch('/console/resources', as(admin))).text()).toContain(
    'Guida alle taglie · V3R · Francese',
  )
  const header = async () =>
    /<header class="page-header">.*?<\/header>/s.exec(await (await app.fetch(address, as(admin))).text())?.[0]
  expect(await header()).not.toContain('Ritirato')
  await send(address, { intent: 'withdraw' })
  expect(await header()).toContain('Ritirato')
  expect(await status()).toBe(404)
  expect(await (await app.fetch('/console/resources', as(admin))).text()).toContain('Ritirato')
  await send(address, { intent: 'restore' })
  expect(await status()).toBe(200)
  expect((await send(address, { ...facts, title_it: '' })).status).toBe(400)
})

test('the list of everything turns its pages and says how many things there are, withdrawn or not', async () => {
  const { app, admin, send } = await openConsole()
  const put = (shelf: 'manual' | 'size-guide', title: string) => putResource(app.portal, admin.viewer, { shelf, title })
  for (let at = 1; at <= 26; at += 1) {
    await put('manual', `Manuale ${String(at).padStart(2, '0')}`)
    app.clock.advance(1000)
  }
  const guide = await put('size-guide', 'Taglie')
  await send(`/console/resources/${guide}`, { intent: 'withdraw' })
  const read = async (query: string) => {
    const answer = await app.fetch(`/en/console/resources${query}`, as(admin))
    return (await answer.text()).replaceAll('<!-- -->', '')
  }
  const first = await read('')
  expect(first).toContain('27 resources')
  expect(first).not.toContain('Manuale 02')
  const next = /href="[^"]*resources(\?after=[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const second = await read(next)
  expect(second).toContain('27 resources')
  expect(second).toContain('Manuale 02')
  expect(second).not.toContain('Manuale 03')
  expect(await read('?shelf=manual')).toContain('26 resources')
  expect(await read('?shelf=size-guide')).toContain('1 resource<')
  expect(await read('?q=niente')).not.toContain('0 resources')
})

test('a list of everything that cannot be read says so in its own place', async () => {
  const { app, admin } = await openConsole()
  const { schema } = app.owner
  await schema.alterTable('use_count').renameTo('elsewhere').execute()
  const answer = await app.fetch('/en/console/resources?q=manuale', as(admin))
  await schema.alterTable('elsewhere').renameTo('use_count').execute()
  expect(answer.status).toBe(500)
  const page = await answer.text()
  expect(page).toContain('The resources could not be loaded')
  expect(page).toContain('value="manuale"')
  expect(app.errors()).toHaveLength(1)
})

test('a form that was begun is there again as the page is loaded again, with the file kept for it, until it is sent', async () => {
  const { app, admin, send } = await openConsole()
  const address = '/en/console/resources/new?shelf=manual'
  const read = async (shelf = 'manual') =>
    (await app.fetch(`/en/console/resources/new?shelf=${shelf}`, as(admin))).text()
  const submission = randomUUID()
  const begun = { title_it: 'Manuale C68', family: '', language: 'fr', terms: 'internal' }
  const save = (fields: Record<string, string>, who: { cookie: string } = admin) =>
    app.fetch('/drafts', post(who, { form: 'resource-manual', submission, ...fields }))
  expect((await save(begun)).status).toBe(204)
  expect((await send(address, { submission, ...begun }, { name: 'manuale.pdf', content: pdf })).status).toBe(400)
  const resumed = await read()
  for (const kept of ['Draft resumed', 'value="Manuale C68"', '<option value="fr" selected', 'manuale.pdf', submission])
    expect(resumed).toContain(kept)
  expect(await read('size-guide')).not.toContain('Manuale C68')
  expect((await save(begun, await app.staff())).status).toBe(404)
  expect((await send(address, { submission, ...begun, family: 'C68' })).status).toBe(303)
  expect((await save(begun)).status).toBe(204)
  expect(await read()).not.toContain('Draft resumed')
  await app.fetch('/drafts', post(admin, { form: 'resource-manual', submission: randomUUID(), ...begun }))
  const discarded = await send(address, { intent: 'discard' })
  expect([discarded.status, discarded.headers.get('location')]).toEqual([303, address])
  expect(await read()).not.toContain('Draft resumed')
})
