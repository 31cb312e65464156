import { expect, test } from 'vitest'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { as, openApp } from '#tests/app.ts'
import { changeDraft, publishDraft } from '../../../across/catalogue/draft.server.ts'
import { addBookedProduct, addService, keptServices } from '../service-book.fixture.ts'

type App = Awaited<ReturnType<typeof openApp>>

/** Three years and some days ago: the promise for registering in time has just ended. */
const bought = '2023-11-15'

async function openBook() {
  const app = await openApp()
  const dealer = await app.dealer({ name: 'Davide Riva' })
  const id = await addBookedProduct(app.portal, { of: dealer, bought })
  return { app, dealer, id }
}

function stored(app: App, id: number) {
  return app.portal.db
    .selectFrom('product')
    .select(['warranty_expiry as ends', 'service_code as code', 'service_due as due', 'service_until as until'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

test('a bicycle whose services were all kept has the maker’s extra months, and the law’s guarantee is as it was', async () => {
  const { app, dealer, id } = await openBook()
  expect(await stored(app, id)).toEqual({
    ends: '2026-11-15',
    code: 'first_check',
    due: '2024-02-15',
    until: '2024-03-16',
  })
  const [check, one, two] = keptServices
  await addService(app.portal, dealer, id, check)
  await addService(app.portal, dealer, id, one)
  expect(await stored(app, id)).toMatchObject({ ends: '2026-11-15', code: 'yearly', due: '2025-11-15' })
  await addService(app.portal, dealer, id, two)
  expect(await stored(app, id)).toMatchObject({ ends: '2027-11-15', code: 'yearly', due: '2026-11-15' })
  const page = await (await app.fetch(`/en/products/${id}`, as(dealer))).text()
  expect(page.replaceAll('<!-- -->', '')).toContain('Legal guarantee ended: last day</span> 15\u00a0Nov\u00a02025')
})

test('a service that was entered too late costs the extra months alone', async () => {
  const { app, dealer, id } = await openBook()
  const [check, one, two] = keptServices
  for (const done of [check, { ...one, enteredOn: '2024-12-16' }, two]) await addService(app.portal, dealer, id, done)
  expect(await stored(app, id)).toMatchObject({ ends: '2026-11-15', due: '2026-11-15' })
})

test('what riders enter for themselves keeps no service', async () => {
  const app = await openApp()
  const rider = await app.dealer({ role: 'customer' })
  const id = await addBookedProduct(app.portal, { of: rider, bought })
  for (const done of keptServices) await addService(app.portal, rider, id, done)
  expect(await stored(app, id)).toMatchObject({ code: 'yearly', due: '2025-11-15' })
})

/** A plan by which nothing that was done would have been kept. */
function stricter(catalogue: Catalogue): Catalogue {
  const dueServices = catalogue.dueServices.map((one) => ({ ...one, firstMonths: 1, everyMonths: 1 }))
  const rules = catalogue.rules.map((rule) => ({ ...rule, services: null }))
  return { ...catalogue, dueServices, graceDays: 0, rules }
}

test('a later plan takes neither a kept service nor earned months from a bicycle, and holds for the next one', async () => {
  const { app, dealer, id } = await openBook()
  for (const done of keptServices) await addService(app.portal, dealer, id, done)
  const before = await stored(app, id)
  const admin = await app.staff('admin')
  await changeDraft(app.portal, admin.viewer, 0, stricter)
  expect(await publishDraft(app.portal, admin.viewer, { revision: 1, note: '' })).toEqual([])
  await app.work()
  expect(await stored(app, id)).toEqual(before)
  const next = await addBookedProduct(app.portal, { of: dealer, bought: '2026-11-15', serial: 'C68.51S.00124' })
  expect(await stored(app, next)).toMatchObject({ code: 'first_check', due: '2026-12-15', until: '2026-12-15' })
})
