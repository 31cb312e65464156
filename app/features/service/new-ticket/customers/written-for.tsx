import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { Alert } from '#app/kit/ui/alert.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Checkbox } from '#app/kit/ui/choices.tsx'
import { DescriptionList } from '#app/kit/ui/description-list.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { localeNames, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { roleWords } from '#app/features/people/account/account.words.ts'
import type { Customer } from '#app/features/people/behalf/behalf.ts'
import { customerPath } from '#app/features/people/company/company.customer.ts'
import type { Desk, KeptClaim } from '../claim.desk.ts'
import { newTicketWords } from '../new-ticket.words.ts'
import { customersWords } from './customers.words.ts'
import './customers.css'

/** The head of a claim's page; where staff write it for a customer, who that is stays in sight. */
export function ClaimHead({ desk }: { desk: Desk | null }) {
  const say = useWords(newTicketWords)
  const customers = useWords(customersWords)
  const back = useFindPage()
  if (!desk) return <PageHeader eyebrow={say('eyebrow')} title={say('title')} />
  return (
    <>
      <PageHeader back={back} title={say('title')} />
      <WrittenFor desk={desk} />
      {desk.hasMoved ? (
        <Alert tone="warning" title={customers('moved.title', { name: desk.name })}>
          {customers('moved.text', { company: desk.companyName })}
        </Alert>
      ) : null}
    </>
  )
}

function useFindPage() {
  const say = useWords(customersWords)
  return { to: href('/:locale?/console/new-ticket', localePrefix(useLocale())), label: say('title') }
}

function WrittenFor({ desk: { name, role, locale: theirs, companyId, companyName } }: { desk: Desk }) {
  const say = useWords(customersWords)
  const roleName = useWords(roleWords)
  const locale = useLocale()
  return (
    <aside className="written-for" aria-label={say('for')}>
      <p>
        <span className="written-for-label">{say('for')}</span> <strong>{name}</strong>
      </p>
      <p className="written-for-facts">
        {companyName === name ? null : <Link to={customerPath(locale, companyId)}>{companyName}</Link>}
        <span>{roleName(role)}</span>
        <span>{say('speaks', { language: localeNames[theirs] })}</span>
      </p>
      <Link to={useFindPage().to}>{say('another')}</Link>
    </aside>
  )
}

/** Whose the ticket becomes among staff. */
export function TakesTicket({ desk: { takes } }: { desk: Desk }) {
  const say = useWords(customersWords)
  return (
    <div>
      {/* Says that it was asked even when the answer is no. */}
      <input type="hidden" name="assign" value="no" />
      <Checkbox id="ticket-assign" name="assign" value="yes" defaultChecked={takes} label={say('takes')} />
      <p className="field-hint">{say('takes.hint')}</p>
    </div>
  )
}

/** In the place of the form: why nothing can be written for somebody, and where that is changed. */
export function ClosedCustomer({ customer, kept }: { customer: Customer; kept: KeptClaim[] }) {
  const say = useWords(customersWords)
  const title = useWords(newTicketWords)('title')
  const locale = useLocale()
  const { name, companyId, closed } = customer
  return (
    <div className="stack">
      <PageTitle title={title} />
      <PageHeader back={useFindPage()} title={title} />
      <Alert
        tone="warning"
        title={say('closed.title', { name })}
        action={
          companyId === null ? undefined : (
            <LinkButton to={customerPath(locale, companyId)}>{say('closed.company')}</LinkButton>
          )
        }
      >
        {closed ? say(`closed.${closed}.text`) : null}
      </Alert>
      {kept.map((claim) => (
        <WhatWasTyped key={claim.submission} claim={claim} />
      ))}
    </div>
  )
}

/** To be read and copied: the form that held it does not open. */
function WhatWasTyped({ claim: { family, serial, content, notes, savedAt } }: { claim: KeptClaim }) {
  const say = useWords(customersWords)
  const label = useWords(newTicketWords)
  const moment = formatDate(useLocale(), savedAt, 'moment')
  const items = [
    { term: label('label.serial_number'), typed: [family, serial].filter(Boolean).join(' · ') },
    { term: label('label.content'), typed: content },
    { term: label('label.notes'), typed: notes },
  ]
    .filter(({ typed }) => typed)
    .map(({ term, typed }) => ({ term, detail: <span className="kept-words">{typed}</span> }))
  return (
    <Card title={say('kept.title')}>
      <div className="stack">
        <p className="muted">{say('kept.text', { moment })}</p>
        <DescriptionList items={items} columns={1} />
      </div>
    </Card>
  )
}
