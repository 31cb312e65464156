import { checklistKinds } from '#app/catalogue/catalogue.ts'
import { OrderField } from '#app/kit/lists/order-field.tsx'
import { SearchField } from '#app/kit/lists/search-field.tsx'
import { SelectField } from '#app/kit/lists/select-field.tsx'
import { FilterFold, Filters } from '#app/kit/ui/filters.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { checkStates } from '#app/features/service/checklists/checklists.ts'
import { beginners, checkList, type CheckListView, ordersOfList } from './list-params.ts'
import { listWords } from './list.words.ts'

type FiltersProps = {
  path: string
  view: CheckListView
  toView: (view: Partial<CheckListView>) => string
  isStaff: boolean
}

export function CheckFilters({ path, view, toView, isStaff }: FiltersProps) {
  const say = useWords(listWords)
  const { company, order } = view
  return (
    <Filters action={path} resetTo={checkList.isFiltered(view) ? toView({ company, order }) : undefined}>
      <SearchField q={view.q} tooShort={view.tooShort} where={say('search.hint')} hint={say('search.fields')} />
      <FilterFold set={[view.state, view.kind, view.begun]}>
        <SelectField
          name="state"
          label={say('state')}
          all={say('state.all')}
          chosen={view.state}
          options={checkStates}
          nameOf={(state) => say(`state.${state}`)}
        />
        <SelectField
          name="kind"
          label={say('kind')}
          all={say('kind.all')}
          chosen={view.kind}
          options={checklistKinds}
          nameOf={(kind) => say(`kind.${kind}`)}
        />
        {isStaff ? null : (
          <SelectField
            name="begun"
            label={say('begun-by')}
            all={say('begun-by.all')}
            chosen={view.begun}
            options={beginners}
            nameOf={(who) => say(`begun-by.${who}`)}
          />
        )}
        <OrderField orders={ordersOfList} view={view} nameOf={say} />
      </FilterFold>
      {company ? <input type="hidden" name="company" value={company} /> : null}
    </Filters>
  )
}
