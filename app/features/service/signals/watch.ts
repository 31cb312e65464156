/*
 * Which parts fail more often on some serial numbers than on the others. For every claim about a part of a family it is
 * asked whether its bicycle bears a given prefix: as often as such bicycles claim for all other parts, by chance alone.
 * Season, delays in reporting, a growing number of bicycles and a part that is weak everywhere fall on both sides of that
 * question and cancel: of two Poisson counts, given their sum, one is binomial (Przyborowski and Wilenski, Biometrika 31,
 * 1940). Asked at every claim, it is Page's cumulative sum (Biometrika 41, 1954) of the log-likelihood ratios of
 * Steiner, Cook, Farewell and Treasure (Biostatistics 1, 2000): with the odds of the prefix `ratio` times the usual, against
 * the usual. It never falls below nothing, and is an alarm at the threshold, which the simulation sets (`thresholds.ts`).
 */

/** One part of one bicycle that somebody claimed about, on a day counted from any; no prefix: its number tells none. */
export type Claim = { day: number; family: string; part: string; prefix: string | null }

/** The share of the family's bicycles that bear a prefix by a day; undefined: nobody knows how many there are. */
export type ShareOf = (family: string, prefix: string, day: number) => number | undefined

/** Staff have closed a signal: its cell rests until it rises `ratio` times above what it was by then, for a year. */
export type Closing = { family: string; part: string; prefix: string; day: number; ratio: number }

export type Watching = {
  /** How many times the usual is to be found. */
  ratio: number
  threshold: number
  /** No alarm below so many claims. */
  least: number
  closings?: readonly Closing[]
}

/** What stands above the threshold, or did once since it was last closed. */
export type Alarm = {
  family: string
  part: string
  prefix: string
  /** The first claim of the rise, and that at which it passed the threshold. */
  since: number
  foundOn: number
  observed: number
  expected: number
  /** The sum by now, and the largest it was. */
  sum: number
  most: number
}

type Cell = Omit<Alarm, 'family' | 'part' | 'prefix' | 'foundOn'> & { foundOn?: number }
type Prefix = { all: number; parts: Map<string, number> }
type Family = Prefix & { prefixes: Map<string, Prefix>; cells: Map<string, Map<string, Cell>> }
type At = { name: string; family: Family; part: string; day: number; today: number }

/** After so many days a claim about another part says half as much of how much a prefix claims by now. */
const halfLife = 45
/** The shares of the bicycles weigh as much as so many claims; where they are not known, equal shares as few. */
const priorKnown = 20
const priorUnknown = 5
const restDays = 365
/** Where all bicycles bear the prefix, nothing can be told by it. */
const shareMost = 0.9999

/** Takes claims one after the other, by their day. */
export class Watch {
  readonly #families = new Map<string, Family>()
  readonly #closings: ReadonlyMap<string, Closing>
  readonly #watching: Watching
  readonly #shareOf: ShareOf

  constructor(watching: Watching, shareOf: ShareOf) {
    this.#watching = watching
    this.#shareOf = shareOf
    this.#closings = latestOf(watching.closings ?? [])
  }

  /** @returns the alarm, where this very claim has passed the threshold */
  take({ day, family: name, part, prefix }: Claim): Alarm | undefined {
    if (prefix === null) return undefined
    const family = entryOf(this.#families, name, newFamily)
    const cells = entryOf(family.cells, part, () => new Map<string, Cell>())
    this.#close(name, part, cells, day)
    const at = { name, family, part, day, today: 2 ** (day / halfLife) }
    for (const [other, cell] of cells) if (other !== prefix) this.#miss(cells, other, cell, this.#share(at, other))
    const found = this.#hit(cells, { day, family: name, part, prefix }, this.#share(at, prefix))
    count(at, prefix)
    return found
  }

  /** All that stand, the strongest first. */
  alarms(today: number): Alarm[] {
    const found: Alarm[] = []
    for (const [family, { cells: parts }] of this.#families)
      for (const [part, cells] of parts) {
        this.#close(family, part, cells, today)
        for (const [prefix, cell] of cells) {
          const alarm = alarmOf({ family, part, prefix }, cell)
          if (alarm) found.push(alarm)
        }
      }
    return found.toSorted((one, other) => other.most - one.most || (keyOf(one) < keyOf(other) ? -1 : 1))
  }

  #hit(cells: Map<string, Cell>, claim: Claim & { prefix: string }, share: number): Alarm | undefined {
    const { ratio, threshold, least } = this.#watching
    // Half a claim elsewhere counts from the start: next to none at all, all would be without measure.
    const begun = () => ({ since: claim.day, observed: 0, expected: oddsOf(share) / 2, sum: 0, most: 0 })
    // By the very first claims of a family nothing can be told: all of its bicycles bear the prefix.
    if (share >= shareMost && !cells.has(claim.prefix)) return undefined
    const cell = entryOf<Cell>(cells, claim.prefix, begun)
    cell.observed += 1
    cell.sum += Math.log(ratio / (1 + (ratio - 1) * share))
    cell.most = Math.max(cell.most, cell.sum)
    if (cell.foundOn !== undefined || cell.sum < threshold || cell.observed < least) return undefined
    cell.foundOn = claim.day
    return alarmOf(claim, cell)
  }

  #miss(cells: Map<string, Cell>, prefix: string, cell: Cell, share: number): void {
    cell.expected += oddsOf(share)
    cell.sum = Math.max(0, cell.sum - Math.log(1 + (this.#watching.ratio - 1) * share))
    if (cell.sum === 0 && cell.foundOn === undefined) cells.delete(prefix)
  }

  /** What was closed begins from nothing, once its day is over. */
  #close(family: string, part: string, cells: Map<string, Cell>, day: number): void {
    if (this.#closings.size === 0) return
    for (const [prefix, { since }] of cells) {
      const closing = this.#closings.get(keyOf({ family, part, prefix }))
      if (closing && since <= closing.day && closing.day < day) cells.delete(prefix)
    }
  }

  /** How likely a claim about this part bears the prefix, by how much the prefix claims for other parts. */
  #share({ name, family, part, day, today }: At, prefix: string): number {
    const known = this.#shareOf(name, prefix, day)
    const weight = known === undefined ? priorUnknown : priorKnown
    const ofPrefix = family.prefixes.get(prefix)
    const before = known ?? 1 / (family.prefixes.size + (ofPrefix ? 0 : 1))
    const own = ofPrefix ? (ofPrefix.all - (ofPrefix.parts.get(part) ?? 0)) / today : 0
    const all = (family.all - (family.parts.get(part) ?? 0)) / today
    const share = Math.min((own + weight * before) / (all + weight), shareMost)
    if (this.#closings.size === 0) return share
    const closing = this.#closings.get(keyOf({ family: name, part, prefix }))
    if (!closing || day <= closing.day || day > closing.day + restDays) return share
    return (closing.ratio * share) / (1 + (closing.ratio - 1) * share)
  }
}

function alarmOf({ family, part, prefix }: Omit<Alarm, keyof Cell>, cell: Cell): Alarm | undefined {
  const { since, foundOn, observed, expected, sum, most } = cell
  return foundOn === undefined ? undefined : { family, part, prefix, since, foundOn, observed, expected, sum, most }
}

function count({ family, part, today }: At, prefix: string): void {
  const own = entryOf(family.prefixes, prefix, () => ({ all: 0, parts: new Map<string, number>() }))
  for (const one of [family, own]) {
    one.all += today
    one.parts.set(part, (one.parts.get(part) ?? 0) + today)
  }
}

function newFamily(): Family {
  return { all: 0, parts: new Map(), prefixes: new Map(), cells: new Map() }
}

function latestOf(closings: readonly Closing[]): ReadonlyMap<string, Closing> {
  return new Map(closings.toSorted((one, other) => one.day - other.day).map((closing) => [keyOf(closing), closing]))
}

function oddsOf(share: number): number {
  return share / (1 - share)
}

export function keyOf({ family, part, prefix }: { family: string; part: string; prefix: string }): string {
  return `${family}\n${part}\n${prefix}`
}

function entryOf<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
