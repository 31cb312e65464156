import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn, type SlotValue, type WordTable } from '#app/kit/words/words.ts'
import { formsWords } from './forms.words.ts'

/** What is wrong with a field; an empty path is the form as a whole. */
export type FieldProblem = {
  path: string
  /** The key of a sentence in the form's own words, else in `forms.words.ts`; anything else is shown as it stands. */
  message: string
  slots?: Record<string, SlotValue>
  /** Where what it tells of is shown; the alert of the form leads there. */
  to?: string
}

/**
 * What a verb returns where a person has something to correct: status 400, or `status` where somebody else was quicker
 * and another try can succeed. `submitted` replaces those fields in what comes back.
 */
export type Mistake = FieldProblem & { status?: number; submitted?: FormValues }

/** What was in the fields, to be put back into them. */
export type FormValues = Record<string, string | string[]>

/** What an action answers when the person has something to correct. */
export type Failure = { problems: FieldProblem[]; submitted: FormValues }

/** As it comes back with its page: which of the page's forms it was. */
export type FormFailure<Intent extends string = string> = Failure & { intent: Intent; status: number }

/** Checks while compiling that the sentences a schema names exist: `const say = keysOf(ticketWords)`. */
export function keysOf<Table extends WordTable>(_table: Table): (key: keyof Table & string) => string {
  return (key) => key
}

export function wordProblem(locale: Locale, table: WordTable, problem: FieldProblem): string {
  const { message, slots = {} } = problem
  const home = [table, formsWords].find((words) => Object.hasOwn(words, message))
  if (!home) return message
  // Which slots a sentence has is known only for a key known while compiling; an issue brings all it has.
  const say = sayIn(home, locale) as (key: string, slots: Record<string, SlotValue>) => string
  return say(message, slots)
}
