import { href } from 'react-router'
import { idIn } from '#app/kit/http/ids.ts'
import { ListPage } from '#app/kit/lists/list-page.tsx'
import { readOrLog } from '#app/kit/lists/pages.server.ts'
import { columnSort } from '#app/kit/lists/sorted.ts'
import { Link } from '#app/kit/ui/link.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import { readSurvey } from '../drafts.server.ts'
import { AnswerFilters } from '../list/list-filters.tsx'
import { answerList, type AnswerListView, ordersOfList, readAnswerList } from '../list/list-params.ts'
import { AnswerTable } from '../list/list-table.tsx'
import { listWords } from '../list/list.words.ts'
import { listAnswers } from '../results.server.ts'
import { answerRowOf } from '../rows.ts'
import { textOf } from '../surveys.ts'
import type { Route } from './+types/answers.route'
import '../surveys.css'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = staffIn(context)
  const survey = await readSurvey(portal, viewer, idIn(params.id))
  const { filter, view } = readAnswerList(url.searchParams)
  const page = await readOrLog(portal.log, 'the answers to a survey', async () => {
    const { rows, ...rest } = await listAnswers(portal, viewer, { ...filter, survey: survey.id })
    return { ...rest, rows: rows.map((row) => answerRowOf(row, true)) }
  })
  return { id: survey.id, title: textOf(survey.title, localeOf(url.pathname)).text, view, page }
}

/** All that was answered to one survey. */
export default function SurveyAnswers({ loaderData: { id, title, view, page } }: Route.ComponentProps) {
  const say = useWords(listWords)
  const prefix = localePrefix(useLocale())
  const path = href('/:locale?/console/surveys/:id/answers', { ...prefix, id: String(id) })
  const toView = (one: Partial<AnswerListView>) => path + answerList.search(one)
  const sortBy = columnSort(ordersOfList, view, toView)
  return (
    <ListPage
      path={path}
      title={say('answers')}
      eyebrow={say('title')}
      actions={<Link to={href('/:locale?/console/surveys/:id', { ...prefix, id: String(id) })}>{title}</Link>}
      view={view}
      page={page}
      say={say}
      toView={toView}
      filters={<AnswerFilters path={path} view={view} toView={toView} />}
      renderRows={(rows) => <AnswerTable caption={say('answers')} rows={rows} isStaff sortBy={sortBy} />}
      isFiltered={answerList.isFiltered(view)}
      none={{ words: say('empty.words') }}
    />
  )
}
