import { formatDate } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { asOfWords } from './as-of.words.ts'

/** As of when what stands here holds, or availability alone; said in words where that is long ago. */
export function AsOf({ at, isOld, ofStock = false }: { at: Date; isOld: boolean; ofStock?: boolean }) {
  const say = useWords(asOfWords)
  const locale = useLocale()
  const [fresh, old] = ofStock ? (['stock', 'stock.old'] as const) : (['as-of', 'old'] as const)
  return <span className="muted">{say(isOld ? old : fresh, { at: formatDate(locale, at, 'moment') })}</span>
}
