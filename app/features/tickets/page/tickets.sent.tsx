import { useEffect, useRef, useState } from 'react'
import { wordProblem } from '#app/kit/forms/problems.ts'
import type { StoredFile } from '#app/kit/forms/upload-queue.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Field, Textarea } from '#app/kit/ui/field.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { formWords } from '../tickets.forms.words.ts'
import { pageWords } from './tickets.page.words.ts'
import { isSubmission, type Notice, type Refusal } from './tickets.sent.ts'

/** Where a form is no longer on the page, since the ticket has moved on: why, and the words that were in it. */
export function LostForm({ refusal: { problems, typed } }: { refusal: Refusal }) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const texts = ['message', 'note', 'reason'].flatMap((name) => typed[name] || [])
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

/** A message's form as its page begins it. */
export type Begun = { submission: string; text: string; files: StoredFile[] }

/**
 * The form stays the same one, with what is typed in it, however often the page is read anew; only when it was sent does
 * the next one begin.
 */
export function useBegun(fresh: Begun, notice: Notice | undefined, refusal: Refusal | undefined): Begun {
  const returned = refusal?.typed['submission']
  const [held, hold] = useState(() => (isSubmission(returned) ? { ...fresh, submission: returned } : fresh))
  const isSent = notice?.submission === held.submission
  if (isSent && fresh.submission !== held.submission) hold(fresh)
  return refusal ? { ...held, files: refusal.files } : held
}
