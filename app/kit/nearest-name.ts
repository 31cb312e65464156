/** @returns the known name that a misspelt one probably means, or undefined: short names resemble too many others */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const upper = typed.toUpperCase()
  return names.find((name) => upper === name || mistakes(upper, name) <= allowed(name))
}

function allowed({ length }: string): number {
  if (length < 8) return 1
  return length < 14 ? 2 : 3
}

/** How many letters were left out, added, taken for another or exchanged with the next (optimal string alignment). */
function mistakes(typed: string, name: string): number {
  // Such as `API_URL` and `HOSTS` are other programs': of a short name only the order and the line between may be wrong.
  if (name.length < 8 && !hasSameLetters(typed, name)) return Infinity
  let [before, last]: [number[], number[]] = [[], Array.from({ length: name.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= typed.length; row++) {
    const next = [row]
    for (let at = 1; at <= name.length; at++) {
      const isSame = typed[row - 1] === name[at - 1]
      const isExchanged = typed[row - 1] === name[at - 2] && typed[row - 2] === name[at - 1]
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isExchanged ? (before[at - 2] ?? 0) + 1 : Infinity,
      )
    }
    ;[before, last] = [last, next]
  }
  return last[name.length] ?? Infinity
}

function hasSameLetters(typed: string, name: string): boolean {
  return lettersOf(typed) === lettersOf(name)
}

function lettersOf(text: string): string {
  return text.replaceAll('_', '').split('').toSorted().join('')
}
