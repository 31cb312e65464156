import { CirclePlus } from 'lucide-react'
import { href } from 'react-router'
import { DangerFold } from '#app/kit/forms/button-form.tsx'
import { problemWords } from '#app/kit/problem.words.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { mergedInto } from '../related/related.ts'
import type { PageData } from './page-data.ts'
import { detailWords } from './detail.words.ts'
import { ticketWords } from '../tickets.words.ts'

/** Stands where the reply form would: a closed ticket takes none, and offers a new one. */
export function ClosedCard({ ticket: { id, closeReason, closedAt, followedBy, related } }: Pick<PageData, 'ticket'>) {
  const say = useWords(detailWords)
  const tickets = useWords(ticketWords)
  const locale = useLocale()
  const next = mergedInto(related)
  const reason = closeReason ? tickets(`close.${closeReason}`) : undefined
  const day = closedAt ? formatDate(locale, closedAt) : undefined
  return (
    <Card
      title={say('closed')}
      actions={<span className="muted ticket-small numbers">{[reason, day].filter(Boolean).join(' · ')}</span>}
    >
      <div className="stack-small">
        {followedBy.map((later) => (
          <p key={later}>
            <Link to={href('/:locale?/tickets/:id', { ...localePrefix(locale), id: String(later) })}>
              {say('closed.followed', { id: String(later) })}
            </Link>
          </p>
        ))}
        {next === undefined ? (
          <NewInstead id={id} />
        ) : (
          <>
            <p>{say('closed.merged', { id: String(next) })}</p>
            <div>
              <LinkButton
                to={href('/:locale?/tickets/:id', { ...localePrefix(locale), id: String(next) })}
                variant="primary"
              >
                {say('closed.followed', { id: String(next) })}
              </LinkButton>
            </div>
          </>
        )}
      </div>
    </Card>
  )
}

function NewInstead({ id }: { id: number }) {
  const say = useWords(detailWords)
  const problems = useWords(problemWords)
  const locale = useLocale()
  return (
    <>
      <p>
        {problems('ticket-closed')} <span className="muted">{say('closed.copies')}</span>
      </p>
      <div>
        <LinkButton
          to={`${href('/:locale?/new-ticket', localePrefix(locale))}?from=${id}`}
          variant="primary"
          icon={<CirclePlus size={16} aria-hidden />}
        >
          {say('closed.new')}
        </LinkButton>
      </div>
    </>
  )
}

export function Withdrawal() {
  const say = useWords(detailWords)
  return (
    <DangerFold intent="withdraw" title={say('withdraw')} words={say('withdraw.words')} button={say('withdraw.do')} />
  )
}
