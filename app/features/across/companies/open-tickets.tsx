import { countText } from '#app/kit/lists/lists.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { staffWords } from '#app/features/people/company/company.staff.words.ts'
import '#app/features/service/tickets/tickets.css'

/** How many are open; of what was promised and is late the number is said, not only coloured. */
export function OpenTickets({ open, late }: { open: number; late: number }) {
  const say = useWords(staffWords)
  const locale = useLocale()
  const count = countText(locale, open)
  if (late === 0) return count
  return (
    <>
      {count} <strong className="overdue">{say('late', { count: late })}</strong>
    </>
  )
}
