import { exportResponse } from '#app/kit/lists/export.server.ts'
import { dayCell } from '#app/kit/lists/export.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import { exportRemarks } from '../remarks.server.ts'
import { remarkWords } from '../remarks.words.ts'
import { nameOf } from '../remarks.ts'
import { remarkList } from './list-params.ts'
import { listWords } from './list.words.ts'
import type { Route } from './+types/export.route'

/** What is filtered, all pages of it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const locale = localeOf(url.pathname)
  const { after: _, ...filter } = remarkList.read(url.searchParams).filter
  const rows = exportRemarks(portal, staffIn(context), filter)
  const say = sayIn(listWords, locale)
  const words = sayIn(remarkWords, locale)
  const file = { name: say('file.name'), now: portal.clock.now() }
  return exportResponse(
    url,
    file,
    [
      { label: words('date'), value: ({ saidAt }) => dayCell(saidAt) },
      { label: say('kind'), value: ({ guide }) => words(`guide.${guide}`) },
      { label: words('guide'), value: nameOf },
      { label: words('version'), value: ({ version }) => version },
      { label: words('page'), value: ({ page }) => page },
      { label: words('said'), value: ({ body }) => body },
      { label: words('person'), value: ({ personName }) => personName },
      { label: say('company'), value: ({ companyName }) => companyName },
      { label: words('state'), value: ({ closedAt }) => words(closedAt ? 'state.closed' : 'state.open') },
      { label: words('outcome'), value: ({ outcome }) => outcome },
      { label: say('closed-by'), value: ({ closedBy }) => closedBy },
      { label: say('closed-on'), value: ({ closedAt }) => dayCell(closedAt) },
    ],
    rows,
  )
}
