import { OrderField } from '#app/kit/lists/order-field.tsx'
import { PeriodField } from '#app/kit/lists/period-field.tsx'
import { SearchField } from '#app/kit/lists/search-field.tsx'
import { SelectField } from '#app/kit/lists/select-field.tsx'
import { hasDays } from '#app/kit/lists/sorted.ts'
import { FilterFold, Filters } from '#app/kit/ui/filters.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { invoiceStates } from '../invoices.ts'
import { invoiceWords } from '../invoices.words.ts'
import { invoiceList, type InvoiceListView, ordersOfList } from './list-params.ts'
import { listWords } from './list.words.ts'

type InvoiceFiltersProps = { path: string; view: InvoiceListView; toView: (view: Partial<InvoiceListView>) => string }

export function InvoiceFilters({ path, view, toView }: InvoiceFiltersProps) {
  const say = useWords(listWords)
  const invoices = useWords(invoiceWords)
  const { q, tooShort, state, company, order } = view
  return (
    <Filters action={path} resetTo={invoiceList.isFiltered(view) ? toView({ company, order }) : undefined}>
      <SearchField q={q} tooShort={tooShort} where={say('search.where')} hint={say('search.in')} />
      <FilterFold set={[state, hasDays(view)]}>
        <SelectField
          name="state"
          label={invoices('status')}
          all={say('state.all')}
          chosen={state}
          options={invoiceStates}
          nameOf={(one) => invoices(`state.${one}`)}
        />
        <PeriodField label={invoices('issued')} view={view} toView={toView} />
        <OrderField orders={ordersOfList} view={view} nameOf={say} />
      </FilterFold>
      {company ? <input type="hidden" name="company" value={company} /> : null}
    </Filters>
  )
}
