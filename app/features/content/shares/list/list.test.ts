import { expect, test } from 'vitest'
import { putFolder, putResource } from '#app/features/content/resources/resources.fixture.ts'
import { as, openApp } from '#tests/app.ts'
import { addShare } from '../shares.fixture.ts'

async function openWithShares() {
  const app = await openApp()
  const admin = (await app.staff('admin')).viewer
  const rossi = await app.dealer()
  const folderId = await putFolder(app.portal, admin, 'Biciclette')
  const asset = await putResource(app.portal, admin, { folderId })
  const add = (recipient: string, more: object = {}) =>
    addShare(app.portal, { of: rossi.viewer, assets: [asset], recipient, ...more })
  await add('Tipografia Alfa', { note: 'Volantino' })
  app.clock.advance(60_000)
  await add('Studio Beta', { lastDay: '2026-11-20' })
  app.clock.advance(60_000)
  const { id } = await add('Agenzia Gamma')
  const revoked = { revoked_at: app.clock.now(), revoked_by: rossi.viewer.accountId }
  await app.portal.db.updateTable('media_share').set(revoked).where('id', '=', id).execute()
  const read = async (path: string, person: { cookie: string } = rossi) =>
    textsIn(await (await app.fetch(`/en${path}`, as(person))).text())
  return { app, rossi, add, read }
}

const path = '/resources/media/shares'

function textsIn(page: string): string[] {
  return [...page.matchAll(/class="row-link"[^>]*>([^<]+)</g)].map(([, text = '']) => text)
}

const all = ['Agenzia Gamma', 'Studio Beta', 'Tipografia Alfa']

test('a dealer lists its shares, the latest first, and narrows them by state and words; staff list all', async () => {
  const { app, read } = await openWithShares()
  expect(await read(path)).toEqual(all)
  expect(await read(`${path}?state=open`)).toEqual(['Tipografia Alfa'])
  expect(await read(`${path}?state=ended`)).toEqual(['Studio Beta'])
  expect(await read(`${path}?state=revoked`)).toEqual(['Agenzia Gamma'])
  expect(await read(`${path}?q=VOLANTINO`)).toEqual(['Tipografia Alfa'])
  expect(await read(`${path}?state=lost`)).toEqual(all)
  expect(await read(path, await app.staff())).toEqual(all)
  expect(await read(path, await app.dealer())).toEqual([])
})

test('the list leaves as a file, as it is filtered', async () => {
  const { app, rossi } = await openWithShares()
  const file = await (await app.fetch(`/en${path}/export.csv?state=open`, as(rossi))).text()
  const { name, companyName } = rossi.viewer
  expect(file.trim().split('\r\n')).toEqual([
    'For,Company,Shared by,Made on,State,Files,Downloads,Last day',
    `Tipografia Alfa,${companyName},${name},2026-11-21,Open,1,0,2026-12-21`,
  ])
})

test('more than a page of shares is turned page by page', async () => {
  const { app, rossi, add, read } = await openWithShares()
  for (let more = 0; more < 25; more += 1) {
    app.clock.advance(1000)
    await add('Altra')
  }
  const first = await (await app.fetch(`/en${path}`, as(rossi))).text()
  expect(textsIn(first)).toHaveLength(25)
  const next = /href="\/en(\/resources\/media\/shares\?after=[^"]+)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(await read(next)).toEqual(all)
})

test('the search finds a dealer’s own shares by whom they are for', async () => {
  const { app, rossi } = await openWithShares()
  const found = async (person: { cookie: string }) =>
    (await (await app.fetch('/en/search?q=tipografia', as(person))).text()).includes('Tipografia Alfa')
  const rider = await app.dealer({ role: 'customer' })
  expect([await found(rossi), await found(await app.dealer()), await found(rider)]).toEqual([true, false, false])
})
