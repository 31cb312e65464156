import { readList } from '#app/kit/lists/lists.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { recall, searchEverywhere } from './search.server.ts'
import { type Answered, readOpened } from './search.ts'
import type { Route } from './+types/hits.route'

/** What the palette asks for: the hits for `q`, or what the browser remembers as opened. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [portal, viewer, locale] = [context.get(portalContext), viewerIn(context), localeOf(url.pathname)]
  const { q, view } = readList(url.searchParams)
  const hits = q
    ? (await searchEverywhere(portal, viewer, locale, q)).flatMap((group) => group.hits)
    : await recall(portal, viewer, locale, readOpened(url.searchParams.get('opened')))
  return Response.json({ q: view.q, hits } satisfies Answered, { headers: { 'cache-control': 'private, no-store' } })
}
