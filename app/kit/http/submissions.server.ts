import { createHash } from 'node:crypto'

/**
 * The number under which a form is taken whose own has made something else already: two windows that go on with one draft
 * post under one. The same for the same content, so that a repeated post does nothing twice.
 */
export function numberAfter(submission: string, ...content: unknown[]): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([submission, ...content]))
    .digest('hex')
  // Of version 8, RFC 9562: made up as its maker sees fit.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}
