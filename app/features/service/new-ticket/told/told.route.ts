import { accountLimits } from '#app/limits.ts'
import { consumeLimit } from '#app/kit/throttle.server.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { behalfIn } from '../require-opener.server.ts'
import { tellAbout } from './told.server.ts'
import type { Route } from './+types/told.route'

/** Asked by the form while it is filled in: what the rules say of the coverage so far. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const who = await behalfIn({ params, context })
  const limit = { key: `told ${who.by.accountId}`, tries: accountLimits.verdictsAnHour, minutes: 60 }
  // When an administrator sees the portal as a company nothing is written down.
  if (!who.of.onlyLooks && !(await consumeLimit(portal.db, portal.clock.now(), limit)))
    return Response.json({ told: null }, { status: 429 })
  return Response.json({
    told: await tellAbout(portal, who, localeOf(url.pathname), (name) => url.searchParams.getAll(name)),
  })
}
