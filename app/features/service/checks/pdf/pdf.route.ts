import { idIn } from '#app/kit/http/ids.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { checkResponse } from './answer.server.ts'
import type { Route } from './+types/pdf.route'

/** A signed checklist, for all who see it. */
export function loader({ params, url, context }: Route.LoaderArgs) {
  return checkResponse(context.get(portalContext), viewerIn(context), localeOf(url.pathname), idIn(params.id))
}
