import { href } from 'react-router'
import { LostForm } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { foreignTo } from '#app/kit/words/language-of.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { CustomerName } from '#app/features/people/company/company.customer.tsx'
import { leadListSearch } from '../list/list-params.ts'
import { ClockText, LeadStatusDot } from '../status.tsx'
import { leadWords } from '../leads.words.ts'
import { formWords } from '../forms.words.ts'
import { AnswerCard, DeclinedCard } from './answer-card.tsx'
import { ContactCard, Reach } from './contact-card.tsx'
import type { PageData, PartProps } from './page-data.ts'
import { DangerFold } from '#app/kit/forms/button-form.tsx'
import { LeadHistory } from './history.tsx'
import { NotesCard } from './notes-card.tsx'
import { LeadToast } from './notices.tsx'
import { OfferCard } from './offer-card.tsx'
import { pageWords } from './page.words.ts'
import { RerouteCard } from './reroute-card.tsx'
import type { Intent } from './actions.ts'
import { StatusCard } from './status-card.tsx'
import { isDeclined, isUnanswered } from '../leads.ts'
import './detail.css'

export function DetailPage({ page, refusal }: PartProps) {
  const say = useWords(pageWords)
  const leads = useWords(leadWords)
  const locale = useLocale()
  const { lead, may } = page
  // A form gets back only what was sent by it.
  const own = (intent: Intent) => (refusal?.intent === intent ? refusal : undefined)
  return (
    <div className="stack lead">
      <PageTitle title={`${lead.name} · ${leads('leads')}`} />
      <LeadToast notice={page.notice} refusal={refusal} />
      <PageHeader
        back={{ to: href('/:locale?/leads', localePrefix(locale)), label: leads('leads') }}
        title={lead.name}
        actions={<Actions page={page} />}
      >
        <Standing page={page} />
      </PageHeader>
      {refusal && isGone(refusal, page) ? (
        <LostForm key={refusal.status} refusal={refusal} words={formWords} texts={['note', 'comment']} />
      ) : null}
      <div className="columns">
        <div className="stack">
          {isUnanswered(lead) ? <AnswerCard page={page} refusal={own('decline')} /> : null}
          {isDeclined(lead) ? <DeclinedCard page={page} /> : null}
          {page.dealers ? <RerouteCard dealers={page.dealers} lead={lead} refusal={own('reroute')} /> : null}
          {isUnanswered(lead) || isDeclined(lead) ? null : <StatusCard page={page} refusal={own('status')} />}
          {may.reach ? <MessageCard text={lead.message} /> : null}
          <NotesCard page={page} refusal={own('note') ?? own('note-edit')} />
        </div>
        <aside className="stack">
          <ContactCard page={page} refusal={own('contact')} />
          <OfferCard page={page} refusal={own('offer')} />
          <LeadHistory page={page} />
          {may.erase ? (
            <DangerFold intent="erase" title={say('erase')} words={say('erase.words')} button={say('erase.do')} />
          ) : null}
        </aside>
      </div>
    </div>
  )
}

/** What one does first: call, write, or agree on a date. */
function Actions({ page: { lead, may } }: { page: PageData }) {
  const say = useWords(pageWords)
  const path = href('/:locale?/appointments/new', localePrefix(useLocale()))
  return (
    <>
      {lead.email || lead.mobilePhone || lead.phone ? <Reach lead={lead} /> : null}
      {may.book ? <LinkButton to={`${path}?lead=${lead.id}`}>{say('book')}</LinkButton> : null}
    </>
  )
}

/** Whether the form that was sent is on the page no more. */
function isGone({ intent }: FormFailure<Intent>, { may, dealers }: PageData): boolean {
  if (intent === 'accept') return true
  if (intent === 'reroute') return !dealers
  if (intent === 'erase') return true
  return intent === 'decline' ? !may.answer : !may.edit
}

function Standing({ page: { lead, may } }: { page: PageData }) {
  const say = useWords(pageWords)
  const path = href('/:locale?/leads', localePrefix(useLocale()))
  return (
    <>
      <span className="numbers">{say('number.of', { id: String(lead.id) })}</span>
      {may.route ? (
        <CustomerName name={lead.companyName} to={path + leadListSearch({ company: lead.companyId })} />
      ) : null}
      <LeadStatusDot stage={lead.stage} />
      {lead.clock ? <ClockText clock={lead.clock} /> : null}
    </>
  )
}

function MessageCard({ text }: { text: string }) {
  const say = useWords(pageWords)
  const language = foreignTo(useLocale(), text)
  return (
    <Card title={say('message')}>
      {text ? (
        <p className="lead-text" lang={language}>
          {text}
        </p>
      ) : (
        <p className="muted">{say('message.none')}</p>
      )}
    </Card>
  )
}
