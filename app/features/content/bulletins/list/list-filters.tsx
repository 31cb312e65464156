import { OrderField } from '#app/kit/lists/order-field.tsx'
import { SearchField } from '#app/kit/lists/search-field.tsx'
import { SelectField } from '#app/kit/lists/select-field.tsx'
import { FilterFold, Filters } from '#app/kit/ui/filters.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { bulletinWords } from '../bulletins.words.ts'
import { bulletinList, type BulletinListView, ordersOfList, shownStates, type Side } from './list-params.ts'
import { listWords } from './list.words.ts'

type BulletinFiltersProps = {
  side: Side
  path: string
  view: BulletinListView
  toView: (view: Partial<BulletinListView>) => string
  /** The codes of the catalogue. */
  families: readonly string[]
  /** Nothing is ever asked of who reads it. */
  isWithoutState: boolean
}

export function BulletinFilters({ side, path, view, toView, families, isWithoutState }: BulletinFiltersProps) {
  const say = useWords(listWords)
  const words = useWords(bulletinWords)
  return (
    <Filters action={path} resetTo={bulletinList.isFiltered(view) ? toView({ order: view.order }) : undefined}>
      <SearchField q={view.q} tooShort={view.tooShort} where={say('search.hint')} hint={say('search.fields')} />
      <FilterFold set={[view.state, view.model]}>
        {isWithoutState ? null : (
          <SelectField
            name="state"
            label={words('state')}
            all={say('all')}
            chosen={view.state}
            options={shownStates[side]}
            nameOf={(state) => words(state === 'open' ? 'open' : `state.${state}`)}
          />
        )}
        <SelectField
          name="model"
          label={say('model')}
          all={words('models.all')}
          chosen={view.model}
          options={families}
          nameOf={(model) => model}
        />
        <OrderField orders={ordersOfList} view={view} nameOf={say} />
      </FilterFold>
    </Filters>
  )
}
