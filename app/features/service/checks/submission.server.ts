import { createHash } from 'node:crypto'

/**
 * One for each step and person, the same whenever the page is opened: what was uploaded and typed is found again, on
 * another phone as well. Nobody else's: drafts and files are read by their owner alone.
 */
export function submissionOf(checkId: number, part: string, accountId: number): string {
  const hex = createHash('sha256').update(`check ${checkId} ${part} ${accountId}`).digest('hex')
  // A UUID of version 8, which RFC 9562 leaves to its maker's own use.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Under which what is typed on a step is kept. */
export function draftOf(checkId: number, part: string): string {
  return `check.${checkId}.${part}`
}
