import { type Catalogue, codesOf } from '#app/catalogue/catalogue.ts'
import type { Verdict } from '#app/features/bicycles/coverage/coverage.ts'
import type { LastDays, Touched } from '#app/features/bicycles/warranty/warranty.ts'

/** What the rules come to for a claim: the word, and the last day of the period that decides. */
export type Assessed = { verdict: Verdict['verdict']; ends: string | null }

export type ClaimEffect = {
  id: number
  serialNumber: string
  family: string
  before: Assessed
  after: Assessed
  isWorse: boolean
}

/** A last day that would be another: of what is meant by the warranty, of the law, or of a further rule. */
export type MovedDay = {
  about: 'warranty' | 'registered' | 'law' | { rule: string }
  before: string | null
  after: string | null
}

export type BicycleEffect = {
  id: number
  serialNumber: string
  family: string
  moved: MovedDay[]
  isWorse: boolean
}

/** What verdicts and last days are reckoned by. */
const bases = ['rules', 'floors', 'mainKind'] as const

/** Whether anything would be assessed otherwise at all. */
export function isAssessedAlike(one: Catalogue, other: Catalogue): boolean {
  return bases.every((key) => isSame(one[key], other[key])) && isSame(codesOf(one.parts), codesOf(other.parts))
}

/** Which bicycles can have another last day: only these are reckoned. */
export function touchedBy(draft: Catalogue, current: Catalogue): Touched {
  const families = [...new Set([...current.rules, ...draft.rules].flatMap((rule) => rule.families))]
  const countries = [...new Set([...current.floors, ...draft.floors].map(({ country }) => country))]
  const isAll = draft.mainKind !== current.mainKind || !isSame(codesOf(draft.parts), codesOf(current.parts))
  return {
    families: families.filter((family) => isAll || !isSame(rulesOf(draft, family), rulesOf(current, family))),
    countries: countries.filter((country) => monthsIn(draft, country) !== monthsIn(current, country)),
  }
}

export function claimEffect(
  { id, serialNumber, family }: Pick<ClaimEffect, 'id' | 'serialNumber' | 'family'>,
  [was, willBe]: readonly (Verdict | undefined)[],
): ClaimEffect | undefined {
  if (!was || !willBe) return undefined
  const [before, after] = [assessed(was), assessed(willBe)]
  if (isSame(before, after)) return undefined
  const isWorse = ranks[after.verdict] < ranks[before.verdict] || isEarlier(before.ends, after.ends)
  return { id, serialNumber, family, before, after, isWorse }
}

export function bicycleEffect(
  { id, serialNumber, family }: Pick<BicycleEffect, 'id' | 'serialNumber' | 'family'>,
  [was, willBe]: readonly (LastDays | undefined)[],
): BicycleEffect | undefined {
  if (!was || !willBe) return undefined
  const rules = [...new Set([...was.rules, ...willBe.rules].map(({ rule }) => rule))]
  const days: MovedDay[] = [
    { about: 'warranty', before: was.certain, after: willBe.certain },
    { about: 'registered', before: was.longest, after: willBe.longest },
    { about: 'law', before: was.legal?.ends ?? null, after: willBe.legal?.ends ?? null },
    ...rules.map((rule): MovedDay => ({ about: { rule }, before: endOf(was, rule), after: endOf(willBe, rule) })),
  ]
  // What moves as the warranty itself does is said once: mostly it is one rule's, and the registration is confirmed.
  const moved = days
    .filter(({ before, after }) => before !== after)
    .filter(({ before, after }, at, all) => at === 0 || before !== all[0]?.before || after !== all[0].after)
  if (moved.length === 0) return undefined
  return { id, serialNumber, family, moved, isWorse: moved.some(({ before, after }) => isEarlier(before, after)) }
}

const ranks = { 'not-covered': 0, unknown: 1, covered: 2 } satisfies Record<Verdict['verdict'], number>

function assessed({ verdict, period }: Verdict): Assessed {
  return { verdict, ends: period?.ends ?? null }
}

/** A day that is gone is the earliest of all. */
function isEarlier(before: string | null, after: string | null): boolean {
  return before !== null && (after === null || after < before)
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function rulesOf({ rules }: Catalogue, family: string) {
  return rules.filter((rule) => rule.families.includes(family)).map((rule) => ({ ...rule, name: null, families: null }))
}

function monthsIn({ floors }: Catalogue, country: string): number | undefined {
  return floors.find((floor) => floor.country === country)?.months
}

function endOf({ rules }: LastDays, code: string): string | null {
  return rules.find(({ rule }) => rule === code)?.ends ?? null
}
