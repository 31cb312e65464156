import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { most } from '../limits.ts'

/** What the maker keeps in an order and calls by codes. */
export type Coded = {
  [Key in keyof Catalogue]: Catalogue[Key] extends { code: string }[] ? Key : never
}[keyof Catalogue]

/** What a code may be: nobody reads it where there is a name. */
export const codePattern = /^[a-z][a-z0-9_-]{0,39}$/

/**
 * A catalogue with one entry more, or with another in its place.
 * @param was the code of the entry that is changed; empty: it is a new one. A code never changes.
 */
export function withEntry<Key extends Coded>(
  catalogue: Catalogue,
  key: Key,
  was: string,
  entry: Catalogue[Key][number],
): Catalogue | { mistake: Mistake } {
  const all: readonly { code: string }[] = catalogue[key]
  const isThere = (code: string) => all.some((one) => one.code === code)
  if (was === '') {
    if (isThere(entry.code)) return { mistake: { path: 'code', message: 'code-taken' } }
    if (all.length >= most[key]) return { mistake: tooMany(key) }
    return { ...catalogue, [key]: [...all, entry] }
  }
  if (!isThere(was)) return { mistake: gone }
  return { ...catalogue, [key]: all.map((one) => (one.code === was ? { ...entry, code: was } : one)) }
}

export function withoutEntry(catalogue: Catalogue, key: Coded, code: string): Catalogue | { mistake: Mistake } {
  const all: readonly { code: string }[] = catalogue[key]
  const left = all.filter((one) => one.code !== code)
  return left.length === all.length ? { mistake: gone } : { ...catalogue, [key]: left }
}

/** One place further up; the first stays where it is. */
export function withEntryUp(catalogue: Catalogue, key: Coded, code: string): Catalogue | { mistake: Mistake } {
  const all: { code: string }[] = [...catalogue[key]]
  const at = all.findIndex((one) => one.code === code)
  const [one, above] = [all[at], all[at - 1]]
  if (!one) return { mistake: gone }
  if (above) all.splice(at - 1, 2, one, above)
  return { ...catalogue, [key]: all }
}

/** Its list is full. */
export function tooMany(key: keyof typeof most): Mistake {
  return { path: '', message: 'too-many', slots: { most: most[key] } }
}

const gone: Mistake = { path: '', message: 'entry-gone' }
