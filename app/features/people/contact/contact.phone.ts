/** As people write numbers: digits (at most 15, by E.164) with signs between, and words such as "ext." nowhere. */
export function isPhone(typed: string): boolean {
  const phone = tidyPhone(typed)
  const digits = phone.replaceAll(/\D/g, '').length
  return /^\+?[\d ()./-]+$/.test(phone) && digits >= 6 && digits <= 15
}

export function tidyPhone(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[‐-―]/g, '-').replaceAll(/\s+/g, ' ').trim()
}
