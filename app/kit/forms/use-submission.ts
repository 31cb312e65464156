import { useState } from 'react'
import { isUuid } from '#app/kit/http/ids.ts'
import type { Typed } from './problems.ts'

/**
 * Which filling-in of a form this is. It stays the same one, however often the page is read again, until it is through;
 * only then does the next one begin.
 * @param fresh what the page offers for the next one
 * @param through the one the page says is through
 * @param typed what came back with the form: it goes on being the same one
 */
export function useSubmission(fresh: string, through: string | undefined, typed: Typed | undefined): string {
  const [held, hold] = useState(() => submissionIn(typed, fresh))
  if (through === held && fresh !== held) hold(fresh)
  return held
}

function submissionIn(typed: Typed | undefined, fresh: string): string {
  const submission = typed?.['submission']
  return isUuid(submission) ? submission : fresh
}
