import { href } from 'react-router'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { wordProblem } from '#app/kit/forms/problems.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { ListPage } from '#app/kit/lists/list-page.tsx'
import { readOrLog } from '#app/kit/lists/pages.server.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { stepForm } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import { findRecall } from '../recalls.server.ts'
import { recallWords } from '../recalls.words.ts'
import { step } from '../units.server.ts'
import { listUnits } from './reading.server.ts'
import { UnitFilters } from './units-filters.tsx'
import { unitList, type UnitListView } from './units-params.ts'
import { type UnitRow, UnitTable } from './units-table.tsx'
import { unitWords } from './units.words.ts'
import type { Route } from './+types/units.route'
import '../pages.css'

type Work = Sent & { portal: Portal; viewer: StaffViewer }

const forms: Forms<'step', Work> = {
  step: form(stepForm, ({ portal, viewer }, { unit, state }) => step(portal, viewer, idIn(unit), state)),
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = staffIn(context)
  const locale = localeOf(url.pathname)
  const { id, number, state } = await findRecall(portal, viewer, idIn(params.id))
  const { filter, view } = unitList.read(url.searchParams)
  const page = await readOrLog(portal.log, 'the bicycles of a recall', async () => {
    const { rows, ...rest } = await listUnits(portal, viewer, { ...filter, recall: id })
    const shown = rows.map((row): UnitRow => {
      return { ...row, country: row.country ? countryName(locale, row.country) : '' }
    })
    return { ...rest, rows: shown }
  })
  const notice = noticeIn(url.searchParams, ['step'])?.done
  return { id, number, view, page, mayStep: state === 'published', notice }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const [portal, viewer] = [context.get(portalContext), staffIn(context)]
  await findRecall(portal, viewer, idIn(params.id))
  const work = {
    portal,
    viewer,
    locale: localeOf(url.pathname),
    fields: await readFields(request),
  }
  // Back to the very page of the list that was open.
  const query = new URLSearchParams(url.search)
  query.delete('notice')
  const search = query.toString()
  return answerForm(work, forms, { page: url.pathname + (search && `?${search}`), otherwise: 'step' })
}

/** Every bicycle of a recall, and how far it is. */
export default function RecallUnits({ loaderData, actionData }: Route.ComponentProps) {
  const { id, number, view, page, mayStep, notice } = loaderData
  const say = useWords(unitWords)
  const words = useWords(recallWords)
  const locale = useLocale()
  const prefix = localePrefix(locale)
  const path = href('/:locale?/console/recalls/:id/units', { ...prefix, id: String(id) })
  const toView = (one: Partial<UnitListView>) => path + unitList.search(one)
  const title = say('title', { number })
  const [problem] = actionData?.problems ?? []
  return (
    <ListPage
      path={path}
      title={title}
      eyebrow={words('recalls')}
      actions={<Link to={href('/:locale?/console/recalls/:id', { ...prefix, id: String(id) })}>{number}</Link>}
      view={view}
      page={page}
      say={say}
      toView={toView}
      filters={<UnitFilters path={path} view={view} toView={toView} />}
      renderRows={(rows) => <UnitTable caption={title} rows={rows} mayStep={mayStep} />}
      isFiltered={unitList.isFiltered(view)}
      none={{ words: say('empty.words') }}
    >
      <DoneToast title={notice && !actionData ? say('notice.step') : undefined} />
      {problem && <Alert tone="warning" first title={wordProblem(locale, formWords, problem)} />}
    </ListPage>
  )
}
