import { type Cause, type Maker, namesOf, randomFrom, streamOf, usualOf } from './streams.fixture.ts'
import { keyOf, type ShareOf, Watch, type Watching } from './watch.ts'

const nobodyKnows: ShareOf = () => undefined
/** The first year is what a portal already has when it begins to look. */
const begins = 365
/** Without a cause each maker is looked at for so long, the first year apart. */
const years = 3
export const quartersOfMaker = 4 * (years - 1)
/** Beside the threshold, as the portal has it unless told. */
const usualLeast = 4

export type Makers = Pick<Maker, 'claims' | 'prefixes' | 'parts' | 'families'> & {
  makers: number
  isBaseKnown: boolean
  /** Other makers than those that begin with 1. */
  firstSeed?: number
}

/**
 * Alarms a quarter over all cells of makers with no cause at all, for each threshold: what passes the lowest is followed,
 * and counts for every one that it passes after the first year and had not passed before.
 */
export function falseAlarms(of: Makers, ratio: number, thresholds: readonly number[]): number[] {
  const found = thresholds.map(() => 0)
  const { firstSeed = 1 } = of
  for (let seed = firstSeed; seed < firstSeed + of.makers; seed += 1) {
    const stream = streamOf({ ...of, years, seed })
    const shareOf = of.isBaseKnown ? stream.shareOf : nobodyKnows
    const watch = new Watch({ ratio, threshold: Math.min(...thresholds), least: usualLeast }, shareOf)
    const isEarly = ({ day }: { day: number }) => day < begins
    for (const claim of stream.claims.filter(isEarly)) watch.take(claim)
    const before = new Map(watch.alarms(begins).map((alarm) => [keyOf(alarm), alarm.most]))
    for (const claim of stream.claims) if (!isEarly(claim)) watch.take(claim)
    for (const alarm of watch.alarms(years * 365))
      for (const [at, threshold] of thresholds.entries())
        if (alarm.most >= threshold && (before.get(keyOf(alarm)) ?? 0) < threshold) found[at] = (found[at] ?? 0) + 1
  }
  return found.map((count) => count / (of.makers * quartersOfMaker))
}

/** `claims`: those about what failed in the cell since the cause began, the one that gave the alarm among them. */
export type Finding = { claims: number; days: number; wasFound: boolean }

/**
 * A cause in cells that see so many claims a year without it, one at a time: how many claims it took to be found, or had
 * come by the end.
 */
export function findings(
  of: Makers,
  times: number,
  usual: { least: number; most: number },
  watching: Pick<Watching, 'ratio' | 'threshold'>,
): Finding[] {
  const found: Finding[] = []
  const { firstSeed = 1 } = of
  for (let seed = firstSeed; seed < firstSeed + of.makers; seed += 1) {
    const maker = { ...of, years: 5, seed }
    const cells = usualOf(maker, begins).filter(({ year }) => year >= usual.least && year < usual.most)
    const random = randomFrom(seed)
    for (let tried = 0; tried < 3; tried += 1) {
      const cell = cells[Math.floor(random() * cells.length)]
      if (cell) found.push(findingOf(maker, { cell, from: begins, times }, of.isBaseKnown, watching))
    }
  }
  return found
}

function findingOf(
  maker: Maker,
  cause: Cause,
  isBaseKnown: boolean,
  { ratio, threshold }: Pick<Watching, 'ratio' | 'threshold'>,
): Finding {
  const stream = streamOf(maker, cause)
  const watch = new Watch({ ratio, threshold, least: usualLeast }, isBaseKnown ? stream.shareOf : nobodyKnows)
  const name = namesOf(cause.cell)
  const key = keyOf(name)
  let claims = 0
  // Families do not know of each other.
  for (const claim of stream.claims.filter(({ family }) => family === name.family)) {
    const alarm = watch.take(claim)
    if (claim.caused) claims += 1
    // What stood already, by chance, is no merit.
    if (alarm && keyOf(alarm) === key && claims > 0) return { claims, days: claim.day - cause.from, wasFound: true }
  }
  return { claims, days: maker.years * 365 - cause.from, wasFound: false }
}

/**
 * The share of the causes that is found within so many claims, by Kaplan and Meier (1958): of those that ended unfound with
 * fewer nothing is known beyond them.
 */
export function foundWithin(found: readonly Finding[], claims: number): number {
  let unfound = 1
  for (const step of stepsOf(found)) if (step.claims <= claims) unfound = step.unfound
  return 1 - unfound
}

/** After how many claims a share of the causes is found. Infinity: not even by the last. */
export function claimsUntil(found: readonly Finding[], share: number): number {
  return stepsOf(found).find(({ unfound }) => 1 - unfound >= share - 1e-9)?.claims ?? Infinity
}

function stepsOf(found: readonly Finding[]): { claims: number; unfound: number }[] {
  const byClaims = (one: Finding, other: Finding) =>
    one.claims - other.claims || Number(other.wasFound) - Number(one.wasFound)
  let unfound = 1
  return found.toSorted(byClaims).map(({ claims, wasFound }, at) => {
    if (wasFound) unfound *= 1 - 1 / (found.length - at)
    return { claims, unfound }
  })
}
