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
  return finding<Value>('serial_number', (typed) =>
    applies(typed) ? wrongSerial(locale, families, typed.frame_model, typed.serial_number) : undefined,
  )
}

/** The same, of a bicycle whose model no form asks for. */
export function serialRuleOf(locale: Locale, families: readonly SerialFamily[], model: string) {
  return finding<{ serial_number?: string | undefined }>('serial_number', (typed) =>
    wrongSerial(locale, families, model, typed.serial_number),
  )
}

function wrongSerial(
  locale: Locale,
  families: readonly SerialFamily[],
  model: string | undefined,
  serial: string | undefined,
) {
  const family = families.find(({ code }) => code === model)
  if (!family || !serial) return undefined
  const checked = checkSerial(families, family.code, serial)
  return 'wrong' in checked ? { message: serialProblem(sayIn(serialWords, locale), checked.wrong) } : undefined
}
