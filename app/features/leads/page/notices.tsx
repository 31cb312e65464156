import { useEffect, useMemo, useRef } from 'react'
import { wordProblem } from '#app/kit/forms/problems.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Field, Textarea } from '#app/kit/ui/field.tsx'
import { ToastOnArrival } from '#app/kit/ui/toasts.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { formWords } from '../forms.words.ts'
import { pageWords } from './page.words.ts'
import type { Intent, Notice, Refusal } from './sent.ts'

type ToastProps = { notice: Notice | undefined; refusal: Refusal | undefined }

/** What was done before the redirect to this page, or that the contact or a note could not be saved. */
export function LeadToast({ notice, refusal }: ToastProps) {
  const locale = useLocale()
  const toast = useMemo(() => {
    const say = sayIn(pageWords, locale)
    if (refusal) {
      const failed = failures[refusal.intent]
      return failed && { title: say(`failed.${failed}`), color: 'danger' as const }
    }
    return notice && { title: say(`notice.${notice.done}`), color: 'success' as const }
  }, [notice, refusal, locale])
  useEffect(() => {
    // Said once: not again when the page is loaded anew or sent to somebody.
    if (notice) window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [notice])
  return <ToastOnArrival toast={toast} />
}

const failures: Partial<Record<Intent, 'contact' | 'note'>> = { contact: 'contact', note: 'note', 'note-edit': 'note' }

/** Where a form is no longer on the page, since the lead has moved on: why, and the words that were in it. */
export function LostForm({ refusal: { problems, typed } }: { refusal: Refusal }) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const texts = ['note', 'comment'].flatMap((name) => typed[name] || [])
  const alert = useRef<HTMLDivElement>(null)
  // The reader is further down, where the form was.
  useEffect(() => alert.current?.focus(), [])
  return (
    <>
      <Alert tone="danger" focusRef={alert} title={say('not-done')}>
        {problems.map((problem) => (
          <p key={problem.message}>{wordProblem(locale, formWords, problem)}</p>
        ))}
      </Alert>
      {texts.map((text) => (
        <Field key={text} id="lost-text" label={say('you-wrote')}>
          {(control) => <Textarea {...control} readOnly defaultValue={text} />}
        </Field>
      ))}
    </>
  )
}
