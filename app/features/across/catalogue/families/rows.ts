import * as z from 'zod/mini'
import type { FormValues } from '#app/kit/forms/problems.ts'

/** Rows of a form, as many as its field `count` says; each has the same parts, `prefix_2` is one of the second. */
export type Rows<Part extends string = string> = {
  count: string
  /** The buttons that add and remove a row are of the form: they work without a script. */
  button: string
  parts: readonly Part[]
  least: number
  most: number
}

export function rowField(part: string, row: number): string {
  return `${part}_${row}`
}

export function rowNumbers(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1)
}

/** How many rows a form says it has. */
export function rowCountIn({ least, most }: Rows, text: unknown): number {
  const count = text === '' ? least : Number(text)
  return Number.isInteger(count) && count >= least ? Math.min(count, most) : least
}

/** For the schema of a form: how many rows it has is known only when it is read, so its types do not name their fields. */
export function rowFields({ parts, count: name }: Rows, count: number): object {
  const typed = z.optional(z.string().check(z.trim(), z.maxLength(100)))
  const fields = rowNumbers(count).flatMap((row) => parts.map((part) => [rowField(part, row), typed]))
  return { ...Object.fromEntries(fields), [name]: z.optional(z.string()) }
}

export function rowLabels<Part extends string>(
  { parts, count: name }: Rows<Part>,
  count: number,
  label: (part: Part, row: number) => string,
): object {
  const labels = rowNumbers(count).flatMap((row) => parts.map((part) => [rowField(part, row), label(part, row)]))
  return { ...Object.fromEntries(labels), [name]: '' }
}

/** What was typed in one row. */
export function rowTexts<Part extends string>({ parts }: Rows<Part>, value: object, row: number): Record<Part, string> {
  const all = new Map<string, unknown>(Object.entries(value))
  const texts = parts.map((part) => {
    const text = all.get(rowField(part, row))
    return [part, typeof text === 'string' ? text.trim() : '']
  })
  // Made of the parts, so it has exactly their names.
  return Object.fromEntries(texts) as Record<Part, string>
}

/** What the fields begin with. */
export function rowsTyped<Part extends string>(
  { count }: Rows<Part>,
  rows: readonly Record<Part, string | number>[],
): FormValues {
  const typed = rows.flatMap((row, at) =>
    Object.entries<string | number>(row).map(([part, value]) => [rowField(part, at + 1), String(value)]),
  )
  return { ...Object.fromEntries(typed), [count]: String(rows.length) }
}

/** A form in which only the button of a row was pressed: with one row more or less it comes back as it stands. */
export function changeRows(rows: Rows, sent: URLSearchParams): { fields: URLSearchParams; comesBack: boolean } {
  const asked = sent.get(rows.button)
  if (asked === null) return { fields: sent, comesBack: false }
  const count = rowCountIn(rows, sent.get(rows.count) ?? '')
  const fields = new URLSearchParams(sent)
  const gone = Number(/^remove-(\d+)$/.exec(asked)?.[1] ?? 0)
  if (asked === 'add') fields.set(rows.count, String(Math.min(count + 1, rows.most)))
  else if (gone >= 1 && gone <= count) {
    for (const part of rows.parts) {
      for (let row = gone; row < count; row += 1)
        fields.set(rowField(part, row), sent.get(rowField(part, row + 1)) ?? '')
      fields.delete(rowField(part, count))
    }
    fields.set(rows.count, String(Math.max(count - 1, rows.least)))
  }
  return { fields, comesBack: true }
}
