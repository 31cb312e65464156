import { type Catalogue, textIn } from '#app/catalogue/catalogue.ts'
import { labelsIn } from '#app/catalogue/catalogue.labels.ts'
import type { Verdict } from '#app/features/bicycles/coverage/coverage.ts'
import { coverageWords, explainCoverage } from '#app/features/bicycles/coverage/coverage.words.ts'
import { formatDay } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { wayWords } from './told/told.words.ts'

/** A verdict as the sender of a claim reads it; `ways`: how one that is not known can become known. */
export type Told = { verdict: Verdict['verdict']; name: string; lines: string[]; ways: string[] }

/**
 * What is told beside it before a claim is sent: in how many days it is usually answered, where that is known, and whether
 * a rule may accept it at once, of which some are drawn for staff to look at.
 */
export type ToldBefore = Told & { usualDays: number | null; atOnce: 'some' | 'all' | null }

/** @param catalogue the version by which it was reached */
export function toldIn(locale: Locale, catalogue: Catalogue, verdict: Verdict): Told {
  const say = sayIn(coverageWords, locale)
  const rules = catalogue.rules.map(({ code, name }) => ({ code, name: textIn(locale, name) }))
  const { parts } = labelsIn(locale, catalogue)
  return {
    verdict: verdict.verdict,
    name: say(`verdict.${verdict.verdict}`),
    lines: explainCoverage(say, (day) => formatDay(locale, day), { rules, parts }, verdict),
    ways: verdict.missing.map((missing) => sayIn(wayWords, locale)(missing)),
  }
}
