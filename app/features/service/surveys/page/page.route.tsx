import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, button, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { DangerFold } from '#app/kit/forms/button-form.tsx'
import { wordProblem } from '#app/kit/forms/problems.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { ReachCard } from '#app/features/people/audience/audience.reach.tsx'
import { close, discardDraft, listEvents, open, readSurvey, revokeLinks } from '../drafts.server.ts'
import { openForm } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import { readAudience, readResults } from '../results.server.ts'
import { StateDot } from '../state-dot.tsx'
import { scaleOf, textOf } from '../surveys.ts'
import { surveyWords } from '../surveys.words.ts'
import { HistoryCard, OpenCard, PreviewCard } from './draft-cards.tsx'
import { pageWords } from './page.words.ts'
import { GroupCards, TotalsCard, VoicesCard } from './result-cards.tsx'
import type { Route } from './+types/page.route'
import '../surveys.css'

type Work = Sent & { portal: Portal; viewer: StaffViewer; id: number }
const intents = ['open', 'close', 'revoke', 'discard'] as const

const forms: Forms<(typeof intents)[number], Work> = {
  open: form(openForm, ({ portal, viewer, id }, { version }) => open(portal, viewer, id, Number(version))),
  close: button(({ portal, viewer, id }) => close(portal, viewer, id)),
  revoke: button(({ portal, viewer, id }) => revokeLinks(portal, viewer, id)),
  discard: button(async ({ portal, viewer, locale, id }) => {
    await discardDraft(portal, viewer, id)
    return { page: href('/:locale?/console/surveys', localePrefix(locale)) }
  }),
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = staffIn(context)
  const survey = await readSurvey(portal, viewer, idIn(params.id))
  const isDraft = survey.state === 'draft'
  const [results, reached, events] = await Promise.all([
    isDraft ? undefined : readResults(portal, viewer, survey, url.searchParams.get('groups') === 'all'),
    survey.trigger === 'campaign' ? readAudience(portal, viewer, survey, url.searchParams) : undefined,
    listEvents(portal, viewer, survey.id),
  ])
  const notice = noticeIn(url.searchParams, ['save', ...intents])?.done
  return { survey, results, reached, events, mayOpen: viewer.role === 'admin', notice }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const [portal, viewer, locale] = [context.get(portalContext), staffIn(context), localeOf(url.pathname)]
  const work = { portal, viewer, locale, id: idIn(params.id), fields: await readFields(request) }
  const page = href('/:locale?/console/surveys/:id', { ...localePrefix(locale), id: params.id })
  return answerForm(work, forms, { page })
}

/** A draft as it will be answered; what is open with what came of it. */
export default function SurveyPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const { survey, results, reached, events, notice } = page
  const say = useWords(pageWords)
  const words = useWords(surveyWords)
  const locale = useLocale()
  const prefix = localePrefix(locale)
  const path = href('/:locale?/console/surveys/:id', { ...prefix, id: String(survey.id) })
  const title = textOf(survey.title, locale)
  const scale = scaleOf(survey)
  const [problem] = actionData?.problems ?? []
  const isHidden = survey.anonymous && results?.voices === undefined
  return (
    <div className="stack">
      <PageTitle title={title.text} />
      <DoneToast title={notice && notice !== 'discard' && !actionData ? say(`notice.${notice}`) : undefined} />
      <PageHeader
        back={{ to: href('/:locale?/console/surveys', prefix), label: words('surveys') }}
        title={<span lang={title.locale === locale ? undefined : title.locale}>{title.text}</span>}
        actions={<Actions page={page} />}
      >
        <span className="cluster">
          <span>{words(`trigger.${survey.trigger}`)}</span>
          <StateDot state={survey.state} />
        </span>
      </PageHeader>
      {problem ? <Alert tone="warning" first title={wordProblem(locale, formWords, problem)} /> : null}
      {results ? <TotalsCard totals={results.totals} {...{ scale, isHidden }} /> : null}
      {results ? <GroupCards groups={results.groups} scale={scale} allTo={`${path}?groups=all`} /> : null}
      {results?.voices ? <VoicesCard questions={survey.questions} voices={results.voices} /> : null}
      {reached ? (
        <>
          <ReachCard {...reached} path={path} />
          <p>{say('asked', { count: reached.asked })}</p>
        </>
      ) : null}
      <PreviewCard survey={survey} />
      {page.mayOpen && survey.state === 'draft' ? <OpenCard version={survey.version} /> : null}
      <HistoryCard events={events} />
      {page.mayOpen ? <Endings state={survey.state} /> : null}
    </div>
  )
}

function Actions({ page: { survey, mayOpen } }: { page: Route.ComponentProps['loaderData'] }) {
  const say = useWords(pageWords)
  const to = { ...localePrefix(useLocale()), id: String(survey.id) }
  if (survey.state === 'draft')
    return mayOpen ? <LinkButton to={href('/:locale?/console/surveys/:id/edit', to)}>{say('edit')}</LinkButton> : null
  if (survey.anonymous) return null
  return <LinkButton to={href('/:locale?/console/surveys/:id/answers', to)}>{say('all-answers')}</LinkButton>
}

/** What cannot be undone. */
function Endings({ state }: { state: 'draft' | 'open' | 'closed' }) {
  const say = useWords(pageWords)
  if (state === 'closed') return null
  const offered = state === 'draft' ? (['discard'] as const) : (['revoke', 'close'] as const)
  return offered.map((intent) => (
    <DangerFold key={intent} intent={intent} title={say(intent)} words={say(`${intent}.words`)} button={say(intent)} />
  ))
}
