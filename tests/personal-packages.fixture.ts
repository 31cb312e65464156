import { addPackage, addPackagePrice } from '#app/features/trade/packages/packages.fixture.ts'
import type { Person } from './personal-data.fixture.ts'
import type { App } from './app.ts'
import { insertRow } from './personal-rows.fixture.ts'

/** A package that somebody has written, or has named a price for and asked for. @param quoteId of a quote of their company */
export async function addPackageOf(app: App, person: Person, companyId: number, quoteId: number): Promise<void> {
  const { accountId } = person.viewer
  const id = await addPackage(app.portal, { by: accountId, kind: 'service' })
  await addPackagePrice(app.portal, id, { viewer: { companyId, accountId } })
  const ask = { quote_id: quoteId, source: 'package', source_id: id, title: 'Kit di primavera', lines: '[]' }
  await insertRow(app, 'quote_ask', { ...ask, note: 'Per marzo', asked_by: accountId, asked_at: app.clock.now() })
}
