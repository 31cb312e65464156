import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { as, openApp } from '#tests/app.ts'
import { publishForTest } from '#tests/catalogue.ts'

test('a part of the maker’s own code that is drawn as the frame colours the frame when it is ticked', async () => {
  const app = await openApp()
  await publishForTest(app, (catalogue) => ({
    ...catalogue,
    parts: [...catalogue.parts, { code: 'monocoque', name: { it: 'Monoscocca' }, active: true, drawn: 'frame' }],
  }))
  const page = await (await app.fetch('/new-ticket', as(await app.dealer()))).text()
  const placeOf = (code: string) => {
    const [box = ''] = new RegExp(`<input[^>]*name="part_involved"[^>]*value="${code}"[^>]*>`).exec(page) ?? []
    return /data-mark="(\w+)"/.exec(box)?.[1]
  }
  expect([placeOf('monocoque'), placeOf('fork')]).toEqual(['frame', 'fork'])
  // Without a script the style alone colours: it asks for the places of the drawing, not for any code.
  const style = readFileSync(path.join(rootDir, 'app/features/service/new-ticket/marks/damage-map.css'), 'utf8')
  const asked = [...style.matchAll(/:has\((\[[^\]]+\]):checked\) (\[[^\]]+\])/g)].map(([, ticked, part]) => [
    ticked,
    part,
  ])
  expect(asked.length).toBeGreaterThan(3)
  for (const [ticked, part] of asked) expect(ticked).toBe(part?.replace('data-part', 'data-mark'))
})
