import { expect, test } from 'vitest'
import { putFolder, putResource, putVersion } from '#app/features/content/resources/resources.fixture.ts'
import { unzip } from '#app/features/people/profile/data/zip.fixture.ts'
import { nobody } from '#app/features/people/sign-in/sign-in.fixture.ts'
import { as, openApp, post } from '#tests/app.ts'
import { addShare } from '../shares.fixture.ts'

const day = 86_400_000

async function openShare() {
  const app = await openApp()
  const admin = (await app.staff('admin')).viewer
  const rossi = await app.dealer()
  const folderId = await putFolder(app.portal, admin, 'Biciclette')
  const put = (title: string, more: object = {}) =>
    putResource(app.portal, admin, { title, folderId, name: `${title.toLowerCase()}.jpg`, content: title, ...more })
  const red = await put('Rossa', { credit: 'Foto Verdi' })
  const blue = await put('Blu')
  const share = await addShare(app.portal, { of: rossi.viewer, assets: [red, blue], note: 'Per il manifesto' })
  const link = `/en/f/${share.token}`
  const accept = async (address = link) => {
    const answer = await app.fetch(address, post(nobody, { intent: 'accept', accepted: 'on' }))
    return { status: answer.status, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
  }
  const get = (address: string, cookie = '', init: RequestInit = {}) => app.fetch(address, as({ cookie }, init))
  const change = (id: number, facts: object) =>
    app.portal.db.updateTable('resource').set(facts).where('id', '=', id).execute()
  const counts = () =>
    app.portal.db
      .selectFrom('media_share')
      .select(['accepted', 'downloads'])
      .where('id', '=', share.id)
      .executeTakeFirstOrThrow()
  return { app, admin, rossi, put, red, blue, ...share, link, accept, get, change, counts }
}

async function textOf(answer: Response | Promise<Response>): Promise<string> {
  return (await (await answer).text()).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('before the terms are accepted the page tells them and the credits, and nothing can be downloaded', async () => {
  const { red, link, get, counts } = await openShare()
  const answer = await get(link)
  const headers = ['x-robots-tag', 'cache-control'].map((name) => answer.headers.get(name))
  expect([answer.status, ...headers]).toEqual([200, 'noindex', 'private, no-store'])
  const html = await answer.text()
  expect(html).toContain('Foto Verdi')
  expect(html).toContain('Per il manifesto')
  expect([html.includes('rossa.jpg'), html.includes(`/${red}/`)]).toEqual([false, false])
  for (const path of [`/${red}/file`, `/${red}/thumb`, '/zip']) {
    const refused = await get(link + path)
    expect([refused.status, refused.headers.get('location')]).toEqual([303, link])
  }
  expect(await counts()).toEqual({ accepted: 0, downloads: 0 })
})

test('who accepts sees the files and downloads them, one by one and as a zip, each time counted', async () => {
  const { app, red, blue, link, accept, get, counts } = await openShare()
  const unticked = await app.fetch(link, post(nobody, { intent: 'accept' }))
  expect([unticked.status, unticked.headers.get('set-cookie')]).toEqual([400, null])
  const { status, cookie } = await accept()
  expect(status).toBe(303)
  expect(await textOf(get(link, cookie))).toContain('rossa.jpg')
  expect(await (await get(`${link}/${red}/file`, cookie)).text()).toBe('Rossa')
  expect((await get(`${link}/${blue}/thumb`, cookie)).status).toBe(200)
  expect(await counts()).toEqual({ accepted: 1, downloads: 1 })
  const zip = await get(`${link}/zip`, cookie)
  expect([zip.status, zip.headers.get('content-type')]).toEqual([200, 'application/zip'])
  const names = [...unzip(Buffer.from(await zip.arrayBuffer())).keys()]
  expect(names.toSorted()).toEqual(['Biciclette (en)/blu.jpg', 'Biciclette (en)/rossa.jpg', 'TERMS-OF-USE.txt'])
  expect(await counts()).toEqual({ accepted: 1, downloads: 2 })
  const each = await app.portal.db.selectFrom('media_share_asset').select(['resource_id', 'downloads']).execute()
  expect(each.toSorted((one, other) => one.resource_id - other.resource_id)).toEqual([
    { resource_id: red, downloads: 2 },
    { resource_id: blue, downloads: 1 },
  ])
})

test('what is shown is the version that the library has by now', async () => {
  const { app, admin, red, link, accept, get } = await openShare()
  await putVersion(app.portal, admin, red, 'nuova.jpg', 'Rossa, seconda')
  const { cookie } = await accept()
  expect(await (await get(`${link}/${red}/file`, cookie)).text()).toBe('Rossa, seconda')
})

test('only looked at or asked for in parts a file is counted once, and a HEAD gets no body', async () => {
  const { red, link, accept, get, counts } = await openShare()
  const { cookie } = await accept()
  const part = await get(`${link}/${red}/file`, cookie, { headers: { range: 'bytes=2-3' } })
  expect([part.status, await part.text()]).toEqual([206, 'ss'])
  const behind = await get(`${link}/${red}/file`, cookie, { headers: { range: 'bytes=90-99' } })
  expect(behind.status).toBe(416)
  for (const path of ['/zip', `/${red}/file`, `/${red}/thumb`]) {
    const head = await get(link + path, cookie, { method: 'HEAD' })
    expect([path, head.status, await head.text()]).toEqual([path, 200, ''])
  }
  expect(await counts()).toEqual({ accepted: 1, downloads: 0 })
})

test.each([
  ['withdrawn', { withdrawn_at: new Date('2026-11-21T09:00:00Z') }],
  ['for reference only', { terms: 'internal' }],
  ['without rights', { terms_until: '2026-11-20' }],
] as const)('a file that is %s meanwhile is gone at once from page, download and zip', async (_what, facts) => {
  const { red, blue, link, accept, get, change } = await openShare()
  const { cookie } = await accept()
  await change(red, facts)
  const text = await textOf(get(link, cookie))
  expect([text.includes('rossa.jpg'), text.includes('blu.jpg')]).toEqual([false, true])
  for (const look of ['file', 'thumb']) expect((await get(`${link}/${red}/${look}`, cookie)).status).toBe(404)
  const zip = unzip(Buffer.from(await (await get(`${link}/zip`, cookie)).arrayBuffer()))
  expect([...zip.keys()]).toEqual(['Biciclette (en)/blu.jpg', 'TERMS-OF-USE.txt'])
  await change(blue, facts)
  expect(await textOf(get(link, cookie))).toContain('There is no file left here')
  expect((await get(`${link}/zip`, cookie)).status).toBe(404)
})

test('a file that is not in the share is not there, whatever the library holds', async () => {
  const { put, link, accept, get } = await openShare()
  const other = await put('Altra')
  const { cookie } = await accept()
  for (const path of [`/${other}/file`, '/987654/file', '/x/file', '/0/thumb'])
    expect([path, (await get(link + path, cookie)).status]).toEqual([path, 404])
})

test('what was accepted of one share opens no other', async () => {
  const { app, rossi, red, link, accept, get } = await openShare()
  const second = await addShare(app.portal, { of: rossi.viewer, assets: [red] })
  const { cookie } = await accept()
  expect((await get(`/en/f/${second.token}/${red}/file`, cookie)).status).toBe(303)
  const [, value = ''] = cookie.split('=')
  const [theirs = ''] = (await accept(`/en/f/${second.token}`)).cookie.split('=')
  expect((await get(`/en/f/${second.token}/${red}/file`, `${theirs}=${value}`)).status).toBe(303)
  expect((await get(`${link}/${red}/file`, cookie)).status).toBe(200)
})

test('a link that was revoked, has ended or never was is the same, for page, form and files', async () => {
  const { app, id, red, link, accept, get } = await openShare()
  const { cookie } = await accept()
  app.clock.advance(30 * day)
  expect((await get(link, cookie)).status).toBe(200)
  app.clock.advance(day)
  const gone = [await get(link, cookie), await get('/en/f/nothing')]
  for (const answer of gone)
    expect([answer.status, await textOf(answer)]).toEqual([404, expect.stringContaining('Link no longer valid')])
  await app.portal.db.updateTable('media_share').set({ last_day: '2027-01-31' }).where('id', '=', id).execute()
  expect((await get(link, cookie)).status).toBe(200)
  const revoked = { revoked_at: app.clock.now(), revoked_by: 1 }
  const { id: by } = await app.portal.db.selectFrom('account').select('id').executeTakeFirstOrThrow()
  await app.portal.db
    .updateTable('media_share')
    .set({ ...revoked, revoked_by: by })
    .execute()
  expect((await get(link, cookie)).status).toBe(404)
  expect((await accept()).status).toBe(404)
  for (const path of [`/${red}/file`, '/zip']) expect((await get(link + path, cookie)).status).toBe(404)
})

test('a company that loses the library, or all who may use it, has its links closed', async () => {
  const { app, rossi, link, get } = await openShare()
  const { companyId, accountId } = rossi.viewer
  const licence = app.portal.db.updateTable('company_module').where('company_id', '=', companyId)
  await licence.set({ state: 'refused' }).where('module', '=', 'media-sharing').execute()
  expect((await get(link)).status).toBe(404)
  await licence.set({ state: 'active' }).where('module', '=', 'media-sharing').execute()
  expect((await get(link)).status).toBe(200)
  const account = app.portal.db.updateTable('account').where('id', '=', accountId)
  await account.set({ disabled_at: app.clock.now() }).execute()
  expect((await get(link)).status).toBe(404)
})

test('who tries links from one address is held back, and what is accepted keeps downloading', async () => {
  const { red, link, accept, get } = await openShare()
  const { cookie } = await accept()
  for (let tries = 0; tries < 30; tries += 1) expect((await get(`/f/made-up-${tries}`)).status).toBe(404)
  expect((await get(link)).status).toBe(429)
  expect((await get(`${link}/${red}/file`, cookie)).status).toBe(200)
})

test('one link is downloaded so many times an hour', async () => {
  const { app, id, red, link, accept, get } = await openShare()
  const { cookie } = await accept()
  const used = { tries: 600, ends_at: new Date(app.clock.now().getTime() + 60_000) }
  await app.portal.db
    .insertInto('throttle')
    .values({ key: `share files ${id}`, ...used })
    .execute()
  expect((await get(`${link}/${red}/file`, cookie)).status).toBe(429)
  expect((await get(`${link}/zip`, cookie)).status).toBe(200)
})
