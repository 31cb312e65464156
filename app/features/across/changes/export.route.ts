import { exportResponse } from '#app/kit/lists/export.server.ts'
import { dayCell } from '#app/kit/lists/export.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { exportActs } from './change-list.server.ts'
import { actList } from './change-params.ts'
import { logWords } from './changes.words.ts'
import { aboutText, actText } from './shown.ts'
import type { Route } from './+types/export.route'

/** What is filtered, all pages of it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const locale = localeOf(url.pathname)
  const { after: _, ...filter } = actList.read(url.searchParams).filter
  const say = sayIn(logWords, locale)
  return exportResponse(
    url,
    { name: say('file.name'), now: portal.clock.now() },
    [
      { label: say('at'), value: ({ at }) => dayCell(at) },
      { label: say('by'), value: ({ by }) => by },
      { label: say('what'), value: (row) => actText(locale, row) },
      { label: say('about'), value: aboutText },
    ],
    exportActs(portal, viewerIn(context), filter),
  )
}
