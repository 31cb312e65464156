import { expect, test } from 'vitest'
import { as, openApp } from '#tests/app.ts'
import { takeStock } from '#app/features/trade/items/items.intake.server.ts'
import { addTestQuote, readable, type QuoteOptions } from '../quotes.fixture.ts'

type App = Awaited<ReturnType<typeof openApp>>
type Person = Awaited<ReturnType<App['dealer']>>

async function read(app: App, of: Person, person: { cookie: string }, options: Partial<QuoteOptions> = {}) {
  const { id } = await addTestQuote(app, { of, ...options })
  await app.portal.db.updateTable('quote_line').set({ item_number: 'C68-FS' }).where('position', '=', 1).execute()
  return readable(await (await app.fetch(`/en/quotes/${id}`, as(person))).text())
}

test('a quote that awaits its answer says of each item whether it can be had, and as of when', async () => {
  const app = await openApp()
  const asOf = app.clock.now().toISOString()
  await takeStock(app.portal, [{ item: 'C68-FS', light: 'few', quantity: 3, asOf }])
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  for (const person of [dealer, agent]) {
    const page = await read(app, dealer, person)
    expect(page).toContain('A few left')
    expect(page).toContain('Availability as of')
  }
  for (const options of [{ acceptance: 'accepted' as const }, { expiresOn: '2026-01-01' }])
    expect(await read(app, dealer, dealer, options)).not.toContain('A few left')
  const other = await app.dealer({ modules: ['quotes'] })
  expect(await read(app, other, other)).not.toContain('A few left')
})
