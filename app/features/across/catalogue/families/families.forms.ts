import * as z from 'zod/mini'
import { type Attribute, codesOf, type Family } from '#app/catalogue/catalogue.ts'
import { choice, finding, flag, optionalText, text } from '#app/kit/forms/fields.ts'
import { type FormValues, keysOf } from '#app/kit/forms/problems.ts'
import { formWords } from './forms.words.ts'
import { isNamed, textFields, textsIn, textsInto } from '../editing/fields.ts'
import { linesCheck, linesFields, linesIn, linesTyped, plainLines } from './lines.ts'
import { groupsFrom } from './serial-form.ts'

const say = keysOf(formWords)

/** Which draft the form's reader saw. */
const revision = z.string()

const names = textFields('name', 500)

const familyCode = text({ max: 20 }).check(
  z.toUpperCase(),
  z.regex(/^[A-Z0-9](?:[A-Z0-9 .+-]{0,18}[A-Z0-9+])?$/, say('family-code')),
  // At that address is the page of a new one.
  z.refine((code) => code !== 'NEW', say('family-taken')),
)

/** A new one: the groups of its rule are guessed from the example, and put right on its page. */
export const newForm = z.object({ revision, family_code: familyCode, ...names, example: text({ max: 40 }) }).check(
  isNamed(),
  finding<{ family_code: string; example: string }>('example', ({ family_code: code = '', example }) =>
    example && !groupsFrom(code, example) ? { message: say('example-signs') } : undefined,
  ),
)

const limits = {
  sizes: { most: 40, longest: 40 },
  colours: { most: 60, longest: 60 },
  instructions: { most: 12, longest: 500 },
} as const

export const factsForm = z
  .object({
    revision,
    ...names,
    active: flag(),
    sizes: optionalText({ max: 2000 }),
    ...linesFields('colours', 4000),
    ...linesFields('instructions', 7000),
  })
  .check(
    isNamed(),
    finding<{ sizes?: string | undefined }>('sizes', ({ sizes }) => {
      const lines = plainLines(sizes)
      const { most, longest } = limits.sizes
      if (lines.length > most) return { message: say('lines-many'), params: { most } }
      return lines.some(({ length }) => length > longest)
        ? { message: say('line-long'), params: { longest } }
        : undefined
    }),
    linesCheck('colours', limits.colours),
    linesCheck('instructions', limits.instructions),
  )

export function factsIn(typed: z.output<typeof factsForm>) {
  return {
    name: textsIn('name', typed),
    active: typed.active,
    sizes: [...new Set(plainLines(typed.sizes))],
    colours: linesIn('colours', typed),
    instructions: linesIn('instructions', typed),
  }
}

export function factsTyped({ name, active, sizes, colours, instructions }: Family) {
  return {
    ...textsInto('name', name),
    active,
    sizes: sizes.join('\n'),
    ...linesTyped('colours', colours),
    ...linesTyped('instructions', instructions),
  }
}

/** What is said for all families after their own instructions. */
export const instructionsForm = z
  .object({ revision, ...linesFields('instructions', 7000) })
  .check(linesCheck('instructions', limits.instructions))

/** Where an attribute stands on the page of a bicycle; blank: it does not. */
export function placeField(code: string): string {
  return `place_${code}`
}

export function attributesForm(attributes: readonly Attribute[]) {
  const place = z.optional(z.string().check(z.regex(/^\d{1,2}$/)))
  const places: object = Object.fromEntries(codesOf(attributes).map((code) => [placeField(code), place]))
  return z.object({ revision, ...places })
}

/** The codes of those that have a place, in that order. */
export function attributesIn(attributes: readonly Attribute[], typed: object): string[] {
  const all = new Map<string, unknown>(Object.entries(typed))
  return codesOf(attributes)
    .flatMap((code) => {
      const place = all.get(placeField(code))
      return typeof place === 'string' ? [{ code, place: Number(place) }] : []
    })
    .toSorted((one, other) => one.place - other.place)
    .map(({ code }) => code)
}

export function attributesTyped({ attributes }: Pick<Family, 'attributes'>): FormValues {
  return Object.fromEntries(attributes.map((code, at) => [placeField(code), String(at + 1)]))
}

export const attributeKinds = ['text', 'number', 'measures', 'day'] as const satisfies readonly Attribute['kind'][]

export const attributeForm = z
  .object({
    revision,
    code: text({ max: 40 }).check(
      z.regex(/^[a-z][a-z0-9_-]*$/, say('attribute-code')),
      // Fields of the form in which an attribute is a field.
      z.refine((code) => code !== 'version' && code !== 'intent', say('attribute-code')),
    ),
    ...names,
    kind: choice(attributeKinds),
    unit: optionalText({ max: 20 }),
  })
  .check(isNamed())

export function attributeIn(typed: z.output<typeof attributeForm>): Attribute {
  const { code, kind, unit = '' } = typed
  const about = { code, name: textsIn('name', typed) }
  return kind === 'number' ? { ...about, kind, unit } : { ...about, kind }
}

/** A button that says which draft, and which family, its page showed. */
export const buttonForm = z.object({ revision, code: z.optional(z.string()) })
