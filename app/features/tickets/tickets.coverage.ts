import { assessCoverage, type Verdict } from '../coverage/coverage.ts'
import { todayIn } from '../coverage/coverage.countries.ts'
import type { Ticket } from './tickets.ts'

/**
 * What the rules say about a claim as it was made: on the day it came in, with what the ticket tells. A bicycle's
 * registration, delivery and earlier repairs are not known to a ticket.
 */
export function verdictOn(ticket: Ticket): Verdict {
  return assessCoverage({
    family: ticket.frameModel,
    parts: ticket.partInvolved,
    kind: ticket.kindOfDamage,
    phase: ticket.damagePhase,
    today: todayIn(ticket.country, ticket.createdAt),
    country: ticket.country,
    purchasedOn: ticket.dateOfPurchase,
    deliveredOn: null,
    registeredOn: null,
    firstOwner: null,
    repairedByLegalGuarantee: false,
    replacedOn: {},
  })
}
