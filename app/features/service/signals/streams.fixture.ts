import { type Claim, type ShareOf } from './watch.ts'

/** The same numbers each time: mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export type Maker = {
  parts: number
  families: number
  /** Prefixes that each family has at the start; one more every second month, of each in its turn. */
  prefixes: number
  /** So many claims a quarter at the start, of all together. */
  claims: number
  years: number
  seed: number
}

/** A cause from a day on: the cell fails so many times as often. */
export type Cause = { cell: { family: number; part: number; prefix: number }; from: number; times: number }

type Batch = { family: number; prefix: number; born: number; size: number; frailty: number; weights: number[] }
export type Stream = {
  /** `caused`: it failed after the cause began, in its cell. */
  claims: (Claim & { caused: boolean })[]
  shareOf: ShareOf
  batches: Batch[]
}

const month = 365 / 12
/** Claims a year of an average bicycle: when new, in its first two years, and later. */
const byAge = [2.5, 1, 0.6] as const

/**
 * Claims as a maker's come: some parts fail much more often than others, bicycles come to the road month by month and claim
 * most while they are new, there are more claims in spring, each is reported some weeks after it began, some batches and
 * some parts of a batch are a little weaker than others without a cause, and every family gets new batches; the last
 * family is a new model without any history.
 */
export function streamOf(maker: Maker, cause?: Cause): Stream {
  const random = randomFrom(maker.seed)
  const batches = batchesOf(maker, random)
  const days = Math.round(maker.years * 365)
  const scale = scaleOf(maker, batches)
  const claims: Stream['claims'] = []
  // What fails before the first day is reported after it.
  for (let from = -2 * month; from < days; from += month)
    for (const batch of batches) addMonth({ random, batch, from, days, scale, cause }, claims)
  claims.sort((one, other) => one.day - other.day)
  return { claims, batches, shareOf: sharesOf(batches) }
}

function batchesOf({ parts, families, prefixes, years }: Maker, random: () => number): Batch[] {
  const shares = Array.from({ length: parts }, (_, at) => 1 / (at + 2))
  const batches: Batch[] = []
  for (let family = 0; family < families; family += 1) {
    const isNew = family === families - 1
    const [before, later] = [isNew ? 0 : prefixes, Math.floor(years * 6)]
    // In each family other parts fail most.
    const own = shares.map((share) => share * lognormal(random, 0.5))
    for (let prefix = 0; prefix < before + later; prefix += 1) {
      const born = prefix < before ? -(random() ** 1.5) * 5 * 365 : (prefix - before) * 2 * month + (isNew ? 200 : 0)
      const size = Math.round(60 * lognormal(random, 0.7))
      const weights = own.map((share) => share * lognormal(random, 0.15))
      batches.push({ family, prefix, born, size, frailty: lognormal(random, 0.2), weights })
    }
  }
  return batches
}

/** How many claims a year each cell sees from a day on, without a cause. */
export function usualOf(maker: Maker, from: number): { family: number; part: number; prefix: number; year: number }[] {
  const batches = batchesOf(maker, randomFrom(maker.seed))
  const scale = scaleOf(maker, batches)
  return batches.flatMap((batch) => {
    const total = batch.weights.reduce((sum, weight) => sum + weight, 0)
    let year = 0
    for (let at = from; at < from + 365; at += month) year += scale * hazard(batch, at)
    const { family, prefix } = batch
    return batch.weights.map((weight, part) => ({ family, part, prefix, year: (year * weight) / total }))
  })
}

type MonthOf = {
  random: () => number
  batch: Batch
  from: number
  days: number
  scale: number
  cause: Cause | undefined
}

function addMonth({ random, batch, from, days, scale, cause }: MonthOf, claims: Stream['claims']): void {
  const rate = scale * hazard(batch, from)
  if (rate === 0) return
  const add = (part: number, at: number, caused: boolean) => {
    const day = Math.floor(at - Math.log(1 - random()) * 25)
    if (day >= 0 && day < days) claims.push({ day, ...namesOf({ ...batch, part }), caused })
  }
  const total = batch.weights.reduce((sum, weight) => sum + weight, 0)
  const isCell = cause?.cell.family === batch.family && cause.cell.prefix === batch.prefix
  for (let left = poisson(random, rate); left > 0; left -= 1) {
    const [part, at] = [pick(random, batch.weights, total), from + random() * month]
    add(part, at, isCell && part === cause.cell.part && at >= cause.from)
  }
  if (!isCell || from + month <= cause.from) return
  const weight = batch.weights[cause.cell.part] ?? 0
  for (let left = poisson(random, (rate * weight * (cause.times - 1)) / total); left > 0; left -= 1) {
    const at = from + random() * month
    if (at >= cause.from) add(cause.cell.part, at, true)
  }
}

export function namesOf(cell: Cause['cell']): { family: string; part: string; prefix: string } {
  return { family: `F${cell.family}`, part: `P${cell.part}`, prefix: `S${cell.prefix}` }
}

/** Bicycles of a batch come to the road over three months. */
function onRoad({ born, size }: Pick<Batch, 'born' | 'size'>, day: number): number {
  return size * Math.min(1, Math.max(0, (day - born) / (3 * month)))
}

function hazard(batch: Batch, day: number): number {
  const [young, middle, old] = byAge
  const age = day - batch.born
  const byNow = age < 120 ? young : age < 730 ? middle : old
  return onRoad(batch, day) * batch.frailty * byNow * (1 + 0.5 * Math.cos(((day - 105) / 365) * 2 * Math.PI))
}

function scaleOf({ claims }: Maker, batches: readonly Batch[]): number {
  let year = 0
  for (let at = 0; at < 365; at += month) for (const batch of batches) year += hazard(batch, at)
  return (claims * 4) / year
}

function sharesOf(batches: readonly Batch[]): ShareOf {
  const families = Map.groupBy(batches, ({ family }) => `F${family}`)
  const known = new Map(batches.map((batch) => [`F${batch.family} S${batch.prefix}`, batch]))
  const sums = new Map<string, number>()
  return (family, prefix, day) => {
    const at = Math.floor(day / month) * month
    const key = `${family} ${at}`
    const all = sums.get(key) ?? (families.get(family) ?? []).reduce((sum, batch) => sum + onRoad(batch, at), 0)
    sums.set(key, all)
    const batch = known.get(`${family} ${prefix}`)
    return batch && all > 0 ? onRoad(batch, at) / all : undefined
  }
}

function pick(random: () => number, weights: readonly number[], total: number): number {
  let left = random() * total
  return Math.max(
    0,
    weights.findIndex((weight) => (left -= weight) < 0),
  )
}

function lognormal(random: () => number, spread: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return Math.exp(spread * normal)
}

function poisson(random: () => number, mean: number): number {
  if (mean > 50) return poisson(random, mean / 2) + poisson(random, mean / 2)
  const limit = Math.exp(-mean)
  let [count, product] = [0, random()]
  while (product > limit) {
    count += 1
    product *= random()
  }
  return count
}
