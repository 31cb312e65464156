import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { maybeId, idIn } from '#app/kit/http/ids.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { formatBytes, formatDate } from '#app/kit/words/formats.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import { kindWords } from '../imports.words.ts'
import { answerOne } from './actions.server.ts'
import { ColumnsCard } from './columns-form.tsx'
import { MistakesCard } from './mistakes-card.tsx'
import { readImportPage } from './page-data.server.ts'
import { pageWords } from './page.words.ts'
import { ProblemAlert } from './problem-alert.tsx'
import { ProgressCard } from './progress-card.tsx'
import { ResultCards } from './result-cards.tsx'
import { StateDot } from './state-dot.tsx'
import type { Route } from './+types/import.route'
import './imports.css'

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const turn = maybeId(url.searchParams.get('turn')) ?? 0
  const locale = localeOf(url.pathname)
  const found = await readImportPage(context.get(portalContext), viewer, locale, idIn(params.id), turn)
  return { found, turn, notice: noticeIn(url.searchParams, ['running', 'cancelled'])?.done }
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const asked = { portal: context.get(portalContext), viewer, locale: localeOf(url.pathname) }
  return answerOne(asked, idIn(params.id), request)
}

/** One file on its way into the portal: what it holds, what it would change, and what it has changed. */
export default function ImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { found, turn, notice } = loaderData
  const say = useWords(pageWords)
  const kinds = useWords(kindWords)
  const locale = useLocale()
  const { state, facts } = found
  const back = { to: href('/:locale?/console/import', localePrefix(locale)), label: say('title') }
  return (
    <div className="stack">
      <PageTitle title={`${found.fileName} · ${say('title')}`} />
      <DoneToast title={notice === 'cancelled' ? say('notice.cancelled') : undefined} />
      <PageHeader back={back} title={found.fileName}>
        <StateDot state={state} />
        <span>{kinds(found.kind)}</span>
        <span>{formatBytes(locale, found.bytes)}</span>
        <span>{found.createdBy}</span>
        <span>{formatDate(locale, found.createdAt, 'moment')}</span>
      </PageHeader>
      {notice === 'running' ? <Alert tone="warning" title={say('running')} /> : null}
      {(facts.sheets ?? 1) > 1 ? (
        <Alert title={say('facts.sheets', { count: facts.sheets ?? 1, name: facts.sheet ?? '' })} />
      ) : null}
      <ProblemAlert found={found} refusal={actionData} />
      {found.progress ? <ProgressCard state={state} progress={found.progress} /> : null}
      {state === 'columns' ? <ColumnsCard found={found} refusal={actionData} /> : null}
      <ResultCards found={found} />
      <MistakesCard found={found} turn={turn} />
      {state === 'ready' ? <ColumnsCard found={found} refusal={actionData} isFolded /> : null}
    </div>
  )
}
