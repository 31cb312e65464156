import { OrderField } from '#app/kit/lists/order-field.tsx'
import { SearchField } from '#app/kit/lists/search-field.tsx'
import { SelectField } from '#app/kit/lists/select-field.tsx'
import { FilterFold, Filters } from '#app/kit/ui/filters.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { codesOf } from '#app/catalogue/catalogue.ts'
import { useLabels } from '#app/catalogue/catalogue.labels.ts'
import { warrantyStates } from '../products.ts'
import { ordersOfList, productList, type ProductListView } from './list-params.ts'
import { listWords } from './list.words.ts'

type ProductFiltersProps = { path: string; view: ProductListView; toView: (view: Partial<ProductListView>) => string }

export function ProductFilters({ path, view, toView }: ProductFiltersProps) {
  const say = useWords(listWords)
  const { company, order } = view
  return (
    <Filters action={path} resetTo={productList.isFiltered(view) ? toView({ company, order }) : undefined}>
      <SearchField q={view.q} tooShort={view.tooShort} where={say('search.where')} hint={say('search.in')} />
      <FilterFold set={[view.family, view.warranty]}>
        <SelectField
          name="family"
          label={say('model')}
          all={say('model.all')}
          chosen={view.family}
          options={codesOf(useLabels().families)}
          nameOf={(family) => family}
        />
        <SelectField
          name="warranty"
          label={say('warranty')}
          all={say('warranty.all')}
          chosen={view.warranty}
          options={warrantyStates}
          nameOf={(state) => say(`warranty.${state}`)}
        />
        <OrderField orders={ordersOfList} view={view} nameOf={say} />
      </FilterFold>
      {company ? <input type="hidden" name="company" value={company} /> : null}
    </Filters>
  )
}
