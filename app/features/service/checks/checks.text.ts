import type { CheckStep } from '#app/catalogue/catalogue.ts'
import { writeDecimal } from '#app/kit/words/decimals.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { checkWords } from '#app/features/service/checklists/checklists.words.ts'

/** What a step asks for, each in a few words: '5 Nm', 'da 4 a 7,5 bar', 'foto'. */
export function demandsOf(locale: Locale, { torque, measure, photo, skippable }: CheckStep): string[] {
  const say = sayIn(checkWords, locale)
  return [
    torque ? figureIn(locale, torque.value, torque.unit) : '',
    measure ? limitsOf(locale, measure) : '',
    photo ? say('demand.photo') : '',
    skippable ? say('demand.skippable') : '',
  ].filter(Boolean)
}

/** The limits of a measure, or only in what it is taken. */
export function limitsOf(locale: Locale, { unit, lower, upper }: NonNullable<CheckStep['measure']>): string {
  const say = sayIn(checkWords, locale)
  const [low, high] = [lower, upper].map((value) => (value === null ? '' : writeDecimal(locale, value)))
  if (low && high) return say('limits', { low, high, unit })
  if (low) return say('limits.least', { low, unit })
  return high ? say('limits.most', { high, unit }) : say('limits.none', { unit })
}

export function figureIn(locale: Locale, value: number, unit: string): string {
  return `${writeDecimal(locale, value)}\u00a0${unit}`
}
