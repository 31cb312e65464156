import * as z from 'zod/mini'
import { choice, optionalText } from '#app/kit/forms/fields.ts'
import type { Choices } from '../columns.ts'
import { kindNames } from '../kind-names.ts'
import { fileWords } from './file.words.ts'
import { pageWords } from './page.words.ts'

/** The sentences of both forms. */
export const formWords = { ...pageWords, ...fileWords }

export const newImportForm = z.object({ kind: choice(kindNames), submission: z.uuid() })

/** The name of the field by which a column of the file is chosen for one of ours. */
export function fieldFor(column: string): string {
  return `column-${column}`
}

/** A form with a choice for each column of a kind. */
export function columnsForm(columns: readonly { name: string }[]) {
  const chosen = columns.map(({ name }) => [fieldFor(name), optionalText({ max: 4 })] as const)
  return z.object({
    ...Object.fromEntries(chosen),
    days: choice(['dmy', 'mdy']),
    decimals: choice(['comma', 'point']),
  })
}

/** @param width how many columns the file has */
export function choicesIn(
  values: Record<string, unknown>,
  columns: readonly { name: string }[],
  width: number,
): Choices {
  const chosen = columns.flatMap(({ name }) => {
    const typed = values[fieldFor(name)]
    const at = typeof typed === 'string' && /^\d{1,3}$/.test(typed) ? Number(typed) : width
    return at < width ? [[name, at] as const] : []
  })
  return {
    columns: Object.fromEntries(chosen),
    writing: { days: values['days'] === 'mdy' ? 'mdy' : 'dmy', decimals: values['decimals'] === 'point' ? '.' : ',' },
  }
}
