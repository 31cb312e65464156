import { SearchField } from '#app/kit/lists/search-field.tsx'
import { SelectField } from '#app/kit/lists/select-field.tsx'
import { FilterFold, Filters } from '#app/kit/ui/filters.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { builtList, type BuiltListView } from './list-params.ts'
import { listWords } from './list.words.ts'

type BuiltFiltersProps = {
  path: string
  families: readonly string[]
  view: BuiltListView
  toView: (view: Partial<BuiltListView>) => string
}

export function BuiltFilters({ path, families, view, toView }: BuiltFiltersProps) {
  const say = useWords(listWords)
  const { company } = view
  return (
    <Filters action={path} resetTo={builtList.isFiltered(view) ? toView({ company }) : undefined}>
      <SearchField q={view.q} tooShort={view.tooShort} where={say('serial')} hint={say('serial')} />
      <FilterFold set={[view.family]}>
        <SelectField
          name="family"
          label={say('model')}
          all={say('model.all')}
          chosen={view.family}
          options={families}
          nameOf={(family) => family}
        />
      </FilterFold>
      {company ? <input type="hidden" name="company" value={company} /> : null}
    </Filters>
  )
}
