import { codesOf } from '#app/catalogue/catalogue.ts'
import { exportResponse } from '#app/kit/lists/export.server.ts'
import { dayCell, type ExportColumn } from '#app/kit/lists/export.ts'
import { type Locale, localeOf } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { todayIn } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { exportProducts } from '../products.server.ts'
import { canRegister, type ProductRow, warrantyOn } from '../products.ts'
import { warrantyText } from '../products.warranty.tsx'
import { listWords } from './list.words.ts'
import { readProductList } from './list-params.ts'
import type { Route } from './+types/export.route'

/** What is filtered, all pages of it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const locale = localeOf(url.pathname)
  const families = codesOf(portal.catalogues.current().families)
  const { after: _, ...filter } = readProductList(url.searchParams, { side: viewer.side, families }).filter
  const rows = await exportProducts(portal, viewer, filter)
  const now = portal.clock.now()
  const columns = columnsFor(locale, now, !canRegister(viewer))
  return exportResponse(url, { name: sayIn(listWords, locale)('file.name'), now }, columns, rows)
}

function columnsFor(locale: Locale, now: Date, withCompany: boolean): ExportColumn<ProductRow>[] {
  const say = sayIn(listWords, locale)
  const company = { label: say('company'), value: ({ companyName }: ProductRow) => companyName }
  const warranty = (row: ProductRow) => warrantyOn(row, todayIn(row.country, now))
  return [
    { label: say('family'), value: ({ frameModel }) => frameModel },
    { label: say('model'), value: ({ name }) => name },
    { label: say('size'), value: ({ size }) => size },
    { label: say('colour'), value: ({ colour }) => colour },
    { label: say('serial'), value: ({ serialNumber }) => serialNumber },
    ...(withCompany ? [company] : []),
    { label: say('purchase'), value: ({ dateOfPurchase }) => dayCell(dateOfPurchase) },
    { label: say('expiry'), value: ({ warrantyExpiry }) => dayCell(warrantyExpiry) },
    { label: say('warranty'), value: (row) => warrantyText(locale, warranty(row)) },
    {
      label: say('registration'),
      value: (row) => say(row.isConfirmed ? 'registration.confirmed' : 'registration.unconfirmed'),
    },
  ]
}
