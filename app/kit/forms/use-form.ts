import { useMemo, useState } from 'react'
import { isUuid } from '#app/kit/http/ids.ts'
import { type FormSchema, parseForm, requiredFields } from './parse.ts'
import type { FormValues } from './problems.ts'
import { type Checks, type FormOptions, type FormState, useCheckedForm } from './use-checked-form.ts'

export type { FormField, FormState } from './use-checked-form.ts'

type NameOf<Schema extends FormSchema> = keyof Schema['shape'] & string

/** A form that is validated by its schema. */
export function useForm<Schema extends FormSchema, Extra extends string = never>(
  schema: Schema,
  options: FormOptions<NameOf<Schema> | Extra>,
): FormState<NameOf<Schema> | Extra> {
  const checks = useMemo(() => checksOf(schema), [schema])
  return useCheckedForm(checks, options)
}

function checksOf(schema: FormSchema): Checks {
  return { required: requiredFields(schema), read: (fields) => readBy(schema, fields) }
}

/** What is wrong in a form, and what stands in it. */
export function readBy(schema: FormSchema, fields: FormData): ReturnType<Checks['read']> {
  const parsed = parseForm(schema, fields)
  return { problems: parsed.ok ? [] : parsed.problems, submitted: parsed.submitted }
}

/**
 * The submission that a form belongs to. It stays the same, however often the page is read again, until the page says
 * that it is through; only then the next one begins.
 * @param fresh what the page offers for the next one
 * @param through the submission that the page says is through
 * @param submitted what came back with the form: it keeps its submission, or has the next one where this one was through
 */
export function useSubmission(fresh: string, through: string | undefined, submitted: FormValues | undefined): string {
  const [held, hold] = useState(() => submissionIn(submitted, fresh))
  const back = submissionIn(submitted, held)
  if (back !== held && back !== through) hold(back)
  else if (through === held && fresh !== held) hold(fresh)
  return held
}

function submissionIn(submitted: FormValues | undefined, fresh: string): string {
  const submission = submitted?.['submission']
  return isUuid(submission) ? submission : fresh
}

/**
 * A number for each filling-in of a form that adds to a list: it goes up once the list is longer. When something is
 * removed from the list, or another form of the page is sent, what is typed stays.
 */
export function useAdded(count: number): number {
  const [held, hold] = useState({ count, round: 0 })
  if (count === held.count) return held.round
  const next = { count, round: count > held.count ? held.round + 1 : held.round }
  hold(next)
  return next.round
}
