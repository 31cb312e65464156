import { answerForm } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { Search } from 'lucide-react'
import { href } from 'react-router'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import { listCompanies } from '#app/features/across/companies/companies.server.ts'
import { contactWords } from '#app/features/people/contact/contact.words.ts'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { lackedByDealers, listRequests, sumUpLicences } from '#app/features/people/licence/licence.staff.server.ts'
import { LostForm, revalidatesAfterLostRace } from '#app/kit/forms/form.tsx'
import { PageTitle } from '#app/kit/brand.tsx'
import { ListPager } from '#app/kit/lists/list-pager.tsx'
import { useRememberedList } from '#app/kit/lists/way-back.ts'
import { countIn, type ListView, listSearch, readList } from '#app/kit/lists/lists.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { Field, Input } from '#app/kit/ui/field.tsx'
import { Filters } from '#app/kit/ui/filters.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { NoResultPicture } from '#app/kit/ui/pictures.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { type Column, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatDate, formatNumber } from '#app/kit/words/formats.ts'
import { type Locale, localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { staffWords } from '#app/features/people/company/company.staff.words.ts'
import { forms } from './actions.server.ts'
import { ForAllDealers } from './for-all-dealers.tsx'
import { RequestList } from './licence-requests.tsx'
import { notices } from './licences.ts'
import { licencesWords } from './licences.words.ts'
import type { Route } from './+types/licences.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = requireAdmin(viewerIn(context))
  const { view, q, after } = readList(url.searchParams)
  const [open, lacked, companies] = await Promise.all([
    listRequests(portal, viewer),
    lackedByDealers(portal, viewer),
    listCompanies(portal, viewer, { q, after }),
  ])
  const licences = await sumUpLicences(
    portal,
    viewer,
    companies.rows.map(({ id }) => id),
  )
  const rows = companies.rows.map((row) => ({ ...row, licence: licences.find(({ company }) => company === row.id) }))
  return {
    ...open,
    lacked,
    companies: { ...companies, rows },
    view,
    notice: noticeIn(url.searchParams, Object.values(notices))?.done,
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const page = href('/:locale?/console/licences', localePrefix(locale))
  const work = { portal, viewer, locale, fields: await readFields(request) }
  return answerForm(work, forms, { page, notices })
}

export const shouldRevalidate = revalidatesAfterLostRace

type LoaderData = Route.ComponentProps['loaderData']

/** What companies ask for, and the way to each one's licence. */
export default function Licences({ loaderData, actionData }: Route.ComponentProps) {
  const { requests, count, lacked, notice, view } = loaderData
  const say = useWords(licencesWords)
  const isFirst = view.q === '' && view.after === undefined
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <DoneToast title={notice && !actionData ? say(`notice.${notice}`) : undefined} />
      <PageHeader eyebrow={say('console')} title={say('title')}>
        {count > 0 ? say('count', { count }) : isFirst ? say('none') : null}
      </PageHeader>
      {actionData?.status === 409 ? <LostForm refusal={actionData} words={licencesWords} texts={['reason']} /> : null}
      <RequestList requests={requests} refusal={actionData} ofMany />
      <ForAllDealers lacked={lacked} />
      <Companies page={loaderData} />
    </div>
  )
}

function Companies({ page: { companies, view } }: { page: LoaderData }) {
  const say = useWords(licencesWords)
  const staff = useWords(staffWords)
  const locale = useLocale()
  const path = href('/:locale?/console/licences', localePrefix(locale))
  const { rows, next, count } = companies
  const toView = ({ q, ...cursor }: Partial<ListView>) => path + listSearch({ q }, cursor)
  useRememberedList(path, toView(view).slice(path.length))
  return (
    <section className="stack-small">
      <h2>{say('companies')}</h2>
      <Filters action={path} resetTo={view.q ? path : undefined}>
        <Field id="q" label={say('search')} error={view.tooShort ? say('short') : undefined}>
          {(control) => (
            <Input {...control} icon={<Search size={16} aria-hidden />} type="search" name="q" defaultValue={view.q} />
          )}
        </Field>
      </Filters>
      {rows.length > 0 ? (
        <Table caption={say('companies')} columns={columnsFor(locale, rows)} rows={rows} rowKey={({ id }) => id} />
      ) : (
        <EmptyState picture={<NoResultPicture />} title={say('none-found')} />
      )}
      <ListPager
        view={view}
        next={next}
        count={staff('companies.count', { count: countIn(locale, count) })}
        toView={toView}
      />
    </section>
  )
}

type Row = LoaderData['companies']['rows'][number]

/** What no customer of the page has is no column. */
function columnsFor(locale: Locale, rows: readonly Row[]): Column<Row>[] {
  const say = sayIn(licencesWords, locale)
  const contact = sayIn(contactWords, locale)
  const linkTo = (id: number) =>
    href('/:locale?/console/licences/:companyId', { ...localePrefix(locale), companyId: String(id) })
  const columns: (Column<Row> | false)[] = [
    { label: say('company'), look: 'name', render: ({ id, name }) => <RowLink to={linkTo(id)}>{name}</RowLink> },
    { label: say('kind'), extra: true, render: ({ kind }) => contact(`kind.${kind}`) },
    { label: say('country'), extra: true, render: ({ country }) => countryName(locale, country) },
    {
      label: say('active'),
      look: 'number',
      labelled: true,
      render: ({ licence }) => formatNumber(locale, licence?.active ?? 0),
    },
    rows.some(({ licence }) => licence?.requested) && {
      label: say('asked-for'),
      render: ({ licence }) =>
        licence?.requested ? <StatusDot tone="orange">{say('count', { count: licence.requested })}</StatusDot> : null,
    },
    rows.some(({ licence }) => licence?.lastAt) && {
      label: say('changed'),
      look: 'date',
      render: ({ licence }) => (licence?.lastAt ? formatDate(locale, licence.lastAt) : null),
    },
    {
      label: sayIn(staffWords, locale)('activity'),
      look: 'date',
      render: ({ activity }) => (activity?.lastAt ? formatDate(locale, activity.lastAt) : null),
    },
  ]
  return columns.filter((column) => column !== false)
}
