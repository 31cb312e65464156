import type { SerialGroup } from '#app/catalogue/catalogue.ts'
import { familiesOf, separatorsOf, type SerialFamily, serialLength } from './models.serials.ts'

/**
 * A number that fits the rules of two families: by it alone nobody can tell them apart. One of their examples where it
 * does, else the shortest that can be made.
 */
export function commonSerial(one: SerialFamily, other: SerialFamily): string | undefined {
  const [mine, theirs] = [separatorsOf(one), separatorsOf(other)]
  if (mine.dots !== theirs.dots || mine.dashes !== theirs.dashes) return undefined
  const fitsBoth = (serial: string) => familiesOf([one, other], serial).length === 2
  return [one.example, other.example].find(fitsBoth) ?? shortestCommon(stepsOf(one), stepsOf(other))
}

/** A character of a number: a certain one, or one of a kind; one that may be there need not. */
type Step = { of: string; isOptional: boolean }

function stepsOf({ serial }: SerialFamily): Step[] {
  return serial.flatMap(({ before, prefix, kind, least, most }) => [
    ...Array.from(before + prefix, (of) => ({ of, isOptional: false })),
    ...Array.from({ length: most }, (_, at) => ({ of: kind, isOptional: at >= least })),
  ])
}

/** How far one is in the steps of each of two rules, and what was written on the way. */
type Place = { one: number; other: number; text: string }

/** Goes through both rules at once, a character at a time. */
function shortestCommon(one: readonly Step[], other: readonly Step[]): string | undefined {
  const { least, most } = serialLength
  const seen = new Set<string>()
  let places: Place[] = [{ one: 0, other: 0, text: '' }]
  for (let length = 0; length <= most && places.length > 0; length += 1) {
    const next: Place[] = []
    // It grows while it is gone through: a character that may be missing is left out in the same length.
    for (const place of places) {
      const key = `${place.one} ${place.other} ${Math.min(length, least)}`
      if (seen.has(key)) continue
      seen.add(key)
      const [mine, theirs] = [one[place.one], other[place.other]]
      if (!mine && !theirs && length >= least) return place.text
      if (mine?.isOptional) places.push({ ...place, one: place.one + 1 })
      if (theirs?.isOptional) places.push({ ...place, other: place.other + 1 })
      const character = mine && theirs && characterOf(mine.of, theirs.of)
      if (character) next.push({ one: place.one + 1, other: place.other + 1, text: place.text + character })
    }
    places = next
  }
  return undefined
}

const shown = { digits: '0', letters: 'A', either: '0' } as const satisfies Record<SerialGroup['kind'], string>

/** A character that both steps take. */
function characterOf(one: string, other: string): string | undefined {
  if (one === other) return isKind(one) ? shown[one] : one
  if (!isKind(one)) return isKind(other) ? characterOf(other, one) : undefined
  if (!isKind(other)) return fits(one, other) ? other : undefined
  if (one === 'either') return shown[other]
  return other === 'either' ? shown[one] : undefined
}

function isKind(of: string): of is SerialGroup['kind'] {
  return Object.hasOwn(shown, of)
}

function fits(kind: SerialGroup['kind'], character: string): boolean {
  if (kind === 'letters') return /[A-Z]/.test(character)
  return kind === 'digits' ? /\d/.test(character) : /[A-Z0-9]/.test(character)
}
