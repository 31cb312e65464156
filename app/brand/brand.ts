import * as z from 'zod/mini'
import { colourModes, isColour } from '#app/kit/brand-colour.ts'
import { type LegalText, legalTexts } from '#app/kit/legal-texts.ts'
import { byLocale, defaultLocale, type Locale, locales } from '#app/kit/words/locales.ts'

/*
 * How the maker shows itself, as data: one document of which every publication is a version. Until the first one it is
 * what the operator's settings say.
 */

export const brandLimits = { name: 40, sender: 60, returnAddress: 400, text: 30_000 } as const

export const pictureAddress = /^\/brand\/[\da-f]{16}\.(?:svg|png|webp)$/

const picture = z.object({
  src: z.string().check(z.regex(pictureAddress)),
  width: z.number().check(z.positive()),
  height: z.number().check(z.positive()),
})

/**
 * `print`: the same as a PNG, for mails and paper, which know no SVG; `unseenIn`: where it can hardly be seen, as its
 * drawing told.
 */
const logoPicture = z.extend(picture, {
  print: z.optional(picture),
  unseenIn: z.optional(z.array(z.enum(colourModes))),
})

const text = z.optional(z.string().check(z.maxLength(brandLimits.text)))
const inLanguages = z.object(byLocale(() => text))

export const brandSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(brandLimits.name)),
  /** As in `#0057b8`; null: the portal's own yellow. */
  colour: z.nullable(z.string().check(z.refine(isColour))),
  logo: z.nullable(logoPicture),
  /** For the dark mode, where it is another one. */
  logoDark: z.nullable(logoPicture),
  /** Beside the sign-in, in two sizes; null: the drawing of a bicycle. */
  scene: z.nullable(z.object({ large: picture, small: picture })),
  /** Where people send parts back to, line by line; empty: staff say so in each ticket. */
  returnAddress: z.string().check(z.maxLength(brandLimits.returnAddress)),
  /** Whose name stands before the address that mails are from; empty: the brand's own. */
  sender: z.string().check(z.maxLength(brandLimits.sender)),
  /** Written in Markdown; one that is written in no language is not published. */
  texts: z.object({ privacy: inLanguages, terms: inLanguages, imprint: inLanguages }),
})

export type BrandContent = z.output<typeof brandSchema>
/** All of it but the texts, which are long. */
export type BrandSheet = Omit<BrandContent, 'texts'>
export type BrandPicture = z.output<typeof picture>

export const noTexts = { privacy: {}, terms: {}, imprint: {} } satisfies BrandContent['texts']

/** The addresses of all that is shown of it. */
export function picturesIn({ logo, logoDark, scene }: BrandContent): string[] {
  const shown = [logo, logo?.print, logoDark, logoDark?.print, scene?.large, scene?.small]
  return shown.flatMap((one) => (one ? [one.src] : []))
}

/** Which texts there are to be read, in whatever language. */
export function publishedTexts({ texts }: BrandContent): LegalText[] {
  return legalTexts.filter((name) => locales.some((locale) => texts[name][locale]))
}

/** A text in a language, or else in Italian; undefined where there is none. */
export function textIn(brand: BrandContent, name: LegalText, locale: Locale) {
  const { [locale]: own, [defaultLocale]: italian } = brand.texts[name]
  if (own) return { text: own, locale }
  return italian ? { text: italian, locale: defaultLocale } : undefined
}

/** Where people write to: the first address of the imprint, which the law wants to have one; undefined: it has none. */
export function contactIn(brand: BrandContent, locale: Locale): string | undefined {
  return /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(textIn(brand, 'imprint', locale)?.text ?? '')?.[0]
}

/** Whose name stands before the address that mails are from. */
export function senderOf({ sender, name }: Pick<BrandContent, 'sender' | 'name'>): string {
  return sender || name
}
