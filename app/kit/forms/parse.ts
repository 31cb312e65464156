import * as z from 'zod/mini'
import type { Failure, FieldProblem, FormValues } from './problems.ts'

/** One level of named fields, as HTML forms have them. */
export type FormSchema = z.ZodMiniObject
type Fields = FormData | URLSearchParams
type Parsed<Schema extends FormSchema> =
  | { ok: true; value: z.output<Schema>; submitted: FormValues }
  | ({ ok: false } & Failure)

type FieldSchema = z.core.$ZodType
type Reading = string | string[] | boolean | number | undefined

/**
 * Reads the fields a schema knows, the same way in the browser and on the server. Only those named `secret` are kept
 * out of `submitted`, which goes back to the page.
 */
export function parseForm<Schema extends FormSchema>(
  schema: Schema,
  fields: Fields,
  { secret = [] }: { secret?: readonly (keyof z.output<Schema> & string)[] } = {},
): Parsed<Schema> {
  const readings: Record<string, Reading> = {}
  const submitted: FormValues = {}
  const problems = new Map<string, FieldProblem>()
  for (const [name, field] of Object.entries<FieldSchema>(schema.shape)) {
    const texts = fields.getAll(name).filter((value) => typeof value === 'string')
    const kind = kindOf(field)
    if (!secret.some((one) => one === name)) submitted[name] = kind === 'list' ? texts : (texts[0] ?? '')
    if (kind !== 'list' && texts.length > 1) problems.set(name, { path: name, message: 'field-repeated' })
    const reading = read(field, kind, texts.map(clean))
    if (reading !== undefined) readings[name] = reading
  }
  const result = z.safeParse(schema, readings, { error: genericMessage })
  for (const issue of result.error?.issues ?? []) {
    const problem = problemOf(issue)
    if (!problems.has(problem.path)) problems.set(problem.path, problem)
  }
  if (result.success && problems.size === 0) return { ok: true, value: result.data, submitted }
  return { ok: false, problems: [...problems.values()], submitted }
}

/** The fields that may not stay blank whatever the others say: those that get an asterisk. */
export function requiredFields(schema: FormSchema): Set<string> {
  const fields = Object.entries<FieldSchema>(schema.shape)
  return new Set(fields.filter(([, field]) => isRequired(field)).map(([name]) => name))
}

/** A page asks this of each field of all its forms whenever it is rendered. */
const required = new WeakMap<FieldSchema, boolean>()

function isRequired(field: FieldSchema): boolean {
  const known = required.get(field)
  if (known !== undefined) return known
  const found = !z.safeParse(field, read(field, kindOf(field), [])).success
  required.set(field, found)
  return found
}

/** Text areas post CRLF, which would count double against a limit; PostgreSQL takes no NUL. */
function clean(value: string): string {
  return value.replaceAll('\r\n', '\n').replaceAll('\0', '')
}

function read(field: FieldSchema, kind: Kind, texts: string[]): Reading {
  // What was chosen twice is chosen.
  if (kind === 'list') return [...new Set(texts)].filter((text) => text !== '')
  const [text = ''] = texts
  const blank = text.trim() === ''
  if (kind === 'flag') return !blank
  if (kind === 'number' || kind === 'count') return blank ? undefined : numberIn(kind, text)
  return blank && insideOf(field).optin === 'optional' ? undefined : text
}

/**
 * As `Number` reads it, 0x10 and 1e3 would be numbers and “10.000”, which many write for ten thousand, would be 10: a whole
 * number is digits alone.
 */
function numberIn(kind: 'number' | 'count', text: string): number {
  const isNumber = kind === 'count' ? /^[-+]?\d+$/ : /^[-+]?\d*\.?\d+$/
  return isNumber.test(text.trim()) ? Number(text) : Number.NaN
}

type Kind = 'text' | 'list' | 'flag' | 'number' | 'count'

function kindOf(field: FieldSchema): Kind {
  const { def } = insideOf(field)
  if (def.type === 'array') return 'list'
  if (def.type === 'boolean') return 'flag'
  if (def.type === 'number') return 'format' in def && def.format === 'safeint' ? 'count' : 'number'
  if (def.type === 'literal') return insideOf(field).values?.has(true) ? 'flag' : 'text'
  // What is wrapped: optional, with a default, followed by a transform.
  const inner = 'innerType' in def ? def.innerType : 'in' in def ? def.in : undefined
  return inner instanceof z.core.$ZodType ? kindOf(inner) : 'text'
}

/** What zod's libraries are meant to read: https://zod.dev/library-authors */
function insideOf({ _zod: inside }: FieldSchema) {
  return inside
}

function genericMessage(issue: z.core.$ZodRawIssue): string {
  if (isBlank(issue.input)) return 'field-required'
  const { code, origin, format, expected, inst } = issue
  if (code === 'too_small')
    return origin === 'string' ? 'field-too-short' : origin === 'array' ? 'field-too-few' : 'field-too-low'
  if (code === 'too_big')
    return origin === 'string' ? 'field-too-long' : origin === 'array' ? 'field-too-many' : 'field-too-high'
  if (code === 'invalid_value') return 'field-choose'
  if (format === 'email') return 'field-email'
  if (format === 'date') return 'field-day'
  if (expected !== 'number') return 'field-invalid'
  return inst instanceof z.core.$ZodType && kindOf(inst) === 'count' ? 'field-whole' : 'field-number'
}

function isBlank(input: unknown): boolean {
  return input === undefined || input === '' || input === false || (Array.isArray(input) && input.length === 0)
}

function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  const path = String(issue.path[0] ?? '')
  const slots = slotsOf(issue)
  return slots ? { path, message: issue.message, slots } : { path, message: issue.message }
}

/** What a sentence may name: the limit as `count`, and the `params` of a rule of our own. */
function slotsOf(issue: z.core.$ZodIssue): FieldProblem['slots'] {
  if (issue.code === 'too_small') return { count: Number(issue.minimum) }
  if (issue.code === 'too_big') return { count: Number(issue.maximum) }
  if (issue.code !== 'custom' || !issue.params) return undefined
  const entries = Object.entries(issue.params).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [],
  )
  return Object.fromEntries(entries)
}

/** Which of a page's forms was sent; empty where it does not say. */
export function intentIn(fields: URLSearchParams): string {
  return fields.get('intent') ?? ''
}
