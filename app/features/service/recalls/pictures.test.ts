import { expect, test } from 'vitest'
import { putFolder, putResource, putVersion } from '#app/features/content/resources/resources.fixture.ts'
import { givePassword, password } from '#app/features/people/profile/profile.fixture.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { as, openApp, post } from '#tests/app.ts'
import type { Kind } from './recalls.ts'
import { addDraft } from './recalls.fixture.ts'
import { findPictureKeys } from './recalls.pictures.server.ts'

const alts = {
  alt_it: 'Il morsetto, con la vite',
  alt_en: 'The clamp with its bolt',
  alt_fr: 'Le collier et sa vis',
}

async function open(kind: Kind = 'recall') {
  const app = await openApp()
  const admin = await givePassword(app, await app.staff('admin'))
  const dealer = await app.dealer()
  await addProduct(app.portal, { of: dealer, serial: 'C68.54S.00987' })
  const folderId = await putFolder(app.portal, admin.viewer, 'Richiami')
  const photo = (title: string, more: object = {}) =>
    putResource(app.portal, admin.viewer, { folderId, title, content: title, ...more })
  const id = await addDraft(app.portal, {
    by: admin.viewer.accountId,
    number: '2026-31',
    kind,
    families: [],
    serials: 'C68.54S.00987',
  })
  const page = `/en/console/recalls/${id}`
  const add = async (picture: number, more: Record<string, string> = {}) => {
    const fields = { intent: 'picture', picture: String(picture), ...alts, ...more }
    const answer = await app.fetch(page, post(admin, fields))
    return { status: answer.status, text: await answer.text() }
  }
  const publish = async () => {
    const { version } = await app.portal.db
      .selectFrom('recall')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const fields = { intent: 'publish', version: String(version), seen: 'on', current: password }
    expect((await app.fetch(page, post(admin, fields))).status).toBe(303)
  }
  const pictures = () => app.portal.db.selectFrom('recall_picture').selectAll().orderBy('id').execute()
  const textAt = async (path: string, who?: { cookie: string }) =>
    (await app.fetch(path, who ? as(who) : undefined)).text()
  return { app, admin, dealer, id, page, photo, add, publish, pictures, textAt }
}

test('a picture of the library stands in the notice for everybody, with what it shows in each language', async () => {
  const { app, admin, dealer, page, photo, add, publish, pictures, textAt } = await open()
  const clamp = await photo('Morsetto')
  expect(await textAt(page, admin)).toContain('Morsetto (en)')
  expect((await add(clamp)).status).toBe(303)
  const [picture] = await pictures()
  const hidden = `/safety/2026-31/pictures/${picture?.id}`
  expect((await app.fetch(hidden)).status).toBe(404)
  await publish()
  for (const [path, alt] of [
    ['/safety/2026-31', alts.alt_it],
    ['/en/safety/2026-31', alts.alt_en],
    ['/fr/safety/2026-31', alts.alt_fr],
  ] as const)
    expect(await textAt(path)).toMatch(new RegExp(`<img src="${hidden}" alt="${alt}"`))
  const shown = await app.fetch(hidden)
  expect([shown.status, shown.headers.get('content-type'), await shown.text()]).toEqual([200, 'image/jpeg', 'Morsetto'])
  for (const path of ['/en/recalls', page])
    expect(await textAt(path, path === page ? admin : dealer)).toContain(`src="${hidden}"`)
  for (const wrong of ['0', '999999', 'x', '%00']) {
    expect((await app.fetch(`/safety/2026-31/pictures/${wrong}`)).status).toBe(404)
    expect((await app.fetch(`/safety/${wrong}/pictures/${picture?.id}`)).status).toBe(404)
  }
})

test('a published notice keeps its pictures, whatever becomes of the library', async () => {
  const { app, admin, page, photo, add, publish, pictures } = await open()
  const clamp = await photo('Morsetto')
  await add(clamp)
  await publish()
  await putVersion(app.portal, admin.viewer, clamp, 'altro.jpg', 'Un’altra cosa')
  await app.portal.db.updateTable('resource').set({ withdrawn_at: app.clock.now() }).execute()
  await app.portal.db.deleteFrom('resource_version').execute()
  const [picture] = await pictures()
  expect(await (await app.fetch(`/safety/2026-31/pictures/${picture?.id}`)).text()).toBe('Morsetto')
  // The sweep of the store of files asks for it.
  const key = picture?.content_key ?? ''
  expect(await findPictureKeys(app.portal.db, [key, 'none'])).toEqual(new Set([key]))
  const remove = { intent: 'picture-remove', picture: String(picture?.id) }
  expect((await app.fetch(page, post(admin, remove))).status).toBe(409)
  expect((await add(clamp)).status).toBe(409)
  expect(await pictures()).toHaveLength(1)
})

test('a notice shows nothing that may not be shown, nothing without words, and four pictures at most', async () => {
  const { app, admin, page, photo, add, pictures } = await open()
  const [internal, over, film] = [
    await photo('Interna', { terms: 'internal' }),
    await photo('Scaduta', { until: '2026-11-20' }),
    await photo('Filmato', { name: 'filmato.mp4' }),
  ]
  for (const one of [internal, over, film, 999_999]) expect([one, (await add(one)).status]).toEqual([one, 400])
  const clamp = await photo('Morsetto')
  expect((await add(clamp, { alt_fr: ' ' })).status).toBe(400)
  expect((await add(clamp, { alt_en: 'x'.repeat(301) })).status).toBe(400)
  const soft = await add(clamp, { alt_en: 'Replaced as a precaution' })
  expect([soft.status, soft.text.includes('makes the risk sound smaller')]).toEqual([400, true])
  expect(soft.text).toContain(`value="${alts.alt_fr}"`)
  expect(await pictures()).toEqual([])
  for (const title of ['Uno', 'Due', 'Tre', 'Quattro']) expect((await add(await photo(title))).status).toBe(303)
  const [fifth, fourth] = [await photo('Cinque'), await pictures()]
  const many = await add(fifth)
  expect([many.status, fourth.length, (await pictures()).length]).toEqual([400, 4, 4])
  // Sent twice it is one, and what was taken out is gone.
  const remove = { intent: 'picture-remove', picture: String(fourth[3]?.id) }
  expect((await app.fetch(page, post(admin, remove))).status).toBe(303)
  await Promise.all([add(fifth), add(fifth)])
  expect(await pictures()).toHaveLength(4)
})

test('two who add the last picture at once are not both let through', async () => {
  const { photo, add, pictures } = await open()
  for (const title of ['Uno', 'Due', 'Tre']) await add(await photo(title))
  const [four, five] = [await photo('Quattro'), await photo('Cinque')]
  const both = await Promise.all([add(four), add(five)])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([303, 400])
  expect(await pictures()).toHaveLength(4)
})

test('who has read a draft without its picture does not publish it', async () => {
  const { app, admin, page, photo, add } = await open()
  await add(await photo('Morsetto'))
  const stale = { intent: 'publish', version: '1', seen: 'on', current: password }
  expect((await app.fetch(page, post(admin, stale))).status).toBe(409)
})

test('a picture of a stop of sales is for dealers that have such a bicycle and for staff, that of a draft for staff', async () => {
  const { app, admin, dealer, id, photo, add, publish, pictures, textAt } = await open('stop_sale')
  await add(await photo('Morsetto'))
  const [picture] = await pictures()
  const address = `/recalls/${id}/pictures/${picture?.id}`
  const status = async (who?: { cookie: string }, path = address) =>
    (await app.fetch(path, who ? as(who) : undefined)).status
  expect([await status(admin), await status(dealer)]).toEqual([200, 404])
  await publish()
  expect([await status(admin), await status(dealer)]).toEqual([200, 200])
  expect(await textAt('/en/recalls', dealer)).toContain(`src="${address}"`)
  expect([
    await status(await app.dealer()),
    await status(undefined, `/safety/2026-31/pictures/${picture?.id}`),
  ]).toEqual([404, 404])
})
