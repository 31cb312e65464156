import { OrderField } from '#app/kit/lists/order-field.tsx'
import { PeriodField } from '#app/kit/lists/period-field.tsx'
import { SearchField } from '#app/kit/lists/search-field.tsx'
import { SelectField } from '#app/kit/lists/select-field.tsx'
import { hasDays } from '#app/kit/lists/sorted.ts'
import { FilterFold, Filters } from '#app/kit/ui/filters.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { leadStages } from '../leads.ts'
import { leadWords } from '../leads.words.ts'
import { isFiltered, type LeadListView, listOrders } from './list-params.ts'
import { listWords } from './list.words.ts'

type LeadFiltersProps = { path: string; view: LeadListView; toView: (view: Partial<LeadListView>) => string }

export function LeadFilters({ path, view, toView }: LeadFiltersProps) {
  const say = useWords(listWords)
  const leads = useWords(leadWords)
  const { company, order } = view
  return (
    <Filters action={path} resetTo={isFiltered(view) ? toView({ company, order }) : undefined}>
      <SearchField q={view.q} tooShort={view.tooShort} where={say('search.where')} hint={say('search.in')} />
      <FilterFold set={[view.status, view.overdue, hasDays(view)]}>
        <SelectField
          name="status"
          label={say('status')}
          all={say('status.all')}
          chosen={view.status}
          options={leadStages}
          nameOf={(stage) => leads(`stage.${stage}`)}
        />
        <SelectField
          name="overdue"
          label={say('waiting')}
          all={say('waiting.all')}
          chosen={view.overdue ? 'yes' : undefined}
          options={['yes']}
          nameOf={() => say('waiting.overdue')}
        />
        <PeriodField label={say('received')} view={view} toView={toView} />
        <OrderField orders={listOrders} view={view} nameOf={say} />
      </FilterFold>
      <input type="hidden" name="view" value="list" />
      {company ? <input type="hidden" name="company" value={company} /> : null}
    </Filters>
  )
}
