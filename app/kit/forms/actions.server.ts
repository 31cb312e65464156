import { data, redirect, replace } from 'react-router'
import * as z from 'zod/mini'
import { againAfterDeadlock } from '#app/kit/db/database-away.server.ts'
import { isUuid } from '#app/kit/http/ids.ts'
import { Problem } from '#app/kit/problem.ts'
import { problemWords } from '#app/kit/problem.words.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { type FormSchema, intentIn, parseForm } from './parse.ts'
import type { Failure, FieldProblem, FormFailure, Mistake } from './problems.ts'

/**
 * A form as it was sent, as `readFields` or `readFormWithFiles` read it. What its verbs need besides, a page adds: the
 * portal, the viewer, the id of its subject.
 */
export type Sent = {
  locale: Locale
  fields: URLSearchParams
  /** What is wrong with the files that came with it. */
  fileProblems?: readonly FieldProblem[]
  /** Only a button within it was pressed, as one that takes a file away: it comes back as it stands. */
  comesBack?: boolean
  /** What a form that has to be corrected is answered with; 400 unless said otherwise. */
  status?: number
}

/** Where to go on; `page` instead of the form's own, and with no notice as the address stands. */
type Next = { notice: string; page?: string } | { page: string }

/**
 * The result of a form. Nothing: the page announces it under the form's own name. `shown`: for this answer alone,
 * without a redirect.
 */
type Outcome<Shown> = Mistake | FieldProblem[] | Next | { shown: Shown } | undefined | void

type Failed = Failure & { status: number }

/** Does what one of a page's forms asks for. */
type Handler<Work, Shown> = (work: Work) => Promise<Failed | Next | { shown: Shown } | undefined | void>

/** The forms of a page, each by its intent. */
export type Forms<Intent extends string, Work extends Sent, Shown = never> = Record<Intent, Handler<Work, Shown>>

type FormOptions<Schema extends FormSchema> = {
  secret?: readonly (keyof z.output<Schema> & string)[]
  /** What is wrong with its files keeps it from being carried out. */
  withFiles?: boolean
}

/**
 * A form: its schema, and the verb that takes the values. Mistakes come back with what was typed; so does a lost race
 * or a limit, which the verb throws as a `Problem`. A verb whose transaction the database ended as a deadlock is called
 * once more.
 */
export function form<Work extends Sent, Schema extends FormSchema, Shown = never>(
  schema: Schema | ((work: Work) => Schema | Promise<Schema>),
  act: (work: Work, value: z.output<Schema>) => Promise<Outcome<Shown>>,
  { secret = [], withFiles = false }: FormOptions<Schema> = {},
): Handler<Work, Shown> {
  return async (work) => {
    const { fields, locale, fileProblems = [], comesBack = false, status = 400 } = work
    const read = parseForm(typeof schema === 'function' ? await schema(work) : schema, fields, { secret })
    const { submitted } = read
    if (comesBack) return { problems: [...fileProblems], submitted, status: 200 }
    const problems = [...(read.ok ? [] : read.problems), ...(withFiles ? fileProblems : [])]
    if (!read.ok || problems.length > 0) return { problems, submitted, status }
    try {
      const outcome = await againAfterDeadlock(() => act(work, read.value))
      if (Array.isArray(outcome)) return { problems: outcome, submitted, status }
      if (!outcome || !('path' in outcome)) return outcome
      const { status: own = status, submitted: put, ...problem } = outcome
      return { problems: [problem], submitted: { ...submitted, ...put }, status: own }
    } catch (error) {
      if (!(error instanceof Problem) || !isShown(error)) throw error
      const { detail: message = sayIn(problemWords, locale)(error.code), slots } = error.data
      return { problems: [{ path: '', message, ...(slots && { slots }) }], submitted, status: error.status }
    }
  }
}

/** A form that is nothing but a button. */
export function button<Work extends Sent, Shown = never>(
  act: (work: Work) => Promise<Outcome<Shown>>,
): Handler<Work, Shown> {
  return form(z.object({}), act)
}

/** A lost race or a limit: said on the page that the person is on. */
function isShown({ status }: Problem): boolean {
  return status === 409 || status === 429
}

type Done<Intent extends string> = { intent: Intent } & Next

type Answering<Intent extends string> = {
  /** The address of the page that announces what was done. */
  page: string | ((done: Done<Intent>) => string)
  /** Where on that page each form's outcome stands, as ids. */
  anchors?: Readonly<Record<string, string>>
  /** What it is announced as, where that is not the form's own name; null: the page says nothing of it. */
  notices?: Partial<Record<Intent, string>> | null
  /** The form that need not say which it is. */
  otherwise?: Intent
  /**
   * Once it is done there is no form to come back to: a Back leads to where its reader came from. So it is unless told
   * where `page` is one address: the form's own, or what its page belongs to.
   */
  replaces?: boolean
}

/**
 * The answer of a page's action: does what the form that was sent asks for, and goes on to the page that announces it,
 * or lets the form come back.
 * @throws Problem body-malformed where it is none of the page's forms
 */
export function answerForm<Intent extends string, Work extends Sent, Shown = never>(
  work: Work,
  forms: Forms<Intent, Work, Shown>,
  next: Answering<NoInfer<Intent>>,
) {
  return answerFormWith(work, forms, next, async (failure) => failure)
}

/** As `answerForm`. @param comeBack adds to what comes back with the page, as the files that arrived all the same */
export async function answerFormWith<Intent extends string, Work extends Sent, Back extends FormFailure, Shown = never>(
  work: Work,
  forms: Forms<Intent, Work, Shown>,
  { otherwise, ...next }: Answering<NoInfer<Intent>>,
  comeBack: (failure: FormFailure<NoInfer<Intent>>, work: Work) => Promise<Back>,
) {
  const intent = intentAmong(work.fields, forms, otherwise)
  const outcome = await forms[intent](work)
  if (!outcome) return announce({ intent, notice: noticeOf(intent, work.fields) }, next)
  // There is nothing to redirect to.
  if ('shown' in outcome) return data(outcome.shown)
  if (!('problems' in outcome)) return announce({ ...outcome, intent }, next)
  const back = await comeBack({ ...outcome, intent }, work)
  return data(back, back.status)
}

function announce<Intent extends string>(
  done: Done<Intent>,
  { page, anchors = {}, notices = {}, replaces = typeof page === 'string' }: Answering<NoInfer<Intent>>,
) {
  const { intent } = done
  const lead = replaces ? replace : redirect
  const address = done.page ?? (typeof page === 'string' ? page : page(done))
  if (notices === null || !('notice' in done)) return lead(address, 303)
  const anchor = anchors[intent]
  const notice = `${address.includes('?') ? '&' : '?'}notice=${notices[intent] ?? done.notice}`
  return lead(`${address}${notice}${anchor === undefined ? '' : `#${anchor}`}`, 303)
}

/** @throws Problem body-malformed */
function intentAmong<Intent extends string>(
  fields: URLSearchParams,
  forms: Record<Intent, unknown>,
  otherwise: Intent | undefined,
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
