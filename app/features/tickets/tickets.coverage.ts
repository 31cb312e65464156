import { assessCoverage, type Verdict } from '../coverage/coverage.ts'
import { todayIn } from '../coverage/coverage.countries.ts'
import type { BikePart } from '../models/models.ts'
import type { Ticket } from './tickets.ts'

/** What the registration of a bicycle says, whoever holds it; `firstOwner` is of who holds it now. */
export type Registration = {
  /** Of the product. */
  id: number
  purchasedOn: string
  country: string
  registeredOn: string
  firstOwner: boolean
  heldSince: Date
  hasReceipt: boolean
}

/** A repair or a replacement that an earlier ticket about the same bicycle came to. */
export type EarlierWork = {
  resolution: 'repair' | 'replace'
  parts: BikePart[]
  workCountry: string
  completedAt: Date
  /** Accepted because the legal guarantee covered it. */
  restedOnLaw: boolean
}

/** What the portal knows of a ticket's bicycle beside the ticket. */
export type KnownBicycle = { registration: Registration | undefined; work: readonly EarlierWork[] }

/**
 * What the rules say about a claim as it was made: on the day it came in, with what the ticket tells and what is known
 * of its bicycle. No day of delivery is known.
 */
export function verdictOn(ticket: Ticket, { registration, work }: KnownBicycle): Verdict {
  return assessCoverage({
    family: ticket.frameModel,
    parts: ticket.partInvolved,
    kind: ticket.kindOfDamage,
    phase: ticket.damagePhase,
    today: todayIn(ticket.country, ticket.createdAt),
    country: ticket.country,
    // A warranty begins with the first purchase, also for who bought the bicycle from somebody later.
    purchasedOn: earlierOf(ticket.dateOfPurchase, registration?.purchasedOn ?? null),
    deliveredOn: null,
    registeredOn: registration?.registeredOn ?? null,
    firstOwner: registration ? isFirstOwner(ticket, registration) : null,
    repairedByLegalGuarantee: work.some((one) => one.resolution === 'repair' && one.restedOnLaw),
    replacedOn: replacedOn(work),
  })
}

function earlierOf(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}

/** Handed on since the claim came in, a bicycle may have been its first owner's then. */
function isFirstOwner({ createdAt }: Ticket, { firstOwner, heldSince }: Registration): boolean | null {
  return firstOwner || (heldSince > createdAt ? null : false)
}

/** The oldest come first: of a part replaced twice the last time counts. */
function replacedOn(work: readonly EarlierWork[]): Partial<Record<BikePart, string>> {
  const days: Partial<Record<BikePart, string>> = {}
  for (const { resolution, parts, workCountry, completedAt } of work)
    if (resolution === 'replace') for (const part of parts) days[part] = todayIn(workCountry, completedAt)
  return days
}
