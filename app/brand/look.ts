import { brandStyle } from '#app/kit/brand-colour.ts'
import type { BrandLook, Logo } from '#app/kit/brand.tsx'
import { type BrandContent, publishedTexts } from './brand.ts'

/** What a page needs of the maker's colour, pictures and texts; undefined where they are the portal's own. */
export function lookOf(brand: BrandContent): BrandLook | undefined {
  const { colour, logo, logoDark, scene } = brand
  const legal = publishedTexts(brand)
  if (!colour && !logo && !scene && legal.length === 0) return undefined
  return {
    style: colour ? brandStyle(colour) : undefined,
    logo: shown(logo),
    logoDark: logo ? shown(logoDark) : undefined,
    scene: scene ?? undefined,
    legal: legal.length > 0 ? legal : undefined,
  }
}

function shown(logo: BrandContent['logo']): Logo | undefined {
  return logo ? { src: logo.src, width: logo.width, height: logo.height } : undefined
}
