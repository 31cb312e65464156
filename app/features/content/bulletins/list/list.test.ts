import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { addBulletin } from '../bulletins.fixture.ts'

function titled(text: string) {
  return { it: text, en: text, fr: '' }
}

async function openWithBulletins() {
  const app = await openApp()
  const by = (await app.staff('admin')).viewer.accountId
  const agent = await app.staff()
  const owner = await app.dealer()
  await addBulletin(app.portal, { by, number: 'TB-1', titles: titled('Freni'), asks: false })
  app.clock.advance(60_000)
  await addBulletin(app.portal, { by, number: 'TB-2', titles: titled('Reggisella'), families: ['V4R'] })
  app.clock.advance(60_000)
  await addBulletin(app.portal, { by, number: 'TB-3', titles: titled('Motore'), isPublished: false })
  const read = async (path: string, who: { cookie: string }) =>
    titlesIn(await (await app.fetch(`/en${path}`, as(who))).text())
  return { app, agent, owner, read }
}

function titlesIn(page: string): string[] {
  return [...page.matchAll(/class="row-link"[^>]*><span[^>]*>([^<]+)</g)].map(([, title = '']) => title)
}

test('readers list what is out, the latest first, and narrow it to what they are to confirm, by model and words', async () => {
  const { owner, read } = await openWithBulletins()
  expect(await read('/resources/bulletins', owner)).toEqual(['Reggisella', 'Freni'])
  expect(await read('/resources/bulletins?state=open', owner)).toEqual(['Reggisella'])
  expect(await read('/resources/bulletins?model=V4R', owner)).toEqual(['Reggisella'])
  expect(await read('/resources/bulletins?q=freni', owner)).toEqual(['Freni'])
  expect(await read('/resources/bulletins?q=5 nm', owner)).toEqual(['Reggisella', 'Freni'])
  expect(await read('/resources/bulletins?state=draft', owner)).toEqual(['Reggisella', 'Freni'])
})

test('staff list drafts as well, and each side’s list leaves as a file', async () => {
  const { app, agent, owner, read } = await openWithBulletins()
  expect(await read('/console/bulletins', agent)).toEqual(['Motore', 'Reggisella', 'Freni'])
  expect(await read('/console/bulletins?state=draft', agent)).toEqual(['Motore'])
  const page = async (search: string) => (await app.fetch(`/en/console/bulletins${search}`, as(agent))).text()
  // Begun today, published never.
  expect(await page('?state=draft')).not.toContain('21 Nov 2026')
  expect(await page('?state=published')).toContain('21 Nov 2026')
  const file = async (path: string, who: { cookie: string }) =>
    (await (await app.fetch(path, as(who))).text()).trim().split('\r\n')
  expect(await file('/en/console/bulletins/export.csv?state=draft', agent)).toEqual([
    'Number,Title,Models,State,Version,Published on,Changed on',
    'TB-3,Motore,C68,Draft,0,,',
  ])
  expect(await file('/en/resources/bulletins/export.csv', owner)).toHaveLength(3)
})

test('the file says of each bulletin what its reader’s list does: what they are to confirm, and what they have', async () => {
  const { app, agent, owner } = await openWithBulletins()
  const by = agent.viewer.accountId
  const replacesId = await addBulletin(app.portal, { by, number: 'TB-4' })
  const id = await addBulletin(app.portal, { by, number: 'TB-5', replacesId })
  await app.fetch(`/en/resources/bulletins/${id}`, post(owner, { intent: 'confirm', version: '1' }))
  const states = async (path: string, who: { cookie: string }) =>
    (await (await app.fetch(path, as(who))).text())
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => [line.split(',')[0], line.split(',')[3]])
  const [five, four, two, one] = ['TB-5', 'TB-4', 'TB-2', 'TB-1']
  expect(await states('/en/resources/bulletins/export.csv?order=number-desc', owner)).toEqual([
    [five, 'Confirmed'],
    [four, 'Replaced'],
    [two, 'To be confirmed'],
    [one, ''],
  ])
  // Nothing is asked of who sells.
  const seller = await app.dealer({ company: owner, role: 'sales' })
  expect((await states('/en/resources/bulletins/export.csv?order=number-asc', seller))[1]).toEqual([two, ''])
  expect((await states('/en/console/bulletins/export.csv?order=number-desc', agent)).map(([, state]) => state)).toEqual(
    ['Published', 'Replaced', 'Draft', 'Published', 'Published'],
  )
})

test('more than a page of bulletins is turned page by page', async () => {
  const { app, owner, read } = await openWithBulletins()
  const by = (await app.staff('admin')).viewer.accountId
  for (let more = 0; more < 27; more += 1) await addBulletin(app.portal, { by })
  const first = await (await app.fetch('/en/resources/bulletins', as(owner))).text()
  expect(titlesIn(first)).toHaveLength(25)
  const next = /href="\/en(\/resources\/bulletins\?after=[^"]+)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(await read(next, owner)).toHaveLength(4)
})

test('for who is not of the staff there is no desk', async () => {
  const { app, owner } = await openWithBulletins()
  for (const path of ['', '/new', '/501', '/501/edit', '/501/people', '/export.csv'])
    expect((await app.fetch(`/console/bulletins${path}`, as(owner))).status).toBe(404)
})
