import type { Logo } from './brand.tsx'
import type { Locale } from './words/locales.ts'

/** As whom something leaves the house, in its reader's language: what heads and ends a mail. */
export type Letterhead = {
  locale: Locale
  name: string
  colours: BrandColours
  /** With its whole address. */
  logo?: Logo | undefined
  /** The first line of the imprint, if there is one. */
  imprint: string
  /** Where the texts of the law are read. */
  links: { text: string; link: string }[]
}

export type BrandColours = { fill: string; text: string }
