import { href } from 'react-router'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import { listCompanies } from '#app/features/people/company/company.server.ts'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { activityOf } from '#app/features/service/tickets/tickets.server.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { ExportLinks } from '#app/kit/lists/export-links.tsx'
import { SearchField } from '#app/kit/lists/search-field.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { Filters } from '#app/kit/ui/filters.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { Pager } from '#app/kit/ui/pager.tsx'
import { NoResultPicture } from '#app/kit/ui/pictures.tsx'
import { type Column, RowLink, Table } from '#app/kit/ui/table.tsx'
import { dayOf, formatDate, formatNumber } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { OpenTickets } from './open-tickets.tsx'
import { companiesSearch, neighbours, readCompanies } from './companies.ts'
import { staffWords } from '#app/features/people/company/company.staff.words.ts'
import type { Route } from './+types/companies.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const { view, q, tooShort } = readCompanies(url.searchParams)
  const portal = context.get(portalContext)
  const { rows: found, hasMore } = await listCompanies(portal, viewer, { q, after: view.after })
  const activity = await activityOf(
    portal,
    viewer,
    found.map(({ id }) => id),
    dayOf(portal.clock.now()),
  )
  const rows = found.map((row) => ({ ...row, activity: activity.find(({ company }) => company === row.id) }))
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
      <PageHeader
        eyebrow={say('console')}
        title={say('companies.title')}
        actions={
          rows.length > 0 ? (
            <ExportLinks path={path} search={companiesSearch({ ...view, after: undefined, back: [] })} />
          ) : undefined
        }
      />
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
    { label: say('kind'), extra: true, render: ({ kind }) => say(`kind.${kind}`) },
    { label: say('country'), render: ({ country }) => countryName(locale, country) },
    { label: say('vat'), extra: true, look: 'serial', render: ({ vatNumber }) => vatNumber },
    { label: say('people'), look: 'number', labelled: true, render: ({ people }) => formatNumber(locale, people) },
    {
      label: say('open'),
      look: 'number',
      labelled: true,
      render: ({ activity }) => (activity?.open ? <OpenTickets {...activity} /> : null),
    },
    {
      label: say('activity'),
      look: 'date',
      render: ({ activity }) => (activity?.lastAt ? formatDate(locale, activity.lastAt) : null),
    },
  ]
}
