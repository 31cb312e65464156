import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Portal } from '#app/portal.server.ts'
import { shownKey } from '../comparing.ts'
import type { Column, Mistake } from '../kind.ts'
import { type Reason, reasonWords } from '../reasons.words.ts'
import { listMistakes } from '../rows.store.server.ts'
import { pageWords } from './page.words.ts'

/** A mistake in the words of its reader. */
export type ShownMistake = { line: number; column: string; value: string; reason: string; isWarning: boolean }

export function shownMistake(locale: Locale, columns: readonly Column[], mistake: Mistake): ShownMistake {
  const { line, field, value, reason, slots = {}, isWarning = false } = mistake
  const column = columns.find(({ name }) => name === field)
  const label = column ? column.label[locale] : sayIn(pageWords, locale)('whole-row')
  const why = sayReason(locale, reason, { ...slots, ...optionsOf(locale, column) })
  return { line, column: label, value: shownKey(value), reason: why, isWarning }
}

/** Which slots a sentence has is known only for a key known while compiling; what waited in the database brings its own. */
export function sayReason(locale: Locale, reason: Reason, slots: Record<string, string | number> = {}): string {
  const say = sayIn(reasonWords, locale) as (key: Reason, slots: Record<string, string | number>) => string
  return say(reason, slots)
}

function optionsOf(locale: Locale, column: Column | undefined): { options?: string } {
  if (column?.cell.type !== 'choice') return {}
  return {
    options: Object.values(column.cell.options)
      .map((words) => words[locale])
      .join(', '),
  }
}

const atOnce = 1000

/** All of them, in the order of the file. */
export async function* eachMistake({ db }: Portal, id: number): AsyncGenerator<Mistake, void, undefined> {
  for (let offset = 0; ; offset += atOnce) {
    const found = await listMistakes(db, id, offset, atOnce)
    yield* found
    if (found.length < atOnce) return
  }
}
