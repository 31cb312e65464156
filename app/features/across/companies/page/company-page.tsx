import { href } from 'react-router'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { CompanyHistory } from '#app/features/people/company-facts/company-facts.history.tsx'
import type { Company, CompanyEvent, Terms } from '#app/features/people/company-facts/company-facts.ts'
import { factsWords } from '#app/features/people/company-facts/company-facts.words.ts'
import { PeopleTable } from '#app/features/people/company/company.people.tsx'
import { staffWords } from '#app/features/people/company/company.staff.words.ts'
import type { Person } from '#app/features/people/company/company.ts'
import { companyWords } from '#app/features/people/company/company.words.ts'
import { pageNames } from '#app/features/people/pages/pages.words.ts'
import { ShopList } from '#app/features/people/shops/shops.list.tsx'
import type { Shop } from '#app/features/people/shops/shops.ts'
import { shopWords } from '#app/features/people/shops/shops.words.ts'
import { productWords } from '#app/features/service/products/products.words.ts'
import { leadWords } from '#app/features/trade/leads/leads.words.ts'
import { orderWords } from '#app/features/trade/orders/orders.words.ts'
import { quoteWords } from '#app/features/trade/quotes/quotes.words.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { OneButtonCard } from '#app/kit/forms/button-form.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { DescriptionList } from '#app/kit/ui/description-list.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { formatDate, formatDay, formatList, formatNumber } from '#app/kit/words/formats.ts'
import { localeNames, localePrefix } from '#app/kit/words/locales.ts'
import { formatMoney } from '#app/kit/words/money.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { notices } from '../companies.ts'
import { OpenTickets } from '../open-tickets.tsx'
import '../companies.css'

type Activity = { open: number; late: number; lastAt: Date | null }

type CompanyPageProps = {
  company: Company
  people: Person[]
  shops: Shop[]
  activity: Activity | undefined
  events: CompanyEvent[]
  /** What an hour is worth today. */
  rate: Terms | undefined
  /** Agents read. */
  mayChange: boolean
  /** The addresses of those who have not come yet, for who may invite; of a rider, whom only an import invites. */
  invited: string[]
  notice: (typeof notices)[number] | undefined
}

export function CompanyPage(props: CompanyPageProps) {
  const { company, people, events, rate, mayChange, invited, notice } = props
  const staff = useWords(staffWords)
  const say = useWords(factsWords)
  const team = useWords(companyWords)
  const prefix = localePrefix(useLocale())
  const isDealer = company.kind === 'dealer'
  return (
    <div className="stack">
      <PageTitle title={company.name} />
      <DoneToast title={notice === 'person-removed' ? team('notice.removed') : notice && say(`notice.${notice}`)} />
      <PageHeader
        back={{ to: href('/:locale?/console/companies', prefix), label: staff('companies.title') }}
        title={company.name}
        actions={<Actions company={company} people={people} mayChange={mayChange} />}
      />
      <FactsCard {...props} />
      <PeopleCard company={company} people={people} mayChange={mayChange} invited={invited} />
      {isDealer ? <TermsCard id={String(company.id)} rate={rate} mayChange={mayChange} /> : null}
      {isDealer ? <Shops {...props} /> : null}
      {isDealer && mayChange ? (
        <OneButtonCard intent="see-as" title={say('see-as')} words={say('see-as.words')} button={say('see-as.do')} />
      ) : null}
      <CompanyHistory events={events} />
    </div>
  )
}

/** What staff do about the company. */
function Actions({ company, people, mayChange }: Pick<CompanyPageProps, 'company' | 'people' | 'mayChange'>) {
  const say = useWords(factsWords)
  const pages = useWords(pageNames)
  const prefix = localePrefix(useLocale())
  const id = String(company.id)
  return (
    <>
      {mayChange && company.kind === 'dealer' ? (
        <LinkButton to={href('/:locale?/console/companies/:id/merge', { ...prefix, id })}>{say('merge')}</LinkButton>
      ) : null}
      {mayChange ? (
        <LinkButton to={href('/:locale?/console/companies/:id/edit', { ...prefix, id })}>{say('edit')}</LinkButton>
      ) : null}
      {people.length > 0 ? (
        <LinkButton to={`${href('/:locale?/console/new-ticket', prefix)}?company=${id}`}>
          {pages('for-customer')}
        </LinkButton>
      ) : null}
      <LinkButton variant="primary" to={`${href('/:locale?/console/tickets', prefix)}?company=${id}`}>
        {pages('queue')}
      </LinkButton>
    </>
  )
}

function FactsCard({ company, people, activity, mayChange }: CompanyPageProps) {
  const staff = useWords(staffWords)
  const say = useWords(factsWords)
  const locale = useLocale()
  const { street, postcode, city, phone, email } = company
  const address = [street, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const facts = [
    { term: staff('kind'), detail: staff(`kind.${company.kind}`) },
    { term: say('customerNumber'), detail: serial(company.customerNumber) },
    { term: say('vatNumber'), detail: serial(company.vatNumber) },
    { term: say('country'), detail: countryName(locale, company.country) },
    { term: say('address'), detail: address || undefined },
    { term: say('locale'), detail: localeNames[company.locale] },
    { term: say('phone'), detail: phone || undefined },
    { term: say('email'), detail: email || undefined },
    { term: staff('open.long'), detail: activity?.open ? <OpenTickets {...activity} /> : formatNumber(locale, 0) },
    {
      term: staff('activity'),
      detail: activity?.lastAt ? formatDate(locale, activity.lastAt) : staff('activity.none'),
    },
    { term: staff('people'), detail: formatNumber(locale, people.length) },
  ]
  return (
    <Card footer={<Places company={company} mayChange={mayChange} />}>
      <DescriptionList columns={3} items={facts} />
    </Card>
  )
}

function serial(number: string) {
  return number ? <span className="serial">{number}</span> : undefined
}

/** Where else staff look at what is this company's. */
function Places({ company: { id, kind }, mayChange }: { company: Company; mayChange: boolean }) {
  const staff = useWords(staffWords)
  const products = useWords(productWords)
  const orders = useWords(orderWords)
  const leads = useWords(leadWords)
  const quotes = useWords(quoteWords)
  const prefix = localePrefix(useLocale())
  const named = `?company=${id}`
  const licence = href('/:locale?/console/licences/:companyId', { ...prefix, companyId: String(id) })
  const places = [
    { to: href('/:locale?/products', prefix) + named, label: products('products') },
    { to: href('/:locale?/orders', prefix) + named, label: orders('orders') },
    { to: href('/:locale?/quotes', prefix) + named, label: quotes('quotes') },
    ...(kind === 'dealer' ? [{ to: href('/:locale?/leads', prefix) + named, label: leads('leads') }] : []),
    ...(mayChange ? [{ to: licence, label: staff('licence') }] : []),
  ]
  return (
    <nav className="company-places" aria-label={staff('look')}>
      {places.map(({ to, label }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    </nav>
  )
}

type PeopleProps = Pick<CompanyPageProps, 'company' | 'people' | 'mayChange' | 'invited'>

function PeopleCard({ company, people, mayChange, invited }: PeopleProps) {
  const staff = useWords(staffWords)
  const team = useWords(companyWords)
  const locale = useLocale()
  const prefix = localePrefix(locale)
  const id = String(company.id)
  const linkTo = (person: number) =>
    href('/:locale?/console/companies/:id/people/:person', { ...prefix, id, person: String(person) })
  return (
    <Card
      title={staff('people')}
      flush={people.length > 0}
      footer={invited.length > 0 ? staff('people.invited', { emails: formatList(locale, invited) }) : undefined}
      actions={
        mayChange && (company.kind === 'dealer' || invited.length > 0) ? (
          <LinkButton size="small" to={href('/:locale?/console/companies/:id/invite', { ...prefix, id })}>
            {team('invite.title')}
          </LinkButton>
        ) : undefined
      }
    >
      {people.length > 0 ? (
        <PeopleTable caption={staff('people')} people={people} linkTo={mayChange ? linkTo : undefined} />
      ) : (
        <p className="muted">{staff('people.none')}</p>
      )}
    </Card>
  )
}

function Shops({ company, shops, mayChange }: CompanyPageProps) {
  const say = useWords(shopWords)
  const prefix = localePrefix(useLocale())
  const id = String(company.id)
  const linkTo = (shop: number) =>
    href('/:locale?/console/companies/:id/shops/:shop', { ...prefix, id, shop: String(shop) })
  return (
    <section className="stack-small">
      <div className="cluster">
        <h2>{say('shops')}</h2>
        {mayChange ? (
          <LinkButton size="small" to={href('/:locale?/console/companies/:id/shops/new', { ...prefix, id })}>
            {say('new')}
          </LinkButton>
        ) : null}
      </div>
      <ShopList shops={shops} linkTo={mayChange ? linkTo : undefined} />
    </section>
  )
}

function TermsCard({ id, rate, mayChange }: { id: string; rate: Terms | undefined; mayChange: boolean }) {
  const say = useWords(factsWords)
  const locale = useLocale()
  return (
    <Card
      title={say('terms')}
      actions={
        mayChange ? (
          <LinkButton size="small" to={href('/:locale?/console/companies/:id/terms', { ...localePrefix(locale), id })}>
            {say('terms.new')}
          </LinkButton>
        ) : undefined
      }
    >
      {rate ? (
        <DescriptionList
          items={[
            { term: say('rate'), detail: formatMoney(locale, rate.rate) },
            { term: say('validFrom'), detail: formatDay(locale, rate.validFrom) },
          ]}
        />
      ) : (
        <p>{say('terms.none')}</p>
      )}
    </Card>
  )
}
