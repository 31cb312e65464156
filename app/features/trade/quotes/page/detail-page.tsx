import { FileDown } from 'lucide-react'
import { href } from 'react-router'
import { LostForm } from '#app/kit/forms/form.tsx'
import { PageTitle } from '#app/kit/brand.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { formatDay, unbroken } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { CustomerName } from '#app/features/people/company/company.customer.tsx'
import { quoteList } from '../list/list-params.ts'
import { QuoteStanding, StaffStanding } from '../standing.tsx'
import { leftIn, quoteWords } from '../quotes.words.ts'
import { AskCard } from './ask-card.tsx'
import { DecisionCard } from './decision-card.tsx'
import { FactsCard } from './facts-card.tsx'
import { LinesCard } from './lines-card.tsx'
import { MessagesCard } from './messages-card.tsx'
import { formWords } from '../quotes.forms.words.ts'
import { pageWords } from './page.words.ts'
import { anchors, type Intent, type QuoteFailure } from './actions.ts'
import { QuoteFiles } from './files-card.tsx'
import { StatusCard } from './status-card.tsx'
import { WithdrawCard } from './withdraw-card.tsx'
import type { PageData } from './page-data.ts'
import '../quotes.css'
import './page.css'

export function DetailPage({ page, refusal }: { page: PageData; refusal: QuoteFailure | undefined }) {
  const say = useWords(quoteWords)
  const sayDone = useWords(pageWords)
  const prefix = localePrefix(useLocale())
  const { quote, lines, forStaff, notice, may } = page
  const isLost = refusal && (refusal.status === 409 || !isThere(page, refusal.intent))
  return (
    <div className="stack">
      <PageTitle title={`${quote.number} · ${quote.title}`} />
      <DoneToast title={notice && !refusal ? sayDone(`notice.${notice.done}`) : undefined} />
      <PageHeader
        back={{ to: href('/:locale?/quotes', prefix), label: say('quotes') }}
        title={quote.title}
        actions={<Actions page={page} />}
      >
        <Heading page={page} />
      </PageHeader>
      {isLost ? (
        <LostForm refusal={refusal} words={formWords} texts={['name', 'comment', 'message', 'reason']} />
      ) : null}
      <div className="columns">
        <div className="stack">
          {page.ask ? <AskCard ask={page.ask} /> : null}
          <LinesCard lines={lines} quote={quote} stock={page.stock} />
          {quote.terms && (
            <Card title={say('terms')}>
              <p className="quote-text">{quote.terms}</p>
            </Card>
          )}
          <QuoteFiles page={page} refusal={refusal} />
          <DecisionCard page={page} refusal={refusal} />
          <MessagesCard page={page} refusal={refusal} />
        </div>
        <aside className="stack">
          <FactsCard quote={quote} companyName={forStaff?.companyName} />
          {forStaff ? <StatusCard page={page} status={forStaff.status} refusal={refusal} /> : null}
          {may.withdraw ? <WithdrawCard page={page} refusal={refusal} /> : null}
        </aside>
      </div>
    </div>
  )
}

function isThere({ may }: PageData, intent: Intent): boolean {
  const { decide, write: message, withdraw, change: files } = may
  const there = { decide, message, status: may.moves.length > 0, withdraw, files, 'remove-file': files }
  return there[intent]
}

/** The form stands below lines that may be many. */
function Actions({ page: { quote, may, forStaff } }: { page: PageData }) {
  const say = useWords(pageWords)
  const prefix = localePrefix(useLocale())
  const pdf = href('/:locale?/quotes/:id/pdf', { ...prefix, id: String(quote.id) })
  return (
    <>
      <LinkButton to={pdf} reloadDocument icon={<FileDown size={16} aria-hidden />}>
        {say('pdf')}
      </LinkButton>
      {forStaff ? (
        <LinkButton to={`${href('/:locale?/quotes/new', prefix)}?copy=${quote.id}`}>{say('copy')}</LinkButton>
      ) : null}
      {may.change ? (
        <LinkButton variant="primary" to={href('/:locale?/quotes/:id/edit', { ...prefix, id: String(quote.id) })}>
          {say('change')}
        </LinkButton>
      ) : null}
      {may.decide ? (
        <a href={`#${anchors.decide}`} className="button button-primary">
          {say('to-answer')}
        </a>
      ) : null}
    </>
  )
}

/** Number, whose it is, what was answered, and until when it can be. */
function Heading({ page: { quote, forStaff } }: { page: PageData }) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const { number, standing, expiresOn, daysLeft } = quote
  const day = unbroken(formatDay(locale, expiresOn))
  return (
    <>
      <span>{say('number.of', { number })}</span>
      {forStaff ? (
        <CustomerName
          name={forStaff.companyName}
          to={href('/:locale?/quotes', localePrefix(locale)) + quoteList.search({ company: forStaff.companyId })}
        />
      ) : null}
      {forStaff ? <StaffStanding standing={standing} {...forStaff} /> : <QuoteStanding standing={standing} />}
      {standing === 'pending' ? (
        <span className="numbers">
          {say('expires.on', { day })}
          {daysLeft === undefined ? null : <strong className="quote-left"> · {leftIn(locale, daysLeft)}</strong>}
        </span>
      ) : null}
    </>
  )
}
