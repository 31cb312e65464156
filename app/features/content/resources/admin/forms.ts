import * as z from 'zod/mini'
import { choice, day, optionalName, optionalText, name, text } from '#app/kit/forms/fields.ts'
import { byLocale, fieldsByLocale, type Locale, locales } from '#app/kit/words/locales.ts'
import type { ModelFamily } from '#app/catalogue/catalogue.ts'
import { assetTerms, numberIn, type Titles } from '../resources.ts'
import type { Facts } from '../resources.staff.server.ts'

/** For a thing that exists: what `factsVersion` wrote into the form. */
const version = z.optional(z.string().check(z.maxLength(64)))

const licence = {
  terms: choice(assetTerms),
  credit: optionalName({ max: 120 }),
  until: z.optional(day()),
}

export function assetForm(families: readonly ModelFamily[]) {
  return z.object({
    version,
    ...fieldsByLocale('title', () => optionalName({ max: 120 })),
    title_it: name({ max: 120 }),
    folder: text({ max: 15 }),
    colour: optionalText({ max: 60 }),
    family: z.optional(choice(families)),
    language: z.optional(choice(locales)),
    ...licence,
  })
}

/** Written in one language, a guide has one title. */
export function guideForm(families: readonly ModelFamily[]) {
  return z.object({
    version,
    title_it: name({ max: 120 }),
    family: choice(families),
    language: choice(locales),
    ...licence,
  })
}

export const versionForm = z.object({ submission: z.uuid(), note: optionalText({ max: 300 }) })

const folderNames = {
  ...fieldsByLocale('name', () => optionalName({ max: 60 })),
  name_it: name({ max: 60 }),
}

export const folderForm = z.object({ ...folderNames, parent: z.optional(z.string()) })

/** A folder stays where it is. */
export const folderNamesForm = z.object(folderNames)

const id = z.optional(z.string())
export const folderRenameForm = z.object({ ...folderNames, id })
export const folderIdForm = z.object({ id })

/** Where a language has no title or name of its own, the Italian one stands. */
export function titlesIn<Field extends string>(
  field: Field,
  typed: Partial<Record<`${Field}_${Locale}`, string | undefined>>,
): Titles {
  return byLocale((locale) => typed[`${field}_${locale}`] || typed[`${field}_it`] || '')
}

/** As a form has them. */
export function titlesInto<Field extends string>(field: Field, titles: Titles) {
  return fieldsByLocale(field, (locale) => (locale !== 'it' && titles[locale] === titles.it ? '' : titles[locale]))
}

export type FactsInput = Partial<Record<`title_${Locale}`, string | undefined>> & {
  version?: string | undefined
  title_it: string
  folder?: string
  colour?: string | undefined
  family?: Facts['family'] | undefined
  language?: Locale | undefined
  terms: Facts['licence']['terms']
  credit?: string | undefined
  until?: string | undefined
}

export function factsOf(input: FactsInput): Facts {
  return {
    titles: titlesIn('title', input),
    folderId: input.folder === undefined ? null : numberIn(input.folder),
    family: input.family ?? null,
    language: input.language ?? null,
    colour: input.colour ?? '',
    licence: { terms: input.terms, credit: input.credit ?? '', until: input.until ?? null },
  }
}
