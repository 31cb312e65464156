import { expect, test } from 'vitest'
import { as, openApp } from '#tests/app.ts'
import { addRemark } from '../remarks.fixture.ts'

async function openWithRemarks() {
  const app = await openApp()
  const agent = await app.staff()
  const owner = await app.dealer()
  const by = owner.viewer.accountId
  const closed = { by: agent.viewer.accountId, outcome: 'Corretto nella versione 2.' }
  await addRemark(app.portal, { by, body: 'Coppia del collarino sbagliata.', closed })
  app.clock.advance(60_000)
  await addRemark(app.portal, { by, body: 'Figura 3 al contrario.', kind: 'size-guide', title: 'Taglie V4R' })
  app.clock.advance(60_000)
  const bulletin = { kind: 'bulletin' as const, number: 'TB-9', title: 'Freni' }
  await addRemark(app.portal, { by, body: 'Manca la coppia dei freni.', ...bulletin })
  const read = async (path: string) => textsIn(await (await app.fetch(`/en${path}`, as(agent))).text())
  return { app, agent, owner, read }
}

function textsIn(page: string): string[] {
  return [...page.matchAll(/class="row-link"[^>]*>([^<]+)</g)].map(([, text = '']) => text)
}

const [clamp, figure, brakes] = [
  'Coppia del collarino sbagliata.',
  'Figura 3 al contrario.',
  'Manca la coppia dei freni.',
]

test('staff list what was said, the latest first, and narrow it by state, kind of guide and words', async () => {
  const { read } = await openWithRemarks()
  expect(await read('/console/remarks')).toEqual([brakes, figure, clamp])
  expect(await read('/console/remarks?state=open')).toEqual([brakes, figure])
  expect(await read('/console/remarks?state=closed')).toEqual([clamp])
  expect(await read('/console/remarks?guide=size-guide')).toEqual([figure])
  expect(await read('/console/remarks?q=tb-9')).toEqual([brakes])
  expect(await read('/console/remarks?q=COPPIA')).toEqual([brakes, clamp])
  expect(await read('/console/remarks?state=lost&guide=none')).toEqual([brakes, figure, clamp])
})

test('the list leaves as a file, as it is filtered', async () => {
  const { app, agent, owner } = await openWithRemarks()
  const file = await (await app.fetch('/en/console/remarks/export.csv?state=closed', as(agent))).text()
  const { name, companyName } = owner.viewer
  expect(file.trim().split('\r\n')).toEqual([
    'Date,Kind,Guide,Version,Page,Text,From,Company,State,Outcome,Closed by,Closed on',
    `2026-11-21,Assembly manual,C68: montaggio,1,,${clamp},${name},${companyName},Closed,Corretto nella versione 2.,${agent.viewer.name},2026-11-21`,
  ])
})

test('more than a page of remarks is turned page by page', async () => {
  const { app, agent, owner, read } = await openWithRemarks()
  for (let more = 0; more < 25; more += 1) await addRemark(app.portal, { by: owner.viewer.accountId })
  const first = await (await app.fetch('/en/console/remarks', as(agent))).text()
  expect(textsIn(first)).toHaveLength(25)
  const next = /href="\/en(\/console\/remarks\?after=[^"]+)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(await read(next)).toEqual([brakes, figure, clamp])
})

test('for who is not of the staff there is no list, no file and no page of one', async () => {
  const { app, owner } = await openWithRemarks()
  for (const path of ['', '/701', '/export.csv', '/export.xlsx'])
    expect((await app.fetch(`/console/remarks${path}`, as(owner))).status).toBe(404)
})
