import { idIn } from '#app/kit/http/ids.ts'
import { exportResponse } from '#app/kit/lists/export.server.ts'
import { dayCell } from '#app/kit/lists/export.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import { roleWords } from '#app/features/people/account/account.words.ts'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { exportPeople } from '../desk.server.ts'
import { peopleList } from './people-params.ts'
import { peopleWords } from './people.words.ts'
import type { Route } from './+types/export.route'

/** What is filtered of those who confirm one, all pages of it. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const locale = localeOf(url.pathname)
  const { after: _, ...filter } = peopleList.read(url.searchParams).filter
  const rows = await exportPeople(portal, staffIn(context), idIn(params.id), filter)
  const say = sayIn(peopleWords, locale)
  const role = sayIn(roleWords, locale)
  return exportResponse(
    url,
    { name: say('file.name'), now: portal.clock.now() },
    [
      { label: say('name'), value: ({ name }) => name },
      { label: say('company'), value: ({ companyName }) => companyName },
      { label: say('role'), value: (person) => role(person.role) },
      { label: say('country'), value: ({ country }) => countryName(locale, country) },
      { label: say('confirmed-at'), value: ({ confirmedAt }) => confirmedAt && dayCell(confirmedAt) },
    ],
    rows,
  )
}
