import { dayOf } from '#app/kit/words/formats.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { readVersion } from '../draft.server.ts'
import type { Route } from './+types/version.route'

/** A version as a file, for anyone who keeps it or carries it to another portal. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const number = idIn(params.number)
  const catalogue = await readVersion(portal, viewerIn(context), number)
  return new Response(JSON.stringify(catalogue, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="catalogue-${number}-${dayOf(portal.clock.now())}.json"`,
      'cache-control': 'no-store',
    },
  })
}
