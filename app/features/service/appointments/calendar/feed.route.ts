import { askedEachTime, isAtHand } from '#app/kit/http/etag.server.ts'
import { sandboxPolicy } from '#app/kit/http/headers.server.ts'
import { requestContext } from '#app/kit/http/request-info.server.ts'
import { portalContext } from '#app/portal.server.ts'
import { readFeed } from './feed.server.ts'
import type { Route } from './+types/feed.route'

/** Without a session: a calendar program has nothing but the address. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const info = context.get(requestContext)
  info.headers.set('x-robots-tag', 'noindex')
  const { text, tag } = await readFeed(context.get(portalContext), info, params.token)
  if (isAtHand(request, tag)) return new Response(null, { status: 304, headers: askedEachTime(tag) })
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-security-policy': sandboxPolicy,
      ...askedEachTime(tag),
    },
  })
}
