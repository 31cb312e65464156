import { useEffect, useMemo, useRef } from 'react'
import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { wordProblem } from '#app/kit/forms/problems.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Field, Textarea } from '#app/kit/ui/field.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { ToastOnArrival } from '#app/kit/ui/toasts.tsx'
import { formatDay } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { ClaimCard } from './claim-card.tsx'
import { ClosedCard, Withdrawal } from './closing.tsx'
import { Conversation } from './conversation.tsx'
import { DecisionCard } from './decision-card.tsx'
import type { Refusal } from './detail.ts'
import { FactsCard, InstructionsCard } from './facts-card.tsx'
import { detailWords } from './detail.words.ts'
import { ProgressCard } from './progress-card.tsx'
import { ReplyCard } from './reply-card.tsx'
import { formWords } from './tickets.forms.words.ts'
import { StageStatus } from './tickets.stage.tsx'
import type { Ticket } from './tickets.ts'
import { subjectOf, ticketWords } from './tickets.words.ts'
import type { Route } from './+types/detail.route'
import './detail.css'

export type PageData = Route.ComponentProps['loaderData']

export function DetailPage({ page, refusal }: { page: PageData; refusal: Refusal | undefined }) {
  const say = useWords(detailWords)
  const locale = useLocale()
  const { ticket, may } = page
  const subject = subjectOf(locale, ticket)
  const isLost = refusal && (refusal.intent === 'withdraw' || !may.reply)
  return (
    <div className="stack">
      <PageTitle title={`${ticket.id} · ${subject}`} />
      <Notice notice={page.notice} />
      <PageHeader
        back={{ to: href('/:locale?/tickets', localePrefix(locale)), label: say('list') }}
        title={subject}
        actions={may.reply ? <ToReply isAwaited={ticket.awaiting === 'dealer'} /> : undefined}
      >
        <Standing ticket={ticket} />
      </PageHeader>
      {isLost ? <Lost key={refusal.status} refusal={refusal} /> : null}
      <div className="columns">
        <div className="stack">
          <DecisionCard ticket={ticket} />
          <ClaimCard ticket={ticket} files={page.files} />
          <Conversation page={page} />
          {may.reply ? <ReplyCard page={page} refusal={refusal} /> : <ClosedCard ticket={ticket} />}
        </div>
        <aside className="stack">
          <ProgressCard ticket={ticket} events={page.events} />
          <FactsCard ticket={ticket} />
          <InstructionsCard ticket={ticket} />
          {may.withdraw ? <Withdrawal ticketId={ticket.id} /> : null}
        </aside>
      </div>
    </div>
  )
}

/** The form stands at the end of a conversation that may be long. */
function ToReply({ isAwaited }: { isAwaited: boolean }) {
  const say = useWords(detailWords)
  return (
    <a href="#reply-message" className={isAwaited ? 'button button-primary' : 'button button-secondary'}>
      {say('to-reply')}
    </a>
  )
}

/** Number, stage, who has the ball, and by when. */
function Standing({ ticket: { id, stage, awaiting, promisedAt } }: { ticket: Ticket }) {
  const say = useWords(detailWords)
  const tickets = useWords(ticketWords)
  const locale = useLocale()
  const isOpen = stage !== 'ticket_closed'
  return (
    <>
      <span className="numbers">{say('number.of', { id: String(id) })}</span>
      <StageStatus stage={stage} />
      {isOpen &&
        (awaiting === 'dealer' ? <strong>{say('turn.you')}</strong> : <span>{tickets(`turn.${awaiting}`)}</span>)}
      {isOpen && promisedAt ? (
        <span className="numbers">{say('promised', { day: formatDay(locale, promisedAt) })}</span>
      ) : null}
    </>
  )
}

function Notice({ notice }: { notice: PageData['notice'] }) {
  const locale = useLocale()
  const toast = useMemo(
    () => notice && { title: sayIn(detailWords, locale)(`notice.${notice.notice}`), color: 'success' as const },
    [notice, locale],
  )
  useEffect(() => {
    // Said once: not again when the page is loaded anew or sent to somebody.
    if (notice) window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [notice])
  return <ToastOnArrival toast={toast} />
}

/** The form is no longer on the page, since the ticket has moved on: why, and the words that were in it. */
function Lost({ refusal: { problems, typed } }: { refusal: Refusal }) {
  const say = useWords(detailWords)
  const locale = useLocale()
  const text = typed['message']
  const alert = useRef<HTMLDivElement>(null)
  // The reader is further down, where the form was.
  useEffect(() => alert.current?.focus(), [])
  return (
    <>
      <Alert tone="danger" focusRef={alert} title={say('lost.title')}>
        {problems.map((problem) => (
          <p key={problem.message}>{wordProblem(locale, formWords, problem)}</p>
        ))}
      </Alert>
      {text ? (
        <Field id="lost-message" label={say('lost.text')}>
          {(control) => <Textarea {...control} readOnly defaultValue={String(text)} />}
        </Field>
      ) : null}
    </>
  )
}
