import { formWords } from '#app/features/tickets/tickets.forms.words.ts'
import { wordProblem } from '#app/kit/forms/problems.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { consoleWords } from './console.words.ts'
import type { Refusal } from './ticket.ts'

/** Where a form is no longer on the page, since the ticket has moved on: why, and the words that were in it. */
export function LostForm({ refusal: { problems, typed } }: { refusal: Refusal }) {
  const say = useWords(consoleWords)
  const locale = useLocale()
  const texts = ['reason', 'message', 'note']
    .map((name) => typed[name])
    .filter((text) => typeof text === 'string' && text)
  return (
    <Alert tone="danger" title={say('not-done')}>
      {problems.map((problem) => (
        <p key={problem.message}>{wordProblem(locale, formWords, problem)}</p>
      ))}
      {texts.map((text) => (
        <p key={String(text)} className="lost-text">
          {say('you-wrote')} <q>{text}</q>
        </p>
      ))}
    </Alert>
  )
}
