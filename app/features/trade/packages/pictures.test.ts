import { expect, test } from 'vitest'
import { putFolder, putResource } from '#app/features/content/resources/resources.fixture.ts'
import { as, openApp, post } from '#tests/app.ts'
import { addPackage, packageFields } from './packages.fixture.ts'

async function open() {
  const app = await openApp()
  const admin = await app.staff('admin')
  const dealer = await app.dealer({ locale: 'en' })
  const folderId = await putFolder(app.portal, admin.viewer, 'Pacchetti')
  const photo = (title: string, more: object = {}) =>
    putResource(app.portal, admin.viewer, { folderId, title, content: title, ...more })
  const textAt = async (path: string, who: { cookie: string }) => (await app.fetch(path, as(who))).text()
  const save = async (id: number, fields: Record<string, string>) => {
    const sent = packageFields({ revision: '1', ...fields })
    const answer = await app.fetch(`/en/console/packages/${id}/edit`, post(admin, sent))
    return { status: answer.status, text: await answer.text() }
  }
  const pictureOf = async (id: number, who: { cookie: string }) => {
    const answer = await app.fetch(`/packages/${id}/picture`, as(who))
    return { status: answer.status, text: await answer.text() }
  }
  return { app, admin, dealer, photo, textAt, save, pictureOf, by: admin.viewer.accountId }
}

test('a package shows a picture of the library to whom it is meant for, in a draft to staff alone', async () => {
  const { app, admin, dealer, photo, textAt, save, pictureOf, by } = await open()
  const frames = await photo('Telai')
  const [draft, out] = [await addPackage(app.portal, { by, state: 'draft' }), await addPackage(app.portal, { by })]
  expect(await textAt(`/en/console/packages/${draft}/edit`, admin)).toContain('Telai (en)')
  for (const id of [draft, out]) expect((await save(id, { picture: String(frames) })).status).toBe(303)
  expect(await textAt(`/en/packages/${out}`, dealer)).toMatch(/<img[^>]* alt="Telai \(en\)"/)
  expect(await textAt(`/en/console/packages/${draft}`, admin)).toContain(`src="/packages/${draft}/picture"`)
  expect((await pictureOf(out, dealer)).status).toBe(200)
  expect((await pictureOf(draft, admin)).status).toBe(200)
  expect((await pictureOf(draft, dealer)).status).toBe(404)
})

test('a picture that is withdrawn, or whose rights have ended, is shown by no package, and can be chosen for none', async () => {
  const { app, dealer, photo, textAt, save, pictureOf, by } = await open()
  const [frames, old] = [await photo('Telai'), await photo('Vecchia', { until: '2026-11-01' })]
  const secret = await photo('Bozza', { terms: 'internal' })
  const id = await addPackage(app.portal, { by, pictureId: frames })
  for (const picture of [old, secret, 999_999]) {
    const refused = await save(id, { picture: String(picture) })
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('no longer in the library')])
  }
  expect((await pictureOf(id, dealer)).status).toBe(200)
  const now = app.portal.clock.now()
  await app.portal.db.updateTable('resource').set({ withdrawn_at: now }).where('id', '=', frames).execute()
  expect((await pictureOf(id, dealer)).status).toBe(404)
  expect(await textAt(`/en/packages/${id}`, dealer)).not.toContain(`/packages/${id}/picture`)
})

test('a form that is saved keeps the picture it shows, and takes it away when none is chosen', async () => {
  const { app, admin, photo, textAt, save, by } = await open()
  const frames = await photo('Telai')
  const id = await addPackage(app.portal, { by, pictureId: frames })
  expect(await textAt(`/en/console/packages/${id}/edit`, admin)).toMatch(
    new RegExp(`<option value="${frames}" selected="">Telai \\(en\\)`),
  )
  expect((await save(id, { picture: '' })).status).toBe(303)
  expect(await textAt(`/en/console/packages/${id}`, admin)).not.toContain(`/packages/${id}/picture`)
})
