import { capitalised, kindIn, labelsIn } from '#app/catalogue/catalogue.labels.ts'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { exportResponse } from '#app/kit/lists/export.server.ts'
import { dayCell } from '#app/kit/lists/export.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { exportSignal } from '../signals.server.ts'
import { pageWords } from './page.words.ts'
import type { Route } from './+types/export.route'

/** All that a signal counts. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const id = idIn(params.id)
  const rows = await exportSignal(portal, staffIn(context), id)
  const locale = localeOf(url.pathname)
  const say = sayIn(pageWords, locale)
  const labels = labelsIn(locale, portal.catalogues.current())
  const file = { name: `${say('file.name')}-${id}`, now: portal.clock.now() }
  return exportResponse(
    url,
    file,
    [
      { label: say('ticket.number'), value: (row) => row.id },
      { label: say('opened'), value: (row) => dayCell(row.createdAt) },
      { label: say('customer'), value: (row) => row.companyName },
      { label: say('country'), value: (row) => countryName(locale, row.country) },
      { label: say('serial'), value: (row) => row.serialNumber },
      { label: say('bought'), value: (row) => dayCell(row.dateOfPurchase) },
      { label: say('damage'), value: (row) => capitalised(kindIn(labels, row.kindOfDamage)) },
      { label: say('ticket.closed-on'), value: (row) => dayCell(row.closedAt) },
    ],
    rows,
  )
}
