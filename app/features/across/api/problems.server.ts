import { apiLimits } from '#app/limits.ts'
import { Problem, type ProblemCode } from '#app/kit/problem.ts'
import { problemWords } from '#app/kit/problem.words.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { root } from './api.ts'
import { problemsWords } from './problems.words.ts'

const statuses = {
  unauthorized: 401,
  nobody: 403,
  'scope-missing': 403,
  'too-many-calls': 429,
  'not-found': 404,
  'method-unknown': 405,
  'type-unsupported': 415,
  'encoding-unsupported': 415,
  'too-large': 413,
  'not-json': 400,
  'body-invalid': 400,
  'rows-refused': 400,
  'query-invalid': 400,
  'key-invalid': 400,
  'key-reused': 409,
  'key-at-work': 409,
  'moved-on': 409,
  'file-refused': 400,
  'file-broken': 400,
  'submission-used': 409,
  broken: 500,
} as const satisfies Partial<Record<keyof typeof problemsWords, number>>

export type CallProblem = keyof typeof statuses

/** Those of the portal's own refusals that a program may meet. */
const ofPortal = [
  'not-yours',
  'module-missing',
  'too-many-tickets',
  'too-many-messages',
  'ticket-closed',
  'storage-full',
  'disk-fails',
  'unavailable',
] as const satisfies readonly ProblemCode[]

export type ListedProblem = { code: string; status: number; title: string }

/** All that a call can be refused for: each is the anchor of a `type`. */
export function listProblems(locale: Locale): ListedProblem[] {
  const say = sayIn(problemsWords, locale) as (key: string, slots: Record<string, string>) => string
  const slots = { scope: '…', method: '…', id: '…', count: String(apiLimits.callsAMinute) }
  const own = Object.entries(statuses).map(([code, status]) => ({ code, status, title: say(code, slots) }))
  const others = ofPortal.map((code) => ({
    code,
    status: new Problem(code).status,
    title: sayIn(problemWords, locale)(code),
  }))
  return [...own, ...others]
}

/** One place of a body or an address that is wrong: `pointer` by RFC 6901, `parameter` by its name. */
export type FieldError = { pointer: string; detail: string } | { parameter: string; detail: string }

type Refusal = {
  detail?: string
  errors?: readonly FieldError[]
  headers?: Record<string, string>
  slots?: Record<string, string>
  /** Where what is refused says more exactly than its code does. */
  status?: number
}

/** A call that is refused. Thrown, and turned into an answer where all calls end. */
export class Refused {
  readonly code: CallProblem
  readonly refusal: Refusal

  constructor(code: CallProblem, refusal: Refusal = {}) {
    this.code = code
    this.refusal = refusal
  }
}

/** By RFC 9457, in the caller's language. */
export function answerRefused(locale: Locale, { code, refusal }: Refused): Response {
  const say = sayIn(problemsWords, locale) as (key: string, slots?: Record<string, string>) => string
  const { detail, errors, headers, slots, status = statuses[code] } = refusal
  const words = `${code}.words`
  const text = detail ?? (words in problemsWords ? say(words, slots) : undefined)
  return problemAnswer({ code, title: say(code, slots), status, detail: text, errors }, headers)
}

/** What a verb of the portal refuses, in its own words; what only a page's reader would understand, in ours. */
export function answerProblem(locale: Locale, { code, status }: Problem): Response {
  if (status === 404) return answerRefused(locale, new Refused('not-found'))
  if (code === 'conflict') return answerRefused(locale, new Refused('moved-on'))
  if (code === 'body-too-large') return answerRefused(locale, new Refused('too-large'))
  return problemAnswer({ code, title: sayIn(problemWords, locale)(code), status })
}

type Document = {
  code: string
  title: string
  status: number
  detail?: string | undefined
  errors?: readonly FieldError[] | undefined
}

function problemAnswer({ code, ...rest }: Document, more: Record<string, string> = {}): Response {
  const headers = { ...more, 'content-type': 'application/problem+json' }
  return new Response(JSON.stringify({ type: `${root}#${code}`, ...rest }), { status: rest.status, headers })
}
