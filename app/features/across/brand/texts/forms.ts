import * as z from 'zod/mini'
import { type BrandContent, brandLimits } from '#app/brand/brand.ts'
import { optionalText, rule } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import type { LegalText } from '#app/kit/legal-texts.ts'
import { textsWords } from './texts.words.ts'

const say = keysOf(textsWords)
const text = optionalText({ max: brandLimits.text, long: say('too-long') })

const fields = z.object({ revision: z.string(), it: text, en: text, fr: text })

export const textForm = fields.check(
  rule<z.output<typeof fields>>('it', say('italian-missing'), ({ it, en, fr }) => Boolean(it) || !(en || fr)),
)

export function withText(brand: BrandContent, name: LegalText, typed: z.output<typeof textForm>): BrandContent {
  const { it, en, fr } = typed
  return { ...brand, texts: { ...brand.texts, [name]: { ...(it && { it }), ...(en && { en }), ...(fr && { fr }) } } }
}
