import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import { exportCompanies } from '#app/features/people/company/company.server.ts'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { exportResponse } from '#app/kit/lists/export.server.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { staffWords } from '#app/features/people/company/company.staff.words.ts'
import { readCompanies } from './companies.ts'
import type { Route } from './+types/export.route'

export function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = requireAdmin(viewerIn(context))
  const locale = localeOf(url.pathname)
  const say = sayIn(staffWords, locale)
  const rows = exportCompanies(portal, viewer, readCompanies(url.searchParams).q)
  const file = { name: say('companies.title'), now: portal.clock.now() }
  return exportResponse(
    url,
    file,
    [
      { label: say('name'), value: ({ name }) => name },
      { label: say('kind'), value: ({ kind }) => say(`kind.${kind}`) },
      { label: say('country'), value: ({ country }) => countryName(locale, country) },
      { label: say('vat'), value: ({ vatNumber }) => vatNumber },
      { label: say('people'), value: ({ people }) => people },
    ],
    rows,
  )
}
