import { expect, test } from 'vitest'
import { addTestQuote } from '#app/features/trade/quotes/quotes.fixture.ts'
import { as, openApp } from '#tests/app.ts'

test('a mechanic who comes to a page of the owner is told so, the same of a record that is there and of one that is not', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const mechanic = await app.dealer({ company: owner, role: 'workshop' })
  const rider = await app.dealer({ role: 'customer' })
  const { id } = await addTestQuote(app, { of: owner })
  for (const address of ['/orders', '/quotes', '/orders/999', `/quotes/${id}`, '/quotes/999']) {
    const answer = await app.fetch(address, as(mechanic))
    const page = await answer.text()
    expect([address, answer.status, page.includes('Codice da indicare')]).toEqual([address, 404, false])
    expect(page).toContain('<h1>Questa pagina non è per l’officina</h1>')
    expect(page).toMatch(/«(Ordini|Preventivi)»: solo il titolare e chi vende vedono questa pagina\./)
  }
  for (const [address, reader] of [
    ['/quotes/999', owner],
    ['/leads', rider],
    ['/bikes/9', mechanic],
    ['/tickets/999', mechanic],
  ] as const)
    expect(await (await app.fetch(address, as(reader))).text()).not.toContain('non è per l’officina')
  app.errors()
})
