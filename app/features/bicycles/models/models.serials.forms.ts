import { finding } from '#app/kit/forms/fields.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { checkSerial, type SerialFamily } from './models.serials.ts'
import { serialProblem, serialWords } from './models.serials.words.ts'

type Typed = { frame_model?: string | undefined; serial_number: string }

/**
 * A form's serial number by the rule of its model; nothing is said while either is missing.
 * @param applies where the number may be of something else than a bicycle
 */
export function serialRule<Value extends Typed>(
  locale: Locale,
  families: readonly SerialFamily[],
  applies: (typed: Partial<Value>) => boolean = () => true,
) {
  return finding<Value>('serial_number', (typed) => {
    const family = families.find(({ code }) => code === typed.frame_model)
    if (!family || !typed.serial_number || !applies(typed)) return undefined
    const checked = checkSerial(families, family.code, typed.serial_number)
    return 'wrong' in checked ? { message: serialProblem(sayIn(serialWords, locale), checked.wrong) } : undefined
  })
}
