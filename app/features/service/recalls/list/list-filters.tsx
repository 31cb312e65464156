import { SearchField } from '#app/kit/lists/search-field.tsx'
import { SelectField } from '#app/kit/lists/select-field.tsx'
import { FilterFold, Filters } from '#app/kit/ui/filters.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { kinds, states } from '../recalls.ts'
import { recallWords } from '../recalls.words.ts'
import { recallList, type RecallListView } from './list-params.ts'
import { listWords } from './list.words.ts'

type RecallFiltersProps = {
  path: string
  view: RecallListView
  toView: (view: Partial<RecallListView>) => string
}

export function RecallFilters({ path, view, toView }: RecallFiltersProps) {
  const say = useWords(listWords)
  const words = useWords(recallWords)
  return (
    <Filters action={path} resetTo={recallList.isFiltered(view) ? toView({}) : undefined}>
      <SearchField q={view.q} tooShort={view.tooShort} where={say('search.hint')} hint={say('search.fields')} />
      <FilterFold set={[view.state, view.kind]}>
        <SelectField
          name="state"
          label={words('state')}
          all={say('all')}
          chosen={view.state}
          options={states}
          nameOf={(state) => words(`state.${state}`)}
        />
        <SelectField
          name="kind"
          label={words('kind')}
          all={say('all')}
          chosen={view.kind}
          options={kinds}
          nameOf={(kind) => words(`kind.${kind}`)}
        />
      </FilterFold>
    </Filters>
  )
}
