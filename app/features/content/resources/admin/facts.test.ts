import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { putFile, putFolder, putResource, seenOf } from '../resources.fixture.ts'
import { changeFacts } from '../resources.staff.server.ts'
import { insertVersion } from '../store.staff.server.ts'

test('facts that are saved while a new version arrives are kept as well', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const { db } = app.portal
  const id = await putResource(app.portal, admin.viewer, { shelf: 'manual', title: 'Montaggio' })
  const seen = await seenOf(app, admin, id)
  const file = await putFile(app.portal, 'seconda-edizione.pdf', '%PDF-1.4 seconda')
  const facts = {
    titles: { it: 'Montaggio V3R', en: 'Montaggio V3R', fr: 'Montaggio V3R' },
    folderId: null,
    family: 'V3R',
    language: 'it',
    colour: '',
    licence: { terms: 'internal', credit: '', until: null },
  } as const
  const begun = await db.transaction().execute(async (tx) => {
    const version = { ...file, submission: randomUUID(), note: '', createdBy: admin.viewer.accountId }
    await insertVersion(tx, id, version, app.clock.now())
    const saving = changeFacts(app.portal, admin.viewer, id, facts, seen)
    await vi.waitFor(async () => {
      const waiting = await sql`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      expect(waiting.rows).toHaveLength(1)
    })
    return { saving }
  })
  await begun.saving
  const row = await db.selectFrom('resource').select(['title_it', 'version', 'search']).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ title_it: 'Montaggio V3R', version: 2 })
  expect(row.search).toContain('seconda-edizione.pdf')
})

test('what is said of a photo is not written over by who had not seen it: the form comes back, and saves once it was seen', async () => {
  const app = await openApp()
  const [one, other] = [await app.staff('admin'), await app.staff('admin')]
  const folderId = await putFolder(app.portal, one.viewer, 'Bici')
  const id = await putResource(app.portal, one.viewer, { shelf: 'media', title: 'C68 rossa', folderId })
  const address = `/en/console/resources/${id}`
  const row = app.portal.db.selectFrom('resource').select(['title_it as title', 'terms_until as until'])
  const facts = { intent: 'facts', title_it: 'C68 rossa', folder: String(folderId), terms: 'internal' }
  const version = await seenOf(app, one, id)
  const save = (by: typeof one, fields: Record<string, string>) => app.fetch(address, post(by, { ...facts, ...fields }))
  expect((await save(other, { version, until: '2027-06-30' })).status).toBe(303)
  const refused = await save(one, { version, title_it: 'C68 rossa, di lato' })
  const page = await refused.text()
  expect(refused.status).toBe(409)
  for (const shown of [
    'value="C68 rossa, di lato"',
    'Someone else, or an import, has changed',
    'See what is saved now',
    'Saved now: 30 Jun 2027',
  ])
    expect(page).toContain(shown)
  expect(await row.execute()).toEqual([{ title: 'C68 rossa', until: '2027-06-30' }])
  const again = { version: /name="version" value="([^"]+)"/.exec(page)?.[1] ?? '', until: '2027-06-30' }
  for (const _ of ['first', 'once more'])
    expect((await save(one, { ...again, title_it: 'C68 rossa, di lato' })).status).toBe(303)
  expect(await row.execute()).toEqual([{ title: 'C68 rossa, di lato', until: '2027-06-30' }])
  expect(await (await app.fetch(address, as(one))).text()).toContain('C68 rossa, di lato')
})
