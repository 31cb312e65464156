import type { BrandContent } from '#app/brand/brand.ts'
import { type LegalText, legalTexts } from '#app/kit/legal-texts.ts'
import { locales } from '#app/kit/words/locales.ts'
import { type Place, places } from '../pictures.ts'

/** What of the draft is otherwise than what holds now; of a text its beginning in each language. */
export type Difference = {
  part: 'name' | 'colour' | 'sender' | 'returnAddress' | Place | LegalText
  now: string
  draft: string
}

const written = ['name', 'colour', 'sender', 'returnAddress'] as const

export function differencesOf(now: BrandContent, draft: BrandContent): Difference[] {
  return [
    ...written.map((part) => ({ part, now: now[part] ?? '', draft: draft[part] ?? '' })),
    ...places.map((part) => ({ part, now: addressIn(now, part), draft: addressIn(draft, part) })),
    ...legalTexts.map((part) => ({ part, now: textIn(now, part), draft: textIn(draft, part) })),
  ].filter((one) => one.now !== one.draft)
}

/** Long texts differ anywhere: what is shown is cut by the page. */
function textIn({ texts }: BrandContent, name: LegalText): string {
  return locales
    .flatMap((locale) => (texts[name][locale] ? `${locale.toUpperCase()}: ${texts[name][locale]}` : []))
    .join('\n')
}

function addressIn(brand: BrandContent, place: Place): string {
  return (place === 'scene' ? brand.scene?.small.src : brand[place]?.src) ?? ''
}
