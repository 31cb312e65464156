import { OrderField } from '#app/kit/lists/order-field.tsx'
import { SearchField } from '#app/kit/lists/search-field.tsx'
import { SelectField } from '#app/kit/lists/select-field.tsx'
import { FilterFold, Filters } from '#app/kit/ui/filters.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { bands } from '../bands.ts'
import { answerList, type AnswerListView, ordersOfList } from './list-params.ts'
import { listWords } from './list.words.ts'

type AnswerFiltersProps = {
  path: string
  view: AnswerListView
  toView: (view: Partial<AnswerListView>) => string
}

export function AnswerFilters({ path, view, toView }: AnswerFiltersProps) {
  const say = useWords(listWords)
  return (
    <Filters action={path} resetTo={answerList.isFiltered(view) ? toView({ order: view.order }) : undefined}>
      <SearchField q={view.q} tooShort={view.tooShort} where={say('search.hint')} hint={say('search.fields')} />
      <FilterFold set={[view.score]}>
        <SelectField
          name="score"
          label={say('score')}
          all={say('all')}
          chosen={view.score}
          options={bands}
          nameOf={(band) => say(`band.${band}`)}
        />
        <OrderField orders={ordersOfList} view={view} nameOf={say} />
      </FilterFold>
    </Filters>
  )
}
