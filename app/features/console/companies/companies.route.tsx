import { href } from 'react-router'
import { requireAdmin, viewerIn } from '#app/features/account/account.server.ts'
import { listCompanies } from '#app/features/company/company.server.ts'
import { countryName } from '#app/features/coverage/coverage.countries.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { SearchField } from '#app/kit/lists/search-field.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { Filters } from '#app/kit/ui/filters.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { Pager } from '#app/kit/ui/pager.tsx'
import { NoResultPicture } from '#app/kit/ui/pictures.tsx'
import { type Column, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatNumber } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { companiesSearch, neighbours, readCompanies } from './companies.ts'
import { staffWords } from '../staff/staff.words.ts'
import type { Route } from './+types/companies.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const { view, q, tooShort } = readCompanies(url.searchParams)
  const { rows, hasMore } = await listCompanies(context.get(portalContext), viewer, { q, after: view.after })
  return { rows, hasMore, view, tooShort }
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

export default function Companies({ loaderData: { rows, hasMore, view, tooShort } }: Route.ComponentProps) {
  const say = useWords(staffWords)
  const locale = useLocale()
  const path = href('/:locale?/console/companies', localePrefix(locale))
  const { previous, next } = neighbours(view, hasMore ? rows.at(-1)?.id : undefined)
  return (
    <div className="stack">
      <PageTitle title={say('companies.title')} />
      <PageHeader eyebrow={say('console')} title={say('companies.title')} />
      <Filters action={path} resetTo={view.q ? path : undefined}>
        <SearchField q={view.q} tooShort={tooShort} where={say('companies.search.where')} />
      </Filters>
      {rows.length > 0 ? (
        <Table caption={say('companies.title')} columns={columnsFor(locale)} rows={rows} rowKey={({ id }) => id} />
      ) : (
        <NoCompanies isFiltered={view.q !== '' || view.after !== undefined} />
      )}
      <Pager previousTo={previous && path + companiesSearch(previous)} nextTo={next && path + companiesSearch(next)} />
    </div>
  )
}

function NoCompanies({ isFiltered }: { isFiltered: boolean }) {
  const say = useWords(staffWords)
  if (isFiltered) return <EmptyState picture={<NoResultPicture />} title={say('companies.none-found')} />
  return <EmptyState title={say('companies.none')}>{say('companies.none.words')}</EmptyState>
}

function columnsFor(locale: Locale): Column<Row>[] {
  const say = sayIn(staffWords, locale)
  const linkTo = (id: number) => href('/:locale?/console/companies/:id', { ...localePrefix(locale), id: String(id) })
  return [
    { label: say('name'), look: 'name', render: ({ id, name }) => <RowLink to={linkTo(id)}>{name}</RowLink> },
    { label: say('kind'), render: ({ kind }) => say(`kind.${kind}`) },
    { label: say('country'), render: ({ country }) => countryName(locale, country) },
    { label: say('vat'), look: 'serial', render: ({ vatNumber }) => vatNumber },
    { label: say('people'), look: 'number', labelled: true, render: ({ people }) => formatNumber(locale, people) },
  ]
}
