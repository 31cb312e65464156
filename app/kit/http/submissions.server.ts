import { createHash } from 'node:crypto'
import type { Mistake } from '#app/kit/forms/problems.ts'

/**
 * The number under which a form is taken whose own has made something else already: two windows that go on with one draft
 * post under one. The same for the same content, so that a repeated post does nothing twice.
 */
export function numberAfter(submission: string, ...content: unknown[]): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([submission, ...content]))
    .digest('hex')
  // A UUID of version 8, which RFC 9562 leaves to its maker's own use.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}

type Adding<Id> = {
  /** @returns undefined where that number is taken */
  add: (number: string) => Promise<Id | undefined>
  /** Whether what bears that number says the same. */
  isSame: (number: string) => Promise<boolean>
}

/**
 * Adds what a form says, once however often it is posted; where it says something else than before, that is added as well.
 * @returns what `add` does, or undefined where this very thing is there already
 */
export async function addOnce<Id>(number: string, content: unknown[], adding: Adding<Id>): Promise<Id | undefined> {
  const added = await adding.add(number)
  if (added !== undefined) return added
  return (await adding.isSame(number)) ? undefined : addOnce(numberAfter(number, ...content), content, adding)
}

/**
 * What a form made that makes something with a page, or has made already. `saved`: it made that one, and says something else
 * by now.
 */
export type Made = { id: number } | { saved: number }

/**
 * A form's content, by which it is recognised when it comes again. The version its writer has seen is no part of it.
 */
export function contentOf({ submission, ...form }: { submission: string; [name: string]: unknown }): string {
  return numberAfter(submission, { ...form, version: undefined })
}

/** Forms older than the column have no known content. */
export function madeBefore({ id, formContent }: { id: number; formContent: string | null }, content: string): Made {
  return formContent === null || formContent === content ? { id } : { saved: id }
}

/** The outcome of such a form: it goes on to the page of what it made, or comes back and leads there. */
export function madeAt(made: Made | Mistake, notice: string, page: (id: number) => string) {
  if ('path' in made) return made
  return 'saved' in made ? savedAlready(page(made.saved)) : { notice, page: page(made.id) }
}

/** @param to the page of what is saved, where the form is not on a page that leads there */
export function savedAlready(to?: string): Mistake {
  return { path: '', message: 'saved-already', status: 409, ...(to && { to }) }
}

/**
 * For what nobody corrects once it is sent, like a request: the form comes back, and another press sends it as it is by
 * now, beside the first. Its next number is the same for the same content, so that a repeated post sends it once.
 */
export function sentAlready(submission: string, content: string): Mistake {
  return {
    path: '',
    message: 'sent-already',
    status: 409,
    submitted: { submission: numberAfter(submission, content) },
  }
}
