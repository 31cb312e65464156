import * as z from 'zod/mini'
import { keysOf } from '#app/kit/forms/problems.ts'
import { byLocale, fieldsByLocale, locales } from '#app/kit/words/locales.ts'
import { formWords } from './forms.words.ts'
import { choiceKinds, type ChoiceKind, type Kind, linesMost, type PackageLine, quantityMost } from './packages.ts'

const say = keysOf(formWords)

/** The parts of a line, each a field `NAME_1`, `NAME_2` and so on. */
export const packageLineParts = [
  'item_number',
  ...locales.map((locale) => `words_${locale}` as const),
  'quantity',
  ...choiceKinds,
] as const
export type PackageLinePart = (typeof packageLineParts)[number]

export function lineField(part: PackageLinePart, line: number): string {
  return `${part}_${line}`
}

const lengths: Partial<Record<PackageLinePart, number>> = {
  item_number: 60,
  quantity: 10,
  size: 600,
  colour: 600,
  variant: 600,
}

/** The fields of the lines; how many there are is known only when they are read, so its types do not name them. */
export function packageLineFields(count: number): object {
  return Object.fromEntries(
    numbersTo(count).flatMap((line) =>
      packageLineParts.map((part) => [
        lineField(part, line),
        z.optional(z.string().check(z.trim(), z.maxLength(lengths[part] ?? 200))),
      ]),
    ),
  )
}

export function packageLineLabels(count: number, label: (part: PackageLinePart, line: number) => string): object {
  return Object.fromEntries(
    numbersTo(count).flatMap((line) => packageLineParts.map((part) => [lineField(part, line), label(part, line)])),
  )
}

/** How many lines a form says it has; of a service there may be none. */
export function packageLineCount(text: string | null | undefined): number {
  const count = Number(text)
  return Number.isInteger(count) && count >= 1 ? Math.min(count, linesMost) : 1
}

function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1)
}

type Line = Record<PackageLinePart, string>

function lineIn(values: object, line: number): Line {
  const texts = values as Readonly<Record<string, unknown>> // Whatever stands there is made a text of below.
  const entries = packageLineParts.map((part) => {
    const text = texts[lineField(part, line)]
    return [part, typeof text === 'string' ? text.trim() : '']
  })
  return Object.fromEntries(entries) as Line
}

/** A line with nothing but a quantity does not count: there may be an empty one. */
function isBlank(line: Line): boolean {
  return packageLineParts.every((part) => part === 'quantity' || line[part] === '')
}

function isQuantity(text: string): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= quantityMost
}

/** What is wrong with the lines: asked while other fields are still wrong, so that one submit names it all. */
export function packageLinesCheck<Value extends object>(count: number, kind: Kind) {
  return z.superRefine<Value>(
    (value, context) => {
      const lines = numbersTo(count).map((line) => ({ line, texts: lineIn(value, line) }))
      const wrong = lines.flatMap(({ line, texts }) => mistakesIn(line, texts))
      if (kind === 'supply' && lines.every(({ texts }) => isBlank(texts)))
        wrong.push({ path: lineField('words_it', 1), message: say('lines-none') })
      for (const { path, message } of wrong) context.addIssue({ code: 'custom', path: [path], message })
    },
    { when: () => true },
  )
}

function mistakesIn(line: number, texts: Line) {
  if (isBlank(texts)) return []
  const hasWords = locales.some((locale) => texts[`words_${locale}`])
  return [
    ...(hasWords ? [] : [{ path: lineField('words_it', line), message: say('line-words') }]),
    ...(isQuantity(texts.quantity) ? [] : [{ path: lineField('quantity', line), message: say('quantity-wrong') }]),
  ]
}

/** The lines that were typed, of a form whose checks have passed. */
export function readPackageLines(values: object, count: number): PackageLine[] {
  return numbersTo(count)
    .map((line) => lineIn(values, line))
    .filter((texts) => !isBlank(texts))
    .map((texts) => ({
      itemNumber: texts.item_number,
      words: byLocale((locale) => texts[`words_${locale}`]),
      quantity: Number(texts.quantity),
      choices: { size: listIn(texts.size), colour: listIn(texts.colour), variant: listIn(texts.variant) },
    }))
}

/** `48, 51, 54`: each once. */
function listIn(typed: string): string[] {
  return [...new Set(typed.split(/[,;\n]/).flatMap((one) => one.trim() || []))]
}

/** What a form begins with. */
export function lineInitial(lines: readonly PackageLine[]): Record<string, string> {
  const values: Record<string, string> = { lines: String(Math.max(lines.length, 1)) }
  if (lines.length === 0) values[lineField('quantity', 1)] = '1'
  for (const [at, { itemNumber, words, quantity, choices }] of lines.entries()) {
    const texts: Line = {
      item_number: itemNumber,
      ...fieldsByLocale('words', (locale) => words[locale]),
      quantity: String(quantity),
      ...joined(choices),
    }
    for (const part of packageLineParts) values[lineField(part, at + 1)] = texts[part]
  }
  return values
}

function joined(choices: PackageLine['choices']): Record<ChoiceKind, string> {
  const { size, colour, variant } = choices
  return { size: size.join(', '), colour: colour.join(', '), variant: variant.join(', ') }
}
