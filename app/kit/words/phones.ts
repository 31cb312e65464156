/** The address that a phone dials: of what was typed the digits and the plus. */
export function telOf(number: string): string {
  return `tel:${number.replaceAll(/[^\d+]/g, '')}`
}
