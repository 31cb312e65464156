import { type Catalogue, type Family, offered, textIn } from '#app/catalogue/catalogue.ts'
import type { Locale } from '#app/kit/words/locales.ts'

/** A family as the form offers it, in the reader's language. */
export type FamilyOffer = Pick<Family, 'code' | 'active' | 'serial' | 'example'> & { name: string }

export function offeredIn(locale: Locale, { families }: Catalogue): FamilyOffer[] {
  return offered(families).map(({ code, active, serial, example, name }) => ({
    code,
    active,
    serial,
    example,
    name: textIn(locale, name),
  }))
}
