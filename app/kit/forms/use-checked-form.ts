import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { type FetcherWithComponents, useNavigation } from 'react-router'
import type { LateScripts } from '#app/kit/late-scripts.ts'
import { afterPress } from '#app/kit/ui/after-press.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { type FormError, type FormEvents, raise, useAutofocusField, useFormEvents } from './form-events.ts'
import { type Failure, type FieldProblem, type FormFailure, type FormValues, wordProblem } from './problems.ts'
import { type Sending, useSending } from './use-sending.ts'

/** What a part needs to draw one field; `value`, `values` and `checked` are what it starts with. */
export type FormField = {
  id: string
  name: string
  label: string
  required: boolean
  error: string | undefined
  value: string
  values: string[]
  checked: boolean
  /** After a lost race, what is saved of it by now where that is something else; empty: nothing. */
  saved?: string[] | undefined
}

export type FormState<Name extends string = string> = {
  id: string
  fields: Record<Name, FormField>
  /** What the last failed submit listed; an item stays, marked, when it is fixed, so that nothing on the page jumps. */
  summary: (FormError & Pick<FieldProblem, 'to'> & { fixed: boolean })[]
  /** The server has not taken it. */
  cameBack: boolean
  /** Which revision of what is saved it says that its writer knows: for its hidden field. */
  revision: Revision
  labels: Record<string, string>
  /** On its way to the server; the page's own buttons may say so. */
  pending: boolean
  /** Sent as soon as the running uploads are through. */
  waiting: boolean
  /** Sent as soon as its checks have come. */
  checking: boolean
  blockSubmit: Sending['blockSubmit']
  stay: Sending['stay']
  hasLeft: Sending['hasLeft']
  /** Validates a field now, for a part whose value is not in an input. */
  validateField: (name: string) => void
  events: FormEvents
  fetcher: Fetcher | undefined
}

/** What validates a form in the browser, as the server will. The same object as long as it validates alike. */
export type Checks = {
  /** The fields that get an asterisk. */
  required: ReadonlySet<string>
  /** @returns undefined while the checks are on their way */
  read: (fields: FormData) => Read | undefined
  /** Where they come with scripts of their own. A form whose checks do not come is sent without: the server has them too. */
  late?: LateScripts<unknown>
}
type Read = Pick<Failure, 'problems' | 'submitted'>

type Revision = string | number | undefined
type Initial = string | string[] | boolean | number | null | undefined
type Fetcher = Pick<FetcherWithComponents<unknown>, 'state' | 'Form'>

export type FormOptions<Name extends string> = {
  id: string
  words: WordTable
  /**
   * One for each field of the schema (empty for hidden ones), and for fields it does not read, such as files: in the
   * order of the page, which the summary follows.
   */
  labels: Record<Name, string>
  failure?: (Failure & Partial<Pick<FormFailure, 'status'>>) | null | undefined
  initial?: Partial<Record<Name, Initial>>
  /** For what others may save as well: which revision of it the page has read. */
  revision?: Revision
  /** What it makes is not saved yet, and `initial` is only a proposal. */
  isNew?: boolean
  /** Fields validated while typing before they were left once. */
  eager?: true | readonly Name[]
  autofocus?: Name
  fetcher?: Fetcher
}

/** A form with its checks given; mostly they are those of a schema: `useForm`. */
export function useCheckedForm<Name extends string>(checks: Checks, options: FormOptions<Name>): FormState<Name> {
  const { id, words, failure, fetcher } = options
  const labels: Record<string, string> = options.labels
  const initial: Partial<Record<string, Initial>> = options.initial ?? {}
  const locale = useLocale()
  const navigation = useNavigation()
  const sending = useSending(id, (fetcher ?? navigation).state)
  const { validation, validateField, validateAll } = useValidation(checks, id, failure ?? undefined, sending)
  const word = (problem: FieldProblem) => wordProblem(locale, words, problem)
  const events = useFormEvents({ sending, eager: options.eager, validateField, validateAll, late: checks.late })
  useReport(id, validation.listed, word)
  useAutofocusField(id, failure ? undefined : options.autofocus)

  const { revision, isLost } = knownRevision(options)
  const shown = validation.problems.filter(({ path }) => !validation.seen || validation.seen.has(path))
  function fieldOf(name: string): FormField {
    const problem = shown.find(({ path }) => path === name)
    const start = startOf(failure ? failure.submitted[name] : initial[name])
    const about = { id: `${id}-${name}`, name, label: labels[name] ?? name, required: checks.required.has(name) }
    const saved = isLost && !options.isNew && name in initial ? startOf(initial[name]).values : undefined
    return {
      ...about,
      error: problem && word(problem),
      ...start,
      ...(saved && !isAlike(saved, start.values) && { saved }),
    }
  }
  const names = Object.keys(labels)
  const titled = names.filter((name) => labels[name])
  const wrong = shown.map(({ path }) => path)
  const summary = summaryOf(validation.listed ?? [], titled, wrong, word)
  const { pending, waiting, checking, blockSubmit, stay, hasLeft } = sending
  const state = { pending, waiting, checking, blockSubmit, stay, hasLeft, cameBack: Boolean(failure), revision }
  // Built from the labels, so it has exactly their names.
  const fields = Object.fromEntries(names.map((name) => [name, fieldOf(name)])) as FormState<Name>['fields']
  return { id, fields, summary, labels, ...state, validateField, events, fetcher }
}

/**
 * Where an answer told that somebody saved meanwhile it is the revision that the page has read since, or no save could ever
 * go through; whatever else a form comes back for leaves it, or what somebody saved unseen would be overwritten.
 */
function knownRevision({
  revision: read,
  failure,
  initial,
}: Pick<FormOptions<string>, 'revision' | 'failure' | 'initial'>) {
  // One that begins with what was typed begins with what it knew then.
  const sent = revisionIn(failure?.submitted ?? initial)
  const isRace = failure?.status === 409
  return {
    revision: isRace ? read : (sent ?? read),
    isLost: isRace && sent !== undefined && read !== undefined && String(read) !== sent,
  }
}

function revisionIn(values: Partial<Record<string, Initial>> = {}): string | undefined {
  const sent = ['revision', 'version', 'seen'].map((name) => values[name]).find(Boolean)
  return typeof sent === 'string' ? sent : undefined
}

function isAlike(saved: string[], typed: string[]): boolean {
  const [one, other] = [saved, typed].map((values) => values.map(plain).toSorted())
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Text areas post CRLF, and amounts are written with blanks that do not break. */
function plain(value: string): string {
  return value.replaceAll(/\s+/g, ' ').trim()
}

function startOf(value: Initial): Pick<FormField, 'value' | 'values' | 'checked'> {
  const blank = value === undefined || value === null || value === false || value === ''
  const values = Array.isArray(value) ? value : blank ? [] : [value === true ? 'on' : String(value)]
  return { value: values[0] ?? '', values, checked: values.length > 0 }
}

function summaryOf(
  problems: FieldProblem[],
  names: string[],
  wrong: string[],
  word: (problem: FieldProblem) => string,
) {
  return problems
    .map((problem) => {
      // A problem at a field that is not on the page belongs to the form as a whole.
      const path = names.includes(problem.path) ? problem.path : ''
      const fixed = path !== '' && !wrong.includes(path)
      return { path, message: word(problem), ...(problem.to && { to: problem.to }), fixed }
    })
    .toSorted((one, other) => names.indexOf(one.path) - names.indexOf(other.path))
}

/** Each failed submit is reported once, whichever side found what is wrong. */
function useReport(id: string, problems: FieldProblem[] | undefined, word: (problem: FieldProblem) => string) {
  const report = useEffectEvent((list: FieldProblem[]) =>
    raise(
      id,
      list.map((problem) => ({ path: problem.path, message: word(problem) })),
    ),
  )
  useEffect(() => {
    if (problems) report(problems)
  }, [problems])
}

/** What is known of a form's fields: by the server's last answer, and by the checks in the browser since. */
type Validation = {
  answer: Failure | undefined
  problems: FieldProblem[]
  /** The fields whose problems are shown; undefined: all of them, as after a submit. */
  seen: ReadonlySet<string> | undefined
  /** What the last failed submit was refused for. */
  listed: FieldProblem[] | undefined
}

/** Validates a form by its checks, a field at a time or all of it, and keeps what the server found beside that. */
function useValidation(
  checks: Checks,
  id: string,
  answer: Failure | undefined,
  { blockingProblems, pending }: Pick<Sending, 'blockingProblems' | 'pending'>,
) {
  const [validation, setValidation] = useState(() => foundByServer(answer))
  const [isSent, setSent] = useState(pending)
  if (pending !== isSent) {
    setSent(pending)
    // Through, and the page stays: what the browser had refused before is no longer said above what is saved.
    if (!pending && !answer && validation.problems.length === 0) setValidation(foundByServer(answer))
  }
  // A new answer is a new object: the same mistake twice is reported twice.
  if (validation.answer !== answer) setValidation(foundByServer(answer))

  const validateForm = useCallback((): Read => {
    const form = document.forms.namedItem(id)
    const read = checks.read(form ? new FormData(form) : new FormData())
    const { problems, submitted } = read ?? { problems: [], submitted: {} }
    return { problems: [...problems, ...blockingProblems()], submitted }
  }, [checks, id, blockingProblems])

  const validateField = useCallback(
    (name: string) => {
      function validate() {
        const { problems, submitted } = validateForm()
        setValidation((last) => ({
          ...last,
          problems: [...problems, ...standing(last.answer, problems, submitted)],
          seen: last.seen && new Set([...last.seen, name]),
        }))
      }
      validate()
      if (checks.late && !checks.late.there()) void checks.late.load().then(afterPress).then(validate)
    },
    [checks, validateForm],
  )

  /** As a submit does; answers the names of the fields that are wrong. */
  function validateAll(): string[] {
    const { problems } = validateForm()
    const listed = problems.length > 0 ? { listed: problems } : {}
    setValidation((last) => ({ ...last, problems, seen: undefined, ...listed }))
    return problems.map((problem) => problem.path)
  }

  return { validation, validateField, validateAll }
}

function foundByServer(answer: Failure | undefined): Validation {
  if (!answer) return { answer, problems: [], seen: new Set(), listed: undefined }
  return { answer, problems: answer.problems, seen: undefined, listed: answer.problems }
}

/** Mistakes only the server can find stand until their field changes; sending again asks the server again. */
function standing(answer: Failure | undefined, problems: FieldProblem[], submitted: FormValues): FieldProblem[] {
  return (answer?.problems ?? []).filter(
    ({ path }) =>
      !problems.some((problem) => problem.path === path) &&
      (!(path in submitted) || String(submitted[path]) === String(answer?.submitted[path])),
  )
}
