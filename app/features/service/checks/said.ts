import type { CheckStep } from '#app/catalogue/catalogue.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { type AnsweredStep, isOutside } from './checks.ts'
import { figureIn } from './checks.text.ts'
import { checkWords } from '#app/features/service/checklists/checklists.words.ts'

type Said = Pick<AnsweredStep, 'answer' | 'measured' | 'reason'>

/** An answer in a line: 'Fatto · 5,2 bar · con gomme da 32'. */
export function saidIn(locale: Locale, { measure }: CheckStep, { answer, measured, reason }: Said): string {
  const say = sayIn(checkWords, locale)
  const value = measure && measured !== null ? figureIn(locale, measured, measure.unit) : ''
  const outside = measure && measured !== null && isOutside(measured, measure) ? say('outside') : ''
  return [say(`answer.${answer}`), value, outside, reason].filter(Boolean).join(' · ')
}
