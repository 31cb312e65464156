/** How hard a password looks to guess, for the hint beside its field; the server alone decides what is refused. */
export type Strength = 'short' | 'weak' | 'fair' | 'good'

/** Length counts more than anything else; of few different characters none makes a good one. */
export function strengthOf(password: string, minimum: number): Strength {
  const length = password.length
  const different = new Set(password.toLowerCase()).size
  if (length < minimum) return 'short'
  if (length < 8 || different < 5 || isRun(password)) return 'weak'
  return length < 12 || different < 8 ? 'fair' : 'good'
}

/** 'abcdefgh', '87654321': each character is the next one, or the one before. */
function isRun(password: string): boolean {
  const codes = Array.from(password).map((character) => character.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)))
  return steps.size === 1 && [0, 1, -1].some((step) => steps.has(step))
}
