import { type ModelFamily, modelFamilies } from './models.ts'

export const serialLength = { least: 4, most: 40 } as const

export type Separators = { dots: number; dashes: number }

/** What is wrong with a number for the family it was typed for, and the families whose rule it does fit. */
export type SerialProblem = SerialFault & { family: ModelFamily; looksLike: ModelFamily[] }

export type SerialFault =
  | { reason: 'missing' | 'space' | 'empty-group' | 'link-without-number' }
  | { reason: 'too-short' | 'too-long'; length: number }
  | { reason: 'character'; character: string }
  | { reason: 'separators'; found: Separators; expected: Separators }
  | { reason: 'group-missing'; groups: number; expected: number }
  /** A link holds several numbers that fit, the likeliest first: the person who holds the bicycle knows which. */
  | { reason: 'several'; candidates: string[] }

export type SerialCheck = { serial: string } | { wrong: SerialProblem }

/** A number is groups of letters and digits, and the families differ by what stands between the groups. */
const serialSeparators: Record<ModelFamily, Separators> = {
  C68: { dots: 2, dashes: 0 },
  V4R: { dots: 0, dashes: 2 },
  V3: { dots: 0, dashes: 3 },
  V3R: { dots: 0, dashes: 0 },
  TT1: { dots: 0, dashes: 0 },
}

export const serialExamples: Record<ModelFamily, string> = {
  C68: 'C68.51S.00123',
  V4R: 'V4R-0510-A1234',
  V3: 'V3-51S-22-00417',
  V3R: 'V3R22K00981',
  TT1: 'TT1M00231',
}

export function checkSerial(family: ModelFamily, text: string): SerialCheck {
  const candidates = numbersInLink(inPlainCharacters(text)).filter((part) => !faultOf(family, part))
  if (candidates.length > 1) return { wrong: { reason: 'several', candidates, family, looksLike: [] } }
  const serial = normaliseSerial(text, family)
  const fault = faultOf(family, serial)
  if (!fault) return { serial }
  const looksLike = familiesOf(serial)
  const missing = missingGroup(family, serial, looksLike)
  if (!missing) return { wrong: { ...fault, family, looksLike } }
  return { wrong: { ...missing, family, looksLike: serial.startsWith(family) ? [] : looksLike } }
}

/** One way of writing for what was typed, pasted or scanned; of a link, the last part that fits the family, or else any. */
export function normaliseSerial(text: string, family?: ModelFamily): string {
  const serial = inPlainCharacters(text)
  const parts = numbersInLink(serial)
  const fitting = parts.find((part) => family && !faultOf(family, part))
  // Numbers with dots or dashes say more than bare ones, of which a link may hold others: of an article, of a day.
  return fitting ?? parts.find((part) => /[.-]/.test(part)) ?? parts[0] ?? serial
}

/** The families whose rule this number fits: several, since TT1 and V3R cannot be told apart. */
export function familiesOf(serial: string): ModelFamily[] {
  return modelFamilies.filter((family) => !faultOf(family, serial))
}

/** The model a number tells by itself; undefined where it fits several, or none. */
export function familyOf(typed: string): ModelFamily | undefined {
  const [family, ...others] = familiesOf(normaliseSerial(typed))
  return others.length === 0 ? family : undefined
}

/** Numbers that people confuse fold to the same text: for duplicate warnings only, never to be stored or shown. */
export function foldSerial(text: string): string {
  return normaliseSerial(text)
    .replaceAll(/[ILOSZB|]/g, (character) => lookalikes[character] ?? character)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

const lookalikes: Record<string, string> = { I: '1', L: '1', '|': '1', O: '0', S: '5', Z: '2', B: '8' }

function faultOf(family: ModelFamily, serial: string): SerialFault | undefined {
  if (serial === '') return { reason: 'missing' }
  if (isLink(serial)) return { reason: 'link-without-number' }
  if (serial.length > serialLength.most) return { reason: 'too-long', length: serial.length }
  if (/\s/.test(serial)) return { reason: 'space' }
  const character = /[^A-Z0-9.-]/u.exec(serial)?.[0]
  if (character) return { reason: 'character', character }
  if (serial.length < serialLength.least) return { reason: 'too-short', length: serial.length }
  const found = separatorsIn(serial)
  const expected = serialSeparators[family]
  if (found.dots !== expected.dots || found.dashes !== expected.dashes) return { reason: 'separators', found, expected }
  return /^[.-]|[.-]{2}|[.-]$/.test(serial) ? { reason: 'empty-group' } : undefined
}

/** Of a family that has as many kinds of separators, but more of them; not where the number names another family. */
function missingGroup(family: ModelFamily, serial: string, looksLike: readonly ModelFamily[]) {
  const [found, expected] = [separatorsIn(serial), serialSeparators[family]]
  const isFewer = (kind: keyof Separators) => found[kind] > 0 && found[kind] < expected[kind]
  const isLacking = (isFewer('dots') && found.dashes === 0) || (isFewer('dashes') && found.dots === 0)
  if (!isLacking || /^[.-]|[.-]{2}|[.-]$|[^A-Z0-9.-]/u.test(serial)) return undefined
  if (!serial.startsWith(family) && looksLike.some((other) => serial.startsWith(other))) return undefined
  return { reason: 'group-missing', groups: groupsOf(found), expected: groupsOf(expected) } as const
}

function groupsOf({ dots, dashes }: Separators): number {
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

function isLink(text: string): boolean {
  return /^(?:HTTPS?:\/\/|[A-Z0-9-]+(?:\.[A-Z0-9-]+)*\.[A-Z]{2,}\/)/.test(text)
}

/** The parts of a link that could be a number, the last first; none of what is no link. */
function numbersInLink(text: string): string[] {
  if (!isLink(text)) return []
  const link = URL.parse(text) ?? URL.parse(`https://${text}`)
  if (!link) return []
  const parts = [...link.pathname.split('/'), ...link.searchParams.values(), link.hash.slice(1)]
    .map(inPlainCharacters)
    .filter((part) => /\d/.test(part) && familiesOf(part).length > 0)
  // A link has other words too, some with a digit: /BIKES2/, ?FROM=LABEL2.
  const numbers = parts.filter((part) => digitsIn(part) >= 3)
  return [...new Set((numbers.length > 0 ? numbers : parts).toReversed())]
}

function digitsIn(text: string): number {
  return text.replaceAll(/\D/g, '').length
}
