import type { PlannedService } from '#app/catalogue/catalogue.services.ts'
import type { BikePart, Catalogue, CoverageRule, DamageKind, ModelFamily } from '#app/catalogue/catalogue.ts'
import { addDays, addMonths, daysBetween } from '#app/kit/words/days.ts'

/** What verdicts are reckoned by: of the version of the catalogue that held when a claim was made. */
export type CoverageBasis = Pick<Catalogue, 'rules' | 'floors'>

/** What is known of a bike and its damage; `null` is what nobody has told us. */
export type CoverageInput = {
  family: ModelFamily
  parts: readonly BikePart[]
  kind: DamageKind
  /** Found before the sale, or by the rider on the road. */
  phase: 'km0' | 'field'
  /** The day of the claim in the buyer's country: see `todayIn`. */
  today: string
  country: string | null
  purchasedOn: string | null
  deliveredOn: string | null
  /** `null`: not registered. */
  registeredOn: string | null
  /** Whether anybody but who registered it vouches for the registration: else it promises nothing for certain. */
  registrationConfirmed: boolean
  firstOwner: boolean | null
  /** The days on which repairs were done that the claim was accepted for and that were chosen. */
  repairedOn: readonly string[]
  /** The parts that were replaced under an earlier claim, and when. */
  replacedOn: Partial<Record<BikePart, string>>
  /** What the bicycle's service book adds to the maker's rules. */
  extras: readonly ServiceExtra[]
}

export type KeptService = { service: PlannedService; day: string }

/**
 * Months that a rule adds once every service of its first months was kept; `open`: on the day of the claim none is missed
 * and one can still be kept.
 */
export type ServiceExtra = {
  rule: string
  months: number
  withinMonths: number
  state: 'earned' | 'open' | 'lost'
  kept: KeptService[]
}

const missingInputs = [
  'parts',
  'country',
  'purchase',
  'delivery',
  'first-owner',
  'confirmation',
  'registration',
  'service',
] as const
export type MissingInput = (typeof missingInputs)[number]

export type CoverageReason =
  | 'last-day'
  | 'registered-in-time'
  | 'registered-late'
  | 'not-registered'
  | 'services-kept'
  | 'service-missed'
  | 'extended-by-repair'
  | 'later-owner'
  | 'starts-later'

/** What a period rests on: the maker's rule, the law of the buyer's country, an earlier replacement. */
export type Period = {
  basis: 'rule' | 'law' | 'replacement'
  /** The code of the maker's rule. */
  rule: string | null
  from: CoverageRule['starts'] | 'replacement'
  months: number
  starts: string
  ends: string
}

/** Staff decide; this is what the rules say, stored beside what they decided. */
export type Verdict = {
  verdict: 'covered' | 'not-covered' | 'unknown'
  /** The part that decided, when another one fares better. */
  part: BikePart | null
  /** A bike not yet sold: its period has not started, so the maker answers for it as delivered. */
  unsold: boolean
  /** The period that decided; `null` when there is none or when its start is not known. */
  period: Period | null
  missing: MissingInput[]
  reasons: CoverageReason[]
  /** The services by which the period is longer; what was stored before there were service books has none. */
  kept?: KeptService[] | undefined
}

/** From so many days before the end on, a warranty counts as ending. */
export const expiryWarningDays = 60

/** By which a repair prolongs the legal guarantee, once. */
const monthsForRepair = 12

export function assessCoverage(input: CoverageInput, basis: CoverageBasis): Verdict {
  if (input.phase === 'km0') return { ...nothingKnown, verdict: 'covered', unsold: true }
  const byPart = input.parts.map((part) => ({ ...assessPart(part, input, basis), part })).sort(worstFirst)
  const [worst] = byPart
  if (!worst) return { ...nothingKnown, missing: ['parts'] }
  return byPart.every((other) => isAlike(worst, other)) ? { ...worst, part: null } : worst
}

/** The last day of what a verdict rests on; null where there is none, as for a later owner of a warranty for the first one. */
export function lastDayOf({ period, reasons }: Verdict): string | null {
  return period && !reasons.includes('later-owner') ? period.ends : null
}

/** 0 on the last day, which still counts; negative when the period is over. */
export function daysLeft(ends: string, today: string): number {
  return daysBetween(today, ends)
}

const nothingKnown: Verdict = {
  verdict: 'unknown',
  part: null,
  unsold: false,
  period: null,
  missing: [],
  reasons: [],
}

/** Several periods may cover a part, and the buyer has the benefit of the best. */
function assessPart(part: BikePart, input: CoverageInput, { rules, floors }: CoverageBasis): Verdict {
  const ofPart = rules.filter(
    (rule) => rule.families.includes(input.family) && rule.parts.includes(part) && rule.kinds.includes(input.kind),
  )
  const replacedOn = input.replacedOn[part]
  const verdicts = [
    ...ofPart.map((rule) => assessRule(rule, input)),
    ...(replacedOn ? ofPart.map((rule) => assessReplacement(rule, replacedOn, input)) : []),
    ...assessLaw(input, floors),
  ].sort((one, other) => worstFirst(other, one))
  const [best] = verdicts
  if (!best) return { ...nothingKnown, verdict: 'not-covered' }
  if (best.verdict !== 'unknown') return best
  const open = verdicts.filter((verdict) => verdict.verdict === 'unknown').flatMap((verdict) => verdict.missing)
  return { ...best, missing: missingInputs.filter((missing) => open.includes(missing)) }
}

function assessRule(rule: CoverageRule, input: CoverageInput): Verdict {
  const starts = rule.starts === 'purchase' ? input.purchasedOn : input.deliveredOn
  if (!starts) return { ...nothingKnown, missing: [rule.starts] }
  const longer = [...byRegistration(rule, input, starts), ...byServices(rule, input)]
  const held = longer.filter((one) => one.state === 'held')
  const open = longer.filter((one) => one.state === 'open')
  const lost = longer.filter((one) => one.state === 'lost')
  const months = rule.months + monthsOf(held)
  const begun = { basis: 'rule', rule: rule.code, from: rule.starts, months, starts } as const
  const verdict = held.reduce(withHeld, assessPeriod(begun, input.today))
  if (verdict.verdict === 'covered' && rule.firstOwnerOnly && !input.firstOwner)
    return onlyForFirstOwner(verdict, input)
  // What would make the first owner's warranty longer does nothing for a later one.
  if (verdict.verdict !== 'not-covered' || (rule.firstOwnerOnly && input.firstOwner === false)) return verdict
  const isWithin = (more: number) => addMonths(starts, months + more) >= input.today
  if (isWithin(monthsOf(open)))
    return {
      ...verdict,
      verdict: 'unknown',
      missing: [...new Set(open.flatMap(({ missing }) => missing))],
      reasons: [],
    }
  return isWithin(monthsOf([...open, ...lost]))
    ? lost.reduce((told, { reason }) => withReason(told, reason), verdict)
    : verdict
}

/** What makes the period of a rule longer, what may yet, and what would have. */
type Longer =
  | { state: 'held'; months: number; reason: CoverageReason; kept?: KeptService[] | undefined }
  | { state: 'lost'; months: number; reason: CoverageReason }
  | { state: 'open'; months: number; missing: MissingInput[] }

function byRegistration({ registration }: CoverageRule, input: CoverageInput, starts: string): Longer[] {
  if (!registration) return []
  const { extraMonths: months, withinDays } = registration
  const { registeredOn } = input
  if (registeredOn === null) return [{ state: 'lost', months, reason: 'not-registered' }]
  if (registeredOn > addDays(starts, withinDays)) return [{ state: 'lost', months, reason: 'registered-late' }]
  return input.registrationConfirmed
    ? [{ state: 'held', months, reason: 'registered-in-time' }]
    : [{ state: 'open', months, missing: ['confirmation'] }]
}

/** Services are counted from the purchase that a registration tells: they earn nothing before it is confirmed. */
function byServices({ code }: CoverageRule, { extras, registrationConfirmed }: CoverageInput): Longer[] {
  return extras
    .filter(({ rule }) => rule === code)
    .map(({ months, state, kept }): Longer => {
      if (state === 'lost') return { state, months, reason: 'service-missed' }
      if (state === 'earned' && registrationConfirmed) return { state: 'held', months, reason: 'services-kept', kept }
      const missing: MissingInput[] = registrationConfirmed ? ['service'] : ['confirmation']
      return { state: 'open', months, missing }
    })
}

function monthsOf(longer: readonly Longer[]): number {
  return longer.reduce((sum, { months }) => sum + months, 0)
}

function withHeld(verdict: Verdict, { reason, kept }: Extract<Longer, { state: 'held' }>): Verdict {
  return withReason(kept ? { ...verdict, kept } : verdict, reason)
}

/** The period of one rule, whatever the damage; null where the day on which it starts is not known. */
export function rulePeriod(rule: CoverageRule, input: CoverageInput): Period | null {
  return assessRule(rule, input).period
}

function onlyForFirstOwner(verdict: Verdict, { firstOwner }: CoverageInput): Verdict {
  return firstOwner === null
    ? { ...verdict, verdict: 'unknown', missing: ['first-owner'], reasons: [] }
    : { ...verdict, verdict: 'not-covered', reasons: ['later-owner'] }
}

function assessReplacement(rule: CoverageRule, starts: string, { today }: CoverageInput): Verdict {
  const months = rule.replacementMonths
  return assessPeriod({ basis: 'replacement', rule: rule.code, from: 'replacement', months, starts }, today)
}

/** The law binds the seller to the person who bought from them. */
function assessLaw(input: CoverageInput, floors: CoverageBasis['floors']): Verdict[] {
  if (input.firstOwner === false) return []
  const starts = legalStart(input)
  if (input.country === null) {
    if (!starts) return [{ ...nothingKnown, missing: ['country', 'purchase'] }]
    // No country's law reaches beyond the longest.
    const { ends } = legalPeriodOf(starts, Math.max(0, ...floors.map(({ months }) => months)), input)
    return input.today > ends ? [] : [{ ...nothingKnown, missing: ['country'] }]
  }
  const legalMonths = legalMonthsIn(floors, input.country)
  if (legalMonths === 0) return []
  if (!starts) return [{ ...nothingKnown, missing: ['purchase'] }]
  const { ends: _, isProlonged, ...begun } = legalPeriodOf(starts, legalMonths, input)
  const verdict = assessPeriod(begun, input.today)
  return [isProlonged ? withReason(verdict, 'extended-by-repair') : verdict]
}

/** What the law of the buyer's country makes the seller answer for; null where it does not, or nobody knows. */
export function legalPeriod(
  input: CoverageInput,
  { floors }: CoverageBasis,
): (Period & { isProlonged: boolean }) | null {
  const starts = legalStart(input)
  const months = input.country === null || input.firstOwner === false ? 0 : legalMonthsIn(floors, input.country)
  return starts && months > 0 ? legalPeriodOf(starts, months, input) : null
}

/** How long the seller must answer for a defect by law; 0 where we know of no such period. */
function legalMonthsIn(floors: CoverageBasis['floors'], country: string): number {
  return floors.find((floor) => floor.country === country)?.months ?? 0
}

/** The law counts from when the buyer has it: a day before the purchase is that on which the shop got it. */
function legalStart({ deliveredOn, purchasedOn }: CoverageInput): string | null {
  if (deliveredOn === null || purchasedOn === null) return deliveredOn ?? purchasedOn
  return deliveredOn > purchasedOn ? deliveredOn : purchasedOn
}

/** A repair done while it ran prolongs it once, whatever else covered the damage then. */
function legalPeriodOf(starts: string, legalMonths: number, { deliveredOn, repairedOn }: CoverageInput) {
  const plainEnd = addMonths(starts, legalMonths)
  const isProlonged = repairedOn.some((day) => starts <= day && day <= plainEnd)
  const months = legalMonths + (isProlonged ? monthsForRepair : 0)
  const from = starts === deliveredOn ? ('delivery' as const) : ('purchase' as const)
  return { basis: 'law' as const, rule: null, from, months, starts, ends: addMonths(starts, months), isProlonged }
}

/** The day on which a period ends still counts. */
function assessPeriod(begun: Omit<Period, 'ends'>, today: string): Verdict {
  const period = { ...begun, ends: addMonths(begun.starts, begun.months) }
  if (today < period.starts) return { ...nothingKnown, period, reasons: ['starts-later'] }
  if (today > period.ends) return { ...nothingKnown, verdict: 'not-covered', period }
  return { ...nothingKnown, verdict: 'covered', period, reasons: today === period.ends ? ['last-day'] : [] }
}

function withReason(verdict: Verdict, reason: CoverageReason): Verdict {
  return { ...verdict, reasons: [...verdict.reasons, reason] }
}

const ranks = { 'not-covered': 0, unknown: 1, covered: 2 } satisfies Record<Verdict['verdict'], number>

function worstFirst(one: Verdict, other: Verdict): number {
  if (one.verdict !== other.verdict) return ranks[one.verdict] - ranks[other.verdict]
  const [ends, otherEnds] = [one.period?.ends ?? '', other.period?.ends ?? '']
  return ends === otherEnds ? 0 : ends < otherEnds ? -1 : 1
}

function isAlike(one: Verdict, other: Verdict): boolean {
  return one.verdict === other.verdict && one.period?.ends === other.period?.ends
}
