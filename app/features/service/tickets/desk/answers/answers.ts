import type { Answer } from '#app/catalogue/catalogue.ts'

/**
 * A standard answer that can be sent as it stands; `own`: the same in the language of who sends it, where that is another;
 * `fits`: it is meant for this kind of damage.
 */
export type ReadyAnswer = Pick<Answer, 'code' | 'kind'> & {
  title: string
  text: string
  own: string | null
  fits: boolean
}

/** What was typed is never lost; nor is an answer put in twice. */
export function appended(typed: string, text: string): string {
  if (typed.includes(text)) return typed
  return typed.trim() === '' ? text : `${typed.trimEnd()}\n\n${text}`
}
