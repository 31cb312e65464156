import { OrderField } from '#app/kit/lists/order-field.tsx'
import { PeriodField } from '#app/kit/lists/period-field.tsx'
import { SearchField } from '#app/kit/lists/search-field.tsx'
import { SelectField } from '#app/kit/lists/select-field.tsx'
import { hasDays } from '#app/kit/lists/sorted.ts'
import { FilterFold, Filters } from '#app/kit/ui/filters.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { orderStatuses } from '../orders.ts'
import { orderWords } from '../orders.words.ts'
import { orderList, type OrderListView, ordersOfList } from './list-params.ts'
import { listWords } from './list.words.ts'

type OrderFiltersProps = { path: string; view: OrderListView; toView: (view: Partial<OrderListView>) => string }

export function OrderFilters({ path, view, toView }: OrderFiltersProps) {
  const say = useWords(listWords)
  const orders = useWords(orderWords)
  const { q, tooShort, status, company, order } = view
  return (
    <Filters action={path} resetTo={orderList.isFiltered(view) ? toView({ company, order }) : undefined}>
      <SearchField q={q} tooShort={tooShort} where={say('search.where')} hint={say('search.in')} />
      <FilterFold set={[status, hasDays(view)]}>
        <SelectField
          name="status"
          label={orders('status')}
          all={say('status.all')}
          chosen={status}
          options={orderStatuses}
          nameOf={(one) => orders(`status.${one}`)}
        />
        <PeriodField label={orders('date')} view={view} toView={toView} />
        <OrderField orders={ordersOfList} view={view} nameOf={say} />
      </FilterFold>
      {company ? <input type="hidden" name="company" value={company} /> : null}
    </Filters>
  )
}
