import { exportResponse } from '#app/kit/lists/export.server.ts'
import { dayCell } from '#app/kit/lists/export.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { exportShares } from '../shares.server.ts'
import { stateOf } from '../shares.ts'
import { shareWords } from '../shares.words.ts'
import { shareList } from './list-params.ts'
import { listWords } from './list.words.ts'
import type { Route } from './+types/export.route'

/** What is filtered, all pages of it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const locale = localeOf(url.pathname)
  const { after: _, ...filter } = shareList.read(url.searchParams).filter
  const rows = exportShares(portal, viewerIn(context), filter)
  const words = sayIn(shareWords, locale)
  const now = portal.clock.now()
  const file = { name: sayIn(listWords, locale)('file.name'), now }
  return exportResponse(
    url,
    file,
    [
      { label: words('recipient'), value: ({ recipient }) => recipient },
      { label: words('company'), value: ({ companyName }) => companyName },
      { label: words('made-by'), value: ({ madeBy }) => madeBy },
      { label: words('made'), value: ({ madeAt }) => dayCell(madeAt) },
      { label: words('state'), value: (row) => words(`state.${stateOf(row, dayOf(now))}`) },
      { label: words('files'), value: ({ files }) => files },
      { label: words('downloads'), value: ({ downloads }) => downloads },
      { label: words('last-day'), value: ({ lastDay }) => dayCell(lastDay) },
    ],
    rows,
  )
}
