import type { BikePart, Catalogue, DamageKind, Kind } from '#app/catalogue/catalogue.ts'

/** @template Shot in every language, or in one */
export type ShotSource<Shot> = Pick<Catalogue, 'shotLists'> & {
  shots: readonly Shot[]
  kinds: readonly Pick<Kind, 'code' | 'showsParts'>[]
}

/** The photos to ask for: those of every claim, those of the parts, those of the kind of damage; each once. */
export function shotsFor<Shot extends { code: string }>(
  { shots, shotLists, kinds }: ShotSource<Shot>,
  { parts, kind }: { parts: readonly BikePart[]; kind: DamageKind | undefined },
): Shot[] {
  const shown = kinds.find(({ code }) => code === kind)?.showsParts === false ? [] : parts
  const of = (part: BikePart | null) =>
    shotLists.filter((list) => list.part === part && (list.kind === null || list.kind === kind))
  const general = shotLists.filter((list) => list.part === null && list.kind === null)
  const ofKind = shotLists.filter((list) => list.part === null && list.kind !== null && list.kind === kind)
  const codes = [...general, ...shown.flatMap(of), ...ofKind].flatMap((list) => list.shots)
  return [...new Set(codes)].flatMap((code) => shots.find((shot) => shot.code === code) ?? [])
}
