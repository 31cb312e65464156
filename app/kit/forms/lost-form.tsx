import { useEffect, useRef } from 'react'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Field, Textarea } from '#app/kit/ui/field.tsx'
import { useLocale } from '#app/kit/words/use-words.ts'
import { sayIn, type WordTable } from '#app/kit/words/words.ts'
import { formsWords } from './forms.words.ts'
import { type Failure, wordProblem } from './problems.ts'

type LostFormProps = {
  refusal: Failure
  /** The form's own sentences. */
  words: WordTable
  /** The fields that hold a person's own words. */
  texts: readonly string[]
}

/** Where a form is no longer on the page, since its subject has moved on: why, and the words that were in it. */
export function LostForm({ refusal: { problems, typed }, words, texts }: LostFormProps) {
  const locale = useLocale()
  const say = sayIn(formsWords, locale)
  const alert = useRef<HTMLDivElement>(null)
  // The reader is further down, where the form was.
  useEffect(() => alert.current?.focus(), [])
  const written = texts.flatMap((name) => typed[name] || []).join('\n\n')
  return (
    <>
      <Alert first tone="danger" focusRef={alert} title={say('lost')}>
        {problems.map((problem) => (
          <p key={problem.message}>{wordProblem(locale, words, problem)}</p>
        ))}
      </Alert>
      {written && (
        <Field id="lost-text" label={say('lost.written')}>
          {(control) => <Textarea {...control} readOnly rows={3} defaultValue={written} />}
        </Field>
      )}
    </>
  )
}
