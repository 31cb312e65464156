import { expect, test } from 'vitest'
import { as, openApp } from '#tests/app.ts'

test('what a browser may ask ahead is only read: nothing is written, nobody counted as a reader, no limit used up', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const customer = await app.dealer({ role: 'customer' })
  await app.ticket({ of: dealer })
  for (const person of [dealer, customer, await app.staff('agent'), await app.staff('admin')]) {
    const entries = linksIn(await (await app.fetch('/', as(person))).text())
    expect(entries.length).toBeGreaterThan(5)
    const links = new Set(entries)
    for (const entry of entries)
      for (const row of linksIn(await (await app.fetch(entry, as(person))).text())) links.add(row)
    for (const link of links) {
      const queries = await app.queriesOf(async () => {
        const answer = await app.fetch(link === '/' ? '/_.data' : `${link}.data`, as(person))
        expect(answer.status, link).toBe(200)
        await answer.text()
        await app.portal.usageCounters.flush()
      })
      expect(queries.length, link).toBeGreaterThan(0)
      expect(
        queries.filter((query) => changing.test(query)),
        link,
      ).toEqual([])
    }
  }
  expect(await app.owner.selectFrom('use_count').select('name').execute()).toEqual([])
})

const changing = /\binsert into\b|\bupdate "|\bdelete from\b|\bfor (?:no key )?update\b/

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*data-ahead=""[^>]*>/g)].map(([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? '')
}
