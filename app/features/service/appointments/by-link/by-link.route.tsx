import { CalendarClock } from 'lucide-react'
import { data } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { revalidatesAfterLostRace } from '#app/kit/forms/form.tsx'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { keepToItself } from '#app/kit/http/link-page.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { requestContext } from '#app/kit/http/request-info.server.ts'
import { CentredCard } from '#app/kit/ui/centred-card.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { localeOf } from '#app/kit/words/locales.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { GuestSurvey } from '#app/features/service/surveys/surveys.guests.tsx'
import { guestIntents, type GuestIntent } from '#app/features/service/surveys/surveys.guests.ts'
import { guestForms, readGuestPart } from '#app/features/service/surveys/surveys.guests.server.ts'
import { cancel, move } from '../changes.server.ts'
import { bearerOf } from '../links.server.ts'
import type { Facts } from '../mails/facts.store.server.ts'
import { cancelFormFor } from '../forms.ts'
import { moveForm } from './by-link.forms.ts'
import { readChoices, readLink } from './by-link.server.ts'
import { byLinkWords } from './by-link.words.ts'
import { Changes } from './changes.tsx'
import { shownOf } from './shown.server.ts'
import { LinkedFacts } from './facts.tsx'
import type { Route } from './+types/by-link.route'

/** Opening the page changes nothing: mail programs and what guards them follow links on their own. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const info = context.get(requestContext)
  keepToItself(info)
  const facts = await readLink(portal, info, params.token)
  if (!facts) return data({ shown: undefined }, 404)
  const choices = await readChoices(portal, params.token, facts)
  const locale = localeOf(url.pathname)
  return {
    shown: shownOf(facts, choices, locale),
    survey: await readGuestPart(portal, facts.id, locale),
    notice: noticeIn(url.searchParams, ['cancel', 'move', 'surveys-yes', 'surveys-no'])?.done,
  }
}

type Work = Sent & { portal: Portal; token: string; facts: Facts }

const forms: Forms<'cancel' | 'move' | GuestIntent, Work> = {
  ...guestForms,
  cancel: form(cancelFormFor('person'), ({ portal, token, facts }, it) =>
    cancel(portal, bearerOf(token), facts.id, it),
  ),
  move: form(moveForm, ({ portal, token, facts }, input) => move(portal, bearerOf(token), facts.id, input)),
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const portal = context.get(portalContext)
  const info = context.get(requestContext)
  const facts = await readLink(portal, info, params.token)
  if (!facts) return data({ shown: undefined }, 404)
  const work = { portal, token: params.token, facts, locale: localeOf(url.pathname) }
  return answerForm({ ...work, fields: await readFields(request) }, forms, { page: url.pathname })
}

export const shouldRevalidate = revalidatesAfterLostRace

/** An appointment to anyone who has its link and needs no account. */
export default function AppointmentByLink({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(byLinkWords)
  const { shown } = loaderData
  const icon = <CalendarClock size={32} aria-hidden />
  if (!shown)
    return (
      <CentredCard icon={icon} title={say('gone')} intro={say('gone.words')}>
        <PageTitle title={say('gone')} />
      </CentredCard>
    )
  const notice = 'notice' in loaderData && !actionData ? loaderData.notice : undefined
  const title = say(shown.state === 'cancelled' ? 'title.cancelled' : 'title')
  const refusal = actionData && 'problems' in actionData ? actionData : undefined
  const isOfSurvey = guestIntents.some((intent) => intent === refusal?.intent)
  return (
    <CentredCard icon={icon} title={title} intro={shown.heading}>
      <PageTitle title={title} />
      <DoneToast title={notice && say(`notice.${notice}`)} />
      <LinkedFacts shown={shown} />
      <Changes key={shown.sequence} shown={shown} refusal={isOfSurvey ? undefined : refusal} />
      {'survey' in loaderData ? (
        <GuestSurvey part={loaderData.survey} refusal={isOfSurvey ? refusal : undefined} />
      ) : null}
    </CentredCard>
  )
}
