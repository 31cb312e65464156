import type { BikePart } from '#app/catalogue/catalogue.ts'
import type { Geometry } from '#app/features/bicycles/bicycle/bicycle.ts'
import type { BicycleMap } from '#app/features/bicycles/bicycle/bicycle.places.ts'

/** A spot of damage on the drawing of the family, in its millimetres; `r`: the radius of a circle, 0 of a point. */
export type Mark = { part: BikePart; x: number; y: number; r: number }

/** A drawing with what was marked on it. */
export type Marked = { geometry: Geometry; map: BicycleMap; marks: Mark[] }

/** So many on one drawing are still told apart. */
export const marksMost = 8

/** Radii in millimetres: of the smallest circle, the largest, and from one to the next. */
export const circle = { least: 40, most: 260, step: 20 } as const

/** The drawings of the families differ by less: what was marked on one is not outside of the next. */
const tolerance = 60

const written = /^([a-z][a-z0-9_-]{0,39}) (-?\d{1,4}) (-?\d{1,4}) (\d{1,3})$/

/** As the form sends them: 'frame 120 -300 0,fork 510 -80 45'. @returns undefined for anything else */
export function readMarks(text: string): Mark[] | undefined {
  if (text.trim() === '') return []
  const marks: Mark[] = []
  for (const piece of text.trim().split(',')) {
    const [, part, x, y, r] = written.exec(piece) ?? []
    if (part === undefined) return undefined
    marks.push({ part, x: Number(x), y: Number(y), r: Number(r) })
  }
  return marks.every(({ r }) => r === 0 || (r >= circle.least && r <= circle.most)) ? marks : undefined
}

export function writeMarks(marks: readonly Mark[]): string {
  return marks.map(({ part, x, y, r }) => `${part} ${x} ${y} ${r}`).join(',')
}

/** Those of these parts; null: none. */
export function marksOf(marks: readonly Mark[], parts: readonly BikePart[]): Mark[] | null {
  const found = marks.filter(({ part }) => parts.includes(part))
  return found.length > 0 ? found : null
}

function isOnDrawing({ view }: BicycleMap, { x, y }: Mark): boolean {
  return (
    x >= view.x - tolerance &&
    x <= view.x + view.width + tolerance &&
    y >= view.y - tolerance &&
    y <= view.y + view.height + tolerance
  )
}

/** Within the drawing of this very family. */
export function ontoDrawing({ view }: BicycleMap, mark: Mark): Mark {
  return {
    ...mark,
    x: Math.round(Math.min(view.x + view.width, Math.max(view.x, mark.x))),
    y: Math.round(Math.min(view.y + view.height, Math.max(view.y, mark.y))),
  }
}

/** What is wrong with the marks of a claim; nothing is known of the drawing until its family is chosen. */
export function wrongInMarks(
  text: string,
  parts: readonly BikePart[],
  map: BicycleMap | undefined,
): { message: 'marks-unreadable' | 'marks-many' | 'mark-outside'; params?: Record<string, number> } | undefined {
  const marks = readMarks(text)
  if (!marks || marks.some(({ part }) => !parts.includes(part))) return { message: 'marks-unreadable' }
  if (marks.length > marksMost) return { message: 'marks-many', params: { count: marksMost } }
  const outside = map ? marks.findIndex((mark) => !isOnDrawing(map, mark)) : -1
  return outside < 0 ? undefined : { message: 'mark-outside', params: { number: outside + 1 } }
}
