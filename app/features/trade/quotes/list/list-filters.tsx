import { OrderField } from '#app/kit/lists/order-field.tsx'
import { PeriodField } from '#app/kit/lists/period-field.tsx'
import { SearchField } from '#app/kit/lists/search-field.tsx'
import { SelectField } from '#app/kit/lists/select-field.tsx'
import { hasDays } from '#app/kit/lists/sorted.ts'
import { FilterFold, Filters } from '#app/kit/ui/filters.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { acceptances, quoteStatuses } from '../quotes.ts'
import { quoteWords } from '../quotes.words.ts'
import { askedValues, expiredValues, listOrders, quoteList, type QuoteListView } from './list-params.ts'
import { listWords } from './list.words.ts'

type QuoteFiltersProps = {
  path: string
  view: QuoteListView
  toView: (view: Partial<QuoteListView>) => string
  forStaff: boolean
}

export function QuoteFilters({ path, view, toView, forStaff }: QuoteFiltersProps) {
  const say = useWords(listWords)
  const quotes = useWords(quoteWords)
  const { company, order } = view
  return (
    <Filters action={path} resetTo={quoteList.isFiltered(view) ? toView({ company, order }) : undefined}>
      <SearchField q={view.q} tooShort={view.tooShort} where={say('search.where')} hint={say('search.in')} />
      <FilterFold set={[view.status, view.asked, view.acceptance, view.expired, hasDays(view)]}>
        {/* Where a quote stands in the house. */}
        {forStaff && (
          <SelectField
            name="status"
            label={quotes('status')}
            all={say('status.all')}
            chosen={view.status}
            options={quoteStatuses}
            nameOf={(one) => quotes(`status.${one}`)}
          />
        )}
        {forStaff && (
          <SelectField
            name="asked"
            label={say('asked')}
            all={say('expired.all')}
            chosen={view.asked}
            options={askedValues}
            nameOf={(one) => say(`asked.${one}`)}
          />
        )}
        <SelectField
          name="acceptance"
          label={quotes('acceptance')}
          all={say('acceptance.all')}
          chosen={view.acceptance}
          options={acceptances}
          nameOf={(one) => say(`filter.${one}`)}
        />
        <SelectField
          name="expired"
          label={say('validity')}
          all={say('expired.all')}
          chosen={view.expired}
          options={expiredValues}
          nameOf={(one) => say(`expired.${one}`)}
        />
        <PeriodField label={quotes('expires')} view={view} toView={toView} />
        <OrderField orders={listOrders} view={view} nameOf={say} />
      </FilterFold>
      {company ? <input type="hidden" name="company" value={company} /> : null}
    </Filters>
  )
}
