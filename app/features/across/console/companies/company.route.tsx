import { href } from 'react-router'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { PeopleTable } from '#app/features/people/company/company.people.tsx'
import { readCompany } from '#app/features/people/company/company.server.ts'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { leadWords } from '#app/features/trade/leads/leads.words.ts'
import { orderWords } from '#app/features/trade/orders/orders.words.ts'
import { productWords } from '#app/features/service/products/products.words.ts'
import { quoteWords } from '#app/features/trade/quotes/quotes.words.ts'
import { activityOf } from '#app/features/service/tickets/tickets.server.ts'
import { pageNames } from '#app/features/people/pages/pages.words.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { DescriptionList } from '#app/kit/ui/description-list.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { dayOf, formatDate, formatNumber } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { OpenTickets } from './open-tickets.tsx'
import { staffWords } from '#app/features/people/company/company.staff.words.ts'
import '../console.css'
import type { Route } from './+types/company.route'

export async function loader({ params, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = requireAdmin(viewerIn(context))
  const read = await readCompany(portal, viewer, idIn(params.id))
  const [activity] = await activityOf(portal, viewer, [read.company.id], dayOf(portal.clock.now()))
  return { ...read, activity }
}

export default function Company({ loaderData: { company, people, activity } }: Route.ComponentProps) {
  const say = useWords(staffWords)
  const pages = useWords(pageNames)
  const products = useWords(productWords)
  const orders = useWords(orderWords)
  const leads = useWords(leadWords)
  const quotes = useWords(quoteWords)
  const locale = useLocale()
  const prefix = localePrefix(locale)
  const linkTo = (person: number) =>
    href('/:locale?/console/companies/:id/people/:person', {
      ...prefix,
      id: String(company.id),
      person: String(person),
    })
  const facts = [
    { term: say('kind'), detail: say(`kind.${company.kind}`) },
    { term: say('country'), detail: countryName(locale, company.country) },
    { term: say('vat'), detail: company.vatNumber ? <span className="serial">{company.vatNumber}</span> : undefined },
    { term: say('open.long'), detail: activity?.open ? <OpenTickets {...activity} /> : formatNumber(locale, 0) },
    {
      term: say('activity'),
      detail: activity?.lastAt ? formatDate(locale, activity.lastAt) : say('activity.none'),
    },
    { term: say('people'), detail: formatNumber(locale, people.length) },
  ]
  const named = `?company=${company.id}`
  const places = [
    { to: href('/:locale?/products', prefix) + named, label: products('products') },
    { to: href('/:locale?/orders', prefix) + named, label: orders('orders') },
    { to: href('/:locale?/quotes', prefix) + named, label: quotes('quotes') },
    ...(company.kind === 'dealer' ? [{ to: href('/:locale?/leads', prefix) + named, label: leads('leads') }] : []),
    {
      to: href('/:locale?/console/licences/:companyId', { ...prefix, companyId: String(company.id) }),
      label: say('licence'),
    },
  ]
  return (
    <div className="stack">
      <PageTitle title={company.name} />
      <PageHeader
        back={{ to: href('/:locale?/console/companies', prefix), label: say('companies.title') }}
        title={company.name}
        actions={
          <LinkButton variant="primary" to={href('/:locale?/console/tickets', prefix) + named}>
            {pages('queue')}
          </LinkButton>
        }
      />
      <Card
        footer={
          <nav className="company-places" aria-label={say('look')}>
            {places.map(({ to, label }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
          </nav>
        }
      >
        <DescriptionList columns={3} items={facts} />
      </Card>
      <Card title={say('people')} flush>
        <PeopleTable caption={say('people')} people={people} linkTo={linkTo} />
      </Card>
    </div>
  )
}
