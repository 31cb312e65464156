import type { ReactNode } from 'react'
import { useWords } from '#app/kit/words/use-words.ts'
import { newTicketWords } from './new-ticket.words.ts'

/** `isChoice`: damage noticed before the sale is another answer. */
type FieldOnlyProps = { asked: boolean; isChoice: boolean; children: ReactNode }

/** What only damage noticed in use asks for: always in sight without a script, else once that has been answered. */
export function FieldOnly({ asked, isChoice, children }: FieldOnlyProps) {
  const say = useWords(newTicketWords)
  return (
    <div className={asked ? 'claim-field-only' : 'claim-field-only without-script'}>
      {isChoice && <p className="field-hint without-script">{say('hint.field-only')}</p>}
      {children}
    </div>
  )
}
