import { idIn } from '#app/kit/http/ids.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { dossierResponse } from './answer.server.ts'
import type { Route } from './+types/pdf.route'

/** What dealer and rider may read, for all who see the ticket: staff can pass it on. */
export function loader({ params, url, context }: Route.LoaderArgs) {
  const viewer = viewerIn(context)
  return dossierResponse(context.get(portalContext), viewer, localeOf(url.pathname), idIn(params.id), 'company')
}
