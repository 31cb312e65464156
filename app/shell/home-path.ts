import { pathIn } from '#app/kit/words/locales.ts'
import { useLocale } from '#app/kit/words/use-words.ts'

/** The home of the reader's language. */
export function useHome(): string {
  return pathIn(useLocale(), '/')
}
