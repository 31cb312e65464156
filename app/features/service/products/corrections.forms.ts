import * as z from 'zod/mini'
import { choice, day, optionalText, rule, text } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { countryCodes } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { codesOf } from '#app/catalogue/catalogue.ts'
import type { SerialFamily } from '#app/features/bicycles/models/models.serials.ts'
import { serialRule, serialRuleOf } from '#app/features/bicycles/models/models.serials.forms.ts'
import { formWords } from './forms.words.ts'
import type { NamedAttribute } from './product.attributes.ts'

const say = keysOf(formWords)

/** What no page of ours has written is no mistake of a person. */
const version = z.string().check(z.regex(/^[1-9]\d{0,8}$/))
const size = optionalText({ max: 40 })
const colour = optionalText({ max: 60 })

/** @param today YYYY-MM-DD, as the last day it can have been bought and registered */
export function correctionForm(locale: Locale, families: readonly SerialFamily[], today: string) {
  return z
    .object({
      version,
      frame_model: choice(codesOf(families)),
      serial_number: text({ max: 400 }),
      date_of_purchase: day(),
      country: choice(countryCodes),
      registered_on: day(),
      size,
      colour,
    })
    .check(
      rule('date_of_purchase', say('date-in-future'), (it) => (it.date_of_purchase ?? '') <= today),
      rule('registered_on', say('day-in-future'), (it) => (it.registered_on ?? '') <= today),
      rule(
        'registered_on',
        say('registered-before-purchase'),
        (it) => !it.registered_on || (it.date_of_purchase ?? '') <= it.registered_on,
      ),
      serialRule(locale, families),
    )
}
export type CorrectionInput = z.output<ReturnType<typeof correctionForm>>

/** What the holder corrects; the number only as long as nobody has confirmed the registration. @param model the bicycle's */
export function looksForm(locale: Locale, families: readonly SerialFamily[], model: string) {
  return z
    .object({
      version,
      serial_number: optionalText({ max: 400 }),
      // As when it is registered: the very number that was warned of.
      serial_confirmed: optionalText({ max: 400 }),
      size,
      colour,
    })
    .check(serialRuleOf(locale, families, model))
}
export type LooksInput = z.output<ReturnType<typeof looksForm>>

const attributeFields = {
  number: () => z.optional(z.number().check(z.gt(0), z.lte(1_000_000))),
  text: () => optionalText({ max: 100 }),
  measures: () => optionalText({ max: 100 }),
  day: () => z.optional(day()),
} satisfies Record<NamedAttribute['kind'], () => z.ZodMiniType>

/**
 * A page shows those of its family; one that stays blank is removed.
 * @param attributes of the family. @param lastDay YYYY-MM-DD
 */
export function attributesForm(attributes: readonly Pick<NamedAttribute, 'code' | 'kind'>[], lastDay: string) {
  const fields: Record<string, z.ZodMiniType> = Object.fromEntries(
    attributes.map(({ code, kind }) => [code, attributeFields[kind]()]),
  )
  const days = attributes.filter(({ kind }) => kind === 'day')
  const isPast = (code: string) => (it: Record<string, unknown>) => {
    const typed = it[code]
    return typeof typed !== 'string' || typed <= lastDay
  }
  return z
    .object({ ...fields, version })
    .check(...days.map(({ code }) => rule<Record<string, unknown>>(code, say('day-in-future'), isPast(code))))
}
export type AttributesInput = { version: string } & Record<string, unknown>

/** A code by which a bicycle comes to whom it belongs; the reason is read by staff. */
export const issueForm = z.object({
  submission: z.uuid(say('submission-missing')),
  reason: text({ max: 2000 }),
})
export type IssueInput = z.output<typeof issueForm>
