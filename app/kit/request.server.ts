import { AsyncLocalStorage } from 'node:async_hooks'

/** What belongs to the request in whose course something runs: for lines of the log, and for a page about a failure. */
export type RequestFacts = {
  requestId: string
  /** Whose session it came with, once that is known. */
  actor?: number
  /** Where it came from, as a name that only this portal can make. */
  from: () => string
  /** Up to where, in the primary's log of changes, this person has just written. */
  wrote?: number
  /** Where its lists are read from, once that is chosen. */
  readsFrom?: 'primary' | 'replica'
  /** The form it brought, as far as it was read. */
  form?: { fields: URLSearchParams; hasFiles?: boolean }
}

const current = new AsyncLocalStorage<RequestFacts>()

/** Runs a request: its lines in the log need not be told which it is. */
export function inRequest<Result>(facts: RequestFacts, run: () => Result): Result {
  return current.run(facts, run)
}

export function requestFacts(): RequestFacts | undefined {
  return current.getStore()
}

/** From here on the request is somebody's. */
export function noteActor(accountId: number): void {
  const facts = current.getStore()
  if (facts) facts.actor = accountId
}
