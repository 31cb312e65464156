import { formatDay, unbroken } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { Promised } from '../tickets.due.ts'
import { deskWords } from './desk.words.ts'
import '../tickets.css'

/** By when something was promised, and why that is another day by now; one that has passed is said to have passed. */
export function PromisedDay({ promised, isLate }: { promised: Promised; isLate: boolean }) {
  const say = useWords(deskWords)
  const locale = useLocale()
  // The words around it may wrap, the day may not.
  const day = unbroken(formatDay(locale, promised.day))
  const why = promised.rests
    ? say('promised.rests')
    : promised.moved
      ? say('promised.moved', { count: promised.moved.days, day: unbroken(formatDay(locale, promised.moved.from)) })
      : undefined
  return (
    <>
      {isLate ? <strong className="overdue">{say('overdue', { day })}</strong> : day}
      {why ? <span className="muted"> ({why})</span> : null}
    </>
  )
}
