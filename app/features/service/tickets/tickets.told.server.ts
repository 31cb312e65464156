import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { Verdict } from '#app/features/bicycles/coverage/coverage.ts'
import type { KnownBicycle, Registration } from '#app/features/bicycles/warranty/warranty.ts'
import { type AssessedClaim, verdictOn } from './desk/bicycle/coverage.ts'

export { usualDaysToDecision } from './page/usual-time.server.ts'
export { bicycleHeldBy, readKnown } from '#app/features/bicycles/warranty/warranty.server.ts'

/**
 * What the rules say by what the sender of a claim types, and by what is known of a bicycle that is their own. Of any
 * other bicycle whatever is known counts as not known: the answer must not tell its owner’s day of purchase.
 * @param held as `bicycleHeldBy` has it; undefined of a bicycle that is not the sender's
 */
export function verdictToTell(catalogue: Catalogue, claim: AssessedClaim, held: KnownBicycle | undefined): Verdict {
  if (held?.registration) return verdictOn(catalogue, claim, held)
  const verdict = verdictOn(catalogue, claim, nothingKnown)
  if (verdict.verdict !== 'not-covered' || claim.dateOfPurchase === null) return verdict
  const best = verdictOn(catalogue, claim, { ...nothingKnown, registration: inTime(claim, claim.dateOfPurchase) })
  if (best.verdict !== 'covered') return verdict
  return { ...verdict, verdict: 'unknown', missing: ['registration'], reasons: [] }
}

const nothingKnown: KnownBicycle = {
  registration: undefined,
  built: undefined,
  services: [],
  work: [],
  origin: null,
  replacements: [],
}

/** The best that anybody may have registered. */
function inTime({ country, claimedAt }: AssessedClaim, day: string): Registration {
  const bought = { purchasedOn: day, registeredOn: day, country }
  const best = { firstOwner: true, hasReceipt: true, isConfirmed: true, plan: null, logged: [] }
  return { id: 0, ...bought, ...best, holder: '', heldSince: claimedAt }
}
