import * as z from 'zod/mini'
import { choice, day, optionalName, optionalText, name, text } from '#app/kit/forms/fields.ts'
import { type Locale, locales } from '#app/kit/words/locales.ts'
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
    title_it: name({ max: 120 }),
    title_en: optionalName({ max: 120 }),
    title_fr: optionalName({ max: 120 }),
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
  name_it: name({ max: 60 }),
  name_en: optionalName({ max: 60 }),
  name_fr: optionalName({ max: 60 }),
}

export const folderForm = z.object({ ...folderNames, parent: z.optional(z.string()) })

/** A folder stays where it is. */
export const folderNamesForm = z.object(folderNames)

const id = z.optional(z.string())
export const folderRenameForm = z.object({ ...folderNames, id })
export const folderIdForm = z.object({ id })

/** The names as the form has them. */
export function folderNamesOf({ it, en, fr }: Titles) {
  return { name_it: it, name_en: en === it ? '' : en, name_fr: fr === it ? '' : fr }
}

export type FactsInput = {
  version?: string | undefined
  title_it: string
  title_en?: string | undefined
  title_fr?: string | undefined
  folder?: string
  colour?: string | undefined
  family?: Facts['family'] | undefined
  language?: Locale | undefined
  terms: Facts['licence']['terms']
  credit?: string | undefined
  until?: string | undefined
}

/** Where a language has no title of its own, the Italian one stands. */
export function factsOf({ title_it: it, title_en: en, title_fr: fr, ...input }: FactsInput): Facts {
  return {
    titles: { it, en: en || it, fr: fr || it },
    folderId: input.folder === undefined ? null : numberIn(input.folder),
    family: input.family ?? null,
    language: input.language ?? null,
    colour: input.colour ?? '',
    licence: { terms: input.terms, credit: input.credit ?? '', until: input.until ?? null },
  }
}
