import { useEffect, useRef } from 'react'
import { wordProblem } from '#app/kit/forms/problems.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { Field, Textarea } from '#app/kit/ui/field.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { formWords } from '../forms.words.ts'
import { pageWords } from './page.words.ts'
import type { Intent, Notice, Refusal } from './sent.ts'

type ToastProps = { notice: Notice | undefined; refusal: Refusal | undefined }

/** What was done before the redirect to this page, or that the contact or a note could not be saved. */
export function LeadToast({ notice, refusal }: ToastProps) {
  const say = useWords(pageWords)
  if (!refusal) return <DoneToast title={notice && say(`notice.${notice.done}`)} />
  const failed = failures[refusal.intent]
  return <DoneToast title={failed && say(`failed.${failed}`)} color="danger" />
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
