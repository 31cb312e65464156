import * as z from 'zod/mini'
import { type BrandContent, brandLimits, type BrandSheet } from '#app/brand/brand.ts'
import { isColour } from '#app/kit/brand-colour.ts'
import { choice, name, optionalName, optionalText } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { brandWords } from './brand.words.ts'
import { places } from '../pictures.ts'

const say = keysOf(brandWords)

export const identityForm = z.object({
  revision: z.string(),
  name: name({ max: brandLimits.name }),
  colour: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.refine(isColour, say('colour-wrong')))),
  sender: optionalName({ max: brandLimits.sender }),
  return_address: optionalText({ max: brandLimits.returnAddress }),
})

export function identityInto({ name: called, colour, sender, returnAddress }: BrandSheet) {
  return { name: called, colour, sender, return_address: returnAddress }
}

export function withIdentity(brand: BrandContent, typed: z.output<typeof identityForm>): BrandContent {
  const { name: called, colour = null, sender = '', return_address: returnAddress = '' } = typed
  return { ...brand, name: called, colour, sender, returnAddress }
}

export const pictureForm = z.object({ revision: z.string(), place: choice(places) })
