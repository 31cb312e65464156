import type { Catalogue, Lane } from '#app/catalogue/catalogue.ts'
import { shotsFor } from '#app/features/bicycles/models/models.shots.ts'
import type { Ticket } from './tickets.ts'

type LaneClaim = Pick<Ticket, 'frameModel' | 'partInvolved' | 'kindOfDamage' | 'damagePhase'>

/** What the portal knows of the bicycle, the part and the photos of a claim, at the moment in which it comes in. */
export type LaneFacts = {
  /** To the company that claims, as the maker's list or a shipped order says. */
  isDelivered: boolean
  isRegistered: boolean
  /** Another ticket is about the same damage: see `laneFactsOf`. */
  isRepeated: boolean
  /** A photo seems to be in a ticket already, or nobody has looked for it yet. */
  isUsed: boolean
  slots: string[]
}

/** Whether the rule is for claims like this one, by what they say. */
export function isInLane({ lane }: Pick<Catalogue, 'lane'>, claim: LaneClaim): boolean {
  if (!lane.isOpen || claim.damagePhase !== 'km0') return false
  if (!lane.families.includes(claim.frameModel) || !lane.kinds.includes(claim.kindOfDamage)) return false
  const value = valueIn(lane, claim.partInvolved)
  return value !== undefined && (lane.most === null || value <= lane.most)
}

/** Whether the rule is for such a claim, and nothing that the portal knows speaks against it. */
export function passesLane(catalogue: Catalogue, claim: LaneClaim, facts: LaneFacts): boolean {
  const { isDelivered, isRegistered, isRepeated, isUsed, slots } = facts
  const asked = shotsFor(catalogue, { parts: claim.partInvolved, kind: claim.kindOfDamage })
  const isComplete = asked.every(({ code }) => slots.includes(code))
  return isInLane(catalogue, claim) && isDelivered && !isRegistered && !isRepeated && !isUsed && isComplete
}

/** What the parts come to; undefined where the maker says nothing of one of them. */
function valueIn({ values }: Lane, parts: readonly string[]): number | undefined {
  const worth = parts.map((part) => values.find((one) => one.part === part)?.value)
  if (worth.length === 0) return undefined
  return worth.reduce((sum, value) => (sum === undefined || value === undefined ? undefined : sum + value), 0)
}
