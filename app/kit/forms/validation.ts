import { useCallback, useState } from 'react'
import { type FormSchema, parseForm } from './parse.ts'
import type { Failure, Problem, Typed } from './problems.ts'
import type { Sending } from './use-sending.ts'

/** What is known of a form's fields: by the server's last answer, and by the checks in the browser since. */
type Validation = {
  answer: Failure | undefined
  problems: Problem[]
  /** The fields whose problems are shown; undefined: all of them, as after a submit. */
  seen: ReadonlySet<string> | undefined
  /** What the last failed submit was refused for. */
  listed: Problem[] | undefined
}

/** Validates a form by its schema, a field at a time or all of it, and keeps what the server found beside that. */
export function useValidation(
  schema: FormSchema,
  id: string,
  answer: Failure | undefined,
  { blockingProblems }: Sending,
) {
  const [validation, setValidation] = useState(() => foundByServer(answer))
  // A new answer is a new object: the same mistake twice is reported twice.
  if (validation.answer !== answer) setValidation(foundByServer(answer))

  const validateForm = useCallback(() => {
    const form = document.forms.namedItem(id)
    const parsed = parseForm(schema, form ? new FormData(form) : new FormData())
    return { problems: [...(parsed.ok ? [] : parsed.problems), ...blockingProblems()], typed: parsed.typed }
  }, [schema, id, blockingProblems])

  const validateField = useCallback(
    (name: string) => {
      const { problems, typed } = validateForm()
      setValidation((last) => ({
        ...last,
        problems: [...problems, ...standing(last.answer, problems, typed)],
        seen: last.seen && new Set([...last.seen, name]),
      }))
    },
    [validateForm],
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
function standing(answer: Failure | undefined, problems: Problem[], typed: Typed): Problem[] {
  return (answer?.problems ?? []).filter(
    ({ path }) =>
      !problems.some((problem) => problem.path === path) &&
      (!(path in typed) || String(typed[path]) === String(answer?.typed[path])),
  )
}
