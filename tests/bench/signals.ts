/*
 * Sets the thresholds of the signals, and says what they mean: `npm run signals`. It takes some ten minutes; with `--check`
 * it looks only at what docs/performance.md tells of the thresholds that stand, with `--quick` at a few makers.
 */
import {
  claimsUntil,
  falseAlarms,
  type Finding,
  findings,
  foundWithin,
  type Makers,
  quartersOfMaker,
} from '#app/features/service/signals/simulation.fixture.ts'
import { ratios, thresholdFor, tolerated, volumes } from '#app/features/service/signals/thresholds.ts'

const isQuick = process.argv.includes('--quick')
const isCheck = process.argv.includes('--check')
/** So much more than at their start the simulated makers get on an average. */
const growth = 1.14
const tried = Array.from({ length: 201 }, (_, at) => 4 + at / 10)
/** The makers that set the thresholds are others than those of whom is told what these find. */
const calibrated = 10_001

if (!isCheck) printThresholds()
checkThresholds()

function makersOf(claims: number, isBaseKnown: boolean, most = 60): Makers {
  const makers = Math.max(2, Math.min(most, Math.round((isQuick ? 1600 : 16_000) / claims)))
  return { claims, prefixes: 30, parts: 40, families: 12, makers, isBaseKnown }
}

function printThresholds(): void {
  console.log('Thresholds, by claims a quarter and false alarms a quarter that are tolerated:')
  for (const ratio of ratios) {
    let least: number[] = []
    for (const claims of volumes) {
      // More claims never ask for less, whatever chance has it among so few makers.
      least = thresholdsOf(ratio, claims).map((one, at) => Math.max(one, least[at] ?? 0))
      console.log(`  ${ratio} times, ${claims}: [${least.map((one) => one.toFixed(1)).join(', ')}],`)
    }
  }
}

/**
 * By how many claims there are, not by how many there were at the start: the portal counts those of the last year. What was
 * counted by chance may have been too few: a standard error more has to be within what is tolerated as well.
 */
function thresholdsOf(ratio: number, claims: number): number[] {
  const of = makersOf(claims / growth, false)
  const makers = Math.max(isQuick ? 1 : 6, of.makers)
  const alarms = falseAlarms({ ...of, makers, firstSeed: calibrated }, ratio, tried)
  const quarters = makers * quartersOfMaker
  const most = alarms.map((rate) => rate + Math.sqrt(rate / quarters))
  return tolerated.map((limit) => tried.find((_, at) => (most[at] ?? 0) <= limit) ?? Infinity)
}

function checkThresholds(): void {
  console.log('\n| claims a quarter | number of bicycles | threshold | false alarms a quarter |')
  console.log('|---|---|---|---|')
  for (const claims of [100, 400, 1600])
    for (const isBaseKnown of [true, false]) {
      const threshold = thresholdFor({ ratio: 3, claims: claims * growth, tolerated: 1 })
      const [alarms = 0] = falseAlarms(makersOf(claims, isBaseKnown), 3, [threshold])
      console.log(`| ${claims} | ${isBaseKnown ? 'known' : 'not known'} | ${threshold} | ${alarms.toFixed(2)} |`)
    }
  console.log(
    '\n| claims a quarter | the cell without a cause, a year | fails | found | half by | 95 % by | within 15 | half within |',
  )
  console.log('|---|---|---|---|---|---|---|---|')
  for (const claims of [400, 1600])
    for (const times of [2, 3, 5])
      for (const usual of [
        { least: 4, most: Infinity },
        { least: 1, most: 4 },
        { least: 0.1, most: 0.5 },
      ])
        tellFound(claims, times, usual)
}

function tellFound(claims: number, times: number, usual: { least: number; most: number }): void {
  const threshold = thresholdFor({ ratio: 3, claims: claims * growth, tolerated: 1 })
  const found = findings({ ...makersOf(claims, true), makers: isQuick ? 10 : 60 }, times, usual, {
    ratio: 3,
    threshold,
  })
  const share = found.filter(({ wasFound }) => wasFound).length / Math.max(1, found.length)
  const cells = [
    claims,
    usual.most === Infinity ? `${usual.least} and more` : `${usual.least} to ${usual.most}`,
    `${times} times as often`,
    `${Math.round(share * 100)} % of ${found.length} in 4 years`,
    spell(claimsUntil(found, 0.5)),
    spell(claimsUntil(found, 0.95)),
    `${Math.round(foundWithin(found, 15) * 100)} %`,
    halfWithin(found),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}

function halfWithin(found: readonly Finding[]): string {
  const days = found.map((one) => (one.wasFound ? one.days : Infinity)).toSorted((one, other) => one - other)
  const half = days[Math.floor(days.length / 2)] ?? Infinity
  return half === Infinity ? 'not in 4 years' : `${Math.round(half / 30.4)} months`
}

function spell(claims: number): string {
  return claims === Infinity ? 'not told' : `${claims} claims`
}
