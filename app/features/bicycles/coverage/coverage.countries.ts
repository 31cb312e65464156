import { dayOf, timeZone as makersZone } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'

/**
 * The countries a claim can come from, with the zone in which their days end. Where the mainland has several zones it is
 * the westernmost, so that the last day of a period counts for everybody there.
 */
const zones = {
  AT: 'Europe/Vienna',
  BE: 'Europe/Brussels',
  BG: 'Europe/Sofia',
  HR: 'Europe/Zagreb',
  CY: 'Asia/Nicosia',
  CZ: 'Europe/Prague',
  DK: 'Europe/Copenhagen',
  EE: 'Europe/Tallinn',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  DE: 'Europe/Berlin',
  GR: 'Europe/Athens',
  HU: 'Europe/Budapest',
  IE: 'Europe/Dublin',
  IT: 'Europe/Rome',
  LV: 'Europe/Riga',
  LT: 'Europe/Vilnius',
  LU: 'Europe/Luxembourg',
  MT: 'Europe/Malta',
  NL: 'Europe/Amsterdam',
  PL: 'Europe/Warsaw',
  PT: 'Europe/Lisbon',
  RO: 'Europe/Bucharest',
  SK: 'Europe/Bratislava',
  SI: 'Europe/Ljubljana',
  ES: 'Europe/Madrid',
  SE: 'Europe/Stockholm',
  AE: 'Asia/Dubai',
  AU: 'Australia/Perth',
  CA: 'America/Vancouver',
  CH: 'Europe/Zurich',
  GB: 'Europe/London',
  HK: 'Asia/Hong_Kong',
  IL: 'Asia/Jerusalem',
  IS: 'Atlantic/Reykjavik',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
  LI: 'Europe/Vaduz',
  MC: 'Europe/Monaco',
  MX: 'America/Tijuana',
  NO: 'Europe/Oslo',
  NZ: 'Pacific/Auckland',
  SG: 'Asia/Singapore',
  SM: 'Europe/San_Marino',
  TH: 'Asia/Bangkok',
  TR: 'Europe/Istanbul',
  TW: 'Asia/Taipei',
  US: 'America/Los_Angeles',
  ZA: 'Africa/Johannesburg',
} as const

export type Country = keyof typeof zones

// The keys of a literal are known to be its own.
export const countryCodes = Object.keys(zones) as [Country, ...Country[]]

export function isCountry(value: unknown): value is Country {
  return typeof value === 'string' && Object.hasOwn(zones, value)
}

/** The day it is in the buyer's country, or in the maker's for a country not offered. */
export function todayIn(country: string | null, now: Date): string {
  return dayFormat(isCountry(country) ? zones[country] : makersZone()).format(now)
}

/**
 * The last day a bicycle can have been bought. A country's day is counted in its westernmost zone; the maker's day is
 * ahead of all of America's, so that nobody there is told that today is the future.
 */
export function lastDayOfPurchase(country: string | null, now: Date): string {
  const [there, here] = [todayIn(country, now), dayOf(now)]
  return there > here ? there : here
}

/** The time zone by which people of a country count days and hours, where nothing else is known. */
export function timeZoneOf(country: Country): string {
  return zones[country]
}

/** As people say it; only Hong Kong has a name in full that nobody uses, and short ones would be "UK" and "É.-U.". */
export function countryName(locale: Locale, country: string): string {
  return country === 'HK' ? 'Hong Kong' : (namesIn(locale).of(country) ?? country)
}

/** For the form: every country offered, in the order of the reader's alphabet. */
export function countriesIn(locale: Locale): { code: Country; name: string }[] {
  return Object.keys(zones)
    .filter(isCountry)
    .map((code) => ({ code, name: countryName(locale, code) }))
    .sort((one, other) => one.name.localeCompare(other.name, locale))
}

const dayFormats = new Map<string, Intl.DateTimeFormat>()
const names = new Map<Locale, Intl.DisplayNames>()

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  // Swedish writes a date as YYYY-MM-DD.
  const format = dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone })
  dayFormats.set(timeZone, format)
  return format
}

function namesIn(locale: Locale): Intl.DisplayNames {
  const made = names.get(locale) ?? new Intl.DisplayNames(locale === 'en' ? 'en-GB' : locale, { type: 'region' })
  names.set(locale, made)
  return made
}
