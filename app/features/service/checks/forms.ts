import * as z from 'zod/mini'
import type { RiderSigns } from '#app/catalogue/catalogue.ts'
import { choice, day, flag, name, optionalName, optionalText, rule, text } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { countryCodes } from '#app/features/bicycles/coverage/coverage.countries.ts'
import type { SerialFamily } from '#app/features/bicycles/models/models.serials.ts'
import { serialRule } from '#app/features/bicycles/models/models.serials.forms.ts'
import { stepAnswers } from './checks.ts'
import { fillWords } from './fill.words.ts'

const say = keysOf(fillWords)

/** One step. What it asks for, the maker's list says: the verb looks there. */
export const answerForm = z.object({
  submission: z.uuid(),
  /** The answer its reader saw; 0: none. */
  seen: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  answer: choice(stepAnswers),
  measured: optionalText({ max: 40 }),
  reason: optionalText({ max: 1000 }),
})
export type AnswerInput = z.output<typeof answerForm>

export const photoForm = z.object({ photo: z.uuid() })

const signFields = {
  submission: z.uuid(),
  mechanic_name: name({ max: 120 }),
  rider_name: optionalName({ max: 120 }),
}

export function signForm(rider: RiderSigns) {
  return z.object(signFields).check(riderRule(rider))
}
export type SignInput = z.output<ReturnType<typeof signForm>>

/** The signing that registers the bicycle. @param today YYYY-MM-DD, as the last day it can have been bought */
export function deliverForm(rider: RiderSigns, today: string) {
  return z
    .object({
      ...signFields,
      country: choice(countryCodes),
      date_of_purchase: day(),
      size: optionalText({ max: 40 }),
      colour: optionalText({ max: 60 }),
      // The very number that was warned of.
      serial_confirmed: optionalText({ max: 400 }),
      safety_contact: flag(),
    })
    .check(
      riderRule(rider),
      rule('date_of_purchase', say('date-future'), (it) => (it.date_of_purchase ?? '') <= today),
    )
}
export type DeliverInput = z.output<ReturnType<typeof deliverForm>>

function riderRule<Value extends { rider_name?: string | undefined }>(rider: RiderSigns) {
  return rule<Value>('rider_name', say('rider-missing'), (it) => rider !== 'required' || Boolean(it.rider_name))
}

/** A bicycle that nobody has registered yet. */
export function deliveryForm(locale: Locale, families: readonly SerialFamily[]) {
  return z
    .object({ frame_model: choice(families.map(({ code }) => code)), serial_number: text({ max: 400 }) })
    .check(serialRule(locale, families))
}
