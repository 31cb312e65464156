import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { todayIn } from '#app/features/bicycles/coverage/coverage.countries.ts'
import type { Verdict } from '#app/features/bicycles/coverage/coverage.ts'
import { earlierOf, type KnownBicycle, type Registration, verdictOf } from '#app/features/bicycles/warranty/warranty.ts'
import type { Ticket } from '../../tickets.ts'

/** What of a claim is asked for its verdict; `country` is blank where it is not known. */
export type AssessedClaim = Pick<
  Ticket,
  'frameModel' | 'country' | 'partInvolved' | 'kindOfDamage' | 'damagePhase' | 'dateOfPurchase' | 'claimedAt'
>

/**
 * What the rules say about a claim as it was made: on the day it came in, with what the ticket tells and what is known
 * of its bicycle.
 * @param catalogue the version that held then
 */
export function verdictOn(
  catalogue: Catalogue,
  ticket: AssessedClaim,
  { registration, built, work, origin }: KnownBicycle,
): Verdict {
  return verdictOf(
    catalogue,
    {
      family: ticket.frameModel,
      country: ticket.country || null,
      // A warranty begins with the first purchase, also for anyone who bought the bicycle from somebody later.
      purchasedOn: earlierOf(ticket.dateOfPurchase, registration?.purchasedOn ?? null),
      deliveredOn: built?.deliveredOn ?? null,
      registeredOn: registration?.registeredOn ?? null,
      firstOwner: registration ? isFirstOwner(ticket, registration) : null,
      isConfirmed: registration?.isConfirmed ?? false,
      work,
      origin,
      plan: registration?.plan ?? null,
      logged: registration?.logged ?? [],
    },
    {
      parts: ticket.partInvolved,
      kind: ticket.kindOfDamage,
      phase: ticket.damagePhase,
      today: todayIn(ticket.country, ticket.claimedAt),
    },
  )
}

/** Handed on since the claim came in, a bicycle may have been its first owner's then. */
function isFirstOwner({ claimedAt }: AssessedClaim, { firstOwner, heldSince }: Registration): boolean | null {
  return firstOwner || (heldSince > claimedAt ? null : false)
}
