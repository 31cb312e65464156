import { FileUp } from 'lucide-react'
import { href } from 'react-router'
import { staffIn } from '#app/features/people/account/account.server.ts'
import { factsWords } from '#app/features/people/company-facts/company-facts.words.ts'
import { staffWords } from '#app/features/people/company/company.staff.words.ts'
import { ListPage } from '#app/kit/lists/list-page.tsx'
import { listData, readOrLog } from '#app/kit/lists/pages.server.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { listCompanies } from '../companies.server.ts'
import { CompanyFilters } from './list-filters.tsx'
import { companyListSearch, type CompanyListView, isFiltered, readCompanyList } from './list-params.ts'
import { CompaniesTable } from './list-table.tsx'
import { listWords } from './list.words.ts'
import type { Route } from './+types/list.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = staffIn(context)
  const { filter, view } = readCompanyList(url.searchParams)
  const found = await readOrLog(portal.log, 'the list of companies', async () => ({
    page: await listCompanies(portal, viewer, filter),
  }))
  return listData({ view, mayChange: viewer.role === 'admin' }, found)
}

export default function CompanyList({ loaderData: { view, mayChange, found } }: Route.ComponentProps) {
  const say = useWords(listWords)
  const staff = useWords(staffWords)
  const facts = useWords(factsWords)
  const prefix = localePrefix(useLocale())
  const path = href('/:locale?/console/companies', prefix)
  const toView = (one: Partial<CompanyListView>) => path + companyListSearch(one)
  const toNew = mayChange ? (
    <LinkButton to={href('/:locale?/console/companies/new', prefix)}>{facts('new')}</LinkButton>
  ) : undefined
  const first = mayChange ? (
    <>
      <LinkButton to={href('/:locale?/console/import', prefix)} icon={<FileUp size={16} aria-hidden />}>
        {say('import')}
      </LinkButton>
      {toNew}
    </>
  ) : undefined
  return (
    <ListPage
      path={path}
      title={staff('companies.title')}
      eyebrow={staff('console')}
      view={view}
      page={found?.page}
      say={say}
      toView={toView}
      filters={<CompanyFilters path={path} view={view} />}
      renderRows={(rows) => <CompaniesTable caption={staff('companies.title')} rows={rows} />}
      actions={toNew}
      isFiltered={isFiltered(view)}
      none={{ words: say('empty.words'), action: first }}
    />
  )
}
