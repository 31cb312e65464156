import * as z from 'zod/mini'
import { choice, day, flag, optionalText, rule, text } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { countryCodes } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { codesOf, type Family, offered } from '#app/catalogue/catalogue.ts'
import type { SerialFamily } from '#app/features/bicycles/models/models.serials.ts'
import { serialRule } from '#app/features/bicycles/models/models.serials.forms.ts'
import { formWords } from './forms.words.ts'
import { consumables, consumableStates, services } from './products.ts'

const say = keysOf(formWords)

const submission = z.uuid(say('submission-missing'))

/**
 * Registering a bicycle. The proof of purchase is not among the fields: it belongs to the submission.
 * @param today YYYY-MM-DD, as the last day it can have been bought
 */
export function registerForm(
  locale: Locale,
  families: readonly (SerialFamily & Pick<Family, 'active'>)[],
  today: string,
) {
  return z
    .object({
      submission,
      country: choice(countryCodes),
      frame_model: choice(codesOf(offered(families))),
      serial_number: text({ max: 400 }),
      date_of_purchase: day(),
      size: optionalText({ max: 40 }),
      colour: optionalText({ max: 60 }),
      // The very number that was warned of: of another one it says nothing.
      serial_confirmed: optionalText({ max: 400 }),
      safety_contact: flag(),
      marketing: flag(),
    })
    .check(
      rule('date_of_purchase', say('date-in-future'), (it) => (it.date_of_purchase ?? '') <= today),
      serialRule(locale, families),
    )
}
export type RegisterInput = z.output<ReturnType<typeof registerForm>>

/** The proof of purchase of one that is registered: the file belongs to the submission. */
export const proofForm = z.object({ submission })
export type ProofInput = z.output<typeof proofForm>

/** Taking over a bicycle from its holder. */
export const claimForm = z.object({
  submission,
  serial_number: text({ max: 400 }),
  code: text({ max: 60 }),
  safety_contact: flag(),
  marketing: flag(),
})
export type ClaimInput = z.output<typeof claimForm>

/** Whether the holder is written to about safety: a box that is not ticked takes the consent back. */
export const consentsForm = z.object({ safety_contact: flag() })
export type ConsentsInput = z.output<typeof consentsForm>

export const activities = [...services, 'accessory', 'note'] as const
export type Activity = (typeof activities)[number]

/** @param lastDay YYYY-MM-DD, as the last day it can have been done */
export function activityForm(lastDay: string) {
  return z.object({ submission, activity: choice(activities), day: day(), text: optionalText({ max: 2000 }) }).check(
    rule('day', say('day-in-future'), (it) => (it.day ?? '') <= lastDay),
    rule(
      'text',
      say('text-missing'),
      (it) => Boolean(it.text) || (it.activity !== 'note' && it.activity !== 'accessory'),
    ),
  )
}
export type ActivityInput = z.output<ReturnType<typeof activityForm>>

/** @param lastDay YYYY-MM-DD */
export function consumableForm(lastDay: string) {
  return z
    .object({ submission, consumable: choice(consumables), state: choice(consumableStates), day: day() })
    .check(rule('day', say('day-in-future'), (it) => (it.day ?? '') <= lastDay))
}
export type ConsumableInput = z.output<ReturnType<typeof consumableForm>>
