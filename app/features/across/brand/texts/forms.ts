import * as z from 'zod/mini'
import { type BrandContent, brandLimits } from '#app/brand/brand.ts'
import { optionalText, rule } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import type { LegalText } from '#app/kit/legal-texts.ts'
import { byLocale, defaultLocale, locales } from '#app/kit/words/locales.ts'
import { writtenTexts } from '#app/kit/words/texts.ts'
import { textsWords } from './texts.words.ts'

const say = keysOf(textsWords)
const text = optionalText({ max: brandLimits.text, long: say('too-long') })

const fields = z.object({ revision: z.string(), ...byLocale(() => text) })

export const textForm = fields.check(
  rule<z.output<typeof fields>>(
    defaultLocale,
    say('italian-missing'),
    (typed) => Boolean(typed[defaultLocale]) || !locales.some((locale) => typed[locale]),
  ),
)

export function withText(brand: BrandContent, name: LegalText, typed: z.output<typeof textForm>): BrandContent {
  return { ...brand, texts: { ...brand.texts, [name]: writtenTexts((locale) => typed[locale]) } }
}
