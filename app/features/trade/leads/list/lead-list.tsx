import { href } from 'react-router'
import { ListParts } from '#app/kit/lists/list-page.tsx'
import { NoneYet } from '#app/kit/lists/list-states.tsx'
import { columnSort } from '#app/kit/lists/sorted.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { ListCustomers } from '#app/features/people/company/company.customer.tsx'
import { leadWords } from '../leads.words.ts'
import type { ListData } from './list-data.ts'
import { LeadFilters } from './list-filters.tsx'
import { isFiltered, leadListSearch, type LeadListView, listOrders } from './list-params.ts'
import { LeadTable } from './list-table.tsx'
import { listWords } from './list.words.ts'

type Found = NonNullable<ListData['found']>
type LeadListProps = { view: LeadListView; found: Found; page: NonNullable<Found['page']>; forStaff: boolean }

/** The table, with search and filters. */
export function LeadList({ view, found, page, forStaff }: LeadListProps) {
  const say = useWords(listWords)
  const leads = useWords(leadWords)
  const path = href('/:locale?/leads', localePrefix(useLocale()))
  const toView = (one: Partial<LeadListView>) => path + leadListSearch(one)
  return (
    <ListParts
      view={view}
      page={page}
      say={say}
      toView={toView}
      filters={<LeadFilters path={path} view={view} toView={toView} />}
      customers={<ListCustomers view={view} found={found} toView={toView} />}
      renderRows={(rows) => (
        <>
          {forStaff && view.overdue ? <p className="muted">{say('route-on')}</p> : null}
          <LeadTable
            caption={leads('leads')}
            rows={rows}
            forStaff={forStaff}
            sortBy={columnSort(listOrders, view, toView)}
          />
        </>
      )}
      isFiltered={isFiltered(view)}
      none={{ words: say(forStaff ? 'empty.staff' : 'empty.words') }}
    />
  )
}

export function NoLeads({ forStaff }: { forStaff: boolean }) {
  const say = useWords(listWords)
  return <NoneYet title={say('empty')}>{say(forStaff ? 'empty.staff' : 'empty.words')}</NoneYet>
}
