import * as z from 'zod/mini'
import { choice, choices, day, email, finding, idField, optionalText, rule, text } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { byLocale, fieldsByLocale, type Locale, locales } from '#app/kit/words/locales.ts'
import { formWords } from './forms.words.ts'
import { kinds, type RecallFacts, remedies, type Slot, slots, type Texts, unitStates } from './recalls.ts'
import { readSerials, serialsMost } from '#app/features/bicycles/models/models.ranges.ts'
import { altMost } from './pictures.ts'
import { softWordIn } from './soft-words.ts'

const say = keysOf(formWords)
const longest = { product: 300, risk: 2000, action: 2000, reason: 1000 } as const satisfies Record<Slot, number>

export type TextField = `${Slot}_${Locale}`

/** A field for each place of the notice, in each language. */
export const textFields = slots.flatMap((slot) =>
  locales.map((locale) => ({ slot, locale, name: fieldOf(slot, locale) })),
)

export function fieldOf(slot: Slot, locale: Locale): TextField {
  return `${slot}_${locale}`
}

/** Nothing of a notice makes the risk sound smaller, what a picture shows neither. */
function hard() {
  return z.superRefine<string>((typed, context) => {
    const words = softWordIn(typed)
    if (words) context.addIssue({ code: 'custom', message: say('soft'), params: { words } })
  })
}

function slotText(slot: Slot) {
  return z.optional(z.string().check(z.trim(), z.maxLength(longest[slot]), hard()))
}

// Made of all of them, which the type of `fromEntries` forgets.
const texts = Object.fromEntries(textFields.map(({ slot, name }) => [name, slotText(slot)])) as Record<
  TextField,
  ReturnType<typeof slotText>
>

const contact = {
  phone: z.optional(z.string().check(z.trim(), z.regex(/^[+0-9][0-9 ()/.-]{3,29}$/, say('phone-wrong')))),
  email: z.optional(email()),
}

/** @param families and `checklists`: the codes of the catalogue */
export function recallForm(families: readonly string[], checklists: readonly string[]) {
  return z
    .object({
      submission: z.uuid(),
      version: z.optional(idField()),
      number: text({ max: 20 }).check(z.regex(/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/, say('number-wrong'))),
      kind: choice(kinds),
      families: choices(families),
      serials: optionalText({ max: serialsMost.single * 42 }),
      bought_from: z.optional(day()),
      bought_until: z.optional(day()),
      minutes: z.optional(z.int().check(z.minimum(0), z.maximum(960))),
      remedies: choices(remedies),
      ...contact,
      checklist: z.optional(choice(checklists)),
      ...texts,
    })
    .check(
      finding('serials', ({ serials = '' }) => {
        const read = readSerials(serials)
        if (!('wrong' in read)) return undefined
        return 'line' in read ? { message: say(read.wrong), params: { line: read.line } } : { message: say(read.wrong) }
      }),
      rule(
        'bought_until',
        say('dates-backwards'),
        ({ bought_from: from = '', bought_until: until = '' }) => !from || !until || from <= until,
      ),
    )
}

export type RecallInput = z.output<ReturnType<typeof recallForm>>

/** What its form begins with. */
export type RecallInitial = Partial<Record<keyof RecallInput, string | string[]>>

/** What a form says of a recall. */
export function factsIn(input: RecallInput): Omit<RecallFacts, 'serials'> {
  return {
    number: input.number,
    kind: input.kind,
    texts: textsIn(input),
    remedies: input.remedies,
    families: input.families,
    boughtFrom: input.bought_from ?? null,
    boughtUntil: input.bought_until ?? null,
    minutes: input.minutes ?? 0,
    phone: input.phone ?? '',
    email: input.email ?? '',
    checklist: input.checklist ?? '',
  }
}

export function textsIn(input: Partial<Record<TextField, string | undefined>>): Texts {
  const of = (slot: Slot) => byLocale((locale) => input[fieldOf(slot, locale)] ?? '')
  return { product: of('product'), risk: of('risk'), action: of('action'), reason: of('reason') }
}

/** Anyone who publishes, corrects or closes shows their password again. */
export const publishForm = z.object({
  version: idField(),
  seen: z.boolean(),
  current: z.string().check(z.minLength(1), z.maxLength(1024)),
})

/** The words of what is published. */
export const correctionForm = z.object({
  version: idField(),
  current: z.string().check(z.minLength(1), z.maxLength(1024)),
  ...contact,
  ...texts,
})

export type CorrectionInput = z.output<typeof correctionForm>

/** What its form begins with. */
export type CorrectionInitial = Partial<Record<keyof CorrectionInput, string>>

export function altField(locale: Locale): `alt_${Locale}` {
  return `alt_${locale}`
}

const altText = () => text({ max: altMost }).check(hard())

/** A picture of the library, with what it shows in each language. */
export const pictureForm = z.object({
  picture: idField(say('picture-missing')),
  ...fieldsByLocale('alt', altText),
})

export const pictureRemovalForm = z.object({ picture: idField() })

export const closeForm = z.object({ current: z.string().check(z.minLength(1), z.maxLength(1024)) })

/** For a list, whose field begins with the present state: choosing it changes nothing. `day`: when the remedy was done. */
export const stepForm = z.object({ unit: idField(), state: choice(unitStates), day: z.optional(day()) })

export const stockForm = z.object({
  recall: idField(),
  found: z.int().check(z.minimum(0), z.maximum(9999)),
})

export const checkForm = z.object({ serial: text({ min: 4, max: 60 }) })
