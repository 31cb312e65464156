import * as z from 'zod/mini'
import type { FrameSize } from '#app/catalogue/catalogue.ts'
import { type FieldProblem, type FormValues, keysOf } from '#app/kit/forms/problems.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { formWords } from './forms.words.ts'
import { changeRows, rowCountIn, rowField, rowFields, type Rows, rowNumbers, rowsTyped, rowTexts } from './rows.ts'

const say = keysOf(formWords)

type Measure = Exclude<keyof FrameSize, 'size'>

/** What each measure may be: a figure outside of it is a slip. In the order of the columns. */
export const measures = {
  nominal: { from: 25, to: 85 },
  stack: { from: 200, to: 1000 },
  reach: { from: 150, to: 800 },
  seatTube: { from: 150, to: 1000 },
  standover: { from: 300, to: 1200 },
  headAngle: { from: 50, to: 85 },
  seatAngle: { from: 50, to: 89 },
  bbDrop: { from: -80, to: 150 },
  rake: { from: 0, to: 120 },
  crank: { from: 110, to: 220 },
  stem: { from: 0, to: 200 },
} as const satisfies Record<Measure, { from: number; to: number }>

const measureNames = [
  'nominal',
  'stack',
  'reach',
  'seatTube',
  'standover',
  'headAngle',
  'seatAngle',
  'bbDrop',
  'rake',
  'crank',
  'stem',
] as const satisfies readonly Measure[]

export const sizeRows = {
  count: 'rows',
  button: 'change_sizes',
  parts: ['size', ...measureNames],
  least: 1,
  most: 20,
} as const satisfies Rows<keyof FrameSize>

export type SizePart = (typeof sizeRows.parts)[number]

/** The geometry of a family; rows that are blank do not count. @param isUnread what was pasted had no row that could be read */
export function sizesForm(count: number, isUnread = false) {
  return z
    .object({
      revision: z.string(),
      ...rowFields(sizeRows, count),
      rows: z.optional(z.string()),
      pasted: z.optional(z.string()),
    })
    .check(
      z.superRefine<object>(
        (value, context) => {
          const mistakes = isUnread ? [{ path: 'pasted', message: say('pasted-unread') }] : sizeMistakes(value, count)
          for (const { path, message, slots } of mistakes)
            context.addIssue({ code: 'custom', path: [path], message, ...(slots ? { params: slots } : {}) })
        },
        { when: () => true },
      ),
    )
}

/** From the smallest to the largest. */
export function sizesIn(value: object, count: number): FrameSize[] {
  const sizes = filled(value, count).map(({ texts }) => {
    const figure = (name: Measure) => figureIn(texts[name]) ?? 0
    return {
      size: texts.size,
      nominal: figure('nominal'),
      stack: figure('stack'),
      reach: figure('reach'),
      seatTube: figure('seatTube'),
      standover: figure('standover'),
      headAngle: figure('headAngle'),
      seatAngle: figure('seatAngle'),
      bbDrop: figure('bbDrop'),
      rake: figure('rake'),
      crank: figure('crank'),
      stem: figure('stem'),
    }
  })
  return sizes.toSorted((one, other) => one.nominal - other.nominal)
}

function filled(value: object, count: number) {
  return rowNumbers(count)
    .map((row) => ({ row, texts: rowTexts(sizeRows, value, row) }))
    .filter(({ texts }) => Object.values(texts).some(Boolean))
}

function sizeMistakes(value: object, count: number): FieldProblem[] {
  const rows = filled(value, count)
  return rows.flatMap(({ row, texts }, at) => {
    const isName = texts.size !== '' && texts.size.length <= 20
    const before = rows.slice(0, at).map((other) => other.texts)
    const own = figureIn(texts.nominal)
    const isTwice = before.some(
      ({ size, nominal }) => size === texts.size || (own !== undefined && figureIn(nominal) === own),
    )
    const found: FieldProblem[] = []
    if (!isName) found.push({ path: rowField('size', row), message: say('size-name') })
    else if (isTwice) found.push({ path: rowField('size', row), message: say('size-twice') })
    for (const name of measureNames) {
      const { from, to } = measures[name]
      const figure = figureIn(texts[name])
      const path = rowField(name, row)
      if (texts[name] === '') found.push({ path, message: say('cell-missing') })
      else if (figure === undefined || figure < from || figure > to)
        found.push({ path, message: say('cell-range'), slots: { from, to } })
    }
    return found
  })
}

/** A comma or a point, and a minus of whatever kind. */
function figureIn(typed: string): number | undefined {
  const plain = typed.replace(',', '.').replace(/^[−–]/, '-')
  return /^-?\d{1,4}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined
}

/** What the fields begin with: figures as the reader's language writes them. */
export function sizesTyped(locale: Locale, geometry: readonly FrameSize[]): FormValues {
  const written = (value: string | number) => (locale === 'en' ? String(value) : String(value).replace('.', ','))
  const rows = geometry.map((size) => {
    const figures = measureNames.map((name) => [name, written(size[name])])
    return { ...Object.fromEntries(figures), size: size.size } as Record<SizePart, string>
  })
  return rows.length > 0 ? rowsTyped(sizeRows, rows) : { [sizeRows.count]: '3' }
}

/** The buttons of the table: a row more, a row less, or all of it from what was pasted out of a sheet. */
export function changeSizes(sent: URLSearchParams): { fields: URLSearchParams; comesBack: boolean } {
  if (!isToPaste(sent)) return changeRows(sizeRows, sent)
  const rows = rowsIn(sent.get('pasted') ?? '')
  if (rows.length === 0) return { fields: sent, comesBack: false }
  const fields = new URLSearchParams(sent)
  for (const row of rowNumbers(rowCountIn(sizeRows, sent.get(sizeRows.count) ?? '')))
    for (const part of sizeRows.parts) fields.delete(rowField(part, row))
  for (const [at, cells] of rows.entries())
    for (const [column, part] of sizeRows.parts.entries()) fields.set(rowField(part, at + 1), cells[column] ?? '')
  fields.set(sizeRows.count, String(rows.length))
  fields.delete('pasted')
  return { fields, comesBack: true }
}

/** Whether the table was to be filled, and not kept. */
export function isToPaste(sent: URLSearchParams): boolean {
  return sent.get(sizeRows.button) === 'paste'
}

/** Lines of cells with tabs or semicolons between; a head, in which the nominal size is no figure, is none of them. */
function rowsIn(pasted: string): string[][] {
  return pasted
    .split(/\r?\n/)
    .map((line) => line.split(line.includes('\t') ? '\t' : ';').map((cell) => cell.trim()))
    .filter((cells) => figureIn(cells[1] ?? '') !== undefined)
    .slice(0, sizeRows.most)
}
