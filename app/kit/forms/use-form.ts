import { useForm as useConform } from '@conform-to/react/future'
import { useCallback, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { type FetcherWithComponents, useNavigation } from 'react-router'
import { useLocale } from '#app/kit/words/use-words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { type FormEvents, raise, useAutofocusField, useFormEvents } from './form-events.ts'
import { type FormSchema, parseForm, requiredFields } from './parse.ts'
import { type Failure, type Problem, type Typed, wordProblem } from './problems.ts'
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
}

export type FormError = { path: string; message: string }

export type FormState<Name extends string = string> = {
  id: string
  fields: Record<Name, FormField>
  /** What the last failed submit listed; an item stays, marked, when it is mended, so that nothing on the page jumps. */
  summary: (FormError & { mended: boolean })[]
  labels: Record<string, string>
  /** On its way to the server; the page's own buttons may say so. */
  pending: boolean
  /** Sent as soon as the running uploads are through. */
  waiting: boolean
  guard: Sending['guard']
  /** Judges a field now, for a part whose value is not in an input. */
  validate: (name: string) => void
  events: FormEvents
  fetcher: Fetcher | undefined
}

type NameOf<Schema extends FormSchema> = keyof Schema['shape'] & string
type Fetcher = Pick<FetcherWithComponents<unknown>, 'state' | 'Form'>

type FormOptions<Name extends string> = {
  id?: string
  words: WordTable
  /**
   * One for each field of the schema (empty for hidden ones), and for fields it does not read, such as files: in the
   * order of the page, which the summary follows.
   */
  labels: Record<Name, string>
  failure?: Failure | null | undefined
  initial?: Partial<Record<Name, string | string[] | boolean | number | null | undefined>>
  /** Fields judged while typing before they were left once. */
  eager?: true | readonly Name[]
  autofocus?: Name
  fetcher?: Fetcher
}

export function useForm<Schema extends FormSchema, Extra extends string = never>(
  schema: Schema,
  options: FormOptions<NameOf<Schema> | Extra>,
): FormState<NameOf<Schema> | Extra> {
  const { words, failure, initial, fetcher } = options
  const labels: Record<string, string> = options.labels
  const locale = useLocale()
  const ownId = useId()
  const { id = ownId } = options
  const navigation = useNavigation()
  const sending = useSending(id, (fetcher ?? navigation).state)
  const found = useRef<Problem[]>([])
  const [failed, setFailed] = useState<{ problems: Problem[]; after: typeof failure }>()
  const names = Object.keys(labels)
  const titled = names.filter((name) => labels[name])
  const lastResult = useResult(failure, titled)

  const { form, intent } = useConform<Record<string, unknown>, Problem[]>({
    id,
    lastResult,
    defaultValue: initial ?? {},
    // The page and not conform decides when a field is judged: see timing.ts.
    shouldValidate: 'onSubmit',
    onError: () => {},
    onValidate({ formData, intent: asked }) {
      const parsed = parseForm(schema, formData)
      const problems = [...(parsed.ok ? [] : parsed.problems), ...sending.problems()]
      found.current = problems
      const stays = asked?.type === 'validate' ? standing(failure, problems, parsed.typed) : []
      return errorOf([...problems, ...stays])
    },
  })

  const word = (problem: Problem) => wordProblem(locale, words, problem)
  const validate = useCallback((name: string) => intent.validate(name), [intent])
  function onFailed() {
    setFailed({ problems: found.current, after: failure })
    return found.current.map((problem) => problem.path)
  }
  const events = useFormEvents({ form, sending, eager: options.eager, validate, onFailed })
  useReport(id, failed?.problems, word)
  useReport(id, failure?.problems, word)
  useAutofocusField(id, failure ? undefined : options.autofocus)

  const required = useMemo(() => requiredFields(schema), [schema])
  function fieldOf(name: string): FormField {
    const { errors, defaultValue: value, defaultOptions: values, defaultChecked: checked } = form.getField(name)
    const error = errors?.[0] && word(errors[0])
    const label = labels[name] ?? name
    return { id: `${id}-${name}`, name, label, required: required.has(name), error, value, values, checked }
  }
  const last = failed && failed.after === failure ? failed.problems : (failure?.problems ?? [])
  const summary = summaryOf(last, titled, Object.keys(form.fieldErrors), word)
  const { pending, waiting, guard } = sending
  // Built from the labels, so it has exactly their names.
  const fields = Object.fromEntries(names.map((name) => [name, fieldOf(name)])) as FormState<
    NameOf<Schema> | Extra
  >['fields']
  return { id, fields, summary, labels, pending, waiting, guard, validate, events, fetcher }
}

function summaryOf(problems: Problem[], names: string[], wrong: string[], word: (problem: Problem) => string) {
  return problems
    .map((problem) => {
      const path = names.includes(problem.path) ? problem.path : ''
      return { path, message: word(problem), mended: path !== '' && !wrong.includes(path) }
    })
    .toSorted((one, other) => names.indexOf(one.path) - names.indexOf(other.path))
}

/** The server's answer as conform takes it. A new answer is a new object: the same mistake twice is reported twice. */
function useResult(failure: Failure | null | undefined, names: string[]) {
  const known = names.join(' ')
  return useMemo(() => (failure ? resultOf(failure, known.split(' ')) : undefined), [failure, known])
}

/** Each failed submit is reported once, whichever side found what is wrong. */
function useReport(id: string, problems: Problem[] | undefined, word: (problem: Problem) => string) {
  const report = useEffectEvent((list: Problem[]) =>
    raise(
      id,
      list.map((problem) => ({ path: problem.path, message: word(problem) })),
    ),
  )
  useEffect(() => {
    if (problems) report(problems)
  }, [problems])
}

/** Mistakes only the server can find stand until their field changes; sending again asks the server again. */
function standing(failure: Failure | null | undefined, problems: Problem[], typed: Typed): Problem[] {
  return (failure?.problems ?? []).filter(
    ({ path }) =>
      !problems.some((problem) => problem.path === path) &&
      (!(path in typed) || String(typed[path]) === String(failure?.typed[path])),
  )
}

function errorOf(problems: Problem[]) {
  const at = (path: string) => problems.filter((problem) => problem.path === path)
  const paths = new Set(problems.map((problem) => problem.path).filter(Boolean))
  return {
    formErrors: at('').length > 0 ? at('') : null,
    fieldErrors: Object.fromEntries([...paths].map((path) => [path, at(path)])),
  }
}

function resultOf(failure: Failure, names: string[]) {
  // A problem at a field that is not on the page belongs to the form as a whole.
  const problems = failure.problems.map((problem) =>
    names.includes(problem.path) ? problem : { ...problem, path: '' },
  )
  return { submission: { payload: failure.typed, fields: names, intent: null }, error: errorOf(problems) }
}
