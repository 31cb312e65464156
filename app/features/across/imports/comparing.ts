import type { Reference, Standing, Value, Values, Incoming, Written } from './kind.ts'

/** Nothing is nothing, however it is written; another thing is the same by its number, whatever it is called by now. */
export function isSame(one: Value | undefined, other: Value | undefined): boolean {
  const [here, there] = [comparable(one), comparable(other)]
  if (!Array.isArray(here) || !Array.isArray(there)) return here === there
  return here.length === there.length && here.every((text, at) => text === there[at])
}

function comparable(value: Value | undefined): Exclude<Value, Reference> {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return null
  return isReference(value) ? value.id : value
}

export function isReference(value: Value | undefined): value is Reference {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * The columns of the file (without notes of the kind's own, `#…`) in which the portal has something else; `lines` where
 * one of the lines differs.
 */
export function changedFields({ values, lines }: Pick<Incoming, 'values' | 'lines'>, standing: Standing): string[] {
  const changed = namesChanged(values, standing.values)
  const others = standing.lines ?? []
  const areSame =
    lines.length === others.length &&
    lines.every((line, at) => namesChanged(line.values, others[at] ?? {}).length === 0)
  return areSame ? changed : [...changed, 'lines']
}

function namesChanged(wanted: Values, there: Values): string[] {
  return Object.keys(wanted).filter((name) => !name.startsWith('#') && !isSame(wanted[name], there[name]))
}

/** The record as it will be: what the file does not say stays. */
export function written({ key, values, lines }: Incoming, standing: Standing | undefined): Written {
  const before = standingLines(lines, standing)
  return {
    key,
    id: standing?.id,
    values: { ...standing?.values, ...values },
    lines: lines.map((line, at) => ({ ...before[at]?.values, ...line.values })),
    places: before.map((line) => line?.place),
  }
}

/** A line as the record has it, and where it stands there, from 0 on. */
type StandingLine = { place: number; values: Values }

/**
 * Which line of the record each of these is; a new one is none of them. Lines are found by their item and not by where they
 * stand: the file may leave one out, or have them in another order, and what it does not say of an item stays with that item.
 */
export function standingLines(
  lines: Incoming['lines'],
  standing: Standing | undefined,
): readonly (StandingLine | undefined)[] {
  const left = new Set((standing?.lines ?? []).map((values, place) => ({ values, place })))
  const found = new Map<number, StandingLine>()
  for (const isAlike of likenesses)
    for (const [at, { values }] of lines.entries()) {
      if (found.has(at)) continue
      const one = firstOf(left, (line) => isAlike(values, line.values, line.place === at))
      if (!one) continue
      found.set(at, one)
      left.delete(one)
    }
  return lines.map((_, at) => found.get(at))
}

type IsAlike = (line: Values, there: Values, isInPlace: boolean) => boolean

/** The nearest likeness first: an item may stand in several lines, and one may be called otherwise by now. */
const likenesses: readonly IsAlike[] = [
  (line, there) => isSameItem(line, there) && ['quantity', 'price'].every((name) => isSame(line[name], there[name])),
  isSameItem,
  (line, there) => isNumbered(line) && isSame(line[itemNumber], there[itemNumber]),
  (line, there, isInPlace) => isInPlace && !isOtherNumber(line, there),
]

const itemNumber = 'item_number'
/** What lines of orders and of quotes call an item. */
const itemNames = ['item_name', 'item']

function isSameItem(line: Values, there: Values): boolean {
  return !isOtherNumber(line, there) && itemNames.every((name) => isSame(line[name], there[name]))
}

/** Who names an item by its number means no other; without one, its name counts. */
function isOtherNumber(line: Values, there: Values): boolean {
  return isNumbered(line) && isNumbered(there) && !isSame(line[itemNumber], there[itemNumber])
}

function isNumbered(line: Values): boolean {
  return comparable(line[itemNumber]) !== null
}

function firstOf<One>(all: Iterable<One>, isIt: (one: One) => boolean): One | undefined {
  for (const one of all) if (isIt(one)) return one
  return undefined
}

/** A value as a list of mistakes or of changes shows it, where no column says how it is written. */
export function shownValue(value: Value | undefined): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.join(' ')
  return isReference(value) ? value.name : String(value)
}

/** Begins the key of a record that its file calls by nothing but an address. */
export const byAddress = 'mailto:'

/** A key as people read it. */
export function shownKey(key: string): string {
  return key.startsWith(byAddress) ? key.slice(byAddress.length) : key
}
