import type { Turn } from '#app/catalogue/catalogue.answers.ts'
import type { Answer } from '#app/catalogue/catalogue.ts'

/**
 * A standard answer that can be sent as it stands; `own`: the same in the language of who sends it, where that is another;
 * `fits`: it is meant for this kind of damage; `next`: whose move follows it.
 */
export type ReadyAnswer = Pick<Answer, 'code' | 'kind' | 'decision'> & {
  title: string
  text: string
  own: string | null
  fits: boolean
  next: Turn
}

/** Whose move follows a text: that of the last answer in it, and the customer’s after one’s own words. */
export function turnAfterText(text: string, answers: readonly ReadyAnswer[]): Turn {
  const found = answers
    .filter((answer) => answer.text !== '' && text.includes(answer.text))
    .toSorted((one, other) => text.lastIndexOf(one.text) - text.lastIndexOf(other.text))
  return found.at(-1)?.next ?? 'dealer'
}

/** What was typed is never lost; nor is an answer put in twice. */
export function appended(typed: string, text: string): string {
  if (typed.includes(text)) return typed
  return typed.trim() === '' ? text : `${typed.trimEnd()}\n\n${text}`
}
