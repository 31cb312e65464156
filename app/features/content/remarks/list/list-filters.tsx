import { SearchField } from '#app/kit/lists/search-field.tsx'
import { SelectField } from '#app/kit/lists/select-field.tsx'
import { FilterFold, Filters } from '#app/kit/ui/filters.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { guides, states } from '../remarks.ts'
import { remarkWords } from '../remarks.words.ts'
import { remarkList, type RemarkListView } from './list-params.ts'
import { listWords } from './list.words.ts'

type RemarkFiltersProps = {
  path: string
  view: RemarkListView
  toView: (view: Partial<RemarkListView>) => string
}

export function RemarkFilters({ path, view, toView }: RemarkFiltersProps) {
  const say = useWords(listWords)
  const words = useWords(remarkWords)
  return (
    <Filters action={path} resetTo={remarkList.isFiltered(view) ? toView({}) : undefined}>
      <SearchField q={view.q} tooShort={view.tooShort} where={say('search.hint')} hint={say('search.fields')} />
      <FilterFold set={[view.state, view.guide]}>
        <SelectField
          name="state"
          label={words('state')}
          all={say('all')}
          chosen={view.state}
          options={states}
          nameOf={(state) => words(`state.${state}`)}
        />
        <SelectField
          name="guide"
          label={words('guide')}
          all={say('all')}
          chosen={view.guide}
          options={guides}
          nameOf={(guide) => words(`guide.${guide}`)}
        />
      </FilterFold>
    </Filters>
  )
}
