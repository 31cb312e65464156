import { sandboxPolicy } from '#app/kit/http/headers.server.ts'
import { requestContext } from '#app/kit/http/request-info.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { fileNameOf } from '#app/kit/pdf/response.server.ts'
import { fileOf, readLink } from './by-link.server.ts'
import { byLinkWords } from './by-link.words.ts'
import type { Route } from './+types/file.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const info = context.get(requestContext)
  info.headers.set('x-robots-tag', 'noindex')
  const facts = await readLink(portal, info, params.token)
  if (!facts || facts.state === 'cancelled') throw new Problem('not-found')
  const name = fileNameOf(sayIn(byLinkWords, localeOf(url.pathname))('file'))
  return new Response(fileOf(portal, facts), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'content-disposition': `attachment; filename="${name}.ics"`,
      'content-security-policy': sandboxPolicy,
      'cache-control': 'private, no-store',
    },
  })
}
