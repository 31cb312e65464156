/** What the law wants to be read by anybody. */
export const legalTexts = ['privacy', 'terms', 'imprint'] as const
export type LegalText = (typeof legalTexts)[number]

export function isLegalText(name: string | undefined): name is LegalText {
  return legalTexts.some((text) => text === name)
}
