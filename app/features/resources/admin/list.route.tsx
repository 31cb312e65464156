import { FolderPlus, Plus } from 'lucide-react'
import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { countMost, readList } from '#app/kit/lists/lists.ts'
import { SearchField } from '#app/kit/lists/search-field.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { Field, NativeSelect } from '#app/kit/ui/field.tsx'
import { Filters } from '#app/kit/ui/filters.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { Pager } from '#app/kit/ui/pager.tsx'
import { NoResultPicture } from '#app/kit/ui/pictures.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { type Column, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatDate, formatNumber } from '#app/kit/words/formats.ts'
import { type Locale, localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { requireAdmin, viewerIn } from '../../account/account.server.ts'
import { listAllResources } from '../resources.staff.server.ts'
import { numberIn, shelves } from '../resources.ts'
import { resourceWords } from '../resources.words.ts'
import { adminWords } from './admin.words.ts'
import type { Route } from './+types/list.route'
import '../resources.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const { q, view } = readList(url.searchParams)
  const shelf = shelves.find((one) => one === url.searchParams.get('shelf'))
  const page = Math.min(numberIn(url.searchParams.get('page')), 10_000)
  const found = await listAllResources(context.get(portalContext), viewer, localeOf(url.pathname), { q, shelf, page })
  return { ...found, q: view.q, tooShort: view.tooShort, shelf, page }
}

type LoaderData = Route.ComponentProps['loaderData']

/** Everything on the shelves, as administrators keep it. */
export default function AllResources({ loaderData }: Route.ComponentProps) {
  const { rows, hasMore, count, q, shelf, page } = loaderData
  const say = useWords(adminWords)
  const locale = useLocale()
  const path = href('/:locale?/console/resources', localePrefix(locale))
  const pageAt = (at: number) => {
    const query = new URLSearchParams({ ...(q && { q }), ...(shelf && { shelf }), ...(at > 0 && { page: String(at) }) })
    return query.size > 0 ? `${path}?${query.toString()}` : path
  }
  const counted = count > countMost ? say('count.many', { count: countMost }) : say('count', { count })
  return (
    <div className="resource-list">
      <PageTitle title={say('title')} />
      <PageHeader eyebrow={say('console')} title={say('title')} actions={<Actions />} />
      <ShelfFilters path={path} page={loaderData} />
      {rows.length > 0 ? (
        <Table caption={say('title')} columns={columnsFor(locale)} rows={rows} rowKey={({ id }) => id} />
      ) : (
        <EmptyState picture={<NoResultPicture />} title={say('none')}>
          {say('none.words')}
        </EmptyState>
      )}
      <Pager
        previousTo={page > 0 ? pageAt(page - 1) : undefined}
        nextTo={hasMore ? pageAt(page + 1) : undefined}
        count={rows.length > 0 ? counted : undefined}
      />
    </div>
  )
}

function Actions() {
  const say = useWords(adminWords)
  const prefix = localePrefix(useLocale())
  const to = href('/:locale?/console/resources/new', prefix)
  const icon = <Plus size={16} aria-hidden />
  return (
    <div className="cluster resource-actions">
      <LinkButton to={`${to}?shelf=media`} variant="primary" icon={icon}>
        {say('add.media')}
      </LinkButton>
      {(['manual', 'size-guide'] as const).map((shelf) => (
        <LinkButton key={shelf} to={`${to}?shelf=${shelf}`} icon={icon} aria-label={say(`add.${shelf}`)}>
          {say(`add.${shelf}.short`)}
        </LinkButton>
      ))}
      <LinkButton to={href('/:locale?/console/resources/folders', prefix)} icon={<FolderPlus size={16} aria-hidden />}>
        {say('folders')}
      </LinkButton>
    </div>
  )
}

function ShelfFilters({ path, page: { q, tooShort, shelf } }: { path: string; page: LoaderData }) {
  const say = useWords(adminWords)
  const words = useWords(resourceWords)
  return (
    <Filters action={path} resetTo={q || shelf ? path : undefined}>
      <SearchField q={q} tooShort={tooShort} where={say('where')} />
      <Field id="shelf" label={say('shelf')}>
        {(control) => (
          <NativeSelect {...control} name="shelf" defaultValue={shelf ?? ''}>
            <option value="">{say('shelf.all')}</option>
            {shelves.map((one) => (
              <option key={one} value={one}>
                {words(`shelf.${one}`)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </Filters>
  )
}

function columnsFor(locale: Locale): Column<LoaderData['rows'][number]>[] {
  const say = sayIn(adminWords, locale)
  const words = sayIn(resourceWords, locale)
  const linkTo = (id: number) => href('/:locale?/console/resources/:id', { ...localePrefix(locale), id: String(id) })
  return [
    { label: say('column.title'), look: 'main', render: ({ id, title }) => <RowLink to={linkTo(id)}>{title}</RowLink> },
    {
      label: say('column.place'),
      render: ({ shelf, folder, family, language }) =>
        shelf === 'media'
          ? (folder ?? words('shelf.media'))
          : [words(`shelf.${shelf}`), family, language && words(`language.${language}`)].filter(Boolean).join(' · '),
    },
    {
      label: say('column.version'),
      look: 'number',
      labelled: true,
      render: ({ version }) => formatNumber(locale, version),
    },
    {
      label: say('column.reads'),
      look: 'number',
      labelled: true,
      render: ({ reads }) => formatNumber(locale, reads ?? 0),
    },
    { label: say('column.changed'), look: 'date', render: ({ changedAt }) => formatDate(locale, changedAt) },
    {
      label: say('column.state'),
      render: ({ withdrawnAt }) => (
        <StatusDot tone={withdrawnAt ? 'hollow' : 'green'}>
          {say(withdrawnAt ? 'state.withdrawn' : 'state.shown')}
        </StatusDot>
      ),
    },
  ]
}
