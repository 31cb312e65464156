import { z } from 'zod'
import { demoTexts } from '#db/demo/legal-texts.ts'
import { isColour } from '#app/kit/brand-colour.ts'
import { type LogoFile, readLogo } from '#app/kit/brand-logo.server.ts'
import type { Logo } from '#app/kit/brand.tsx'
import { type BrandContent, brandLimits, noTexts } from './brand.ts'

const { name: nameMost, sender: senderMost, returnAddress: addressMost } = brandLimits

/** What the operator says of the brand: it holds until an administrator publishes one in the console. */
export const brandSettings = {
  BRAND_NAME: z.string().max(nameMost, `it takes at most ${nameMost} characters`).default('Ammiraglia'),
  BRAND_COLOUR: z
    .string()
    .toLowerCase()
    .refine(isColour, 'it takes six digits of red, green and blue, as in #0057b8')
    .optional(),
  BRAND_LOGO: z.string().optional(),
  BRAND_LOGO_DARK: z.string().optional(),
  RETURN_ADDRESS: z
    .string()
    .max(addressMost, `it takes at most ${addressMost} characters`)
    .transform((text) =>
      text
        .split(/\\n|\n/)
        .map((line) => line.trim())
        .filter(Boolean)
        .join('\n'),
    )
    .optional(),
}

type Read = z.output<z.ZodObject<typeof brandSettings>>

/** Nobody's: the demonstration tells a dealer where to send a part, as a maker would. */
const demoStreet = 'Via dell’Esempio 1\n20100 Milano (MI)\nItalia'

/** @returns the brand and the files of its logos, or what is wrong, as a sentence */
export function brandFrom(
  read: Read,
  { demo, sender = '' }: { demo: boolean; sender: string | undefined },
): { brand: BrandContent; logos: LogoFile[] } | string {
  if (read.BRAND_LOGO_DARK && !read.BRAND_LOGO)
    return 'The setting BRAND_LOGO_DARK is set without BRAND_LOGO, which it stands in for.'
  const logo = logoIn(read, 'BRAND_LOGO')
  const logoDark = logoIn(read, 'BRAND_LOGO_DARK')
  if (typeof logo === 'string') return logo
  if (typeof logoDark === 'string') return logoDark
  const brand = {
    name: read.BRAND_NAME,
    colour: read.BRAND_COLOUR ?? null,
    logo: pictureOf(logo),
    logoDark: pictureOf(logoDark),
    scene: null,
    returnAddress: read.RETURN_ADDRESS || (demo ? `${read.BRAND_NAME}\n${demoStreet}` : ''),
    sender: cut(sender),
    texts: demo ? demoTexts(read.BRAND_NAME) : noTexts,
  }
  return { brand, logos: [logo, logoDark].filter((file) => file !== undefined) }
}

/** As much of a name as a brand takes: a longer one would keep every change of the brand from being saved. */
function cut(sender: string): string {
  // Not in the middle of a sign that is written as two.
  return sender
    .slice(0, senderMost)
    .replace(/\p{Cs}$/u, '')
    .trim()
}

function logoIn(read: Read, name: 'BRAND_LOGO' | 'BRAND_LOGO_DARK'): LogoFile | string | undefined {
  const file = read[name]
  const logo = file === undefined ? undefined : readLogo(file)
  return typeof logo === 'string' ? `The setting ${name} names ${file}, ${logo}.` : logo
}

function pictureOf(file: LogoFile | undefined): Logo | null {
  return file ? { src: file.src, width: file.width, height: file.height } : null
}
