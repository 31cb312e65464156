import { href } from 'react-router'
import { Card } from '#app/kit/ui/card.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { SurveyOfTicket, TicketSurvey } from './survey.ts'
import { ticketSurveyWords } from './survey.words.ts'

/** On a closed ticket, for the person who opened it: the way to the questions, or to what was said. */
export function SurveyCard({ ticket, survey }: { ticket: number; survey: TicketSurvey | null }) {
  const say = useWords(ticketSurveyWords)
  const to = href('/:locale?/tickets/:id/survey', { ...localePrefix(useLocale()), id: String(ticket) })
  if (!survey || (survey.score === null && !survey.isOpen)) return null
  return (
    <Card title={say('title')}>
      {survey.score === null ? (
        <div className="stack-small">
          <p>{say('ask')}</p>
          <div>
            <LinkButton to={to} variant="primary">
              {say('answer')}
            </LinkButton>
          </div>
        </div>
      ) : (
        <p>
          {say('thanks')} <Link to={to}>{say('see')}</Link>
        </p>
      )}
    </Card>
  )
}

/** To staff: what was said in a survey, and whether somebody is to be called. */
export function DeskSurveyCard({ survey }: { survey: SurveyOfTicket | null }) {
  const say = useWords(ticketSurveyWords)
  const prefix = localePrefix(useLocale())
  if (!survey || survey.score === null) return null
  const { score, of, call, invitationId } = survey
  return (
    <Card title={say('desk')}>
      <p className="cluster">
        <strong>{say('score', { score: String(score), of: String(of) })}</strong>
        {call && invitationId !== null ? (
          <Link to={href('/:locale?/console/surveys/tasks/:id', { ...prefix, id: String(invitationId) })}>
            {say(`call.${call}`)}
          </Link>
        ) : null}
      </p>
    </Card>
  )
}
