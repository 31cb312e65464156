import { OrderField } from '#app/kit/lists/order-field.tsx'
import { SearchField } from '#app/kit/lists/search-field.tsx'
import { SelectField } from '#app/kit/lists/select-field.tsx'
import { FilterFold, Filters } from '#app/kit/ui/filters.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { type Kind, states } from '../packages.ts'
import { packageWords } from '../packages.words.ts'
import { ordersOfList, packageList, type PackageListView, type Side } from './list-params.ts'
import { listWords } from './list.words.ts'

type PackageFiltersProps = {
  side: Side
  path: string
  view: PackageListView
  toView: (view: Partial<PackageListView>) => string
  /** The codes of the catalogue. */
  families: readonly string[]
  /** Those this reader sees; of one there is nothing to choose. */
  kinds: readonly Kind[]
}

export function PackageFilters({ side, path, view, toView, families, kinds }: PackageFiltersProps) {
  const say = useWords(listWords)
  const words = useWords(packageWords)
  return (
    <Filters action={path} resetTo={packageList.isFiltered(view) ? toView({ order: view.order }) : undefined}>
      <SearchField q={view.q} tooShort={view.tooShort} where={say('search.hint')} hint={say('search.fields')} />
      <FilterFold set={[view.state, view.kind, view.model]}>
        {side === 'desk' ? (
          <SelectField
            name="state"
            label={words('state')}
            all={say('all')}
            chosen={view.state}
            options={states}
            nameOf={(state) => words(`state.${state}`)}
          />
        ) : null}
        {kinds.length > 1 ? (
          <SelectField
            name="kind"
            label={words('kind')}
            all={say('all')}
            chosen={view.kind}
            options={kinds}
            nameOf={(kind) => words(`kind.${kind}`)}
          />
        ) : null}
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
