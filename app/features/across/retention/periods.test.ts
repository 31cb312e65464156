import { expect, test } from 'vitest'
import { readable } from '#app/features/trade/quotes/quotes.fixture.ts'
import { as, openApp, post } from '#tests/app.ts'
import { page, savePeriods, usual, versionIn } from './retention.fixture.ts'

test('a period beyond the law’s limits is refused', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  for (const wrong of [{ orders: '9' }, { orders: '16' }, { people: '99' }, { tickets: 'x' }])
    expect((await app.fetch(page, post(admin, { intent: 'save', ...usual, ...wrong }))).status).toBe(400)
  expect(await app.portal.db.selectFrom('retention_period').select('kind').execute()).toEqual([])
})

test('who changed a period, when, and from what to what stays to be read; what stayed the same is not noted', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const read = async () => readable(await (await app.fetch(page, as(admin))).text())
  expect(await read()).toContain('Nessuna durata è stata ancora cambiata.')
  for (const fields of [{ aesthetic: '5' }, { aesthetic: '5' }, { aesthetic: '4', people: '7' }]) {
    expect(await savePeriods(app, admin, fields)).toBe(303)
    app.clock.advance(60_000)
  }
  const rows = await app.portal.db
    .selectFrom('retention_change')
    .select(['kind', 'before', 'after'])
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { kind: 'aesthetic', before: 3, after: 5 },
    { kind: 'aesthetic', before: 5, after: 4 },
    { kind: 'people', before: 5, after: 7 },
  ])
  expect(await read()).toMatch(/Interventi chiusi: danni estetici da 5 anni a 4 anni Giulia Conti/)
})

test('who saves periods that somebody else has changed since is told, and changes them once that was seen', async () => {
  const app = await openApp()
  const [one, other] = [await app.staff('admin'), await app.staff('admin')]
  const send = (fields: Record<string, string>) => app.fetch(page, post(one, { ...usual, orders: '12', ...fields }))
  const periods = app.portal.db.selectFrom('retention_period').select(['kind', 'years']).orderBy('kind')
  const version = versionIn(await (await app.fetch(page, as(one))).text())
  expect(await savePeriods(app, other, { aesthetic: '10' })).toBe(303)
  // What would go was chosen by who knew the old periods, no matter when they look.
  const foreseen = await (await send({ intent: 'foresee', version })).text()
  expect([...foreseen.matchAll(/name="version" value="([^"]+)"/g)].map(([, seen]) => seen)).toEqual([version, version])
  const refused = await send({ intent: 'save', version })
  const form = await refused.text()
  expect(refused.status).toBe(409)
  for (const words of ['un’altra persona ha cambiato le durate', 'da 3 anni a 10 anni'])
    expect(readable(form)).toContain(words)
  expect(await periods.execute()).toContainEqual({ kind: 'aesthetic', years: 10 })
  const again = { intent: 'save', version: versionIn(form), aesthetic: '10' }
  for (const _ of ['first', 'once more']) expect((await send(again)).status).toBe(303)
  expect(await periods.execute()).toEqual([
    { kind: 'aesthetic', years: 10 },
    { kind: 'orders', years: 12 },
    { kind: 'people', years: 5 },
    { kind: 'tickets', years: 10 },
  ])
})
