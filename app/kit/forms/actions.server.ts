import { data, redirect } from 'react-router'
import * as z from 'zod/mini'
import { isUuid } from '#app/kit/http/ids.ts'
import { Problem } from '#app/kit/problem.ts'
import { problemWords } from '#app/kit/problem.words.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { type FormSchema, intentIn, parseForm } from './parse.ts'
import type { Failure, FormFailure, Mistake, Problem as FieldProblem } from './problems.ts'

/** A form as it was sent. What its verbs need besides, a page adds: the portal, the viewer, the id of its subject. */
export type Sent = {
  locale: Locale
  fields: URLSearchParams
  /** What is wrong with the files that came with it. */
  fileProblems?: readonly FieldProblem[]
  /** What a form that has to be corrected is answered with; 400 unless said otherwise. */
  status?: number
}

/** Nothing: it was done, and the page announces it by the form's own name. */
type Outcome = Mistake | { notice: string } | undefined | void

/** Does what one of a page's forms asks for. */
type Handler<Work> = (work: Work) => Promise<(Failure & { status: number }) | { notice: string } | undefined | void>

/** The forms of a page, each by its intent. */
export type Forms<Intent extends string, Work extends Sent> = Record<Intent, Handler<Work>>

type FormOptions<Schema extends FormSchema> = {
  secret?: readonly (keyof z.output<Schema> & string)[]
  /** What is wrong with its files keeps it from being carried out. */
  withFiles?: boolean
}

/**
 * A form: its schema, and the verb that takes what was typed. What is wrong comes back with what was typed; so does a
 * lost race or a limit that was reached, which the verb throws.
 */
export function form<Work extends Sent, Schema extends FormSchema>(
  schema: Schema | ((work: Work) => Schema | Promise<Schema>),
  act: (work: Work, value: z.output<Schema>) => Promise<Outcome>,
  { secret = [], withFiles = false }: FormOptions<Schema> = {},
): Handler<Work> {
  return async (work) => {
    const { fields, locale, fileProblems = [], status = 400 } = work
    const read = parseForm(typeof schema === 'function' ? await schema(work) : schema, fields, { secret })
    const { typed } = read
    const problems = [...(read.ok ? [] : read.problems), ...(withFiles ? fileProblems : [])]
    if (!read.ok || problems.length > 0) return { problems, typed, status }
    try {
      const outcome = await act(work, read.value)
      if (!outcome || 'notice' in outcome) return outcome
      const { status: own = status, typed: put = typed, ...problem } = outcome
      return { problems: [problem], typed: put, status: own }
    } catch (error) {
      if (!(error instanceof Problem) || !isShown(error)) throw error
      const message = error.data.detail ?? sayIn(problemWords, locale)(error.code)
      return { problems: [{ path: '', message }], typed, status: error.status }
    }
  }
}

/** A form that is nothing but a button. */
export function button<Work extends Sent>(act: (work: Work) => Promise<Outcome>): Handler<Work> {
  return form(z.object({}), act)
}

/** Its subject is no longer as the form's reader saw it, or they have sent too much: said on the page they are on. */
function isShown({ status }: Problem): boolean {
  return status === 409 || status === 429
}

export type Done<Intent extends string> = { intent: Intent; notice: string }

/**
 * Does what the form that was sent asks for.
 * @param otherwise the form that need not say which it is
 * @returns what comes back with the page, or what the next page announces
 * @throws Problem body-malformed
 */
export async function handleForm<Intent extends string, Work extends Sent>(
  work: Work,
  forms: Forms<Intent, Work>,
  otherwise?: NoInfer<Intent>,
): Promise<FormFailure<Intent> | Done<Intent>> {
  const intent = intentAmong(work.fields, forms, otherwise)
  const outcome = await forms[intent](work)
  if (outcome && 'problems' in outcome) return { ...outcome, intent }
  return { intent, notice: outcome?.notice ?? noticeOf(intent, work.fields) }
}

type Answering<Intent extends string> = {
  /** The address of the page that announces what was done. */
  page: string | ((done: Done<Intent>) => string)
  /** Where on that page each form's outcome stands, as ids. */
  anchors?: Readonly<Record<string, string>>
  /** What it is announced as, where that is not the form's own name. */
  notices?: Partial<Record<Intent, string>>
  otherwise?: Intent
}

/** As `handleForm`: the answer of a page's action. */
export async function answerForm<Intent extends string, Work extends Sent>(
  work: Work,
  forms: Forms<Intent, Work>,
  { otherwise, ...next }: Answering<NoInfer<Intent>>,
) {
  const outcome = await handleForm(work, forms, otherwise)
  return 'status' in outcome ? data(outcome, outcome.status) : announce(outcome, next)
}

/** Goes on to the page that says what was done. */
export function announce<Intent extends string>(
  done: Done<Intent>,
  { page, anchors = {}, notices }: Answering<NoInfer<Intent>>,
) {
  const { intent, notice } = done
  const anchor = anchors[intent]
  const address = typeof page === 'string' ? page : page(done)
  return redirect(`${address}?notice=${notices?.[intent] ?? notice}${anchor === undefined ? '' : `#${anchor}`}`, 303)
}

/** @throws Problem body-malformed */
export function intentAmong<Intent extends string>(
  fields: URLSearchParams,
  forms: Record<Intent, unknown>,
  otherwise?: NoInfer<Intent>,
): Intent {
  const sent = intentIn(fields)
  if (isAmong(sent, forms)) return sent
  if (otherwise === undefined) throw new Problem('body-malformed')
  return otherwise
}

function isAmong<Intent extends string>(name: string, forms: Record<Intent, unknown>): name is Intent {
  return Object.hasOwn(forms, name)
}

/** As `noticeIn` reads it. */
function noticeOf(intent: string, fields: URLSearchParams): string {
  const submission = fields.get('submission')
  return isUuid(submission) ? `${intent}.${submission}` : intent
}
