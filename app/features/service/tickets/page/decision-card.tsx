import { colon } from '#app/kit/words/formats.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { PageData } from './page-data.ts'
import { detailWords } from './detail.words.ts'
import { pageWords } from './page.words.ts'
import { WrittenText } from '../conversation/written-text.tsx'
import { isDecided } from '../tickets.stages.ts'
import { ticketWords } from '../tickets.words.ts'

/** What was decided, why, and what the reader is to do now. */
export function DecisionCard({ ticket, back }: Pick<PageData, 'ticket' | 'back'>) {
  const say = useWords(detailWords)
  const page = useWords(pageWords)
  const tickets = useWords(ticketWords)
  const locale = useLocale()
  const { warrantyAccepted: accepted, decisionReason, resolution, authorizationNumber } = ticket
  if (accepted === null) return null
  // What to do now is said until the work begins: by then the parcel is here, or none is needed.
  const isFresh = isDecided(ticket.stage)
  const isToSend = isFresh && ticket.returnTracking === '' && ticket.returnArrivedAt === null
  return (
    <Card
      title={page('decision')}
      actions={<StatusDot tone={accepted ? 'green' : 'red'}>{page(accepted ? 'accepted' : 'refused')}</StatusDot>}
    >
      <div className="stack-small">
        {ticket.byRule ? <p>{say('by-rule')}</p> : null}
        {decisionReason ? <WrittenText text={decisionReason} /> : null}
        {authorizationNumber ? <Authorization number={authorizationNumber} back={isToSend ? back : undefined} /> : null}
        {ticket.byRule && isFresh ? <p className="muted">{say('by-rule.next')}</p> : null}
        {accepted && !authorizationNumber && isFresh ? <p className="muted">{say('no-return')}</p> : null}
        {!accepted && isFresh ? <p className="muted">{say('refused.words')}</p> : null}
        {resolution ? (
          <p>
            <span className="muted">
              {page('resolution')}
              {colon(locale)}
            </span>{' '}
            <strong>{tickets(`resolution.${resolution}`)}</strong>
          </p>
        ) : null}
      </div>
    </Card>
  )
}

function Authorization({ number, back }: { number: string; back: PageData['back'] | undefined }) {
  const say = useWords(detailWords)
  const page = useWords(pageWords)
  return (
    <div className="authorization">
      <p className="ticket-label">{page('authorization')}</p>
      <p className="authorization-number">{number}</p>
      {back ? <p>{say(back.isRider ? 'authorization.rider' : 'authorization.words')}</p> : null}
      {back?.address ? (
        <>
          <p className="ticket-label">{say('return.address')}</p>
          <address className="return-address">{back.address}</address>
        </>
      ) : null}
      {back && !back.address ? <p>{say('return.later')}</p> : null}
    </div>
  )
}
