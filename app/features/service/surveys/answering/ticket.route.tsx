import { href, redirect, type RouterContextProvider } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { requireModule, viewerIn } from '#app/features/people/account/account.server.ts'
import type { CompanyViewer } from '#app/features/people/account/account.ts'
import type { Survey } from '../surveys.ts'
import { surveyWords } from '../surveys.words.ts'
import { answerForm as answerSchema, answersIn } from './answer-forms.ts'
import { answerOnTicket, lastChange, readTicketSurvey } from './answering.server.ts'
import { shownOf } from './shown.ts'
import { SurveyAnswering } from './survey-answering.tsx'
import type { Route } from './+types/ticket.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const id = idIn(params.id)
  const { survey, invited } = await readTicketSurvey(portal, companyIn(context, url, params.id), id)
  const said = invited?.said ?? null
  const part = { said: said && said.answers, lastChange: said && lastChange(said), score: null }
  return { id, shown: shownOf(survey, { ...part, locale: localeOf(url.pathname), now: portal.clock.now() }) }
}

type Work = Sent & { portal: Portal; viewer: CompanyViewer; id: number; survey: Survey }

const forms: Forms<'answer', Work> = {
  answer: form(
    ({ survey }) => answerSchema(survey.questions),
    ({ portal, viewer, id, survey }, value) => answerOnTicket(portal, viewer, id, answersIn(survey.questions, value)),
  ),
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const portal = context.get(portalContext)
  const [viewer, id] = [companyIn(context, url, params.id), idIn(params.id)]
  const { survey } = await readTicketSurvey(portal, viewer, id)
  const work = { portal, viewer, id, survey, locale: localeOf(url.pathname), fields: await readFields(request) }
  return answerForm(work, forms, { page: url.pathname, otherwise: 'answer', notices: null })
}

/** What is asked about a closed ticket, to the person who opened it. */
export default function TicketSurvey({ loaderData: { id, shown }, actionData }: Route.ComponentProps) {
  const words = useWords(surveyWords)
  const locale = useLocale()
  const lang = shown.language === locale ? undefined : shown.language
  const to = href('/:locale?/tickets/:id', { ...localePrefix(locale), id: String(id) })
  return (
    <div className="stack">
      <PageTitle title={shown.title} />
      <PageHeader
        back={{ to, label: words('about.ticket', { id: String(id) }) }}
        title={<span lang={lang}>{shown.title}</span>}
      >
        <span lang={lang}>{shown.intro}</span>
      </PageHeader>
      <Card>
        <div className="stack">
          <SurveyAnswering shown={shown} refusal={actionData} />
        </div>
      </Card>
    </div>
  )
}

/** Staff read tickets in the console. @throws a redirect there */
function companyIn(context: Readonly<RouterContextProvider>, url: URL, id: string): CompanyViewer {
  const viewer = viewerIn(context)
  requireModule(viewer, 'tickets')
  if (viewer.side === 'company') return viewer
  throw redirect(href('/:locale?/console/tickets/:id', { ...localePrefix(localeOf(url.pathname)), id }), 303)
}
