import { FilterFold, Filters } from '#app/kit/ui/filters.tsx'
import { SearchField } from '#app/kit/lists/search-field.tsx'
import { SelectField } from '#app/kit/lists/select-field.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { states } from '../shares.ts'
import { shareWords } from '../shares.words.ts'
import { shareList, type ShareListView } from './list-params.ts'
import { listWords } from './list.words.ts'

type ShareFiltersProps = {
  path: string
  view: ShareListView
  toView: (view: Partial<ShareListView>) => string
}

export function ShareFilters({ path, view, toView }: ShareFiltersProps) {
  const say = useWords(listWords)
  const words = useWords(shareWords)
  return (
    <Filters action={path} resetTo={shareList.isFiltered(view) ? toView({}) : undefined}>
      <SearchField q={view.q} tooShort={view.tooShort} where={say('search.hint')} hint={say('search.fields')} />
      <FilterFold set={[view.state]}>
        <SelectField
          name="state"
          label={words('state')}
          all={say('all')}
          chosen={view.state}
          options={states}
          nameOf={(state) => words(`state.${state}`)}
        />
      </FilterFold>
    </Filters>
  )
}
