import { exportResponse } from '#app/kit/lists/export.server.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import type { MonthOfAppointments } from './figures.ts'
import { readFigures } from './figures.server.ts'
import { figuresWords } from './figures.words.ts'
import type { Route } from './+types/export.route'

/** The months as a file. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const say = sayIn(figuresWords, localeOf(url.pathname))
  const { rows } = await readFigures(portal, viewerIn(context))
  return exportResponse(
    url,
    { name: say('file.name'), now: portal.clock.now() },
    [
      { label: say('month'), value: ({ month }: MonthOfAppointments) => month },
      { label: say('dealer'), value: ({ companyName }) => companyName },
      { label: say('booked'), value: ({ booked }) => booked },
      { label: say('by-riders'), value: ({ byRiders }) => byRiders },
      { label: say('no-shows'), value: ({ noShows }) => noShows },
      { label: say('cancelled'), value: ({ cancelled }) => cancelled },
      { label: say('promised'), value: ({ promised }) => promised },
      { label: say('kept'), value: ({ kept }) => kept },
      { label: say('wait'), value: ({ wait }) => Math.round(wait) },
    ],
    rows,
  )
}
