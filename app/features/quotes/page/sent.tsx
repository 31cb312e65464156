import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { wordProblem } from '#app/kit/forms/problems.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Field, Textarea } from '#app/kit/ui/field.tsx'
import { ToastOnArrival } from '#app/kit/ui/toasts.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { formWords } from '../quotes.forms.words.ts'
import { pageWords } from './page.words.ts'
import { type Notice, type Refusal, submissionIn } from './sent.ts'

/** Says what was done, once for each arrival. */
export function DoneToast({ notice }: { notice: Notice | undefined }) {
  const { key } = useLocation()
  const say = useWords(pageWords)
  return notice ? <OneToast key={key} title={say(`notice.${notice.done}`)} /> : null
}

function OneToast({ title }: { title: string }) {
  const [toast] = useState({ title, color: 'success' as const })
  useEffect(() => {
    // Not said again when the page is loaded anew or its address is sent to somebody.
    window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [])
  return <ToastOnArrival toast={toast} />
}

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

/** The form stays the same one, with what is typed in it, until it is sent; only then does the next one begin. */
export function useSubmission(fresh: string, notice: Notice | undefined, refusal: Refusal | undefined): string {
  const [held, hold] = useState(() => submissionIn(refusal?.typed) ?? fresh)
  if (notice?.submission === held && fresh !== held) hold(fresh)
  return held
}
