import type { Family, ModelFamily, SerialGroup } from '#app/catalogue/catalogue.ts'

export const serialLength = { least: 4, most: 40 } as const

/** What is asked of a family where numbers are checked: any list of families will do. */
export type SerialFamily = Pick<Family, 'code' | 'serial' | 'example'>

export type Separators = { dots: number; dashes: number }

/** What is wrong with a number for the family it was typed for, and the families whose rule it does fit. */
export type SerialProblem = SerialFault & { family: SerialFamily; looksLike: ModelFamily[] }

export type SerialFault =
  | { reason: 'missing' | 'space' | 'empty-group' | 'link-without-number' | 'link-of-passport' }
  | { reason: 'too-short' | 'too-long'; length: number }
  | { reason: 'character'; character: string }
  | { reason: 'separators'; found: Separators; expected: Separators }
  | { reason: 'group-missing'; groups: number; expected: number }
  /** A group, counted from 1, is not made as the rule has it; undefined: the number is one group. */
  | { reason: 'group'; at: number | undefined; group: SerialGroup }
  /** A link holds several numbers that fit, the likeliest first: the person who holds the bicycle knows which. */
  | { reason: 'several'; candidates: string[] }

export type SerialCheck = { serial: string } | { wrong: SerialProblem }

/** @param code of one of the families. @throws where it is of none: the form has checked that before */
export function checkSerial(families: readonly SerialFamily[], code: ModelFamily, text: string): SerialCheck {
  const family = families.find((one) => one.code === code)
  if (!family) throw new Error(`No family ${code}`)
  const candidates = numbersInLink(inPlainCharacters(text), families).filter((part) => !faultOf(family, part))
  if (candidates.length > 1) return { wrong: { reason: 'several', candidates, family, looksLike: [] } }
  const serial = normaliseSerial(text, families, code)
  const fault = faultOf(family, serial)
  if (!fault) return { serial }
  const looksLike = familiesOf(families, serial)
  const missing = missingGroup(family, serial, looksLike)
  if (!missing) return { wrong: { ...fault, family, looksLike } }
  return { wrong: { ...missing, family, looksLike: serial.startsWith(code) ? [] : looksLike } }
}

/**
 * One way of writing for what was typed, pasted or scanned; of a link, the last part that fits the family, or else any.
 * @param families where they are not told, whatever in a link has the look of a number counts as one
 */
export function normaliseSerial(text: string, families?: readonly SerialFamily[], code?: ModelFamily): string {
  const serial = inPlainCharacters(text)
  const parts = numbersInLink(serial, families)
  const family = families?.find((one) => one.code === code)
  const fitting = family && parts.find((part) => !faultOf(family, part))
  // Numbers with dots or dashes say more than bare ones, of which a link may hold others: of an article, of a day.
  return fitting ?? parts.find((part) => /[.-]/.test(part)) ?? parts[0] ?? withoutSpaces(serial, families, code)
}

/** Greasy thumbs type a space for a dash, or one too many: left out or replaced where the number fits by it. */
function withoutSpaces(serial: string, families: readonly SerialFamily[] = [], code?: ModelFamily): string {
  if (!/[^\S\r\n]/.test(serial) || /[\r\n]/.test(serial)) return serial
  const joined = ['', '-', '.'].map((sign) =>
    serial.replaceAll(/\s*([.-])\s*|\s+/g, (_, separator: string | undefined) => separator ?? sign),
  )
  const named = joined.find((one) => familiesOf(families, one).some((family) => one.startsWith(family)))
  const own = families.filter((family) => family.code === code)
  return named ?? joined.find((one) => familiesOf(own, one).length > 0) ?? serial
}

/** Whether it is a link, as the code of a sticker holds one: its slashes stand between no two numbers. */
export function isSerialLink(text: string): boolean {
  return linkIn(inPlainCharacters(text)) !== null
}

/** The families whose rule this number fits: several, where two cannot be told apart by their numbers. */
export function familiesOf(families: readonly SerialFamily[], serial: string): ModelFamily[] {
  return families.filter((family) => !faultOf(family, serial)).map(({ code }) => code)
}

/** The model a number tells by itself; undefined where it fits several, or none. */
export function familyOf(families: readonly SerialFamily[], typed: string): ModelFamily | undefined {
  const [family, ...others] = familiesOf(families, normaliseSerial(typed, families))
  return others.length === 0 ? family : undefined
}

/** Numbers that people confuse fold to the same text: for duplicate warnings only, never to be stored or shown. */
export function foldSerial(text: string, families?: readonly SerialFamily[]): string {
  return normaliseSerial(text, families)
    .replaceAll(/[ILOSZB|]/g, (character) => lookalikes[character] ?? character)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

const lookalikes: Record<string, string> = { I: '1', L: '1', '|': '1', O: '0', S: '5', Z: '2', B: '8' }

/** The separators that a family's numbers have. */
export function separatorsOf({ serial }: Pick<SerialFamily, 'serial'>): Separators {
  const count = (sign: SerialGroup['before']) => serial.filter(({ before }) => before === sign).length
  return { dots: count('.'), dashes: count('-') }
}

function faultOf(family: SerialFamily, serial: string): SerialFault | undefined {
  if (serial === '') return { reason: 'missing' }
  const link = linkIn(serial)
  if (link) return { reason: isOfPassport(link) ? 'link-of-passport' : 'link-without-number' }
  if (serial.length > serialLength.most) return { reason: 'too-long', length: serial.length }
  if (/\s/.test(serial)) return { reason: 'space' }
  const character = /[^A-Z0-9.-]/u.exec(serial)?.[0]
  if (character) return { reason: 'character', character }
  if (serial.length < serialLength.least) return { reason: 'too-short', length: serial.length }
  const found = separatorsIn(serial)
  const expected = separatorsOf(family)
  if (found.dots !== expected.dots || found.dashes !== expected.dashes) return { reason: 'separators', found, expected }
  if (/^[.-]|[.-]{2}|[.-]$/.test(serial)) return { reason: 'empty-group' }
  const wrong = firstThatFails(family.serial, serial)
  if (wrong === undefined) return undefined
  const group = family.serial[wrong]
  // Without a group there is no rule, and nothing to say of it.
  if (!group) return { reason: 'empty-group' }
  return { reason: 'group', at: family.serial.length > 1 ? wrong + 1 : undefined, group }
}

/**
 * The first group that cannot be matched, however the characters are shared out among those before it: groups may
 * follow each other without a sign between them. @returns its index, or undefined where all of the text fits
 */
function firstThatFails(groups: readonly SerialGroup[], serial: string): number | undefined {
  let ends = new Set([0])
  for (const [index, group] of groups.entries()) {
    const next = new Set([...ends].flatMap((from) => endsOf(group, serial, from)))
    if (next.size === 0) return index
    ends = next
  }
  return ends.has(serial.length) ? undefined : groups.length - 1
}

/** Where a group may end that begins at `from`. */
function endsOf({ before, prefix, kind, least, most }: SerialGroup, serial: string, from: number): number[] {
  const fixed = before + prefix
  if (!serial.startsWith(fixed, from)) return []
  const start = from + fixed.length
  const ends: number[] = []
  for (let length = 0; length <= most && start + length <= serial.length; length++) {
    if (length > 0 && !isOf(kind, serial.charAt(start + length - 1))) break
    if (length >= least) ends.push(start + length)
  }
  return ends
}

function isOf(kind: SerialGroup['kind'], character: string): boolean {
  if (kind === 'letters') return /[A-Z]/.test(character)
  return kind === 'digits' ? /\d/.test(character) : /[A-Z0-9]/.test(character)
}

/**
 * Looks for a family with the same kinds of separators, but more of them; not where the number names another family.
 */
function missingGroup(family: SerialFamily, serial: string, looksLike: readonly ModelFamily[]) {
  const [found, expected] = [separatorsIn(serial), separatorsOf(family)]
  const isFewer = (kind: keyof Separators) => found[kind] > 0 && found[kind] < expected[kind]
  const isLacking = (isFewer('dots') && found.dashes === 0) || (isFewer('dashes') && found.dots === 0)
  if (!isLacking || /^[.-]|[.-]{2}|[.-]$|[^A-Z0-9.-]/u.test(serial)) return undefined
  if (!serial.startsWith(family.code) && looksLike.some((other) => serial.startsWith(other))) return undefined
  return { reason: 'group-missing', groups: partsBetween(found), expected: partsBetween(expected) } as const
}

function partsBetween({ dots, dashes }: Separators): number {
  return dots + dashes + 1
}

function separatorsIn(serial: string): Separators {
  return { dots: serial.split('.').length - 1, dashes: serial.split('-').length - 1 }
}

function inPlainCharacters(text: string): string {
  const visible = text.normalize('NFKC').replaceAll(/\p{Cf}|(?!\s)\p{Cc}/gu, '')
  const dashed = visible.replaceAll(/[\p{Dash}\u2043]/gu, '-')
  // Upper case can take a letter apart again (ΐ becomes three characters), hence the second NFKC.
  return joinTwoLines(dashed).trim().toUpperCase().normalize('NFKC')
}

/** On some bikes the number stands half above and half below the QR code; a third line would be something else. */
function joinTwoLines(text: string): string {
  const lines = text
    .split(/[\r\n\u2028\u2029]/)
    .map((line) => line.trim())
    .filter(Boolean)
  return lines.length === 2 ? lines.join('') : text
}

function linkIn(text: string): URL | null {
  const isLink = /^(?:HTTPS?:\/\/|[A-Z0-9-]+(?:\.[A-Z0-9-]+)*\.[A-Z]{2,}\/)/.test(text)
  return isLink ? (URL.parse(text) ?? URL.parse(`https://${text}`)) : null
}

/** The portal's own sticker, on the bicycle beside that with its number: its code has the look of a number, and is none. */
function isOfPassport({ pathname }: URL): boolean {
  return /^(?:\/[A-Z]{2})?\/P\/[A-Z0-9_-]{16}\/?$/.test(pathname)
}

/** The parts of a link that could be a number, the last first; none of what is no link. */
function numbersInLink(text: string, families: readonly SerialFamily[] | undefined): string[] {
  const link = linkIn(text)
  if (!link || isOfPassport(link)) return []
  const fits = (part: string) => (families ? familiesOf(families, part).length > 0 : looksLikeNumber(part))
  const parts = [...link.pathname.split('/'), ...link.searchParams.values(), link.hash.slice(1)]
    .map(inPlainCharacters)
    .filter((part) => /\d/.test(part) && fits(part))
  // A link has other words too, some with a digit: /BIKES2/, ?FROM=LABEL2.
  const numbers = parts.filter((part) => digitsIn(part) >= 3)
  return [...new Set((numbers.length > 0 ? numbers : parts).toReversed())]
}

function looksLikeNumber(part: string): boolean {
  const { least, most } = serialLength
  return part.length >= least && part.length <= most && /^[A-Z0-9]+(?:[.-][A-Z0-9]+)*$/.test(part)
}

function digitsIn(text: string): number {
  return text.replaceAll(/\D/g, '').length
}
