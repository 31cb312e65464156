import { staffIn } from '#app/features/people/account/account.server.ts'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import type { FactName } from '#app/features/people/company-facts/company-facts.ts'
import { factsWords } from '#app/features/people/company-facts/company-facts.words.ts'
import { staffWords } from '#app/features/people/company/company.staff.words.ts'
import { exportResponse } from '#app/kit/lists/export.server.ts'
import type { ExportColumn } from '#app/kit/lists/export.ts'
import { type Locale, localeNames, localeOf } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { exportCompanies } from '../companies.server.ts'
import type { ExportedCompany } from '../companies.ts'
import { companyList } from './list-params.ts'
import type { Route } from './+types/export.route'

export function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const locale = localeOf(url.pathname)
  const rows = exportCompanies(portal, staffIn(context), companyList.read(url.searchParams).filter)
  const file = { name: sayIn(staffWords, locale)('companies.title'), now: portal.clock.now() }
  return exportResponse(url, file, columnsFor(locale), rows)
}

function columnsFor(locale: Locale): ExportColumn<ExportedCompany>[] {
  const say = sayIn(staffWords, locale)
  const facts = sayIn(factsWords, locale)
  const plain = (name: Exclude<FactName, 'locale' | 'country'>) => ({
    label: facts(name),
    value: (row: ExportedCompany) => row[name],
  })
  return [
    plain('name'),
    plain('customerNumber'),
    { label: say('kind'), value: ({ kind }) => say(`kind.${kind}`) },
    { label: say('country'), value: ({ country }) => countryName(locale, country) },
    plain('vatNumber'),
    { label: facts('locale'), value: (row) => localeNames[row.locale] },
    plain('street'),
    plain('postcode'),
    plain('city'),
    plain('phone'),
    plain('email'),
    { label: say('people'), value: ({ people }) => people },
  ]
}
