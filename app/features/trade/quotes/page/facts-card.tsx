import { ExternalLink } from 'lucide-react'
import { Card } from '#app/kit/ui/card.tsx'
import { type Description, DescriptionList } from '#app/kit/ui/description-list.tsx'
import { formatDate, unbroken } from '#app/kit/words/formats.ts'
import { formatMoney } from '#app/kit/words/money.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { moneyOf } from '../quotes.ts'
import { QuoteExpiry } from '../standing.tsx'
import { quoteWords } from '../quotes.words.ts'
import type { PageData } from './page-data.ts'
import { pageWords } from './page.words.ts'

export function FactsCard({ quote, companyName }: Pick<PageData, 'quote'> & { companyName: string | undefined }) {
  const say = useWords(quoteWords)
  const page = useWords(pageWords)
  const locale = useLocale()
  const { number, createdAt, ownerName, ownerEmail, link, approvedBy, approvedAt } = quote
  const facts: (Description | false)[] = [
    { term: say('number'), detail: <span className="serial">{number}</span> },
    companyName !== undefined && { term: say('company'), detail: companyName },
    { term: say('net'), detail: formatMoney(locale, moneyOf(quote)) },
    { term: say('created'), detail: formatDate(locale, createdAt) },
    { term: say('expires'), detail: <QuoteExpiry {...quote} />, wide: quote.daysLeft !== undefined },
    // Nobody is in charge of a request before it is taken on.
    ownerName !== '' && { term: say('owner'), detail: <Owner name={ownerName} email={ownerEmail} />, wide: true },
    approvedBy !== null &&
      approvedAt !== null && {
        term: say('approved.by'),
        detail: say('by.at', { name: approvedBy, moment: unbroken(formatDate(locale, approvedAt, 'moment')) }),
        wide: true,
      },
    link !== null && { term: say('link'), detail: <Document link={link} />, wide: true },
  ]
  return (
    <Card title={page('facts')}>
      <DescriptionList columns={2} items={facts.filter((fact) => fact !== false)} />
    </Card>
  )
}

function Owner({ name, email }: { name: string; email: string }) {
  return (
    <>
      {name}
      {email && (
        <>
          <br />
          <a className="quote-address" href={`mailto:${email}`}>
            {email}
          </a>
        </>
      )}
    </>
  )
}

/** Named by where it leads. */
function Document({ link }: { link: string }) {
  const say = useWords(pageWords)
  return (
    <a className="quote-address quote-document" href={link} target="_blank" rel="noopener noreferrer">
      <span>{URL.canParse(link) ? new URL(link).hostname : link}</span>
      <ExternalLink size={14} aria-hidden />
      <span className="visually-hidden"> ({say('link.new')})</span>
    </a>
  )
}
