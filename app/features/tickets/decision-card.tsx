import { colon } from '#app/kit/words/formats.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { detailWords } from './detail.words.ts'
import type { Ticket } from './tickets.ts'
import { ticketWords } from './tickets.words.ts'

/** What was decided, why, and what the reader is to do now. */
export function DecisionCard({ ticket }: { ticket: Ticket }) {
  const say = useWords(detailWords)
  const tickets = useWords(ticketWords)
  const locale = useLocale()
  const { warrantyAccepted: accepted, decisionReason, resolution, authorizationNumber } = ticket
  if (accepted === null) return null
  // What to do now is said until the work begins: by then the parcel is here, or none is needed.
  const isFresh = ticket.stage === 'decision_completed'
  return (
    <Card
      title={say('decision')}
      actions={<StatusDot tone={accepted ? 'green' : 'red'}>{say(accepted ? 'accepted' : 'refused')}</StatusDot>}
    >
      <div className="stack-small">
        {decisionReason ? <p className="ticket-text">{decisionReason}</p> : null}
        {authorizationNumber ? <Authorization number={authorizationNumber} isFresh={isFresh} /> : null}
        {accepted && !authorizationNumber && isFresh ? <p className="muted">{say('no-return')}</p> : null}
        {!accepted && isFresh ? <p className="muted">{say('refused.words')}</p> : null}
        {resolution ? (
          <p>
            <span className="muted">
              {say('resolution')}
              {colon(locale)}
            </span>{' '}
            <strong>{tickets(`resolution.${resolution}`)}</strong>
          </p>
        ) : null}
      </div>
    </Card>
  )
}

function Authorization({ number, isFresh }: { number: string; isFresh: boolean }) {
  const say = useWords(detailWords)
  return (
    <div className="authorization">
      <p className="ticket-label">{say('authorization')}</p>
      <p className="authorization-number">{number}</p>
      {isFresh ? <p>{say('authorization.words')}</p> : null}
    </div>
  )
}
