import type { Answer } from '#app/catalogue/catalogue.ts'

/** A standard answer that can be sent as it stands. */
export type ReadyAnswer = Pick<Answer, 'code' | 'kind'> & { title: string; text: string }

/** What was typed is never lost. */
export function appended(typed: string, text: string): string {
  return typed.trim() === '' ? text : `${typed.trimEnd()}\n\n${text}`
}
