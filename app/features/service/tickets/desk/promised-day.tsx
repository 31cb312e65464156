import type { TicketRow } from '../tickets.ts'
import { formatDay } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { deskWords } from './desk.words.ts'
import { isOpen } from '../tickets.stages.ts'
import '../tickets.css'

/** By when something was promised; a day that has passed is said to have passed, not only coloured. */
export function PromisedDay({ ticket, today }: { ticket: Pick<TicketRow, 'promisedAt' | 'stage'>; today: string }) {
  const say = useWords(deskWords)
  const locale = useLocale()
  if (!ticket.promisedAt) return null
  const isOverdue = ticket.promisedAt < today && isOpen(ticket.stage)
  // The words before it may wrap, the day may not.
  const day = formatDay(locale, ticket.promisedAt).replaceAll(' ', '\u00a0')
  return isOverdue ? <strong className="overdue">{say('overdue', { day })}</strong> : day
}
