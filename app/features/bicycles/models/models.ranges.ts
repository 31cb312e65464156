import { foldSerial, normaliseSerial, serialLength } from './models.serials.ts'

/** So many numbers of their own, and so many ranges. */
export const serialsMost = { single: 20_000, ranges: 200 } as const

/** A number, or a range from one to another, as it was written. */
export type SerialRange = { first: string; last: string }

export type FoldedRange = SerialRange & { firstFolded: string; lastFolded: string }

type Read =
  | { ranges: FoldedRange[] }
  | { wrong: 'serial-line' | 'serial-backwards'; line: string }
  | { wrong: 'serials-many' }

/** A line, or what stands between commas, is a number, or a range: `C68.51S.00100 – C68.51S.00250`. */
export function readSerials(text: string): Read {
  const found = new Map<string, FoldedRange>()
  let ranges = 0
  for (const line of text.split(/[\n,;]/).map((part) => part.trim())) {
    if (!line) continue
    const range = readLine(line)
    if (typeof range === 'string') return { wrong: range, line: line.slice(0, 60) }
    if (range.firstFolded !== range.lastFolded) ranges += 1
    found.set(`${range.firstFolded} ${range.lastFolded}`, range)
    if (ranges > serialsMost.ranges || found.size > serialsMost.single) return { wrong: 'serials-many' }
  }
  return { ranges: [...found.values()] }
}

function readLine(line: string): FoldedRange | 'serial-line' | 'serial-backwards' {
  // A dash within a number has no space around it.
  const [first = '', last = first, ...more] = line
    .split(/\s+(?:-|–|—|\.\.+|…)\s+/u)
    .map((part) => normaliseSerial(part))
  if (more.length > 0 || !isNumber(first) || !isNumber(last)) return 'serial-line'
  if (first === last && isTwo(first)) return 'serial-line'
  const range = { first, last, firstFolded: foldSerial(first), lastFolded: foldSerial(last) }
  const isForwards = range.firstFolded.length === range.lastFolded.length && range.firstFolded <= range.lastFolded
  return isForwards ? range : 'serial-backwards'
}

/** So many characters of two numbers alike make them two of one series. */
const alike = 3

/** A range without blanks around its dash: kept as one number, it would find none of its bicycles. */
function isTwo(text: string): boolean {
  const middle = Math.floor(text.length / 2)
  const [one, other] = [text.slice(0, middle), text.slice(middle + 1)]
  return (
    text[middle] === '-' &&
    one.length === other.length &&
    one.slice(0, alike) === other.slice(0, alike) &&
    isNumber(one) &&
    isNumber(other)
  )
}

function isNumber(text: string): boolean {
  const { least, most } = serialLength
  return text.length >= least && text.length <= most && /^[A-Z0-9]+(?:[.-][A-Z0-9]+)*$/.test(text)
}

/** As the form shows them again. */
export function writeSerials(ranges: readonly SerialRange[]): string {
  return ranges.map(({ first, last }) => (first === last ? first : `${first} – ${last}`)).join('\n')
}
