import { portalContext } from '#app/portal.server.ts'
import { openAbout } from '../claim.server.ts'
import { behalfIn } from '../require-opener.server.ts'
import { alikeBicycle, ownBicycle } from './own-bicycle.server.ts'
import { proofOf } from './proof.server.ts'
import { replacedNumber } from './replaced.server.ts'
import type { Route } from './+types/same-bike.route'

/**
 * Asked by the form once a number is typed: the open tickets about what may be the same bicycle, and of a bicycle of
 * the viewer's own company the model and the day of its purchase, its proof, and whether it has got another number since.
 */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const { of: viewer } = await behalfIn({ params, context })
  const serial = url.searchParams.get('serial') ?? ''
  const [same, own, alike, replaced, proof] = await Promise.all([
    openAbout(portal, viewer, serial),
    ownBicycle(portal, viewer, serial),
    alikeBicycle(portal, viewer, serial),
    replacedNumber(portal, viewer, serial),
    proofOf(portal, viewer, serial),
  ])
  return Response.json({ same, own, alike, replaced, proof })
}
