import { FolderPlus, Plus } from 'lucide-react'
import { data, href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { ListPager } from '#app/kit/lists/list-pager.tsx'
import { useRememberedList } from '#app/kit/lists/way-back.ts'
import { ListError } from '#app/kit/lists/list-states.tsx'
import { listParams, oneOf } from '#app/kit/lists/list-params.ts'
import { countIn } from '#app/kit/lists/lists.ts'
import { readOrLog } from '#app/kit/lists/pages.server.ts'
import { SearchField } from '#app/kit/lists/search-field.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { Field, NativeSelect } from '#app/kit/ui/field.tsx'
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
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import { listAllResources } from '../resources.staff.server.ts'
import { shelves } from '../resources.ts'
import { resourceWords } from '../resources.words.ts'
import { adminWords } from './admin.words.ts'
import type { Route } from './+types/list.route'
import '../resources.css'

const resourceList = listParams({ shelf: oneOf(shelves) })

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const portal = context.get(portalContext)
  const { filter, view } = resourceList.read(url.searchParams)
  const read = () => listAllResources(portal, viewer, localeOf(url.pathname), filter)
  const page = await readOrLog(portal.log, 'the list of all resources', read)
  return data({ view, page }, page ? 200 : 500)
}

type LoaderData = Route.ComponentProps['loaderData']
type View = LoaderData['view']

/** Everything on the shelves, as administrators keep it. */
export default function AllResources({ loaderData: { view, page } }: Route.ComponentProps) {
  const say = useWords(adminWords)
  const locale = useLocale()
  const path = href('/:locale?/console/resources', localePrefix(locale))
  const toView = (one: View) => path + resourceList.search(one)
  useRememberedList(path, toView(view).slice(path.length))
  return (
    <div className="resource-list">
      <PageTitle title={say('title')} />
      <PageHeader eyebrow={say('console')} title={say('title')} actions={<Actions />} />
      <ShelfFilters path={path} view={view} />
      {!page && <ListError title={say('error')} retryTo={toView(view)} />}
      {page?.rows.length === 0 && (
        <EmptyState picture={<NoResultPicture />} title={say('none')}>
          {say('none.words')}
        </EmptyState>
      )}
      {page && page.rows.length > 0 && (
        <>
          <Table caption={say('title')} columns={columnsFor(locale)} rows={page.rows} rowKey={({ id }) => id} />
          <ListPager
            view={view}
            next={page.next}
            count={say('count', { count: countIn(locale, page.count) })}
            toView={toView}
          />
        </>
      )}
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

function ShelfFilters({ path, view }: { path: string; view: View }) {
  const say = useWords(adminWords)
  const words = useWords(resourceWords)
  return (
    <Filters action={path} resetTo={resourceList.isFiltered(view) ? path : undefined}>
      <SearchField q={view.q} tooShort={view.tooShort} where={say('where')} />
      <Field id="shelf" label={say('shelf')}>
        {(control) => (
          <NativeSelect {...control} name="shelf" defaultValue={view.shelf ?? ''}>
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

function columnsFor(locale: Locale): Column<NonNullable<LoaderData['page']>['rows'][number]>[] {
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
      extra: true,
      look: 'number',
      labelled: true,
      render: ({ reads }) => formatNumber(locale, reads ?? 0),
    },
    {
      label: say('column.changed'),
      extra: true,
      look: 'date',
      render: ({ changedAt }) => formatDate(locale, changedAt),
    },
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
