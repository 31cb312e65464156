import {
  type BikePart,
  type Catalogue,
  codesOf,
  type CoverageRule,
  type ModelFamily,
} from '#app/catalogue/catalogue.ts'
import {
  assessCoverage,
  type CoverageBasis,
  type CoverageInput,
  lastDayOf,
  legalPeriod,
  rulePeriod,
  type Verdict,
} from '#app/features/bicycles/coverage/coverage.ts'
import { todayIn } from '#app/features/bicycles/coverage/coverage.countries.ts'
import {
  extrasOn,
  type LoggedService,
  type ServiceBook,
  type ServicePlan,
} from '#app/features/bicycles/service-book/service-book.ts'
import type { Replacement } from '#app/features/bicycles/replacements/replacements.ts'

/** What the registration of a bicycle says, no matter who holds it; `firstOwner` is of who holds it now. */
export type Registration = {
  /** The product's id. */
  id: number
  purchasedOn: string
  country: string
  registeredOn: string
  firstOwner: boolean
  heldSince: Date
  hasReceipt: boolean
  isConfirmed: boolean
  /** What the company is called that holds it. */
  holder: string
  /** As it was registered under; null where the maker asked for no services. */
  plan: ServicePlan | null
  logged: readonly Entered[]
}

/** A service as a dealer's workshop entered it; `at`: when. */
export type Entered = Omit<LoggedService, 'loggedOn'> & { at: Date }

/** Something that was done on a bicycle by its workshop; `day`: YYYY-MM-DD. */
export type Service = { subject: string; day: string }

/** A repair or a replacement that a ticket about the bicycle came to. */
export type Work = {
  resolution: 'repair' | 'replace'
  parts: BikePart[]
  workCountry: string
  completedAt: Date
  /** The claim was accepted, and the buyer chose what was done: a repair like that lengthens the legal guarantee. */
  isChosen: boolean
  /** The whole bicycle was replaced: all its parts are of that day. */
  isWhole: boolean
}

/** For a bicycle that replaced another: its warranties begin when those of the first one did. */
export type Origin = {
  purchasedOn: string | null
  deliveredOn: string | null
  registration: Pick<Registration, 'registeredOn' | 'isConfirmed'> | null
}

/** What the maker's list of built bicycles says of one; `soldTo`: the company it was delivered to. */
export type Built = {
  family: string
  size: string
  colour: string
  deliveredOn: string | null
  soldTo: string | null
}

/**
 * What the portal knows of a ticket's bicycle beside the ticket. `built`: as the maker's list has it; null where there is
 * a list and it is not on it, undefined where there is none.
 */
export type KnownBicycle = {
  registration: Registration | undefined
  built: Built | null | undefined
  work: readonly Work[]
  services: readonly Service[]
  /** Null of one that replaced no other. */
  origin: Origin | null
  replacements: readonly Replacement[]
}

/** A bicycle as far as the rules ask for it; `deliveredOn`: by the maker's list of built bicycles. */
export type Bicycle = Pick<
  CoverageInput,
  'family' | 'country' | 'purchasedOn' | 'deliveredOn' | 'registeredOn' | 'firstOwner'
> & {
  isConfirmed: boolean
  work: readonly Work[]
  origin: Origin | null
  plan: ServicePlan | null
  logged: readonly Entered[]
}

export type Damage = Pick<CoverageInput, 'parts' | 'kind' | 'phase' | 'today'>

/** What the rules say of damage to a bicycle, its repairs and replacements counted: the one place that asks them. */
export function verdictOf(basis: CoverageBasis, bicycle: Bicycle, damage: Damage): Verdict {
  return assessCoverage(inputOf(bicycle, damage), basis)
}

/** `isMain`: it is about the damage that is meant by the warranty, not about another kind, such as the paint. */
export type RuleEnd = { rule: string; isMain: boolean; ends: string | null }

/** The last days that count for a bicycle, whatever day it is. */
export type LastDays = {
  /** The last day of what is called its warranty, for all its parts; `longest`: if its registration were confirmed. */
  certain: string
  longest: string
  /** One for each of the maker's rules that apply; null where the day on which it starts is not known. */
  rules: RuleEnd[]
  /** How long the law makes the seller liable, for every kind of damage. */
  legal: { ends: string; isProlonged: boolean } | null
  /** The ends of warranty on parts that were replaced. */
  replaced: { part: BikePart; ends: string }[]
  book: ServiceBook | null
}

type Bought = Bicycle & { country: string; purchasedOn: string }

export type WarrantyBasis = CoverageBasis & Pick<Catalogue, 'parts' | 'mainKind'>

/** The bicycles that a change of rules may touch: of these families, or bought in these countries. */
export type Touched = { families: readonly ModelFamily[]; countries: readonly string[] }

export function lastDaysOf(basis: WarrantyBasis, one: Bought): LastDays {
  const bicycle = sinceOrigin(one)
  const { family, purchasedOn } = bicycle
  const { rules, mainKind } = basis
  const replaced = replacedOn(bicycle.work, codesOf(basis.parts))
  // A day on which every period has begun: the last of those that cover a part, or did, is what it comes to.
  const begins = [...Object.values(replaced), bicycle.deliveredOn ?? purchasedOn]
  const today = begins.reduce<string>((last, day = last) => (day > last ? day : last), purchasedOn)
  const damage = { kind: mainKind ?? '', phase: 'field', today } as const
  const isMain = ({ kinds }: CoverageRule) => kinds.includes(damage.kind)
  const ofFamily = rules.filter((rule) => rule.families.includes(family))
  const covered = ofFamily.filter(isMain).flatMap((rule) => rule.parts)
  const parts = codesOf(basis.parts).filter((part) => covered.includes(part))
  const endOf = (of: Bicycle) => lastDayOf(verdictOf(basis, of, { ...damage, parts })) ?? purchasedOn
  const certainOf = (of: Bicycle) => endOf(of.isConfirmed ? of : { ...of, registeredOn: null })
  const input = inputOf(bicycle, { ...damage, parts })
  return {
    certain: certainOf(bicycle),
    // For a bicycle that replaced another the registration of that one counts, which stays as it is.
    longest: certainOf(sinceOrigin({ ...one, isConfirmed: true })),
    rules: ofFamily
      .filter(({ firstOwnerOnly }) => !firstOwnerOnly || bicycle.firstOwner !== false)
      .map((rule) => ({ rule: rule.code, isMain: isMain(rule), ends: rulePeriod(rule, input)?.ends ?? null })),
    legal: legalPeriod(input, basis),
    replaced: parts.flatMap((part) => {
      const { period } = verdictOf(basis, bicycle, { ...damage, parts: [part] })
      return period?.basis === 'replacement' ? [{ part, ends: period.ends }] : []
    }),
    book: bookOf(one),
  }
}

function inputOf(one: Bicycle, damage: Damage): CoverageInput {
  const { isConfirmed, work, origin: _origin, plan: _plan, logged: _logged, ...bicycle } = sinceOrigin(one)
  const book = bookOf(one)
  return {
    ...bicycle,
    ...damage,
    registrationConfirmed: isConfirmed,
    repairedOn: work.filter(({ resolution, isChosen }) => resolution === 'repair' && isChosen).map(doneOn),
    replacedOn: replacedOn(work, damage.parts),
    extras: book ? extrasOn(book, damage.today) : [],
  }
}

/** Null of a bicycle without a plan, or of which nobody knows when it was bought. */
export function bookOf(one: Bicycle): ServiceBook | null {
  const { purchasedOn: start, country, plan, logged } = sinceOrigin(one)
  if (!plan || !start) return null
  return { plan, start, logged: logged.map(({ at, ...entry }) => ({ ...entry, loggedOn: todayIn(country, at) })) }
}

function doneOn({ workCountry, completedAt }: Work): string {
  return todayIn(workCountry, completedAt)
}

/**
 * The warranty of a bicycle that replaced another goes on from the first purchase, with what that one's registration
 * promised: a new purchase, delivery or registration would lengthen it once more beside the replacement itself.
 */
function sinceOrigin<One extends Bicycle>(bicycle: One): One {
  const { origin, purchasedOn, registeredOn, isConfirmed } = bicycle
  if (!origin) return bicycle
  return {
    ...bicycle,
    purchasedOn: earlierOf(purchasedOn, origin.purchasedOn),
    deliveredOn: origin.deliveredOn,
    origin: null,
    ...(origin.registration ?? { registeredOn, isConfirmed }),
  }
}

/** The earlier of two days, either of which may be unknown. */
export function earlierOf(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}

/**
 * The oldest come first: of a part replaced twice the last time counts.
 * @param all the parts that a whole bicycle has
 */
function replacedOn(work: readonly Work[], all: readonly BikePart[]): Partial<Record<BikePart, string>> {
  const days: Partial<Record<BikePart, string>> = {}
  for (const one of work)
    if (one.resolution === 'replace') for (const part of one.isWhole ? all : one.parts) days[part] = doneOn(one)
  return days
}
