import { finding } from '#app/kit/forms/fields.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { checkSerial, type SerialFamily } from './models.serials.ts'
import { serialProblem, serialWords } from './models.serials.words.ts'

/** A form's serial number by the rule of its model; nothing is said while either is missing. */
export function serialRule(locale: Locale, families: readonly SerialFamily[]) {
  return finding<{ frame_model: string; serial_number: string }>('serial_number', (typed) => {
    const family = families.find(({ code }) => code === typed.frame_model)
    if (!family || !typed.serial_number) return undefined
    const checked = checkSerial(families, family.code, typed.serial_number)
    return 'wrong' in checked ? { message: serialProblem(sayIn(serialWords, locale), checked.wrong) } : undefined
  })
}
