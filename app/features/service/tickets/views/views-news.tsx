import type { Notice } from '#app/kit/forms/notices.ts'
import { type FormFailure, wordProblem } from '#app/kit/forms/problems.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { viewsWords } from './views.words.ts'

type NewsProps = { notice: Notice<'save-view' | 'delete-view'> | undefined; refusal: FormFailure | undefined }

/** What became of a view that was saved or deleted, for a list that tells nothing else. */
export function ViewsNews({ notice, refusal }: NewsProps) {
  const say = useWords(viewsWords)
  const locale = useLocale()
  if (!refusal) return <DoneToast title={notice && say(`notice.${notice.done}`)} />
  return (
    <Alert first tone="danger" title={say('refused')}>
      {refusal.problems.map((problem) => (
        <p key={problem.message}>{wordProblem(locale, viewsWords, problem)}</p>
      ))}
    </Alert>
  )
}
