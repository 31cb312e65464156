import * as z from 'zod/mini'
import { day } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { amountMost, readAmount, readPercent } from '#app/kit/words/amounts.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { serialLength } from '#app/features/bicycles/models/models.serials.ts'
import {
  fieldOf,
  isBlank,
  isSerial,
  linePartNames,
  type LinePart,
  lineTextsIn,
  linesMost,
  readQuantity,
  readSerials,
} from './items.ts'
import { lineWords } from './items.words.ts'

const say = keysOf(lineWords)

/** The button that adds or removes a line is one of the form: it works without a script. */
export const linesButton = 'change_lines'

/** For one line: the numbers of some three thousand bicycles, and a form of one megabyte holds twenty such lines. */
const serialsMost = 50_000

/** How many lines a form says it has. */
export function lineCountIn(text: string | null | undefined): number {
  const count = Number(text)
  return Number.isInteger(count) && count >= 1 ? Math.min(count, linesMost) : 1
}

/**
 * The fields of the lines, for the schema of a form beside its own: how many there are is known only when it is read, so
 * its types do not name them, and `readLines` finds them by their names.
 */
export function lineFields(count: number): object {
  const typed = z.optional(z.string().check(z.trim(), z.maxLength(300)))
  const serials = z.optional(z.string().check(z.trim(), z.maxLength(serialsMost)))
  return Object.fromEntries(eachField(count).map((name) => [name, name.startsWith('serials') ? serials : typed]))
}

/** What the form says of each field, in their order. */
export function lineLabels(count: number, label: (part: LinePart, line: number) => string): object {
  return Object.fromEntries(
    numbersTo(count).flatMap((line) => linePartNames.map((part) => [fieldOf(part, line), label(part, line)])),
  )
}

function eachField(count: number): string[] {
  return numbersTo(count).flatMap((line) => linePartNames.map((part) => fieldOf(part, line)))
}

function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1)
}

/** What is wrong with the lines: asked while other fields are still wrong, so that one submit names it all. */
export function linesCheck<Value extends object>(locale: Locale, count: number, isWhole: boolean) {
  return z.superRefine<Value>(
    (value, context) => {
      const found = numbersTo(count).flatMap((line) => mistakesIn(locale, value, line, isWhole))
      const isEmpty = numbersTo(count).every((line) => isBlank(lineTextsIn(value, line)))
      if (isEmpty) found.push({ path: fieldOf('item', 1), message: say('line-none'), params: {} })
      for (const { path, message, params } of found) context.addIssue({ code: 'custom', path: [path], message, params })
    },
    { when: () => true },
  )
}

type Found = { path: string; message: string; params: Record<string, string | number> }

function mistakesIn(locale: Locale, value: object, line: number, isWhole: boolean): Found[] {
  const texts = lineTextsIn(value, line)
  if (isBlank(texts)) return []
  const quantity = readQuantity(locale, texts.quantity)
  const price = readAmount(locale, texts.price)
  const serials = readSerials(texts.serials)
  const none = serials.find((serial) => !isSerial(serial))
  const isQuantity = quantity !== undefined && quantity > 0 && (!isWhole || Number.isInteger(quantity))
  const wrong: [LinePart, boolean, string][] = [
    ['item', texts.item === '', say('line-item')],
    ['quantity', !isQuantity, say(isWhole ? 'line-quantity' : 'line-quantity-part')],
    ['price', price === undefined || price < 0 || price > amountMost, say('line-price')],
    ['discount', readPercent(locale, texts.discount || '0') === undefined, say('line-discount')],
    ['expected', texts.expected !== '' && !day().safeParse(texts.expected).success, say('line-expected')],
    ['serials', none !== undefined, say('line-serial-wrong')],
    ['serials', isQuantity && serials.length > quantity, say('line-serials')],
  ]
  const params = { serial: none?.slice(0, 2 * serialLength.most) ?? '', most: serialLength.most }
  return wrong
    .filter(([, isWrong]) => isWrong)
    .map(([part, , message]) => ({ path: fieldOf(part, line), message, params }))
}

/** A link, which a page shows: nothing but an address of the web, which the database knows by its small letters. */
export function webAddress() {
  return z.optional(
    z.string().check(
      z.trim(),
      z.maxLength(2000),
      z.overwrite((typed) => typed.replace(/^https?:/i, (scheme) => scheme.toLowerCase())),
      z.refine((typed) => typed === '' || (/^https?:\/\//.test(typed) && URL.canParse(typed)), say('link-wrong')),
    ),
  )
}

/**
 * A form in which only the button of a line was pressed: with one line more or less it comes back as it stands.
 * @param parts what a line is made of, and how many lines there may be, where that is not as of quotes and orders
 */
export function changeLines(
  sent: URLSearchParams,
  { parts, most }: { parts: readonly string[]; most: number } = { parts: linePartNames, most: linesMost },
): { fields: URLSearchParams; comesBack: boolean } {
  const asked = sent.get(linesButton)
  if (asked === null) return { fields: sent, comesBack: false }
  const count = lineCountIn(sent.get('lines'))
  const fields = new URLSearchParams(sent)
  const gone = Number(/^remove-(\d+)$/.exec(asked)?.[1] ?? 0)
  if (asked === 'add' && count < most) {
    fields.set('lines', String(count + 1))
    fields.set(fieldOf('quantity', count + 1), '1')
  } else if (gone >= 1 && gone <= count) {
    for (const part of parts) {
      for (let line = gone; line < count; line += 1)
        fields.set(`${part}_${line}`, sent.get(`${part}_${line + 1}`) ?? '')
      fields.delete(`${part}_${count}`)
    }
    fields.set('lines', String(Math.max(count - 1, 1)))
  }
  return { fields, comesBack: true }
}
