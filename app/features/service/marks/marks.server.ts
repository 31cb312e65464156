import { type Catalogue, codesOf, type ModelFamily } from '#app/catalogue/catalogue.ts'
import type { Geometry } from '#app/features/bicycles/bicycle/bicycle.ts'
import type { BicycleMap } from '#app/features/bicycles/bicycle/bicycle.places.ts'
import { geometryOf, mapOf } from '#app/features/bicycles/bicycle/bicycle.map.ts'
import type { Mark, Marked } from './marks.ts'

/** The drawing of a family as a version of the catalogue knows it. */
export function drawingIn({ families }: Pick<Catalogue, 'families'>, code: ModelFamily): Omit<Marked, 'marks'> {
  const geometry = geometryOf(families.find((family) => family.code === code)?.geometry ?? [])
  return { geometry, map: mapOf(geometry) }
}

/** What was marked on a ticket. @param catalogue the version of the ticket: its drawing stays what it was */
export function markedIn(
  catalogue: Catalogue,
  { frameModel, marks }: { frameModel: ModelFamily; marks: Mark[] | null },
): Marked | null {
  return marks && { ...drawingIn(catalogue, frameModel), marks }
}

/** How families are drawn, by their codes; under the blank one an ordinary bicycle, as which all others are drawn. */
export type Drawings = {
  geometries: Partial<Record<ModelFamily, Geometry>>
  maps: Partial<Record<ModelFamily, BicycleMap>>
}

export function drawingsIn(catalogue: Pick<Catalogue, 'families'>): Drawings {
  const own = catalogue.families.filter(({ geometry }) => geometry.length > 0)
  const codes = ['', ...codesOf(own)]
  const drawings = codes.map((code) => ({ code, ...drawingIn(catalogue, code) }))
  return {
    geometries: Object.fromEntries(drawings.map(({ code, geometry }) => [code, geometry])),
    maps: Object.fromEntries(drawings.map(({ code, map }) => [code, map])),
  }
}
