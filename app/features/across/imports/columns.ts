import { folded } from '#app/kit/lists/searchable.ts'
import { locales } from '#app/kit/words/locales.ts'
import type { RawCell } from '#app/kit/sheets/sheets.ts'
import type { Writing } from './cells.ts'
import { textOf } from './cells.ts'
import type { Column, Kind } from './kind.ts'

/** Which column of the file, by its place, is taken for which of ours; and how the file writes. */
export type Choices = { columns: Record<string, number>; writing: Writing }

/** A head as it is compared: no capitals, accents, blanks or signs. */
export function headerKey(text: string): string {
  return folded(text)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 100)
}

/**
 * What the file's columns seem to be: by what they were taken for the last time, else by their names in any language.
 * @param remembered ours, by the key of the head
 */
export function guessColumns(
  kind: Pick<Kind, 'columns'>,
  header: readonly string[],
  remembered: ReadonlyMap<string, string>,
): Record<string, number> {
  const keys = header.map(headerKey)
  const guessed: Record<string, number> = {}
  const taken = new Set<number>()
  const take = (name: string, at: number) => {
    if (at < 0 || taken.has(at) || name in guessed) return
    guessed[name] = at
    taken.add(at)
  }
  for (const { name } of kind.columns)
    take(
      name,
      keys.findIndex((key) => key !== '' && remembered.get(key) === name),
    )
  const find = (column: Column, names: readonly string[]) =>
    take(
      column.name,
      keys.findIndex((key, at) => !taken.has(at) && names.includes(key)),
    )
  // What others call a column may be the plain name of another, as `discount` of a line and of a whole quote: it is the
  // other's only where both are there.
  const lent = new Set(kind.columns.filter((column) => isAliasOfOther(kind, column)))
  for (const column of kind.columns) if (!lent.has(column)) find(column, [headerKey(column.name)])
  for (const column of kind.columns) find(column, namesOf(column))
  for (const column of lent) find(column, [headerKey(column.name)])
  return guessed
}

function isAliasOfOther({ columns }: Pick<Kind, 'columns'>, column: Column): boolean {
  const name = headerKey(column.name)
  return columns.some((other) => other !== column && (other.aliases ?? []).some((one) => headerKey(one) === name))
}

/** In any language, and as others call it. */
function namesOf({ label, aliases = [] }: Column): string[] {
  return [...locales.map((locale) => label[locale]), ...aliases].map(headerKey)
}

/** How the first rows write days and decimals; where they do not tell, as most of Europe does. */
export function guessWriting(rows: readonly (readonly RawCell[])[]): Writing {
  const texts = rows
    .flat()
    .filter((cell) => typeof cell === 'string')
    .map(textOf)
  const days = texts.flatMap((text) => {
    const [, one, other] = /^(\d{1,2})[./-](\d{1,2})[./-](?:\d{4}|\d{2})(?:$|[ T])/.exec(text) ?? []
    return one && other ? [[Number(one), Number(other)] as const] : []
  })
  const isMonthFirst = days.some(([, other]) => other > 12) && !days.some(([one]) => one > 12)
  const commas = texts.filter((text) => /^[-+]?[\d.\s'’]*\d,\d{1,2}(?:\s?\S{1,3})?$/.test(text)).length
  const points = texts.filter((text) => /^[-+]?[\d,\s'’]*\d\.\d{1,2}(?:\s?\S{1,3})?$/.test(text)).length
  return { days: isMonthFirst ? 'mdy' : 'dmy', decimals: points > commas ? '.' : ',' }
}

/** The columns without which nothing can be read, and that no column of the file was chosen for. */
export function missingColumns({ columns }: Pick<Kind, 'columns'>, chosen: Record<string, number>): Column[] {
  return columns.filter(
    ({ name, isRequired, instead }) =>
      isRequired && chosen[name] === undefined && (instead === undefined || chosen[instead] === undefined),
  )
}
