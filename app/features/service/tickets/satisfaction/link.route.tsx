import { MessageCircleQuestion } from 'lucide-react'
import { data, href } from 'react-router'
import { labelsIn, nameOf } from '#app/catalogue/catalogue.labels.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { LostForm } from '#app/kit/forms/form.tsx'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { requestContext } from '#app/kit/http/request-info.server.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { CentredCard } from '#app/kit/ui/centred-card.tsx'
import { dayOf } from '#app/kit/words/formats.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { formWords } from '../tickets.forms.words.ts'
import { rateByLink, readRatingLink } from './asking.server.ts'
import { Opinion } from './rating-card.tsx'
import { scores } from './ratings.ts'
import { isAskable, pageRating } from './satisfaction.ts'
import { ratingForm, saidIn } from './satisfaction.forms.ts'
import { questionIn, satisfactionWords } from './satisfaction.words.ts'
import type { Route } from './+types/link.route'

/** Opening the page changes nothing: mail programs and what guards them follow links on their own. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const info = context.get(requestContext)
  info.headers.set('x-robots-tag', 'noindex')
  const found = await readRatingLink(portal, info, params.token)
  if ('gone' in found) return goneWith(found.gone)
  const locale = localeOf(url.pathname)
  const catalogue = portal.catalogues.current()
  const today = dayOf(portal.clock.now())
  return {
    id: found.id,
    model: nameOf(labelsIn(locale, catalogue).families, found.frameModel),
    rating: pageRating(found, { question: questionIn(locale, catalogue.satisfaction), today }),
    isClosed: isAskable(found, today),
    chosen: scores.find((score) => String(score) === url.searchParams.get('score')),
    isSent: noticeIn(url.searchParams, ['rating']) !== undefined,
  }
}

type Work = Sent & { portal: Portal; token: string }

const forms: Forms<'rating', Work> = {
  rating: form(ratingForm, ({ portal, token }, value) => rateByLink(portal, token, saidIn(value))),
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const portal = context.get(portalContext)
  const found = await readRatingLink(portal, context.get(requestContext), params.token)
  if ('gone' in found) return goneWith(found.gone)
  const fields = await readFields(request)
  const work = { portal, token: params.token, locale: localeOf(url.pathname), fields }
  return answerForm(work, forms, { page: url.pathname, otherwise: 'rating' })
}

const statuses = { unknown: 404, expired: 410 } as const

function goneWith(gone: keyof typeof statuses) {
  return data({ gone }, statuses[gone])
}

export default function RatingPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(satisfactionWords)
  const mistakes = useWords(formWords)
  if ('gone' in loaderData) return <Gone gone={loaderData.gone} />
  const { id, model, rating, isClosed, chosen, isSent } = loaderData
  // What was said can be changed, or was not said yet.
  const isOpen = rating.said ? rating.until !== null : isClosed
  const refusal = actionData && 'problems' in actionData ? actionData : undefined
  return (
    <CentredCard title={say('title')} intro={say('link.about', { id: String(id), model })}>
      <PageTitle title={say('title')} />
      {refusal && !isOpen ? (
        <LostForm key={refusal.status} refusal={refusal} words={formWords} texts={['comment']} />
      ) : null}
      {isClosed || rating.said ? (
        <Opinion rating={rating} refusal={refusal} chosen={chosen && !isSent ? { score: chosen } : undefined} />
      ) : (
        <Alert title={mistakes('rating-closed')} />
      )}
    </CentredCard>
  )
}

function Gone({ gone }: { gone: keyof typeof statuses }) {
  const say = useWords(satisfactionWords)
  const title = say(`link.${gone}`)
  return (
    <CentredCard icon={<MessageCircleQuestion size={32} aria-hidden />} title={title} intro={say('link.gone')}>
      <PageTitle title={title} />
      <div>
        <LinkButton variant="primary" to={href('/:locale?/tickets', localePrefix(useLocale()))}>
          {say('link.sign-in')}
        </LinkButton>
      </div>
    </CentredCard>
  )
}
