import { href } from 'react-router'
import { ListPager } from '#app/kit/lists/list-pager.tsx'
import { NoneYet, NoResult } from '#app/kit/lists/list-states.tsx'
import { countMost } from '#app/kit/lists/lists.ts'
import { OrderField } from '#app/kit/lists/order-field.tsx'
import { PeriodField } from '#app/kit/lists/period-field.tsx'
import { SearchField } from '#app/kit/lists/search-field.tsx'
import { columnSort, hasDays } from '#app/kit/lists/sorted.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Field, NativeSelect } from '#app/kit/ui/field.tsx'
import { FilterFold, Filters } from '#app/kit/ui/filters.tsx'
import { type Column, type ColumnSort, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { formatMoney } from '#app/kit/words/money.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Customer } from '#app/features/people/company/company.customer.ts'
import { CustomersNamed, OneCustomer } from '#app/features/people/company/company.customer.tsx'
import { type LeadOrder, leadStages } from '../leads.ts'
import { ClockText, LeadStatusDot } from '../status.tsx'
import { leadWords } from '../leads.words.ts'
import { isFiltered, leadListSearch, listOrders, type LeadListView } from './list-params.ts'
import type { ListData } from './list-data.ts'
import { listWords } from './list.words.ts'

type LeadPage = NonNullable<NonNullable<ListData['found']>['page']>
type Row = LeadPage['rows'][number]

type ListProps = {
  view: LeadListView
  page: LeadPage
  dealer: { name: string } | undefined
  named: readonly Customer[]
  forStaff: boolean
}

/** The table, with search and filters. */
export function LeadList({ view, page, dealer, named, forStaff }: ListProps) {
  const say = useWords(listWords)
  const leads = useWords(leadWords)
  const locale = useLocale()
  const path = href('/:locale?/leads', localePrefix(locale))
  const { rows, count, next } = page
  const all = path + leadListSearch({})
  const toOrder = (order: string | undefined) => path + leadListSearch({ ...view, order, after: undefined })
  const sortBy: SortBy = (by) => columnSort(listOrders, view, by, toOrder)
  const unfiltered = path + leadListSearch({ company: view.company, order: view.order })
  return (
    <>
      <Filters action={path} resetTo={isFiltered(view) ? unfiltered : undefined}>
        <SearchField q={view.q} tooShort={view.tooShort} where={say('search.where')} hint={say('search.in')} />
        <FilterFold set={[view.status, view.overdue, hasDays(view)]}>
          <Field id="status" label={say('status')}>
            {(control) => (
              <NativeSelect {...control} name="status" defaultValue={view.status ?? ''}>
                <option value="">{say('status.all')}</option>
                {leadStages.map((place) => (
                  <option key={place} value={place}>
                    {leads(`place.${place}`)}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
          <Field id="overdue" label={say('waiting')}>
            {(control) => (
              <NativeSelect {...control} name="overdue" defaultValue={view.overdue ? 'yes' : ''}>
                <option value="">{say('waiting.all')}</option>
                <option value="yes">{say('waiting.overdue')}</option>
              </NativeSelect>
            )}
          </Field>
          <PeriodField
            label={say('received')}
            view={view}
            toPeriod={(period) => path + leadListSearch({ ...view, ...period, after: undefined })}
          />
          <OrderField orders={listOrders} view={view} nameOf={say} />
        </FilterFold>
        <input type="hidden" name="view" value="list" />
        {view.company ? <input type="hidden" name="company" value={view.company} /> : null}
      </Filters>
      {dealer ? (
        <OneCustomer
          name={dealer.name}
          allTo={path + leadListSearch({ ...view, company: undefined, after: undefined })}
        />
      ) : null}
      <CustomersNamed
        customers={named}
        toOne={(company) => path + leadListSearch({ ...view, q: '', company, after: undefined })}
      />
      {forStaff && view.overdue && rows.length > 0 ? <p className="muted">{say('route-on')}</p> : null}
      {rows.length > 0 ? (
        <>
          <Table
            caption={leads('leads')}
            columns={columnsFor(locale, forStaff, sortBy)}
            rows={rows}
            rowKey={({ id }) => id}
          />
          <ListPager
            view={view}
            next={next}
            count={count > countMost ? say('count.many', { count: countMost }) : say('count', { count })}
            toView={(one) => path + leadListSearch(one)}
          />
        </>
      ) : (
        <NothingFound view={view} all={all} forStaff={forStaff} />
      )}
    </>
  )
}

function NothingFound({ view, all, forStaff }: { view: LeadListView; all: string; forStaff: boolean }) {
  const say = useWords(listWords)
  if (!isFiltered(view) && !view.after && !view.company) return <NoLeads forStaff={forStaff} />
  return (
    <NoResult search={view} title={say('no-result')} action={<LinkButton to={all}>{say('show-all')}</LinkButton>}>
      {say('no-result.words')}
    </NoResult>
  )
}

export function NoLeads({ forStaff }: { forStaff: boolean }) {
  const say = useWords(listWords)
  return <NoneYet title={say('empty')}>{say(forStaff ? 'empty.staff' : 'empty.words')}</NoneYet>
}

type SortBy = (by: LeadOrder) => ColumnSort

function columnsFor(locale: Locale, forStaff: boolean, sortBy: SortBy): Column<Row>[] {
  const say = sayIn(listWords, locale)
  const prefix = localePrefix(locale)
  const company: Column<Row> = { label: say('company'), render: ({ companyName }) => companyName }
  return [
    { label: say('number'), extra: true, render: ({ id }) => String(id) },
    {
      label: say('name'),
      look: 'main',
      render: ({ id, name }) => (
        <RowLink to={href('/:locale?/leads/:id', { ...prefix, id: String(id) })}>{name}</RowLink>
      ),
    },
    ...(forStaff ? [company] : []),
    { label: say('products'), extra: true, render: ({ productsOfInterest }) => productsOfInterest.join(', ') || '–' },
    { label: say('status'), render: ({ place }) => <LeadStatusDot place={place} /> },
    { label: say('clock'), sort: sortBy('clock'), render: ({ clock }) => (clock ? <ClockText clock={clock} /> : null) },
    {
      label: say('amount'),
      extra: true,
      look: 'money',
      render: ({ dealerAmount: minor, currency }) => (minor === null ? null : formatMoney(locale, { minor, currency })),
    },
    {
      label: say('received'),
      extra: true,
      look: 'date',
      sort: sortBy('received'),
      render: ({ routedAt }) => formatDate(locale, routedAt),
    },
  ]
}
