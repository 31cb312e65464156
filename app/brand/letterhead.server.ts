import { textOn } from '#app/kit/brand-colour.ts'
import type { Letterhead } from '#app/kit/letterhead.ts'
import type { Paper } from '#app/kit/pdf/pdf.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Brands } from './brand.server.ts'
import type { BrandContent } from './brand.ts'

/** As whom a mail leaves. @param address the whole address of one of the portal's own paths */
export function letterheadOf(
  { name, colour, logo }: BrandContent,
  locale: Locale,
  address: (path: string) => string,
): Letterhead {
  const fill = colour ?? ownColour
  return {
    locale,
    name,
    colours: { fill, text: textOn(fill) },
    logo: logo?.print && { ...logo.print, src: address(logo.print.src) },
    imprint: '',
    links: [],
  }
}

/** As whom a document is made. */
export async function paperOf(brands: Brands, _locale: Locale): Promise<Paper> {
  const { name, colour, logo } = brands.current()
  const { print } = logo ?? {}
  const file = print && (await brands.picture(print.src))
  return {
    name,
    fill: colour ?? ownColour,
    logo: file && print && { content: file.content, width: print.width, height: print.height },
    imprint: '',
  }
}

/** The portal's own, as in tokens.css. */
const ownColour = '#ffd200'
