import { type BrandContent, textIn } from '#app/brand/brand.ts'
import { type ColourMode, colourModes, standsOut } from '#app/kit/brand-colour.ts'
import { type LegalText, legalTexts } from '#app/kit/legal-texts.ts'
import { defaultLocale } from '#app/kit/words/locales.ts'

/** Something about a draft that its maker should know; an `error` keeps it from being published. */
export type BrandFinding =
  | { level: 'warning'; message: 'colour-faint'; mode: ColourMode }
  | { level: 'warning'; message: 'logo-unseen'; mode: ColourMode }
  | { level: 'warning'; message: 'return-address-missing' }
  | { level: 'error'; message: 'dark-logo-alone' }
  | { level: 'warning'; message: 'text-missing'; text: LegalText }

/** Less than this and a button's edge is seen by nobody. */
export const faint = 1.2

export function findingsIn(brand: BrandContent): BrandFinding[] {
  return [...ofColour(brand), ...ofPictures(brand), ...ofWords(brand)]
}

function ofColour({ colour }: BrandContent): BrandFinding[] {
  if (!colour) return []
  const modes = colourModes.filter((mode) => standsOut(colour, mode) < faint)
  return modes.map((mode) => ({ level: 'warning', message: 'colour-faint', mode }))
}

function ofPictures({ logo, logoDark }: BrandContent): BrandFinding[] {
  if (!logo) return logoDark ? [{ level: 'error', message: 'dark-logo-alone' }] : []
  const shown = { light: logo, dark: logoDark ?? logo }
  return colourModes
    .filter((mode) => shown[mode].unseenIn?.includes(mode))
    .map((mode) => ({ level: 'warning', message: 'logo-unseen', mode }))
}

function ofWords(brand: BrandContent): BrandFinding[] {
  const missing = legalTexts.filter((text) => !textIn(brand, text, defaultLocale))
  return [
    ...(brand.returnAddress ? [] : [{ level: 'warning', message: 'return-address-missing' } as const]),
    ...missing.map((text) => ({ level: 'warning', message: 'text-missing', text }) as const),
  ]
}
