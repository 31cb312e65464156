import { SearchField } from '#app/kit/lists/search-field.tsx'
import { SelectField } from '#app/kit/lists/select-field.tsx'
import { FilterFold, Filters } from '#app/kit/ui/filters.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { unitStates } from '../recalls.ts'
import { recallWords } from '../recalls.words.ts'
import { unitList, type UnitListView } from './units-params.ts'
import { unitWords } from './units.words.ts'

type UnitFiltersProps = { path: string; view: UnitListView; toView: (view: Partial<UnitListView>) => string }

export function UnitFilters({ path, view, toView }: UnitFiltersProps) {
  const say = useWords(unitWords)
  const words = useWords(recallWords)
  return (
    <Filters action={path} resetTo={unitList.isFiltered(view) ? toView({}) : undefined}>
      <SearchField q={view.q} tooShort={view.tooShort} where={words('serial')} hint={say('search.fields')} />
      <FilterFold set={[view.state, view.nobody || undefined]}>
        <SelectField
          name="state"
          label={words('state')}
          all={say('all')}
          chosen={view.state}
          options={unitStates}
          nameOf={(state) => words(`unit.${state}`)}
        />
        <SelectField
          name="nobody"
          label={say('reach')}
          all={say('all')}
          chosen={view.nobody ? 'yes' : undefined}
          options={['yes']}
          nameOf={() => say('reach.nobody')}
        />
      </FilterFold>
    </Filters>
  )
}
