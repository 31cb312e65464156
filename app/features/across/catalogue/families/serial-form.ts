import * as z from 'zod/mini'
import type { Family, SerialGroup } from '#app/catalogue/catalogue.ts'
import { finding, text } from '#app/kit/forms/fields.ts'
import { type FormValues, keysOf } from '#app/kit/forms/problems.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { checkSerial, normaliseSerial, serialLength } from '#app/features/bicycles/models/models.serials.ts'
import { serialProblem, serialWords } from '#app/features/bicycles/models/models.serials.words.ts'
import { formWords } from './forms.words.ts'
import { rowField, rowFields, type Rows, rowNumbers, rowsTyped, rowTexts } from './rows.ts'

const say = keysOf(formWords)

export const signs = ['.', '-'] as const
export const serialKinds = ['digits', 'letters', 'either'] as const satisfies readonly SerialGroup['kind'][]

export const groupRows = {
  count: 'groups',
  button: 'change_groups',
  parts: ['before', 'prefix', 'kind', 'least', 'most'],
  least: 1,
  most: 8,
} as const satisfies Rows

/** How many numbers may be tried at once. */
const triedMost = 100

/** The rule of a family, group by group; its example has to fit. */
export function serialForm(locale: Locale, code: string, count: number) {
  return z
    .object({
      revision: z.string(),
      ...rowFields(groupRows, count),
      groups: z.optional(z.string()),
      example: text({ max: serialLength.most }),
      tried: z.optional(z.string().check(z.maxLength(10_000))),
    })
    .check(
      z.superRefine<object>(
        (value, context) => {
          for (const { path, message } of groupMistakes(groupsIn(value, count)))
            context.addIssue({ code: 'custom', path: [path], message })
        },
        { when: () => true },
      ),
      finding<{ example: string }>('example', (value) => {
        const serial = groupsIn(value, count)
        if (!value.example || groupMistakes(serial).length > 0) return undefined
        const checked = checkSerial([{ code, serial, example: value.example }], code, value.example)
        return 'wrong' in checked ? { message: serialProblem(sayIn(serialWords, locale), checked.wrong) } : undefined
      }),
    )
}

export function groupsIn(value: object, count: number): SerialGroup[] {
  return rowNumbers(count).map((row) => {
    const { before, prefix, kind, least, most } = rowTexts(groupRows, value, row)
    return {
      before: row === 1 ? '' : (signs.find((sign) => sign === before) ?? ''),
      prefix: prefix.toUpperCase(),
      kind: serialKinds.find((one) => one === kind) ?? 'either',
      least: lengthIn(least),
      most: lengthIn(most === '' ? least : most),
    }
  })
}

function lengthIn(typed: string): number {
  if (typed === '') return 0
  const length = /^\d{1,2}$/.test(typed) ? Number(typed) : NaN
  return length <= serialLength.most ? length : NaN
}

function groupMistakes(groups: readonly SerialGroup[]): { path: string; message: string }[] {
  return groups.flatMap(({ prefix, least, most }, at) => {
    const wrong: [string, boolean, string][] = [
      ['prefix', !/^[A-Z0-9]{0,20}$/.test(prefix), say('prefix')],
      ['least', Number.isNaN(least), say('length')],
      ['most', Number.isNaN(most) && !Number.isNaN(least), say('length')],
      ['most', least > most, say('lengths')],
      ['most', most === 0 && prefix === '', say('group-empty')],
    ]
    return wrong.flatMap(([part, isWrong, message]) => (isWrong ? [{ path: rowField(part, at + 1), message }] : []))
  })
}

/** What the fields begin with. */
export function serialTyped({ serial, example }: Pick<Family, 'serial' | 'example'>): FormValues {
  return { ...rowsTyped(groupRows, serial), example }
}

/** Groups that the example of a new family lets one guess: they are then put right one by one. Undefined: it is no number. */
export function groupsFrom(code: string, example: string): SerialGroup[] | undefined {
  const serial = normaliseSerial(example)
  const isNumber = /^[A-Z0-9]+(?:[.-][A-Z0-9]+)*$/.test(serial)
  const parts = serial.split(/(?=[.-])/)
  const { least, most } = serialLength
  if (!isNumber || serial.length < least || serial.length > most || parts.length > groupRows.most) return undefined
  return parts.map((part) => {
    const before = signs.find((sign) => part.startsWith(sign)) ?? ''
    const made = part.slice(before.length)
    const prefix = made.startsWith(code) ? code : ''
    const rest = made.slice(prefix.length)
    const kind = /^\d*$/.test(rest) ? 'digits' : /^[A-Z]*$/.test(rest) ? 'letters' : 'either'
    return { before, prefix, kind, least: rest.length, most: rest.length }
  })
}

/** The numbers to try, one a line. */
export function triedIn(typed: string | undefined): string[] {
  const lines = (typed ?? '').split('\n').map((line) => line.trim())
  return lines.filter(Boolean).slice(0, triedMost)
}
