import * as z from 'zod/mini'
import { idPattern } from '#app/kit/http/ids.ts'
import { firstDay } from '#app/kit/words/days.ts'

// The builders keep to one meaning of "blank" and "too long" on every form; the limits count what the database will hold.

type TextOptions = { min?: number; max: number; required?: string; short?: string; long?: string }

export function text({ min = 1, max, required, short, long }: TextOptions) {
  return z
    .string()
    .check(z.trim(), z.minLength(1, required), ...(min > 1 ? [z.minLength(min, short)] : []), z.maxLength(max, long))
}

export function optionalText({ max, long }: { max: number; long?: string }) {
  return z.optional(z.string().check(z.trim(), z.maxLength(max, long)))
}

/**
 * What somebody or something is called, in one line: it stands in mails to people who never asked for them, and must
 * carry neither lines nor addresses of its own there.
 */
export function name({ wrong, ...options }: TextOptions & { wrong?: string }) {
  return text(options).check(...nameChecks(wrong))
}

export function optionalName({ max, long }: { max: number; long?: string }) {
  return z.optional(z.string().check(z.trim(), z.maxLength(max, long), ...nameChecks()))
}

function nameChecks(wrong?: string) {
  return [
    // Marks that turn the direction of writing would turn the rest of a sentence as well.
    z.refine<string>((typed) => !/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u.test(typed), wrong ?? 'name-signs'),
    z.refine<string>((typed) => !/:\/\/|www\./i.test(typed.normalize('NFKC')), wrong ?? 'name-address'),
  ]
}

/** What a form names another thing by. @returns it as it was written: the verb looks for it */
export function idField(error?: string) {
  return z.string(error).check(z.regex(idPattern, error))
}

export function email(error?: string) {
  // 254 is the longest address a mail server takes.
  return z.string().check(z.trim(), z.toLowerCase(), z.email(error), z.maxLength(254))
}

/** Neither trimmed nor capped short: every character of a password counts. */
export function password({ min, short }: { min: number; short?: string }) {
  return z.string().check(z.minLength(1), z.minLength(min, short), z.maxLength(1024))
}

/** A calendar day as YYYY-MM-DD. */
export function day(error?: string) {
  return z.iso.date(error).check(z.refine((typed) => typed >= firstDay, error ?? 'field-day'))
}

export function choice<const Options extends readonly string[]>(options: Options, error?: string) {
  return z.enum(options, error)
}

/** Several of a list: a field that may come repeated. */
export function choices<const Options extends readonly string[]>(
  options: Options,
  { min = 0, few }: { min?: number; few?: string } = {},
) {
  return z.array(z.enum(options)).check(z.minLength(min, few), z.maxLength(options.length))
}

/** A box that may be ticked. */
export function flag() {
  return z.boolean()
}

/** A box that must be ticked. */
export function accepted(error?: string) {
  return z.literal(true, error)
}

/**
 * A rule over several fields, reported at one of them. Unlike a plain refinement it is asked while other fields are
 * still wrong, so that one submit names everything there is to correct; `test` must therefore expect missing values.
 */
export function rule<Value extends object>(
  path: keyof Value & string,
  error: string,
  test: (value: Partial<Value>) => boolean,
) {
  return z.refine<Value>(test, { path: [path], error, when: () => true })
}

type Finding = { message: string; params?: Record<string, string | number> }

/** As `rule`, where what is typed decides the sentence: `find` answers what is wrong, or undefined. */
export function finding<Value extends object>(
  path: keyof Value & string,
  find: (value: Partial<Value>) => Finding | undefined,
) {
  return z.superRefine<Value>(
    (value, context) => {
      const found = find(value)
      if (found) context.addIssue({ code: 'custom', path: [path], ...found })
    },
    { when: () => true },
  )
}
