import { locales } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { folded } from '#app/kit/lists/searchable.ts'
import { appointmentWords } from './appointments.words.ts'
import { type Kind, kinds } from './appointments.ts'

/** Fewer letters stand in too many words. */
const fewest = 3

/** The kinds somebody means who looks for their name, or the beginning of one of its words, in any language. */
export function kindsCalled(q: string): Kind[] {
  const wanted = folded(q.trim())
  if (wanted.length < fewest) return []
  return kinds.filter((kind) =>
    locales.some((locale) => ` ${folded(sayIn(appointmentWords, locale)(`kind.${kind}`))}`.includes(` ${wanted}`)),
  )
}
