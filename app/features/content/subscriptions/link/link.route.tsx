import { MailX } from 'lucide-react'
import { data, href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { OneClickForm } from '#app/kit/forms/button-form.tsx'
import { oneClick } from '#app/kit/http/one-click.server.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { CentredCard } from '#app/kit/ui/centred-card.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { readLink, unsubscribeByLink } from '../subscriptions.server.ts'
import type { TopicState } from '../subscriptions.ts'
import { subscriptionWords, topicWord } from '../subscriptions.words.ts'
import type { Route } from './+types/link.route'

/** Opening the page changes nothing: mail programs follow links on their own. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await readLink(context.get(portalContext), params.token)
  return found ? { found } : data({ found: null }, 404)
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const page = href('/:locale?/unsubscribe/:token', { ...localePrefix(localeOf(url.pathname)), token: params.token })
  return oneClick(request, () => unsubscribeByLink(context.get(portalContext), params.token), page)
}

export default function Unsubscribe({ loaderData: { found } }: Route.ComponentProps) {
  return found ? <Known {...found} /> : <Unknown />
}

function Known({ topic, subscribed, isRider }: TopicState & { isRider: boolean }) {
  const say = useWords(subscriptionWords)
  const name = say(topicWord(topic, isRider))
  return (
    <CentredCard
      icon={<MailX size={32} aria-hidden />}
      title={say('link.title')}
      intro={<output>{say(subscribed ? 'link.ask' : 'link.done', { topic: name })}</output>}
    >
      <PageTitle title={say('link.title')} />
      {subscribed ? <OneClickForm button={say('unsubscribe')} /> : <WayBack />}
    </CentredCard>
  )
}

function WayBack() {
  const say = useWords(subscriptionWords)
  return (
    <>
      <p>{say('link.back')}</p>
      <AllSubscriptions />
    </>
  )
}

/** Anyone who wants no more mail is not left without a way to say so. */
function Unknown() {
  const say = useWords(subscriptionWords)
  return (
    <CentredCard icon={<MailX size={32} aria-hidden />} title={say('link.unknown')} intro={say('link.unknown.words')}>
      <PageTitle title={say('link.unknown')} />
      <div>
        <AllSubscriptions />
      </div>
    </CentredCard>
  )
}

function AllSubscriptions() {
  const say = useWords(subscriptionWords)
  const prefix = localePrefix(useLocale())
  return <LinkButton to={href('/:locale?/subscriptions', prefix)}>{say('link.all')}</LinkButton>
}
