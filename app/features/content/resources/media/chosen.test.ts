import { expect, test } from 'vitest'
import { as } from '#tests/app.ts'
import { unzip } from '#app/features/people/profile/data/zip.fixture.ts'
import { nextPageIn, openLibrary, turnPage } from './media.fixture.ts'

test('what is ticked on one page is still chosen on the next, and all of it comes in one zip', async () => {
  const { app, rossi, bikes, put, read } = await openLibrary()
  const ids: number[] = []
  for (let at = 1; at <= 27; at += 1) {
    ids.push(await put(`Bici ${String(at).padStart(2, '0')}`, bikes))
    app.clock.advance(1000)
  }
  const [oldest = 0, second = 0, third = 0, fourth = 0] = ids
  const first = await read(`/en/resources/media?folder=${bikes}`)
  expect(first.text).not.toContain('chosen elsewhere')
  const next = await read(await turnPage(app, rossi, nextPageIn(first.text), [third, fourth]))
  expect(next.text).toContain('2 files chosen elsewhere')
  const box = `${third}.${fourth}`
  expect(next.text).toMatch(new RegExp(String.raw`<input(?=[^>]*value="${box}")(?=[^>]*checked)`))
  // Gone back, the ticks stand where they were made, and what was ticked on the second page is kept.
  const back = /value="([^"]*)"[^>]*name="page"/.exec(next.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const again = await read(await turnPage(app, rossi, back, [box, second]))
  expect(again.text).toContain('1 file chosen elsewhere')
  expect(again.text).toMatch(new RegExp(String.raw`<input(?=[^>]*value="${third}")(?=[^>]*checked)`))
  expect(again.text).not.toMatch(new RegExp(String.raw`<input(?=[^>]*value="${ids[10]}")(?=[^>]*checked)`))
  // Searching keeps it as well.
  expect(again.text).toContain(`name="chosen" value="${third}.${fourth}.${second}"`)
  const zip = await app.fetch(`/resources/media/download?asset=${box}&asset=${oldest}`, as(rossi))
  expect([...unzip(Buffer.from(await zip.arrayBuffer())).keys()]).toHaveLength(4)
})

test('of more than a download holds the page keeps as many, and says so; nonsense in its address counts for nothing', async () => {
  const { app, rossi, bikes, put, read } = await openLibrary()
  await put('Rossa', bikes)
  const many = Array.from({ length: 201 }, (_, at) => at + 1000).join('.')
  const turned = await turnPage(app, rossi, `?folder=${bikes}`, [many])
  expect(turned).toMatch(/&notice=too-many$/)
  const page = await read(turned)
  expect(page.text).toContain('200 files chosen elsewhere')
  expect(page.text).toContain('choose fewer')
  expect((await read('/en/resources/media?chosen=x.0.-1')).text).not.toContain('chosen elsewhere')
  expect(await turnPage(app, rossi, 'https://evil.example/?q=rossa')).toBe('/en/resources/media')
  const missing = `/en/resources/media/download?asset=1000.1001`
  expect((await app.fetch(missing, as(rossi))).status).toBe(404)
})
