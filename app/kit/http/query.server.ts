/** What may stand several times in an address: the files chosen in the library, and the parts of a claim as it is typed. */
const several = new Set(['chosen', 'asset', 'part_involved'])

/**
 * Whether an address repeats a parameter that is meant once, or writes one as a list: two readers could take different
 * values.
 */
export function isRepeated(query: URLSearchParams): boolean {
  const names = [...query.keys()].filter((name) => !several.has(name))
  return new Set(names).size < names.length || names.some((name) => /\[.*\]$/.test(name))
}
