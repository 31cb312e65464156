import { assessCoverage, type CoverageInput, coverageRules, legalPeriod, type Verdict } from '../coverage/coverage.ts'
import { todayIn } from '../coverage/coverage.countries.ts'
import { addMonths } from '../coverage/coverage.days.ts'
import { type BikePart, bikeParts } from '../models/models.ts'

/** What the registration of a bicycle says, no matter who holds it; `firstOwner` is of who holds it now. */
export type Registration = {
  /** Of the product. */
  id: number
  purchasedOn: string
  country: string
  registeredOn: string
  firstOwner: boolean
  heldSince: Date
  hasReceipt: boolean
  isConfirmed: boolean
}

/** A repair or a replacement that a ticket about the bicycle came to. */
export type Work = {
  resolution: 'repair' | 'replace'
  parts: BikePart[]
  workCountry: string
  completedAt: Date
  /** The claim was accepted, and the buyer chose what was done: a repair like that lengthens the legal guarantee. */
  isChosen: boolean
}

/** What the portal knows of a ticket's bicycle beside the ticket. */
export type KnownBicycle = { registration: Registration | undefined; work: readonly Work[] }

/** A bicycle as far as the rules ask for it; no day of delivery is known. */
export type Bicycle = Pick<CoverageInput, 'family' | 'country' | 'purchasedOn' | 'registeredOn' | 'firstOwner'> & {
  isConfirmed: boolean
  work: readonly Work[]
}

export type Damage = Pick<CoverageInput, 'parts' | 'kind' | 'phase' | 'today'>

/** What the rules say of damage to a bicycle, its repairs and replacements counted: the one place that asks them. */
export function verdictOf(bicycle: Bicycle, damage: Damage): Verdict {
  return assessCoverage(inputOf(bicycle, damage))
}

/** The last days that count for a bicycle, whatever day it is. */
export type LastDays = {
  /** Of frame, fork, handlebar and seatpost; `longest`: if its registration were confirmed. */
  certain: string
  longest: string
  /** Of the maker's own warranty on the paint. */
  paint: string
  /** Of what the law makes the seller answer for, paint included. */
  legal: { ends: string; isProlonged: boolean } | null
  /** Of parts that were replaced. */
  replaced: { part: BikePart; ends: string }[]
}

type Bought = Bicycle & { country: string; purchasedOn: string }

export function lastDaysOf(bicycle: Bought): LastDays {
  const { family, purchasedOn } = bicycle
  const replaced = replacedOn(bicycle.work)
  // A day on which every period has begun: the last of those that cover a part, or did, is what it comes to.
  const today = [purchasedOn, ...Object.values(replaced)].toSorted().at(-1) ?? purchasedOn
  const damage = { kind: 'functional', phase: 'field', today } as const
  const endOf = (of: Bicycle) => verdictOf(of, { ...damage, parts: bikeParts }).period?.ends ?? purchasedOn
  const paint = coverageRules.find(({ name, families }) => name === 'paint' && families.includes(family))
  return {
    certain: endOf(bicycle.isConfirmed ? bicycle : { ...bicycle, registeredOn: null }),
    longest: endOf({ ...bicycle, isConfirmed: true }),
    paint: addMonths(purchasedOn, paint?.months ?? 0),
    legal: legalPeriod(inputOf(bicycle, { ...damage, parts: bikeParts })),
    replaced: bikeParts.flatMap((part) => {
      const { period } = verdictOf(bicycle, { ...damage, parts: [part] })
      return period?.basis === 'replacement' ? [{ part, ends: period.ends }] : []
    }),
  }
}

function inputOf({ isConfirmed, work, ...bicycle }: Bicycle, damage: Damage): CoverageInput {
  return {
    ...bicycle,
    ...damage,
    deliveredOn: null,
    registrationConfirmed: isConfirmed,
    repairedOn: work.filter(({ resolution, isChosen }) => resolution === 'repair' && isChosen).map(doneOn),
    replacedOn: replacedOn(work),
  }
}

function doneOn({ workCountry, completedAt }: Work): string {
  return todayIn(workCountry, completedAt)
}

/** The oldest come first: of a part replaced twice the last time counts. */
function replacedOn(work: readonly Work[]): Partial<Record<BikePart, string>> {
  const days: Partial<Record<BikePart, string>> = {}
  for (const one of work) if (one.resolution === 'replace') for (const part of one.parts) days[part] = doneOn(one)
  return days
}
