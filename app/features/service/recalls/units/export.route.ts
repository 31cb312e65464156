import { exportResponse } from '#app/kit/lists/export.server.ts'
import { dayCell } from '#app/kit/lists/export.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { recallWords } from '../recalls.words.ts'
import { exportUnits } from './reading.server.ts'
import { unitList } from './units-params.ts'
import { unitWords } from './units.words.ts'
import type { Route } from './+types/export.route'

/** What is filtered of a recall's bicycles, all pages of it. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const locale = localeOf(url.pathname)
  const { after: _, ...filter } = unitList.read(url.searchParams).filter
  const { recall, rows } = await exportUnits(portal, staffIn(context), { ...filter, recall: idIn(params.id) })
  const say = sayIn(unitWords, locale)
  const words = sayIn(recallWords, locale)
  const file = { name: `${say('file.name')}-${recall.number}`, now: portal.clock.now() }
  return exportResponse(
    url,
    file,
    [
      { label: words('serial'), value: ({ serialNumber }) => serialNumber },
      { label: words('model'), value: ({ family }) => family },
      { label: say('holder'), value: ({ holder }) => holder },
      { label: say('dealer'), value: ({ dealer }) => dealer },
      { label: say('country'), value: ({ country }) => (country ? countryName(locale, country) : null) },
      {
        label: say('known-from'),
        value: ({ knownFrom }) => knownFrom.map((source) => words(`source.${source}`)).join(', '),
      },
      { label: words('state'), value: ({ state }) => words(`unit.${state}`) },
      { label: say('since'), value: ({ stateAt }) => dayCell(stateAt) },
    ],
    rows,
  )
}
