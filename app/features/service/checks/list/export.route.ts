import { textIn } from '#app/catalogue/catalogue.ts'
import { exportResponse } from '#app/kit/lists/export.server.ts'
import { dayCell, type ExportColumn } from '#app/kit/lists/export.ts'
import { type Locale, localeOf } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import type { ListedCheck } from '#app/features/service/checklists/checklists.ts'
import { exportFor } from './list.server.ts'
import { readCheckList } from './list-params.ts'
import { listWords } from './list.words.ts'
import type { Route } from './+types/export.route'

/** What is filtered, all pages of it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const locale = localeOf(url.pathname)
  const viewer = viewerIn(context)
  const { after: _, ...filter } = readCheckList(url.searchParams, viewer).filter
  const rows = await exportFor(portal, viewer, filter)
  const file = { name: sayIn(listWords, locale)('file.name'), now: portal.clock.now() }
  return exportResponse(url, file, columnsFor(locale), rows)
}

function columnsFor(locale: Locale): ExportColumn<ListedCheck>[] {
  const say = sayIn(listWords, locale)
  return [
    { label: say('check'), value: ({ names }) => textIn(locale, names) },
    { label: say('kind'), value: ({ kind }) => say(`kind.${kind}`) },
    { label: say('serial'), value: ({ serialNumber }) => serialNumber },
    { label: say('model'), value: ({ family }) => family },
    { label: say('workshop'), value: ({ companyName }) => companyName },
    { label: say('begun-by'), value: ({ begunByName }) => begunByName },
    { label: say('begun'), value: ({ begunAt }) => dayCell(begunAt) },
    { label: say('state'), value: ({ state }) => say(`state.${state}`) },
    { label: say('signed'), value: ({ signedAt }) => dayCell(signedAt) },
  ]
}
