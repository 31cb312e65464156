import { ListPage } from '#app/kit/lists/list-page.tsx'
import { readOrLog } from '#app/kit/lists/pages.server.ts'
import { SelectField } from '#app/kit/lists/select-field.tsx'
import { FilterFold, Filters } from '#app/kit/ui/filters.tsx'
import { type Column, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import { addressOf } from '#app/features/people/pages/pages.ts'
import { actAreas, type ActRow } from '#app/features/people/acts/acts.ts'
import { actors, listActs } from './change-list.server.ts'
import { actList, type ActView } from './change-params.ts'
import { areaWords, logWords } from './changes.words.ts'
import { aboutText, actLink, actText } from './shown.ts'
import type { Route } from './+types/changes.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = requireAdmin(viewerIn(context))
  const { filter, view } = actList.read(url.searchParams)
  const [page, people] = await Promise.all([
    readOrLog(portal.log, 'who changed what', () => listActs(portal, viewer, filter)),
    actors(portal, viewer),
  ])
  return { view, page, people }
}

/** What administrators did to the portal itself, the latest first. */
export default function Changes({ loaderData: { view, page, people } }: Route.ComponentProps) {
  const say = useWords(logWords)
  const locale = useLocale()
  const path = addressOf(locale, 'changes')
  const toView = (one: Partial<ActView>) => path + actList.search(one)
  return (
    <ListPage
      path={path}
      title={say('title')}
      eyebrow={say('console')}
      view={view}
      page={page}
      say={say}
      toView={toView}
      filters={<ActFilters path={path} view={view} people={people} toView={toView} />}
      renderRows={(rows) => (
        <Table caption={say('title')} columns={columnsFor(locale)} rows={rows} rowKey={({ id }) => id} />
      )}
      isFiltered={actList.isFiltered(view)}
      none={{ words: say('empty.words') }}
    >
      <p className="muted">{say('intro')}</p>
    </ListPage>
  )
}

type FiltersProps = {
  path: string
  view: ActView
  people: { id: number; name: string }[]
  toView: (view: Partial<ActView>) => string
}

function ActFilters({ path, view, people, toView }: FiltersProps) {
  const say = useWords(logWords)
  const areas = useWords(areaWords)
  return (
    <Filters action={path} resetTo={actList.isFiltered(view) ? toView({}) : undefined}>
      <FilterFold set={[view.by, view.area]}>
        <SelectField
          name="by"
          label={say('by')}
          all={say('by.all')}
          chosen={view.by}
          options={people.map(({ id }) => String(id))}
          nameOf={(id) => people.find((one) => String(one.id) === id)?.name ?? id}
        />
        <SelectField
          name="area"
          label={say('area')}
          all={say('area.all')}
          chosen={view.area}
          options={actAreas}
          nameOf={(area) => areas(area)}
        />
      </FilterFold>
    </Filters>
  )
}

function columnsFor(locale: Locale): Column<ActRow>[] {
  const say = sayIn(logWords, locale)
  return [
    {
      label: say('what'),
      look: 'main',
      render: (row) => <RowLink to={actLink(locale, row)}>{actText(locale, row)}</RowLink>,
    },
    { label: say('about'), render: aboutText },
    { label: say('by'), labelled: true, render: ({ by }) => by },
    { label: say('at'), look: 'date', render: ({ at }) => formatDate(locale, at, 'moment') },
  ]
}
