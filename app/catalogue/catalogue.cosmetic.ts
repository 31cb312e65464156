import { type Catalogue, codesOf, type DamageKind, type Kind } from './catalogue.ts'

/**
 * Whether a kind of damage is about looks alone. In a version or a draft from before a maker could say so it is the kind
 * that the template called by this code.
 */
export function isCosmetic({ code, cosmetic = code === 'aesthetic' }: Pick<Kind, 'code' | 'cosmetic'>): boolean {
  return cosmetic
}

/** Closed claims about these are kept for a shorter time. */
export function cosmeticKinds({ kinds }: Catalogue): DamageKind[] {
  return codesOf(kinds.filter(isCosmetic))
}
