import {
  type BikePart,
  bikeParts,
  type DamageKind,
  type ModelFamily,
  modelFamilies,
} from '#app/features/models/models.ts'
import { legalMonthsIn } from './coverage.countries.ts'
import { addDays, addMonths, daysBetween } from './coverage.days.ts'

export type RuleName = 'structure' | 'paint'

/** What the maker promises on its own account. */
export type CoverageRule = {
  name: RuleName
  families: readonly ModelFamily[]
  parts: readonly BikePart[]
  kinds: readonly DamageKind[]
  months: number
  /** So many months more for a bike registered at the latest so many days after the start. */
  registration: { extraMonths: number; withinDays: number } | null
  firstOwnerOnly: boolean
  starts: 'purchase' | 'delivery'
  replacementMonths: number
}

const everyBike = {
  families: modelFamilies,
  parts: bikeParts,
  firstOwnerOnly: false,
  starts: 'purchase',
  replacementMonths: 24,
} as const

export const coverageRules: readonly CoverageRule[] = [
  {
    ...everyBike,
    name: 'structure',
    kinds: ['functional', 'missing_component'],
    months: 24,
    registration: { extraMonths: 12, withinDays: 10 },
  },
  { ...everyBike, name: 'paint', kinds: ['aesthetic'], months: 12, registration: null },
]

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
  firstOwner: boolean | null
  repairedByLegalGuarantee: boolean
  /** The parts that were replaced under an earlier claim, and when. */
  replacedOn: Partial<Record<BikePart, string>>
}

const missingInputs = ['parts', 'country', 'purchase', 'delivery', 'first-owner'] as const
export type MissingInput = (typeof missingInputs)[number]

export type CoverageReason =
  | 'last-day'
  | 'registered-in-time'
  | 'registered-late'
  | 'not-registered'
  | 'extended-by-repair'
  | 'later-owner'
  | 'starts-later'

/** What a period rests on: the maker's rule, the law of the buyer's country, an earlier replacement. */
export type Period = {
  basis: 'rule' | 'law' | 'replacement'
  rule: RuleName | null
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
}

/** From so many days before the end on, a warranty counts as ending. */
export const expiryWarningDays = 60

const monthsForRepair = 12

export function assessCoverage(input: CoverageInput, rules: readonly CoverageRule[] = coverageRules): Verdict {
  if (input.phase === 'km0') return { ...nothingKnown, verdict: 'covered', unsold: true }
  const byPart = input.parts.map((part) => ({ ...assessPart(part, input, rules), part })).sort(worstFirst)
  const [worst] = byPart
  if (!worst) return { ...nothingKnown, missing: ['parts'] }
  return byPart.every((other) => isAlike(worst, other)) ? { ...worst, part: null } : worst
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
function assessPart(part: BikePart, input: CoverageInput, rules: readonly CoverageRule[]): Verdict {
  const ofPart = rules.filter(
    (rule) => rule.families.includes(input.family) && rule.parts.includes(part) && rule.kinds.includes(input.kind),
  )
  const replacedOn = input.replacedOn[part]
  const verdicts = [
    ...ofPart.map((rule) => assessRule(rule, input)),
    ...(replacedOn ? ofPart.map((rule) => assessReplacement(rule, replacedOn, input)) : []),
    ...assessLaw(input),
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
  const extraMonths = rule.registration?.extraMonths ?? 0
  const inTime =
    rule.registration !== null &&
    input.registeredOn !== null &&
    input.registeredOn <= addDays(starts, rule.registration.withinDays)
  const months = rule.months + (inTime ? extraMonths : 0)
  const verdict = assessPeriod({ basis: 'rule', rule: rule.name, from: rule.starts, months, starts }, input.today)
  if (verdict.verdict === 'covered' && rule.firstOwnerOnly && !input.firstOwner)
    return onlyForFirstOwner(verdict, input)
  if (inTime) return withReason(verdict, 'registered-in-time')
  const missedIt = verdict.verdict === 'not-covered' && addMonths(starts, months + extraMonths) >= input.today
  if (!missedIt) return verdict
  return withReason(verdict, input.registeredOn ? 'registered-late' : 'not-registered')
}

function onlyForFirstOwner(verdict: Verdict, { firstOwner }: CoverageInput): Verdict {
  return firstOwner === null
    ? { ...verdict, verdict: 'unknown', missing: ['first-owner'], reasons: [] }
    : { ...verdict, verdict: 'not-covered', reasons: ['later-owner'] }
}

function assessReplacement(rule: CoverageRule, starts: string, { today }: CoverageInput): Verdict {
  const months = rule.replacementMonths
  return assessPeriod({ basis: 'replacement', rule: rule.name, from: 'replacement', months, starts }, today)
}

/** The law binds the seller to whoever bought from them; a repair chosen under it prolongs it, and nothing else. */
function assessLaw(input: CoverageInput): Verdict[] {
  if (input.firstOwner === false) return []
  const from = input.deliveredOn ? 'delivery' : 'purchase'
  const starts = input.deliveredOn ?? input.purchasedOn
  if (input.country === null) return [{ ...nothingKnown, missing: starts ? ['country'] : ['country', 'purchase'] }]
  const legalMonths = legalMonthsIn(input.country)
  if (legalMonths === 0) return []
  if (!starts) return [{ ...nothingKnown, missing: ['purchase'] }]
  const months = legalMonths + (input.repairedByLegalGuarantee ? monthsForRepair : 0)
  const verdict = assessPeriod({ basis: 'law', rule: null, from, months, starts }, input.today)
  return [input.repairedByLegalGuarantee ? withReason(verdict, 'extended-by-repair') : verdict]
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
