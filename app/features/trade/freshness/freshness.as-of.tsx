import { formatDate } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { asOfWords } from './as-of.words.ts'

/** As of when what stands here holds; said in words where that is long ago. */
export function AsOf({ at, isOld }: { at: Date; isOld: boolean }) {
  const say = useWords(asOfWords)
  const locale = useLocale()
  return <span className="muted">{say(isOld ? 'old' : 'as-of', { at: formatDate(locale, at, 'moment') })}</span>
}
