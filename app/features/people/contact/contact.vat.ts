/** How a number is written in each country of the European Union (VIES), with its country in front. */
const shapes: Record<string, { shape: RegExp; example: string }> = {
  AT: { shape: /^ATU\d{8}$/, example: 'ATU12345678' },
  BE: { shape: /^BE[01]\d{9}$/, example: 'BE0123456789' },
  BG: { shape: /^BG\d{9,10}$/, example: 'BG123456789' },
  HR: { shape: /^HR\d{11}$/, example: 'HR12345678901' },
  CY: { shape: /^CY\d{8}[A-Z]$/, example: 'CY12345678X' },
  CZ: { shape: /^CZ\d{8,10}$/, example: 'CZ12345678' },
  DK: { shape: /^DK\d{8}$/, example: 'DK12345678' },
  EE: { shape: /^EE\d{9}$/, example: 'EE123456789' },
  FI: { shape: /^FI\d{8}$/, example: 'FI12345678' },
  FR: { shape: /^FR[A-HJ-NP-Z0-9]{2}\d{9}$/, example: 'FR12345678901' },
  DE: { shape: /^DE\d{9}$/, example: 'DE123456789' },
  GR: { shape: /^EL\d{9}$/, example: 'EL123456789' },
  HU: { shape: /^HU\d{8}$/, example: 'HU12345678' },
  IE: { shape: /^IE(?:\d{7}[A-Z]{1,2}|\d[A-Z+*]\d{5}[A-Z])$/, example: 'IE1234567A' },
  IT: { shape: /^IT\d{11}$/, example: 'IT12345678901' },
  LV: { shape: /^LV\d{11}$/, example: 'LV12345678901' },
  LT: { shape: /^LT(?:\d{9}|\d{12})$/, example: 'LT123456789' },
  LU: { shape: /^LU\d{8}$/, example: 'LU12345678' },
  MT: { shape: /^MT\d{8}$/, example: 'MT12345678' },
  NL: { shape: /^NL\d{9}B\d{2}$/, example: 'NL123456789B01' },
  PL: { shape: /^PL\d{10}$/, example: 'PL1234567890' },
  PT: { shape: /^PT\d{9}$/, example: 'PT123456789' },
  RO: { shape: /^RO\d{2,10}$/, example: 'RO12345678' },
  SK: { shape: /^SK\d{10}$/, example: 'SK1234567890' },
  SI: { shape: /^SI\d{8}$/, example: 'SI12345678' },
  ES: { shape: /^ES(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/, example: 'ESB12345678' },
  SE: { shape: /^SE\d{12}$/, example: 'SE123456789001' },
}

/** Whether dealers of a country have a number of the European Union. */
export function hasEuVat(country: string): boolean {
  return Object.hasOwn(shapes, country)
}

/** Without what people put between the digits; within the European Union with its country in front. */
export function normaliseVat(country: string, typed: string): string {
  const bare = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s.,\-/‐-―·]/g, '')
  if (!bare || !hasEuVat(country)) return bare
  const prefix = prefixOf(country)
  const number = bare.replace(country === 'GR' ? /^(?:EL|GR)/ : new RegExp(`^${prefix}`), '')
  // Belgian numbers had nine digits until 2008, and many still write them so.
  return prefix + (country === 'BE' && /^\d{9}$/.test(number) ? `0${number}` : number)
}

/** @returns undefined when the number looks right, else how one of that country looks */
export function exampleIfWrong(country: string, typed: string): string | undefined {
  const known = shapes[country]
  if (!known || !typed.trim()) return undefined
  return known.shape.test(normaliseVat(country, typed)) ? undefined : known.example
}

/** Greece alone has another prefix than its country code. */
function prefixOf(country: string): string {
  return country === 'GR' ? 'EL' : country
}
