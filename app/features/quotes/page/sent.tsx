import { useEffect, useRef } from 'react'
import { wordProblem } from '#app/kit/forms/problems.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Field, Textarea } from '#app/kit/ui/field.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { formWords } from '../quotes.forms.words.ts'
import { pageWords } from './page.words.ts'
import type { Refusal } from './sent.ts'

/** Where a form is no longer on the page, since the quote has moved on: why, and the words that were in it. */
export function LostForm({ refusal: { problems, typed } }: { refusal: Refusal }) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const alert = useRef<HTMLDivElement>(null)
  // The reader is further down, where the form was.
  useEffect(() => alert.current?.focus(), [])
  const texts = ['name', 'comment', 'message'].flatMap((name) => typed[name] || []).join('\n')
  return (
    <>
      <Alert tone="danger" focusRef={alert} title={say('not-done')}>
        {problems.map((problem) => (
          <p key={problem.message}>{wordProblem(locale, formWords, problem)}</p>
        ))}
      </Alert>
      {texts && (
        <Field id="lost-text" label={say('you-wrote')}>
          {(control) => <Textarea {...control} readOnly rows={3} defaultValue={texts} />}
        </Field>
      )}
    </>
  )
}
