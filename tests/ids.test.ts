import { expect, test } from 'vitest'
import { addPackage, addPackagePrice } from '#app/features/trade/packages/packages.fixture.ts'
import { addLead } from '#app/features/trade/leads/leads.fixture.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { addTestQuote } from '#app/features/trade/quotes/quotes.fixture.ts'
import { as, openApp, post } from './app.ts'

/** Ids that more than one element of a page bears: a link, a label or the focus would find the first of them. */
function doubleIdsIn(html: string): string[] {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))]
}

test('on the pages with most forms no id stands twice', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff('admin')]
  const { id: product } = await addProduct(app.portal, { of: dealer })
  const { id: lead } = await addLead(app.portal, { of: dealer, by: agent, place: 'contacted' })
  const { id: declined } = await addLead(app.portal, { of: dealer, by: agent })
  await app.fetch(`/leads/${declined}`, post(dealer, { intent: 'decline', reason: 'too_far' }))
  const { id: quote } = await addTestQuote(app, { of: dealer })
  const { id: draft } = await addTestQuote(app, { of: dealer, status: 'DRAFT' })
  const { id: ticket } = await app.ticket({ of: dealer })
  const service = await addPackage(app.portal, { by: agent.viewer.accountId, kind: 'service' })
  await addPackagePrice(app.portal, service, dealer)
  const supply = await addPackage(app.portal, { by: agent.viewer.accountId, kind: 'supply' })
  const pages: [string, { cookie: string }][] = [
    ...[`/products/${product}`, `/leads/${lead}`, `/quotes/${quote}`, `/tickets/${ticket}`].map(
      (path): [string, { cookie: string }] => [path, dealer],
    ),
    [`/packages/${service}`, dealer],
    [`/packages/${supply}`, dealer],
    [`/products/${product}`, agent],
    [`/leads/${declined}`, agent],
    [`/quotes/${draft}`, agent],
    [`/console/tickets/${ticket}`, agent],
  ]
  for (const [path, who] of pages) {
    const answer = await app.fetch(path, as(who))
    expect([path, answer.status]).toEqual([path, 200])
    expect([path, doubleIdsIn(await answer.text())]).toEqual([path, []])
  }
})
