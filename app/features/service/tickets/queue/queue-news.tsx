import type { Notice } from '#app/kit/forms/notices.ts'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { wordProblem } from '#app/kit/forms/problems.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { deskWords } from '../desk/desk.words.ts'
import { useFocusAfter } from '../desk/ticket-keys.tsx'
import { settledToast, type Settled, settled, ticketOf } from '../desk/ticket.ts'
import { type BulkIntent, type Fates, fateNames } from './bulk.ts'
import { queueWords } from './queue.words.ts'

type QueueNewsProps = {
  fates: { intent: BulkIntent; fates: Fates } | undefined
  /** `settled`: an agent has gone through the last ticket of their view. */
  notice: Notice<'none-next' | 'columns' | 'save-view' | 'delete-view' | Settled> | undefined
  refusal: FormFailure | undefined
}

/** What was done, to how many, and what was not. */
export function QueueNews({ fates, notice, refusal }: QueueNewsProps) {
  const say = useWords(queueWords)
  const desk = useWords(deskWords)
  const locale = useLocale()
  const told = useFates(fates)
  const done = notice && isSettled(notice.done) ? notice : undefined
  useFocusAfter(done)
  const wordsOf = (one: NonNullable<typeof notice>) =>
    isSettled(one.done) ? desk(`done.${one.done}`, { number: ticketOf(one) }) : say(`notice.${one.done}`)
  if (refusal)
    return (
      <Alert first tone="danger" title={say('refused')}>
        {refusal.problems.map((problem) => (
          <p key={problem.message}>{wordProblem(locale, queueWords, problem)}</p>
        ))}
      </Alert>
    )
  const isNone = notice?.done === 'none-next' || (fates && !fates.fates.done)
  return (
    <DoneToast
      id={done && settledToast}
      title={told ?? (notice && wordsOf(notice))}
      color={isNone ? 'neutral' : 'success'}
    />
  )
}

function isSettled(done: string): done is Settled {
  return settled.some((one) => one === done)
}

/** In one sentence: “12 assigned, 1 was closed meanwhile”. */
function useFates(done: QueueNewsProps['fates']): string | undefined {
  const say = useWords(queueWords)
  if (!done) return undefined
  const { intent, fates } = done
  const parts = fateNames.flatMap((name) => {
    const count = fates[name]
    if (!count) return []
    return name === 'done' ? say(`done.${intent}`, { count }) : say(`fate.${name}`, { count })
  })
  return parts.join(', ') || undefined
}
