import { href } from 'react-router'
import { ListPage } from '#app/kit/lists/list-page.tsx'
import { readOrLog } from '#app/kit/lists/pages.server.ts'
import { columnSort } from '#app/kit/lists/sorted.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { formatNumber } from '#app/kit/words/formats.ts'
import { localeOf, type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { formatScore } from '../format-score.ts'
import type { OwnSurvey } from '../results.store.server.ts'
import { listAnswers, readOwn } from '../results.server.ts'
import { answerRowOf } from '../rows.ts'
import { textOf } from '../surveys.ts'
import { AnswerFilters } from './list-filters.tsx'
import { answerList, type AnswerListView, ordersOfList, readAnswerList } from './list-params.ts'
import { AnswerTable } from './list-table.tsx'
import { listWords } from './list.words.ts'
import type { Route } from './+types/list.route'
import '../surveys.css'

type Own = Omit<OwnSurvey, 'title'> & { title: string }

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const locale = localeOf(url.pathname)
  const { filter, view } = readAnswerList(url.searchParams)
  const own = await readOwn(portal, viewer)
  const page = await readOrLog(portal.log, 'the answers to surveys', async () => {
    const { rows, ...rest } = await listAnswers(portal, viewer, filter)
    return { ...rest, rows: rows.map((row) => answerRowOf(row, false)) }
  })
  return { view, page, own: own.map((one): Own => ({ ...one, title: textOf(one.title, locale).text })) }
}

/** What was said of a dealer's own work. */
export default function OwnAnswers({ loaderData: { view, page, own } }: Route.ComponentProps) {
  const say = useWords(listWords)
  const locale = useLocale()
  const path = href('/:locale?/surveys', localePrefix(locale))
  const toView = (one: Partial<AnswerListView>) => path + answerList.search(one)
  const sortBy = columnSort(ordersOfList, view, toView)
  return (
    <ListPage
      path={path}
      title={say('title')}
      eyebrow={say('company')}
      view={view}
      page={page}
      say={say}
      toView={toView}
      filters={<AnswerFilters path={path} view={view} toView={toView} />}
      renderRows={(rows) => <AnswerTable caption={say('answers')} rows={rows} isStaff={false} sortBy={sortBy} />}
      isFiltered={answerList.isFiltered(view)}
      none={{ words: say('empty.words') }}
    >
      {own.length > 0 ? (
        <Card title={say('own')} flush>
          <Table caption={say('own')} columns={columnsFor(locale)} rows={own} rowKey={({ id }) => id} />
          <p className="muted survey-note">{say('own.intro')}</p>
        </Card>
      ) : null}
    </ListPage>
  )
}

function columnsFor(locale: Locale): Column<Own>[] {
  const say = sayIn(listWords, locale)
  return [
    { label: say('survey'), look: 'main', render: ({ title }) => title },
    { label: say('answers'), look: 'number', labelled: true, render: ({ answers }) => formatNumber(locale, answers) },
    {
      label: say('average'),
      look: 'number',
      labelled: true,
      render: ({ average, scale }) => formatScore(locale, average, scale),
    },
    {
      label: say('median'),
      look: 'number',
      labelled: true,
      render: ({ median, scale }) => (median === null ? say('median.none') : formatScore(locale, median, scale)),
    },
  ]
}
