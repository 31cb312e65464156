import { Form, href } from 'react-router'
import { staffIn } from '#app/features/people/account/account.server.ts'
import { roleWords } from '#app/features/people/account/account.words.ts'
import { searchPeople } from '#app/features/people/behalf/behalf.server.ts'
import type { Customer } from '#app/features/people/behalf/behalf.ts'
import { findCustomer } from '#app/features/people/company/company.customer.server.ts'
import { customerPath } from '#app/features/people/company/company.customer.ts'
import { listClaimsForCustomers } from '#app/features/content/drafts/drafts.claims.server.ts'
import { claimPath } from '#app/features/content/drafts/drafts.claims.ts'
import { ClaimDrafts } from '#app/features/content/drafts/drafts.claims.tsx'
import { PageTitle } from '#app/kit/brand.tsx'
import { maybeId } from '#app/kit/http/ids.ts'
import { listSearch, readList } from '#app/kit/lists/lists.ts'
import { SearchField } from '#app/kit/lists/search-field.tsx'
import { Button, LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { type Column, RowLink, Table } from '#app/kit/ui/table.tsx'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext, siteOf } from '#app/portal.server.ts'
import { customersWords } from './customers.words.ts'
import type { Route } from './+types/find.route'
import './customers.css'

/** Who is on the phone: by what they say of themselves, or among those of a company. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [portal, viewer] = [context.get(portalContext), staffIn(context)]
  const { q, view } = readList(url.searchParams)
  const company = await findCustomer(portal, viewer, maybeId(url.searchParams.get('company')))
  const [found, drafts] = await Promise.all([
    searchPeople(portal, viewer, { q, company: company?.id, after: maybeId(url.searchParams.get('after')) }),
    listClaimsForCustomers(portal, viewer),
  ])
  return { ...found, drafts, company, view, isAsked: q !== undefined || company !== undefined, site: siteOf(portal) }
}

export default function FindCustomer({ loaderData }: Route.ComponentProps) {
  const { rows, next, drafts, company, view, isAsked, site } = loaderData
  const say = useWords(customersWords)
  const locale = useLocale()
  const path = href('/:locale?/console/new-ticket', localePrefix(locale))
  const caption = company ? say('of', { company: company.name }) : say('found')
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <PageHeader eyebrow={say('console')} title={say('title')} />
      <p className="muted">{say('intro')}</p>
      <search>
        <Form method="get" action={path} className="find-customer">
          <SearchField q={view.q} tooShort={view.tooShort} where={say('search.where')} hint={say('search.in')} />
          <Button type="submit" variant="primary">
            {say('search.do')}
          </Button>
        </Form>
      </search>
      {isAsked ? (
        <Card title={caption} flush={rows.length > 0}>
          {rows.length > 0 ? (
            <Table caption={caption} columns={columnsFor(locale)} rows={rows} rowKey={({ accountId }) => accountId} />
          ) : (
            <p className="muted">{say('none')}</p>
          )}
        </Card>
      ) : null}
      {next === undefined ? null : (
        <div>
          <LinkButton
            to={path + listSearch({ q: view.q, company: company && String(company.id), after: String(next) })}
          >
            {say('more')}
          </LinkButton>
        </div>
      )}
      <ClaimDrafts drafts={drafts} back="customers" />
      <Card title={say('unknown.title')}>
        <p>{say('unknown.text')}</p>
        <p>
          <span className="serial unbroken">{site}</span>
        </p>
      </Card>
    </div>
  )
}

function columnsFor(locale: Locale): Column<Customer>[] {
  const say = sayIn(customersWords, locale)
  const roleName = sayIn(roleWords, locale)
  return [
    {
      label: say('person'),
      look: 'name',
      render: ({ accountId, name, closed }) =>
        closed ? <span className="cut">{name}</span> : <RowLink to={claimPath(locale, accountId)}>{name}</RowLink>,
    },
    {
      label: say('company'),
      render: ({ companyId, companyName }) =>
        companyId === null ? null : <Link to={customerPath(locale, companyId)}>{companyName}</Link>,
    },
    { label: say('email'), look: 'muted', extra: true, render: ({ email }) => email },
    {
      label: say('role'),
      render: ({ viewer, closed }) => (closed ? say(`closed.${closed}`) : viewer && roleName(viewer.role)),
    },
  ]
}
