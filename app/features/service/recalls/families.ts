import type { Family } from '#app/catalogue/catalogue.ts'
import { familiesOf } from '#app/features/bicycles/models/models.serials.ts'
import type { SerialRange } from '#app/features/bicycles/models/models.ranges.ts'

const classes = { letters: '[A-Z]', digits: '[0-9]', either: '[A-Z0-9]' } as const

/** The families by their rules, as the database asks for them: numbers of orders have no family but by these. */
export function patternsOf(families: readonly Pick<Family, 'code' | 'serial'>[]): { code: string; pattern: string }[] {
  return families.map(({ code, serial }) => {
    const groups = serial.map(({ before, prefix, kind, least, most }) => {
      const fixed = (before + prefix).replaceAll(/[^A-Z0-9]/g, String.raw`\$&`)
      return `${fixed}${classes[kind]}{${least},${most}}`
    })
    return { code, pattern: `^${groups.join('')}$` }
  })
}

/** Ranges whose two ends no family has together, and numbers that are of none. */
export function findingsIn(families: readonly Family[], serials: readonly SerialRange[]) {
  const across: { range: SerialRange; from: string[]; to: string[] }[] = []
  const strange: string[] = []
  for (const range of serials) {
    const [from, to] = [familiesOf(families, range.first), familiesOf(families, range.last)]
    if (from.length === 0) strange.push(range.first)
    if (to.length === 0 && range.last !== range.first) strange.push(range.last)
    if (from.length > 0 && to.length > 0 && !from.some((code) => to.includes(code))) across.push({ range, from, to })
  }
  return { across, strange }
}
