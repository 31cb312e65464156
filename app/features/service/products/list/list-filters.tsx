import { SearchField } from '#app/kit/lists/search-field.tsx'
import { Field, NativeSelect } from '#app/kit/ui/field.tsx'
import { FilterFold, Filters } from '#app/kit/ui/filters.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { modelFamilies } from '#app/features/bicycles/models/models.ts'
import { warrantyStates } from '../products.ts'
import { listWords } from './list.words.ts'
import { isFiltered, productListSearch, type ProductListView } from './list-params.ts'

export function ProductFilters({ path, view }: { path: string; view: ProductListView }) {
  const say = useWords(listWords)
  const { company } = view
  return (
    <Filters action={path} resetTo={isFiltered(view) ? path + productListSearch({ company }) : undefined}>
      <SearchField q={view.q} tooShort={view.tooShort} where={say('search.where')} hint={say('search.in')} />
      <FilterFold set={[view.family, view.warranty]}>
        <Field id="family" label={say('model')}>
          {(control) => (
            <NativeSelect {...control} name="family" defaultValue={view.family ?? ''}>
              <option value="">{say('model.all')}</option>
              {modelFamilies.map((family) => (
                <option key={family} value={family}>
                  {family}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field id="warranty" label={say('warranty')}>
          {(control) => (
            <NativeSelect {...control} name="warranty" defaultValue={view.warranty ?? ''}>
              <option value="">{say('warranty.all')}</option>
              {warrantyStates.map((state) => (
                <option key={state} value={state}>
                  {say(`warranty.${state}`)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      </FilterFold>
      {company ? <input type="hidden" name="company" value={company} /> : null}
    </Filters>
  )
}
