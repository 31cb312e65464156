import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { as, openApp } from '#tests/app.ts'
import { addPackage, addPackagePrice, packageLine } from '../packages.fixture.ts'

function titled(text: string) {
  return { it: text, en: text, fr: '' }
}

async function openWithPackages() {
  const app = await openApp()
  const by = (await app.staff('admin')).viewer.accountId
  const [agent, owner] = [await app.staff(), await app.dealer()]
  const service = await addPackage(app.portal, { by, kind: 'service', titles: titled('Tagliando'), lines: [] })
  await addPackagePrice(app.portal, service, owner)
  app.clock.advance(60_000)
  const lines = [packageLine({ itemNumber: 'KIT-77' })]
  await addPackage(app.portal, { by, titles: titled('Kit ricambi'), families: ['V4R'], lines })
  app.clock.advance(60_000)
  await addPackage(app.portal, { by, titles: titled('Vetrina'), state: 'draft' })
  app.clock.advance(60_000)
  await addPackage(app.portal, { by, titles: titled('Vecchio kit'), state: 'ended' })
  const read = async (path: string, who: { cookie: string }) =>
    titlesIn(await (await app.fetch(`/en${path}`, as(who))).text())
  return { app, by, agent, owner, read }
}

function titlesIn(page: string): string[] {
  return [...page.matchAll(/row-link"[^>]*><span[^>]*>([^<]+)</g)].map(([, title = '']) => title)
}

test('a dealer lists what is offered, the latest first, and narrows it by kind, model and words', async () => {
  const { owner, read } = await openWithPackages()
  expect(await read('/packages', owner)).toEqual(['Kit ricambi', 'Tagliando'])
  expect(await read('/packages?kind=service', owner)).toEqual(['Tagliando'])
  // What names no model is for all.
  expect(await read('/packages?model=V4R', owner)).toEqual(['Kit ricambi', 'Tagliando'])
  expect(await read('/packages?model=C68', owner)).toEqual(['Tagliando'])
  expect(await read('/packages?q=kit-77', owner)).toEqual(['Kit ricambi'])
  // What stands where is the desk's matter.
  expect(await read('/packages?state=draft', owner)).toEqual(['Kit ricambi', 'Tagliando'])
})

test('words on either side of the end of a line are found, whatever an accent is made of', async () => {
  const { app, by, owner, read } = await openWithPackages()
  const bodies = { it: 'Catena e\npulegge, perche\u0301 durino.', en: '', fr: '' }
  await addPackage(app.portal, { by, titles: titled('Kit trasmissione'), bodies })
  expect(await read(`/packages?q=${encodeURIComponent('catena e pulegge, perché')}`, owner)).toEqual([
    'Kit trasmissione',
  ])
})

test('riders and mechanics list services alone', async () => {
  const { app, owner, read } = await openWithPackages()
  const rider = await app.dealer({ role: 'customer' })
  const mechanic = await app.dealer({ company: owner, role: 'workshop' })
  for (const person of [rider, mechanic]) {
    expect(await read('/packages', person)).toEqual(['Tagliando'])
    expect(await read('/packages?kind=supply', person)).toEqual([])
  }
})

test('staff list drafts and what has ended as well, and each side’s list leaves as a file', async () => {
  const { app, agent, owner, read } = await openWithPackages()
  expect(await read('/console/packages', agent)).toEqual(['Vecchio kit', 'Vetrina', 'Kit ricambi', 'Tagliando'])
  expect(await read('/console/packages?state=draft', agent)).toEqual(['Vetrina'])
  const file = async (path: string, who: { cookie: string }) =>
    (await (await app.fetch(path, as(who))).text()).trim().split('\r\n')
  expect(await file('/en/console/packages/export.csv?state=ended', agent)).toEqual([
    'Title,Kind,Models,State,First day,Last day,Since',
    'Vecchio kit,Supply,All models,Ended,,,2026-11-21',
  ])
  expect(await file('/en/packages/export.csv', owner)).toHaveLength(3)
})

test('the days of packages are days in the workbook', async () => {
  const { app, by, owner } = await openWithPackages()
  const days = { validFrom: '2026-11-01', validUntil: '2026-12-31' }
  await addPackage(app.portal, { by, titles: titled('Kit invernale'), ...days })
  const answer = await app.fetch('/en/packages/export.xlsx?q=invernale', as(owner))
  const sheet = unzipSync(new Uint8Array(await answer.arrayBuffer()))['xl/worksheets/sheet1.xml']
  // The first and the last, and since when it is out.
  expect(
    Buffer.from(sheet ?? [])
      .toString()
      .match(/<c s="2"><v>\d+<\/v>/g),
  ).toHaveLength(3)
})

test('more than a page of packages is turned page by page', async () => {
  const { app, by, owner, read } = await openWithPackages()
  for (let more = 0; more < 27; more += 1) await addPackage(app.portal, { by })
  const first = await (await app.fetch('/en/packages', as(owner))).text()
  expect(titlesIn(first)).toHaveLength(25)
  const next = /href="\/en(\/packages\?after=[^"]+)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(await read(next, owner)).toHaveLength(4)
})
