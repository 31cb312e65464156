import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type BrandContent, brandSchema } from '#app/brand/brand.ts'
import { insertVersion } from '#app/kit/versions/versions.server.ts'
import { as, openApp, post } from '#tests/app.ts'
import { publishForTest } from '#tests/catalogue.ts'
import { changeDraftOf, publishDraftOf, readDraftOf, type VersionedDocument } from './versions.server.ts'

const document: VersionedDocument<BrandContent> = {
  name: 'brand',
  versionsIn: ({ brands }) => brands,
  check: (content) => brandSchema.parse(content),
}

test('a draft that a colleague changes at the very moment of its publication is not published as it was', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const colleague = await app.staff('admin')
  await changeDraftOf(document, app.portal, admin.viewer, 0, called('Cicli Rossi'))
  const publishing = publishDraftOf(document, app.portal, admin.viewer, { revision: 1, note: '' }, async () => {
    await changeDraftOf(document, app.portal, colleague.viewer, 1, called('Cicli Bianchi'))
    return []
  })
  await expect(publishing).rejects.toMatchObject({ status: 409 })
  expect(app.portal.brands.current().version).toBe(0)
  expect((await readDraftOf(document, app.portal, admin.viewer)).content.name).toBe('Cicli Bianchi')
})

test('who opened a form before a colleague published is told, and writes nothing over what holds by then', async () => {
  const { app, admin, colleague, send, revisionOn } = await openFamily()
  const seen = await revisionOn(admin)
  await send(colleague, '/families/TT1', { ...facts, revision: seen, name_it: 'Nome della collega' })
  await send(colleague, '', { intent: 'publish', revision: await revisionOn(colleague), note: '' })
  const late = await send(admin, '/families/TT1', { ...facts, revision: seen, name_it: 'Il mio nome' })
  expect(late.status).toBe(409)
  const text = await late.text()
  expect(text).toContain('The draft has been changed or published meanwhile')
  expect(text).toContain('value="Il mio nome"')
  expect(text).toContain('Saved now: Nome della collega')
  const [family] = app.portal.catalogues.current().families.filter(({ code }) => code === 'TT1')
  expect(family?.name.it).toBe('Nome della collega')
  const again = await send(admin, '/families/TT1', {
    ...facts,
    revision: await revisionOn(admin),
    name_it: 'Il mio nome',
  })
  expect(again.status).toBe(303)
})

test('a draft that was discarded is not published in the shape of the next one', async () => {
  const { app, admin, colleague, send, revisionOn } = await openFamily()
  await send(admin, '/families/TT1', { ...facts, revision: await revisionOn(admin), name_it: 'Il mio nome' })
  const seen = await revisionOn(admin)
  await send(colleague, '', { intent: 'discard', revision: seen })
  const other = { ...facts, revision: await revisionOn(colleague), name_it: 'Nome della collega' }
  expect((await send(colleague, '/families/TT1', other)).status).toBe(303)
  expect((await send(admin, '', { intent: 'publish', revision: seen, note: '' })).status).toBe(409)
  expect(app.portal.catalogues.current().version).toBe(2)
})

test('where another process has published, a draft begins with that and not with what was held in memory', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const content = { ...(await readDraftOf(document, app.portal, admin.viewer)).content, name: 'Cicli Rossi' }
  await insertVersion(app.owner, 'brand', { content, by: null, note: '', now: app.clock.now() })
  expect((await readDraftOf(document, app.portal, admin.viewer)).content.name).toBe('Cicli Rossi')
  await changeDraftOf(document, app.portal, admin.viewer, 0, (brand) => brand)
  expect((await readDraftOf(document, app.portal, admin.viewer)).content.name).toBe('Cicli Rossi')
})

test('a draft that lacks a part which was added to the catalogue since is shown, changed, published and discarded', async () => {
  const { app, admin, send, revisionOn } = await openFamily()
  const change = async (name: string) =>
    send(admin, '/families/TT1', { ...facts, revision: await revisionOn(admin), name_it: name })
  const press = async (intent: string) => send(admin, '', { intent, revision: await revisionOn(admin), note: '' })
  const leaveBehind = () =>
    sql`update catalogue_draft set content = content - 'dueServices' - 'graceDays'`.execute(app.owner)
  await change('Prima')
  await leaveBehind()
  expect(await (await app.fetch('/en/console/catalogue', as(admin))).text()).toContain('A draft with changes')
  expect((await change('Seconda')).status).toBe(303)
  await leaveBehind()
  expect((await press('publish')).status).toBe(303)
  expect(app.portal.catalogues.current()).toMatchObject({ dueServices: [], graceDays: 30 })
  await change('Terza')
  await leaveBehind()
  expect((await press('discard')).status).toBe(303)
  expect(await (await app.fetch('/en/console/catalogue', as(admin))).text()).not.toContain('A draft with changes')
})

const facts = { intent: 'facts', active: 'on' }

async function openFamily() {
  const app = await openApp()
  const [admin, colleague] = [await app.staff('admin'), await app.staff('admin')]
  // What a test publishes holds for it alone.
  await publishForTest(app, (catalogue) => catalogue)
  const catalogue = '/en/console/catalogue'
  const send = (by: typeof admin, page: string, fields: Record<string, string>) =>
    app.fetch(`${catalogue}${page}`, post(by, fields))
  const revisionOn = async (by: typeof admin) => {
    const page = await (await app.fetch(`${catalogue}/families/TT1`, as(by))).text()
    return /name="revision" value="(\d+)"/.exec(page)?.[1] ?? 'none'
  }
  return { app, admin, colleague, send, revisionOn }
}

function called(name: string) {
  return (brand: BrandContent): BrandContent => ({ ...brand, name })
}
