import { idIn } from '#app/kit/http/ids.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import { dossierResponse } from './answer.server.ts'
import type { Route } from './+types/staff-pdf.route'

/** With the notes among staff. */
export function loader({ params, url, context }: Route.LoaderArgs) {
  const viewer = staffIn(context)
  return dossierResponse(context.get(portalContext), viewer, localeOf(url.pathname), idIn(params.id), 'staff')
}
