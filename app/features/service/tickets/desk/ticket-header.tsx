import { useLabels } from '#app/catalogue/catalogue.labels.ts'
import { colon } from '#app/kit/words/formats.ts'
import { href } from 'react-router'
import { CustomerName } from '#app/features/people/company/company.customer.tsx'
import { DossierLink } from '../dossier/dossier-link.tsx'
import { ticketList } from '../list/list-params.ts'
import { listWords } from '../list/list.words.ts'
import { StageStatus } from '../tickets.stage.tsx'
import { isLate } from '../tickets.due.ts'
import { nextStepOf } from '../tickets.step.ts'
import { NextStep, SubjectText } from '../tickets.row.tsx'
import { subjectOf } from '../tickets.words.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { deskWords } from './desk.words.ts'
import { PromisedDay } from './promised-day.tsx'
import { decisionPlace } from './ticket.ts'
import type { PageData } from './page-data.ts'
import { workWords } from './work.words.ts'
import { SignalNote } from '#app/features/service/signals/signals.note.tsx'
import { isOpen } from '../tickets.stages.ts'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { telOf } from '#app/kit/words/phones.ts'
import { TicketKeys } from './ticket-keys.tsx'

export function TicketHeader({ page }: { page: PageData }) {
  const { ticket, may, companyId, now, promised } = page
  const say = useWords(deskWords)
  const list = useWords(listWords)
  const locale = useLocale()
  const subject = subjectOf(locale, useLabels(), ticket)
  const queue = href('/:locale?/console/tickets', localePrefix(locale))
  return (
    <>
      <PageTitle title={`${ticket.id} · ${subject}`} />
      <PageHeader
        back={{ to: queue, label: list('list') }}
        title={<SubjectText subject={subject} serial={ticket.serialNumber} />}
        actions={
          <>
            <DossierLink id={ticket.id} forStaff />
            {may.decide ? <ToDecision /> : null}
            <TicketKeys id={ticket.id} />
          </>
        }
      >
        <div className="cluster">
          <span className="numbers">{say('ticket.number', { number: String(ticket.id) })}</span>
          <StageStatus ticket={ticket} />
          <NextStep next={nextStepOf('maker', { ...ticket, lane: page.lane?.outcome ?? null }, now)} />
          {promised && isOpen(ticket.stage) ? (
            <span>
              {say('promised')}
              {colon(locale)} <PromisedDay promised={promised} isLate={isLate(ticket, now)} />
            </span>
          ) : null}
        </div>
        <div className="cluster">
          <CustomerName name={ticket.companyName} to={queue + ticketList.search({ company: companyId })} />
          <Reach page={page} />
        </div>
        <SignalNote signals={page.signals} />
      </PageHeader>
    </>
  )
}

/** Who asks, in which language they are answered, and how to reach them. */
function Reach({ page: { ticket, reach } }: { page: PageData }) {
  const say = useWords(deskWords)
  const language = say(`language.${reach.locale}`)
  return (
    <>
      <span>
        {ticket.authorName}, {say('answers-in', { language })}
      </span>
      {reach.phone ? <a href={telOf(reach.phone)}>{reach.phone}</a> : null}
      <a href={`mailto:${reach.email}`}>{reach.email}</a>
      {reach.comesBack ? <StatusDot tone="red">{say('mail.back')}</StatusDot> : null}
    </>
  )
}

function ToDecision() {
  const say = useWords(workWords)
  return (
    <a href={`#${decisionPlace}`} className="button button-primary">
      {say('to-decision')}
    </a>
  )
}
