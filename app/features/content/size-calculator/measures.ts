import type { Cockpit, Rider } from './size-calculator.ts'

const measureFields = ['height', 'inseam', 'stem', 'angle', 'spacers'] as const
export type MeasureField = (typeof measureFields)[number]

export type Measures = { rider: Rider; cockpit: Cockpit }
export type Typed = Record<MeasureField, string>

/** The key of a sentence, and what it names: limits, or the value that may have been meant. */
export type Mistake =
  | { key: 'required' | 'number' | 'proportion' }
  | { key: 'range'; least: number; most: number }
  | { key: 'unit'; meant: number }

export type Mistakes = Partial<Record<MeasureField, Mistake>>

export type Reading =
  | { state: 'blank'; typed: Typed }
  | { state: 'wrong'; typed: Typed; mistakes: Mistakes }
  | { state: 'ready'; typed: Typed; measures: Measures }

type Range = { least: number; most: number; unit: 'cm' | 'mm' | '°' }

/** What is plausible: a number outside of it is a slip. */
export const ranges: Record<MeasureField, Range> = {
  height: { least: 140, most: 210, unit: 'cm' },
  inseam: { least: 60, most: 105, unit: 'cm' },
  stem: { least: 50, most: 150, unit: 'mm' },
  angle: { least: -20, most: 20, unit: '°' },
  spacers: { least: 0, most: 60, unit: 'mm' },
}

export function isMeasureField(name: unknown): name is MeasureField {
  return measureFields.some((field) => field === name)
}

/**
 * Reads an address: the result of a person is a link.
 * @param isSent a form was sent, even if nothing is in it: an address has its fields then
 */
export function readMeasures(search: URLSearchParams, isSent = search.has('height')): Reading {
  const typed = typedIn(search)
  if (!isSent && measureFields.every((field) => typed[field] === '')) return { state: 'blank', typed }
  const mistakes: Mistakes = {}
  const read = (field: MeasureField) => {
    const found = readNumber(typed[field], ranges[field])
    if (typeof found !== 'object') return found
    mistakes[field] = found
    return undefined
  }
  const [height, inseam, stem, stemAngle, spacers] = measureFields.map(read)
  if (typed.height === '') mistakes.height = { key: 'required' }
  if (typed.inseam === '') mistakes.inseam = { key: 'required' }
  if (height !== undefined && inseam !== undefined && !isPlausible(inseam / height))
    mistakes.inseam = { key: 'proportion' }
  if (height === undefined || inseam === undefined || Object.keys(mistakes).length > 0)
    return { state: 'wrong', typed, mistakes }
  const cockpit = {
    ...(stem === undefined ? {} : { stem }),
    ...(stemAngle === undefined ? {} : { stemAngle }),
    ...(spacers === undefined ? {} : { spacers }),
  }
  return {
    state: 'ready',
    typed,
    measures: { rider: { height: inMillimetres(height), inseam: inMillimetres(inseam) }, cockpit },
  }
}

/** What an address may name beside the measures: a family and one of its sizes. */
export type Shown = { model?: string | null; size?: string | undefined }

/** The address's search for what was typed; nothing typed leaves it empty. */
export function searchOf(typed: Partial<Typed>, { model, size }: Shown = {}): string {
  const search = new URLSearchParams()
  if (model) search.set('model', model)
  for (const field of measureFields) if (typed[field]) search.set(field, typed[field])
  if (size) search.set('size', size)
  const text = search.toString()
  return text && `?${text}`
}

function typedIn(search: URLSearchParams): Typed {
  const text = (field: MeasureField) => (search.get(field) ?? '').trim().slice(0, 20)
  return {
    height: text('height'),
    inseam: text('inseam'),
    stem: text('stem'),
    angle: text('angle'),
    spacers: text('spacers'),
  }
}

/** A comma or a point, a minus of whatever kind, and the unit may stand behind it. */
function readNumber(typed: string, { least, most, unit }: Range): number | Mistake | undefined {
  if (typed === '') return undefined
  const plain = typed.replace(unit, '').trim().replace(',', '.').replace(/^[−–]/, '-')
  if (!/^[+-]?\d{1,5}(?:\.\d{1,3})?$/.test(plain)) return { key: 'number' }
  // Nobody reads a zero with a minus.
  const value = Number(plain) || 0
  const isIn = (one: number) => one >= least && one <= most
  if (isIn(value)) return value
  // Centimetres typed as millimetres or metres.
  const meant = unit === 'cm' ? [value / 10, value * 100].find(isIn) : undefined
  return meant === undefined ? { key: 'range', least, most } : { key: 'unit', meant: tenth(meant) }
}

/** The extremes among adults are some 0.42 and 0.52. */
function isPlausible(share: number): boolean {
  return share >= 0.4 && share <= 0.55
}

function inMillimetres(centimetres: number): number {
  return tenth(centimetres * 10)
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
