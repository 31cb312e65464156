import { inSentence } from '#app/catalogue/catalogue.labels.ts'
import type { Verdict } from '#app/features/bicycles/coverage/coverage.ts'
import { coverageWords } from '#app/features/bicycles/coverage/coverage.words.ts'
import { formatDay } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { slotsWords } from '../slots.words.ts'

/** What the sender had read: by what they typed, and nobody else's records. */
export function ToldLine({ told }: { told: Verdict | null }) {
  const say = useWords(slotsWords)
  const coverage = useWords(coverageWords)
  const locale = useLocale()
  if (!told) return null
  const verdict = inSentence(coverage(`verdict.${told.verdict}`))
  const line =
    told.verdict === 'covered' && told.period
      ? say('told.until', { verdict, day: formatDay(locale, told.period.ends) })
      : say('told', { verdict })
  return <p className="muted">{line}</p>
}
