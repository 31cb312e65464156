import { data, href, redirect } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { parseForm } from '#app/kit/forms/parse.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { ListError } from '#app/kit/lists/list-states.tsx'
import { readOrLog } from '#app/kit/lists/pages.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { subscriptionForm } from '../subscriptions.forms.ts'
import { listSubscriptions, setSubscription } from '../subscriptions.server.ts'
import { noticeIn } from '../subscriptions.ts'
import { subscriptionWords } from '../subscriptions.words.ts'
import { History } from './history.tsx'
import { SubscriptionToast } from './toast.tsx'
import { FixedTopics, MailingLists, SafetyNote, Topics } from './topic-cards.tsx'
import type { Route } from './+types/page.route'
import './page.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const found = await readOrLog(portal.log, 'the subscriptions', () => listSubscriptions(portal, viewer))
  const page = {
    found,
    notice: noticeIn(url.searchParams),
    isAdmin: viewer.role === 'admin',
    isRider: viewer.role === 'customer',
  }
  return found ? page : data(page, 500)
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const form = parseForm(subscriptionForm, await readFields(request))
  if (!form.ok) throw new Problem('body-malformed')
  const { topic, status } = form.value
  const saved = await readOrLog(portal.log, 'a subscription', async () => {
    await setSubscription(portal, viewer, { topic, subscribed: status === 'subscribed' })
    return true
  })
  if (!saved) return data({ failed: topic }, 500)
  const page = href('/:locale?/subscriptions', localePrefix(localeOf(url.pathname)))
  return redirect(`${page}?notice=${status}-${topic}`, 303)
}

export default function Subscriptions({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(subscriptionWords)
  const path = href('/:locale?/subscriptions', localePrefix(useLocale()))
  const { found, notice, isAdmin, isRider } = loaderData
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <SubscriptionToast notice={notice} failed={actionData} isRider={isRider} />
      <PageHeader title={say('title')}>{say('intro')}</PageHeader>
      {found ? (
        <>
          <div className="columns">
            <Topics states={found.states} isRider={isRider} />
            <div className="stack">
              <FixedTopics />
              {isAdmin ? <MailingLists /> : null}
              <SafetyNote />
            </div>
          </div>
          <History {...found} isRider={isRider} />
        </>
      ) : (
        <ListError title={say('error')} retryTo={path} />
      )}
    </div>
  )
}
