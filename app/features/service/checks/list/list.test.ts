import { expect, test } from 'vitest'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { as, openApp } from '#tests/app.ts'
import { beginAt, fill, pageOf, sign } from '../checks.fixture.ts'

async function open() {
  const app = await openApp()
  const [dealer, other] = [await app.dealer({ name: 'Marco Rossi' }), await app.dealer({ name: 'Ada Bianchi' })]
  const { id: product } = await addProduct(app.portal, { of: dealer })
  const { id: theirs } = await addProduct(app.portal, { of: other, serial: 'C68.51S.00777' })
  const signed = await beginAt(app, dealer, `/en/products/${product}/checks/yearly`)
  await fill(app, dealer, signed, 'yearly')
  await sign(app, dealer, signed)
  const begun = await beginAt(app, dealer, `/en/products/${product}/checks/first-check`)
  const foreign = await beginAt(app, other, `/en/products/${theirs}/checks/yearly`)
  const agent = await app.staff()
  const shown = async (by: { cookie: string }, search = '') => {
    const page = await pageOf(app, by, `/en/checks${search}`)
    return [
      ...page.matchAll(
        /class="row-link"[^>]*href="\/en\/checks\/(\d+)"|href="\/en\/checks\/(\d+)"[^>]*class="row-link"/g,
      ),
    ].map(([, one, two]) => Number(one ?? two))
  }
  return { app, dealer, other, agent, signed, begun, foreign, shown }
}

test('a workshop finds its checks, staff those of everybody, by number, name, state and kind', async () => {
  const { dealer, other, agent, signed, begun, foreign, shown } = await open()
  expect(await shown(dealer)).toEqual([begun, signed])
  expect(await shown(dealer, '?state=open')).toEqual([begun])
  expect(await shown(dealer, '?kind=yearly')).toEqual([signed])
  expect(await shown(dealer, '?q=00123')).toEqual([begun, signed])
  expect(await shown(dealer, '?q=tagliando')).toEqual([signed])
  expect(await shown(dealer, '?q=00777')).toEqual([])
  expect(await shown(agent)).toEqual([foreign, begun, signed])
  expect(await shown(agent, '?q=00777')).toEqual([foreign])
  expect(await shown(agent, `?company=${other.viewer.companyId}`)).toEqual([foreign])
  expect(await shown(dealer, `?company=${other.viewer.companyId}`)).toEqual([begun, signed])
})

test('the list leaves as a file, as it is narrowed', async () => {
  const { app, dealer } = await open()
  const file = await app.fetch('/en/checks/export.csv?state=signed', as(dealer))
  expect((await file.text()).trim().split('\r\n')).toEqual([
    'Check,Kind,Serial number,Model,Workshop,Begun by,Begun on,Status,Signed on',
    'Full yearly service,Yearly service,C68.51S.00123,C68,Cicli Rossi,Marco Rossi,2026-11-21,Signed,2026-11-21',
  ])
  expect((await app.fetch('/en/checks/export.xlsx', as(dealer))).status).toBe(200)
})
