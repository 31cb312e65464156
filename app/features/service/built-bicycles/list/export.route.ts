import { codesOf } from '#app/catalogue/catalogue.ts'
import { exportResponse } from '#app/kit/lists/export.server.ts'
import { dayCell, type ExportColumn } from '#app/kit/lists/export.ts'
import { type Locale, localeOf } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { requireStaff, viewerIn } from '#app/features/people/account/account.server.ts'
import { exportBuilt } from '../built-bicycles.server.ts'
import type { BuiltBicycle } from '../built-bicycles.ts'
import { listWords } from './list.words.ts'
import { builtList } from './list-params.ts'
import type { Route } from './+types/export.route'

/** What is filtered, all pages of it; its heads are those that an import knows. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = requireStaff(viewerIn(context))
  const locale = localeOf(url.pathname)
  const families = codesOf(portal.catalogues.current().families)
  const { after: _, ...filter } = builtList.read(url.searchParams, families).filter
  const rows = await exportBuilt(portal, viewer, filter)
  const file = { name: sayIn(listWords, locale)('file.name'), now: portal.clock.now() }
  return exportResponse(url, file, columnsFor(locale), rows)
}

function columnsFor(locale: Locale): ExportColumn<BuiltBicycle>[] {
  const say = sayIn(listWords, locale)
  return [
    { label: say('serial'), value: ({ serialNumber }) => serialNumber },
    { label: say('model'), value: ({ family }) => family },
    { label: say('size'), value: ({ size }) => size },
    { label: say('colour'), value: ({ colour }) => colour },
    { label: say('made'), value: ({ madeOn }) => dayCell(madeOn) },
    { label: say('sold'), value: ({ companyName }) => companyName },
    { label: say('delivered'), value: ({ deliveredOn }) => dayCell(deliveredOn) },
  ]
}
