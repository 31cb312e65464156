import { textOn } from '#app/kit/brand-colour.ts'
import type { Letterhead } from '#app/kit/letterhead.ts'
import type { LegalText } from '#app/kit/legal-texts.ts'
import { firstLineOf } from '#app/kit/markdown/markdown.server.ts'
import type { Paper } from '#app/kit/pdf/pdf.server.ts'
import { type Locale, pathIn } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Brands } from './brand.server.ts'
import { type BrandContent, textIn } from './brand.ts'
import { legalWords } from './legal-links.words.ts'

/** Beside the imprint, of which the first paragraph stands there already. */
const linked = ['imprint', 'privacy'] as const satisfies LegalText[]

/** As whom a mail leaves. @param address the whole address of one of the portal's own paths */
export function letterheadOf(brand: BrandContent, locale: Locale, address: (path: string) => string): Letterhead {
  const { name, colour, logo } = brand
  const fill = colour ?? ownColour
  const say = sayIn(legalWords, locale)
  return {
    locale,
    name,
    colours: { fill, text: textOn(fill) },
    logo: logo?.print && { ...logo.print, src: address(logo.print.src) },
    imprint: imprintOf(brand, locale),
    links: linked
      .filter((text) => textIn(brand, text, locale))
      .map((text) => ({ text: say(text), link: address(pathIn(locale, `/legal/${text}`)) })),
  }
}

/** As whom a document is made. */
export async function paperOf(brands: Pick<Brands, 'picture'>, brand: BrandContent, locale: Locale): Promise<Paper> {
  const { name, colour, logo } = brand
  const { print } = logo ?? {}
  const file = print && (await brands.picture(print.src))
  return {
    name,
    fill: colour ?? ownColour,
    logo: file && print && { content: file.content, width: print.width, height: print.height },
    imprint: imprintOf(brand, locale),
  }
}

/** Who the maker is in law: the first paragraph of the imprint, in a line. */
function imprintOf(brand: BrandContent, locale: Locale): string {
  return firstLineOf(textIn(brand, 'imprint', locale)?.text ?? '')
}

/** The portal's own, as in tokens.css. */
const ownColour = '#ffd200'
