import { OrderField } from '#app/kit/lists/order-field.tsx'
import { SearchField } from '#app/kit/lists/search-field.tsx'
import { SelectField } from '#app/kit/lists/select-field.tsx'
import { FilterFold, Filters } from '#app/kit/ui/filters.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { states } from '../appointments.ts'
import { appointmentWords } from '../appointments.words.ts'
import { appointmentList, type AppointmentListView, ordersOfList } from './list-params.ts'
import { listWords } from './list.words.ts'

type FiltersProps = {
  path: string
  view: AppointmentListView
  toView: (view: Partial<AppointmentListView>) => string
}

export function AppointmentFilters({ path, view, toView }: FiltersProps) {
  const say = useWords(listWords)
  const all = useWords(appointmentWords)
  const { company, order } = view
  return (
    <Filters action={path} resetTo={appointmentList.isFiltered(view) ? toView({ company, order }) : undefined}>
      <SearchField q={view.q} tooShort={view.tooShort} where={say('search.hint')} hint={say('search.fields')} />
      <FilterFold set={[view.state]}>
        <SelectField
          name="state"
          label={say('state')}
          all={say('state.all')}
          chosen={view.state}
          options={states}
          nameOf={(state) => all(`state.${state}`)}
        />
        <OrderField orders={ordersOfList} view={view} nameOf={say} />
      </FilterFold>
      {company ? <input type="hidden" name="company" value={company} /> : null}
    </Filters>
  )
}
