import { exportResponse } from '#app/kit/lists/export.server.ts'
import { dayCell, type ExportColumn } from '#app/kit/lists/export.ts'
import { type Locale, localeOf } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { exportSubscribers, type Subscriber } from '../subscriptions.lists.server.ts'
import { mailingTopics } from '../subscriptions.ts'
import { subscriptionWords } from '../subscriptions.words.ts'
import type { Route } from './+types/export.route'

/** Without a topic, or with an unknown one, the list of the first topic. */
export function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const locale = localeOf(url.pathname)
  const topic = mailingTopics.find((one) => one === url.searchParams.get('topic')) ?? 'products'
  const rows = exportSubscribers(portal, viewerIn(context), topic)
  const file = { name: sayIn(subscriptionWords, locale)(`topic.${topic}`), now: portal.clock.now() }
  return exportResponse(url, file, columnsFor(locale), rows)
}

/** Mailing tools know languages by their codes. */
function columnsFor(locale: Locale): ExportColumn<Subscriber & { wayOut: string }>[] {
  const say = sayIn(subscriptionWords, locale)
  return [
    { label: say('lists.email'), value: ({ email }) => email },
    { label: say('lists.name'), value: ({ name }) => name },
    { label: say('lists.language'), value: ({ locale: language }) => language },
    { label: say('lists.since'), value: ({ since }) => dayCell(since) },
    { label: say('link.title'), value: ({ wayOut }) => wayOut },
  ]
}
