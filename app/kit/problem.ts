import { isRouteErrorResponse } from 'react-router'
import type { SlotValue, WordTable } from './words/words.ts'

/**
 * The refusals a visitor deserves to read, with their status. Their sentences stand in `problem.words.ts`; both tables
 * must be complete to compile.
 */
const statuses = {
  'person-changed': 401,
  'not-found': 404,
  'order-not-found': 404,
  'lead-gone': 404,
  'handed-over': 404,
  'not-yours': 403,
  'only-looking': 403,
  'module-missing': 403,
  'foreign-origin': 403,
  'body-too-large': 413,
  'body-malformed': 400,
  'query-repeated': 400,
  'too-many-tries': 429,
  'too-many-tickets': 429,
  'too-many-messages': 429,
  'too-many-registrations': 429,
  'too-many-appointments': 429,
  'too-many-remarks': 429,
  'too-many-shares': 429,
  'ticket-closed': 409,
  'closed-meanwhile': 409,
  'stage-moved': 409,
  conflict: 409,
  'storage-full': 507,
  'disk-fails': 503,
  unavailable: 503,
} as const

export type ProblemCode = keyof typeof statuses

type Slots = Record<string, SlotValue>

/**
 * A refusal, thrown from wherever it is noticed. It has the shape of the router's ErrorResponse (and is no Error) so
 * that the status reaches the answer and the code the error page, in documents and data requests alike.
 */
export class Problem {
  readonly code: ProblemCode
  readonly status: (typeof statuses)[ProblemCode]
  readonly statusText: string
  readonly internal = false
  readonly data: { code: ProblemCode; detail?: string; slots?: Slots }
  #cause: unknown

  /** @param detail more for the page that shows it; with `slots`, the key of a sentence */
  constructor(code: ProblemCode, detail?: string, slots?: Slots) {
    this.code = code
    this.status = statuses[code]
    this.statusText = code
    this.data = { code, ...(detail !== undefined && { detail }), ...(slots && { slots }) }
  }

  static from(cause: unknown, code: ProblemCode): Problem {
    const problem = new Problem(code)
    problem.#cause = cause
    return problem
  }

  /** What it came from, for the operator: no field, since those go to the browser. */
  get cause(): unknown {
    return this.#cause
  }

  /** For operators: the code, then the messages of all causes down to the first. */
  toString(): string {
    const said: string[] = [this.code]
    for (let cause = this.#cause; cause instanceof Error; cause = cause.cause) said.push(cause.message || cause.name)
    return said.join(': ')
  }
}

/** For lost races: what comes back with the form is a sentence of its own words. */
export function conflictIn<Table extends WordTable>(
  _words: Table,
): (key: keyof Table & string, slots?: Slots) => Problem {
  return (key, slots) => new Problem('conflict', key, slots)
}

/** The code of a refusal as the error page receives it, on either side. */
export function problemCodeOf(error: unknown): ProblemCode | undefined {
  if (!isRouteErrorResponse(error)) return undefined
  const data: unknown = error.data
  const code = typeof data === 'object' && data !== null && 'code' in data ? data.code : undefined
  return isProblemCode(code) ? code : undefined
}

/** What a refusal says beside its code. */
export function problemDetailOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined
  const data: unknown = error.data
  const detail = typeof data === 'object' && data !== null && 'detail' in data ? data.detail : undefined
  return typeof detail === 'string' ? detail : undefined
}

export function isProblemCode(code: unknown): code is ProblemCode {
  return typeof code === 'string' && Object.hasOwn(statuses, code)
}
