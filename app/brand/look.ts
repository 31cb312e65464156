import { brandStyle } from '#app/kit/brand-colour.ts'
import type { BrandLook, Logo } from '#app/kit/brand.tsx'
import type { BrandContent } from './brand.ts'

/** What a page needs of the maker's colour and logos; undefined where they are the portal's own. */
export function lookOf({ colour, logo, logoDark, scene }: BrandContent): BrandLook | undefined {
  if (!colour && !logo && !scene) return undefined
  return {
    style: colour ? brandStyle(colour) : undefined,
    logo: shown(logo),
    logoDark: logo ? shown(logoDark) : undefined,
    scene: scene ?? undefined,
  }
}

function shown(logo: BrandContent['logo']): Logo | undefined {
  return logo ? { src: logo.src, width: logo.width, height: logo.height } : undefined
}
