import { MessageCircleQuestion } from 'lucide-react'
import { data, href, redirect } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { keepToItself } from '#app/kit/http/link-page.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { requestContext } from '#app/kit/http/request-info.server.ts'
import { CentredCard } from '#app/kit/ui/centred-card.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { subjectText } from '../subject.ts'
import type { Survey } from '../surveys.ts'
import { answerForm as answerSchema, answersIn } from './answer-forms.ts'
import { answerByLink, lastChange, readLink } from './answering.server.ts'
import { answeringWords } from './answering.words.ts'
import { shownOf } from './shown.ts'
import { SurveyAnswering } from './survey-answering.tsx'
import type { Route } from './+types/by-link.route'

/** Opening the page changes nothing: mail programs and what guards them follow links on their own. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const info = context.get(requestContext)
  keepToItself(info)
  leaveToRatings(params.token, url)
  const found = await readLink(portal, info, params.token)
  if (!found) return data({ shown: undefined, about: '' }, 404)
  const { survey } = found
  const locale = localeOf(url.pathname)
  const isSent = noticeIn(url.searchParams, ['answer']) !== undefined
  const common = { locale, now: portal.clock.now(), score: isSent ? null : url.searchParams.get('score') }
  if ('ballot' in found)
    return { shown: shownOf(survey, { ...common, said: null, lastChange: null, used: found.ballot.used }), about: '' }
  const { invited } = found
  const shown = shownOf(survey, {
    ...common,
    said: invited.said?.answers ?? null,
    lastChange: invited.said && lastChange(invited.said),
  })
  const about = [invited.shop ?? subjectText(locale, invited), invited.bicycle ?? invited.family]
  return { shown, about: about.filter(Boolean).join(' · ') }
}

type Work = Sent & { portal: Portal; token: string; survey: Survey }

const forms: Forms<'answer', Work> = {
  answer: form(
    ({ survey }) => answerSchema(survey.questions),
    ({ portal, token, survey }, value) => answerByLink(portal, token, answersIn(survey.questions, value)),
  ),
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const portal = context.get(portalContext)
  const info = context.get(requestContext)
  keepToItself(info)
  leaveToRatings(params.token, url)
  const found = await readLink(portal, info, params.token)
  if (!found) return data({ shown: undefined }, 404)
  const work = { portal, token: params.token, survey: found.survey, locale: localeOf(url.pathname) }
  return answerForm({ ...work, fields: await readFields(request) }, forms, { page: url.pathname, otherwise: 'answer' })
}

/**
 * A link of a question about a ticket, which belongs to no survey, is recognised by its length. @throws a redirect
 * there
 */
function leaveToRatings(token: string, { pathname, search }: URL): void {
  if (!/^[\w-]{43}$/.test(token)) return
  throw redirect(href('/:locale?/s/:token/ticket', { ...localePrefix(localeOf(pathname)), token }) + search, 307)
}

/** A survey to anyone who has its link and needs no account. */
export default function SurveyByLink({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(answeringWords)
  const locale = useLocale()
  const { shown, about } = loaderData
  const icon = <MessageCircleQuestion size={32} aria-hidden />
  if (!shown)
    return (
      <CentredCard icon={icon} title={say('gone')} intro={say('gone.words')}>
        <PageTitle title={say('gone')} />
      </CentredCard>
    )
  const refusal = actionData && 'problems' in actionData ? actionData : undefined
  const lang = shown.language === locale ? undefined : shown.language
  return (
    <CentredCard title={<span lang={lang}>{shown.title}</span>} intro={about}>
      <PageTitle title={shown.title} />
      {shown.intro ? <p lang={lang}>{shown.intro}</p> : null}
      <SurveyAnswering shown={shown} refusal={refusal} />
    </CentredCard>
  )
}
