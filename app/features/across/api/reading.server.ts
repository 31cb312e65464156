import type * as z from 'zod/mini'
import type { Locale } from '#app/kit/words/locales.ts'
import { brokenRuleIn } from '#app/kit/intake/intake.server.ts'
import type { Refusal } from '#app/kit/intake/intake.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { Refused } from './problems.server.ts'
import { problemsWords } from './problems.words.ts'

type Issue = z.core.$ZodIssue

/** So many places are named at once. */
const namedMost = 100

/** A body as its schema reads it. @throws Refused body-invalid, with every place by its pointer */
export function readBody<Schema extends z.ZodMiniType>(schema: Schema, body: unknown, locale: Locale) {
  const read = schema.safeParse(body)
  if (read.success) return read.data
  const errors = mistakesIn(read.error, body, locale)
  throw new Refused('body-invalid', {
    errors: errors.map(({ path, detail }) => ({ pointer: pointerOf(path), detail })),
  })
}

/** @throws Refused query-invalid, with every parameter by its name */
export function readQuery<Schema extends z.ZodMiniType>(schema: Schema, query: URLSearchParams, locale: Locale) {
  const [once, repeated] = [new Set<string>(), new Set<string>()]
  for (const name of query.keys()) (once.has(name) ? repeated : once).add(name)
  const typed = Object.fromEntries(query)
  const read = schema.safeParse(typed)
  if (read.success && repeated.size === 0) return read.data
  const twice = [...repeated].map((name) => ({ path: [name], detail: sayIn(problemsWords, locale)('field-twice') }))
  const errors = [...twice, ...(read.success ? [] : mistakesIn(read.error, typed, locale))].slice(0, namedMost)
  throw new Refused('query-invalid', {
    errors: errors.map(({ path, detail }) => ({ parameter: path.join('.').slice(0, 100).toWellFormed(), detail })),
  })
}

/** Each place that is wrong, and what is wrong with it. @param whole what was read */
export function mistakesIn({ issues }: z.core.$ZodError, whole: unknown, locale: Locale) {
  const found = issues.flatMap((issue) => placesOf(issue).map((path) => ({ issue, path })))
  return found.slice(0, namedMost).map(({ issue, path }) => ({
    path,
    detail: detailOf(locale, issue, valueAt(whole, path) === undefined),
  }))
}

type Path = (string | number)[]

/** Unknown fields are one issue of the object that has them. */
function placesOf(issue: Issue): Path[] {
  const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)))
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path]
}

function detailOf(locale: Locale, issue: Issue, isMissing: boolean): string {
  const say = sayIn(problemsWords, locale)
  if (issue.code === 'unrecognized_keys') return say('field-unknown')
  if (isMissing) return say('field-missing')
  if (issue.code === 'invalid_type') return say('field-type', { expected: issue.expected })
  if (issue.code === 'too_small') return say(`field-small.${sizeOf(issue)}`, { count: String(issue.minimum) })
  if (issue.code === 'too_big') return say(`field-big.${sizeOf(issue)}`, { count: String(issue.maximum) })
  if (issue.code === 'invalid_value') return say('field-choice', { options: issue.values.join(', ') })
  const rule = brokenRuleIn(issue)
  if (rule) return refusalIn(locale, rule)
  return say((issue.code === 'invalid_format' && formats.get(issue.format)) || 'field-wrong')
}

/** What is long, what has many parts, or what is large. */
function sizeOf({ origin }: { origin: string }): 'text' | 'list' | 'number' {
  if (origin === 'string') return 'text'
  return origin === 'array' ? 'list' : 'number'
}

const formats = new Map<string, 'field-date' | 'field-moment' | 'field-uuid' | 'field-email' | 'field-link'>([
  ['date', 'field-date'],
  ['datetime', 'field-moment'],
  ['uuid', 'field-uuid'],
  ['email', 'field-email'],
  ['url', 'field-link'],
])

const refusalWords = {
  missing: 'field-missing',
  'wrong-form': 'field-wrong',
  'too-long': 'field-wrong',
  'too-many': 'field-wrong',
  'unknown-field': 'field-unknown',
  'in-future': 'field-future',
  'no-currency': 'field-currency',
  'no-country': 'field-country',
  'no-sum': 'field-sum',
  'open-beyond': 'field-open',
  'unknown-company': 'field-company',
  'no-row': 'field-wrong',
} as const satisfies Record<Refusal, keyof typeof problemsWords>

/** A rule of what is handed over, in words of a program's fields. */
export function refusalIn(locale: Locale, refusal: Refusal): string {
  return sayIn(problemsWords, locale)(refusalWords[refusal])
}

function valueAt(whole: unknown, path: Path): unknown {
  let value = whole
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<PropertyKey, unknown>)[key]
  }
  return value
}

/**
 * RFC 6901. A key that the caller made up may be as long as their body, and hold what no database keeps: as much as tells
 * which is meant.
 */
export function pointerOf(path: readonly (string | number)[]): string {
  return path
    .map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('')
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, 300)
    .toWellFormed()
}
