import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { requireAdmin } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { claimsInLane } from '#app/features/service/tickets/tickets.lane.server.ts'
import type { Portal } from '#app/portal.server.ts'

export type LaneEffects = Awaited<ReturnType<typeof claimsInLane>> & { drawn: number }

const claimsMost = 500

/**
 * Which of the latest claims the rule of a draft would have let pass; undefined where it is not on.
 * @throws Problem not-found
 */
export async function laneEffectsOf(
  portal: Portal,
  viewer: Viewer,
  { catalogue }: { catalogue: Catalogue },
): Promise<LaneEffects | undefined> {
  requireAdmin(viewer)
  if (!catalogue.lane.isOpen) return undefined
  return { ...(await claimsInLane(portal, viewer, catalogue, claimsMost)), drawn: catalogue.lane.drawn }
}
