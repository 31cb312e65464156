import { readFileSync } from 'node:fs'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { putFolder } from '#app/features/content/resources/resources.fixture.ts'
import { announceGuides } from '#app/features/content/resources/resources.jobs.server.ts'
import { sweepUploads } from '#app/features/content/resources/resources.staff.server.ts'
import { setSubscription } from '#app/features/content/subscriptions/subscriptions.server.ts'
import { workbook } from '#app/kit/sheets/sheets.fixture.ts'
import { Problem } from '#app/kit/problem.ts'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { openApp } from '#tests/app.ts'
import {
  type App,
  checkedFile,
  importedFile,
  press,
  readable,
  readPage,
  sendFile,
  stateOf,
  waitingFile,
} from './imports.fixture.ts'
import { workOnImports } from './imports.worker.server.ts'

const head = 'File;Riferimento;Scaffale;Cartella;Titolo;Modello;Lingua;Uso consentito'
const photo = new Uint8Array(readFileSync(path.join(rootDir, 'tests/photos/landscape-orientation-1.jpg')))

function archive(rows: string[], files: Record<string, Uint8Array | string>): Uint8Array {
  const packed = Object.entries(files).map(([name, content]) => {
    return [name, typeof content === 'string' ? strToU8(content) : content] as const
  })
  return zipSync({ 'risorse/tabella.csv': strToU8([head, ...rows].join('\r\n')), ...Object.fromEntries(packed) })
}

const rows = [
  'foto/c68.jpg;;;Foto / 2026;C68 nero;C68;;Uso libero per i rivenditori',
  'manuali/c68.pdf;MAN-C68;Manuali di montaggio;;Montaggio C68;c68;Italiano;dealers',
]
const files = { 'foto/c68.jpg': photo, 'manuali/c68.pdf': '%PDF-1.4 manuale' }

async function openShelves() {
  const app = await openApp()
  const admin = await app.staff('admin')
  const folder = await putFolder(app.portal, admin.viewer, 'Foto')
  await putFolder(app.portal, admin.viewer, '2026', folder)
  return { app, admin }
}

function standing({ portal }: App) {
  return portal.db
    .selectFrom('resource')
    .innerJoin('resource_version as newest', (join) =>
      join.onRef('newest.resource_id', '=', 'resource.id').onRef('newest.number', '=', 'resource.version'),
    )
    .leftJoin('resource_folder as folder', 'folder.id', 'resource.folder_id')
    .select(['reference', 'shelf', 'folder.name_it as folder', 'title_en as title', 'version', 'newest.kind', 'bytes'])
    .orderBy('reference')
    .execute()
}

test('resources come in with their files; a second time nothing changes, and a changed file is a new version', async () => {
  const { app, admin } = await openShelves()
  const page = await importedFile(app, admin, 'resources', archive(rows, files))
  expect(await stateOf(app, page)).toMatchObject({ state: 'applied', counts: { new: 2, bad: 0 } })
  const manual = { reference: 'MAN-C68', shelf: 'manual', folder: null, title: 'Montaggio C68', kind: 'pdf' }
  const image = { reference: 'foto/c68.jpg', shelf: 'media', folder: '2026', title: 'C68 nero', kind: 'photo' }
  const before = [
    { ...manual, version: 1, bytes: 16 },
    { ...image, version: 1, bytes: photo.length },
  ]
  expect(await standing(app)).toEqual(before)
  const again = await checkedFile(app, admin, 'resources', archive(rows, files))
  expect((await stateOf(app, again)).counts).toMatchObject({ new: 0, changed: 0, unchanged: 2 })
  await press(app, admin, again, 'cancel')
  const other = { ...files, 'manuali/c68.pdf': '%PDF-1.4 manuale, seconda edizione' }
  const next = await checkedFile(app, admin, 'resources', archive(rows, other))
  expect(await readPage(app, admin, next)).toContain('new version of the file')
  await press(app, admin, next, 'apply')
  await app.work()
  expect((await stateOf(app, next)).counts).toMatchObject({ new: 0, changed: 1, unchanged: 1 })
  expect((await standing(app)).map(({ version }) => version)).toEqual([2, 1])
  await press(app, admin, next, 'undo')
  await app.work()
  expect(await standing(app)).toEqual(before)
})

function edition(name: string): Uint8Array {
  return archive(rows, { ...files, 'manuali/c68.pdf': `%PDF-1.4 ${name}` })
}

test('the version that follows an undone import is told', async () => {
  const { app, admin } = await openShelves()
  const reader = await app.dealer({ locale: 'en' })
  await setSubscription(app.portal, reader.viewer, { topic: 'manuals', subscribed: true })
  const told = async () => {
    app.clock.advance(60 * 60_000)
    await announceGuides(app.portal)
    await app.work()
    const mails = app.portal.db.deleteFrom('sent_mail').where('to_address', '=', reader.viewer.email)
    return (await mails.returning('body').execute()).map(({ body }) => /Version \d/.exec(body)?.[0])
  }
  await importedFile(app, admin, 'resources', edition('prima edizione'))
  expect(await told()).toEqual(['Version 1'])
  const wrong = await importedFile(app, admin, 'resources', edition('edizione sbagliata'))
  expect(await told()).toEqual(['Version 2'])
  await press(app, admin, wrong, 'undo')
  await app.work()
  expect(await told()).toEqual([])
  await importedFile(app, admin, 'resources', edition('seconda edizione'))
  expect(await told()).toEqual(['Version 2'])
})

test('a file that is missing or no picture, a folder that is not there, and a guide without a model are told by their row', async () => {
  const { app, admin } = await openShelves()
  const page = await checkedFile(
    app,
    admin,
    'resources',
    archive(
      [
        'foto/nessuna.jpg;;;Foto;Uno;;;dealers',
        'foto/testo.jpg;;;Foto;Due;;;dealers',
        'foto/c68.jpg;;;Video;Tre;;;dealers',
        'foto/rotta.jpg;;;Foto;Quattro;;;dealers',
        'foto/c68.jpg;X;manual;;Cinque;;it;dealers',
        'manuali/c68.pdf;Y;;;Sei;C99;;chissà',
      ],
      { ...files, 'foto/testo.jpg': 'solo un testo', 'foto/rotta.jpg': photo.slice(0, 600) },
    ),
  )
  const mistakes = await app.portal.db
    .selectFrom('import_mistake')
    .select(['line', 'field', 'reason'])
    .orderBy('line')
    .orderBy('field')
    .execute()
  expect(mistakes.map((one) => Object.values(one).join(' '))).toEqual([
    '2 file file-absent',
    '3 file file-kind',
    '4 folder folder-unknown',
    '5 file file-unreadable',
    '6 family required',
    '6 file file-no-pdf',
    '7 family family-unknown',
    '7 folder required',
    '7 terms no-choice',
  ])
  expect((await stateOf(app, page)).counts).toMatchObject({ new: 0, bad: 6 })
})

test('a file whose name is written in another form of the same letters is found', async () => {
  const { app, admin } = await openShelves()
  const [first, second] = ['foto/metà.jpg', 'foto/caffè.jpg'] as const
  const page = await importedFile(
    app,
    admin,
    'resources',
    archive([`${first.normalize('NFC')};A;;Foto;Uno;;;dealers`, `${second.normalize('NFD')};B;;Foto;Due;;;dealers`], {
      [first.normalize('NFD')]: photo,
      [second.normalize('NFC')]: photo,
    }),
  )
  expect(await stateOf(app, page)).toMatchObject({ state: 'applied', counts: { new: 2, bad: 0 } })
})

test('one file of an archive is not kept for any number of rows', async () => {
  const { app, admin } = await openShelves()
  const rowsOf = Array.from({ length: 14 }, (_, at) => `foto/c68.jpg;R-${at};;Foto;Foto ${at};;;dealers`)
  const page = await checkedFile(app, admin, 'resources', archive(rowsOf, files))
  expect((await stateOf(app, page)).counts).toMatchObject({ new: 10, bad: 4 })
  const { count } = await app.portal.db
    .selectFrom('import_mistake')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('reason', '=', 'file-too-often')
    .executeTakeFirstOrThrow()
  expect(count).toBe(4)
})

test('an archive whose files have been kept for longer than a day is looked at once more', async () => {
  const { app, admin } = await openShelves()
  const page = await checkedFile(app, admin, 'resources', archive(rows, files))
  await app.portal.db.deleteFrom('resource_upload').execute()
  await press(app, admin, page, 'apply')
  await app.work()
  expect(await stateOf(app, page)).toMatchObject({ state: 'ready', problem: { code: 'outdated' } })
  await press(app, admin, page, 'apply')
  await app.work()
  expect(await standing(app)).toHaveLength(2)
})

test('what was kept of an archive whose check came to nothing goes after a day', async () => {
  const { app, admin } = await openShelves()
  const stored = async () => {
    const keys = []
    for await (const { key } of app.portal.files.list()) keys.push(key)
    return keys.toSorted()
  }
  const before = await stored()
  // The first rows are looked at when the file comes: what is wrong behind them is met by the check alone.
  const good = Array.from({ length: 210 }, (_, at) => `manuali/c68.pdf;R-${at};manual;;C68;C68;it;dealers`)
  const page = await checkedFile(app, admin, 'resources', archive([...good, '"foto/c68.jpg;;;Foto'], files))
  expect(await stateOf(app, page)).toMatchObject({ state: 'failed', problem: { code: 'quote-open' } })
  expect((await stored()).length).toBeGreaterThan(before.length)
  app.clock.advance(25 * 60 * 60_000)
  await sweepUploads(app.portal)
  expect(await stored()).toEqual(before)
})

test('a damaged workbook in an archive is told as a workbook', async () => {
  const { app, admin } = await openShelves()
  const table = workbook('<row><c t="inlineStr"><is><t>File</t></is></c></row>')
  const { status, text } = await sendFile(app, admin, 'resources', zipSync({ 'tabella.xlsx': table.slice(0, -30) }))
  expect(status).toBe(400)
  expect(readable(text)).toContain('The XLSX file is damaged')
})

test('an import whose file cannot be read for a moment goes on once it can', async () => {
  const { app, admin } = await openShelves()
  const { page } = await sendFile(app, admin, 'resources', archive(rows, files))
  const store = app.portal.files
  app.portal.files = { ...store, open: () => Promise.reject(new Problem('disk-fails')) }
  await expect(workOnImports(app.portal)).rejects.toMatchObject({ code: 'unavailable' })
  expect(await stateOf(app, page)).toMatchObject({ state: 'checking', problem: null })
  app.portal.files = store
  await app.work()
  expect(await stateOf(app, page)).toMatchObject({ state: 'ready', counts: { new: 2, bad: 0 } })
})

test('an import whose photos cannot be made for now waits for as long as it takes, and those after it go on', async () => {
  const { app, admin } = await openShelves()
  const { page } = await sendFile(app, admin, 'resources', archive(rows, files))
  const next = await waitingFile(app, admin, 'C68.51S.')
  const { pictures } = app.portal
  app.portal.pictures = { ...pictures, render: () => Promise.resolve('busy') }
  for (let tried = 1; tried <= 5; tried += 1)
    await expect(workOnImports(app.portal)).rejects.toMatchObject({ code: 'unavailable' })
  expect([(await stateOf(app, page)).state, (await stateOf(app, next)).state]).toEqual(['checking', 'ready'])
  app.portal.pictures = pictures
  await app.work()
  expect(await stateOf(app, page)).toMatchObject({ state: 'ready', counts: { new: 2, bad: 0 } })
})

/** The name is written with dots of the same length first: what packs archives refuses the others. */
function leadingOut(): Uint8Array {
  const bytes = Buffer.from(archive([], { 'xx/fuori.jpg': photo }))
  for (let at = bytes.indexOf('xx/fuori'); at >= 0; at = bytes.indexOf('xx/fuori')) bytes.write('..', at)
  return new Uint8Array(bytes)
}

test('an archive that cannot be read says why', async () => {
  const { app, admin } = await openShelves()
  const said = async (file: Uint8Array | string) => {
    const { status, text } = await sendFile(app, admin, 'resources', file)
    expect(status).toBe(400)
    return readable(text)
  }
  expect(await said('File;Titolo\r\na;b')).toContain('It has to be a ZIP file with the table')
  expect(await said(zipSync({ 'a.jpg': photo }))).toContain('The ZIP file holds no table')
  expect(await said(archive(rows, { 'altra.csv': 'a;b' }))).toContain('holds more than one table')
  expect(await said(leadingOut())).toContain('a path that leads out of its folder')
  expect(await said(archive(rows, files).slice(0, -30))).toContain('The ZIP file is damaged')
  const bomb = zipSync({ 'tabella.csv': strToU8(`${head}\r\n${' '.repeat(60_000_000)}`) })
  expect(await said(bomb)).toContain('The ZIP file holds too much')
})
