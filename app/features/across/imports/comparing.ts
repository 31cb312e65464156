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

/** Of what the file says and is no note of the kind's own (`#…`), the columns in which the portal has something else; `lines` where one of those differs. */
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
  return {
    key,
    id: standing?.id,
    values: { ...standing?.values, ...values },
    lines: lines.map((line, at) => ({ ...standing?.lines?.[at], ...line.values })),
  }
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
