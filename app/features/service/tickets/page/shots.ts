import { type Catalogue, textIn } from '#app/catalogue/catalogue.ts'
import { shotsFor } from '#app/features/bicycles/models/models.shots.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Topic } from '../tickets.claim.ts'

/** One of the maker's shots, as this reader calls it; `isAsked`: every claim like this one is to have it. */
export type NamedShot = { code: string; name: string; isAsked: boolean }

/** What photos of a ticket may be. @param catalogue the version of the ticket */
export function shotsIn(
  locale: Locale,
  catalogue: Catalogue,
  { partInvolved: parts, kindOfDamage: kind }: Pick<Topic, 'partInvolved' | 'kindOfDamage'>,
): NamedShot[] {
  const asked = shotsFor(catalogue, { parts, kind })
  const others = catalogue.shots.filter((shot) => !asked.includes(shot))
  const named = (isAsked: boolean) => (shot: Catalogue['shots'][number]) => {
    return { code: shot.code, name: textIn(locale, shot.name), isAsked }
  }
  return [...asked.map(named(true)), ...others.map(named(false))]
}

/** A photo that is one of the maker's shots goes by what that is called. */
export function namedByShot<File extends { slot: string | null; name: string }>(
  files: readonly File[],
  shots: readonly NamedShot[],
): File[] {
  return files.map((file) => ({ ...file, name: shots.find(({ code }) => code === file.slot)?.name ?? file.name }))
}
