import type { ReactNode } from 'react'
import { SearchField } from '#app/kit/lists/search-field.tsx'
import { Field, NativeSelect } from '#app/kit/ui/field.tsx'
import { FilterFold, Filters } from '#app/kit/ui/filters.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { TicketListView } from './tickets.list.ts'
import { listWords } from './tickets.list.words.ts'
import { stages } from '../tickets.ts'
import { ticketWords } from '../tickets.words.ts'

type ListFiltersProps = {
  path: string
  view: TicketListView
  /** Offered while a filter is set. */
  resetTo: string | undefined
  /** What is chosen in the further fields. */
  more: unknown
  /** The further fields of one side's list. */
  children: ReactNode
}

/** What both sides' lists are narrowed by. */
export function ListFilters({ path, view, resetTo, more, children }: ListFiltersProps) {
  const say = useWords(listWords)
  const tickets = useWords(ticketWords)
  return (
    <Filters action={path} resetTo={resetTo}>
      <SearchField q={view.q} tooShort={view.tooShort} where={say('search.where')} hint={say('search.in')} />
      <FilterFold set={[view.stage, more]}>
        <Field id="stage" label={say('stage')}>
          {(control) => (
            <NativeSelect {...control} name="stage" defaultValue={view.stage ?? ''}>
              <option value="">{say('stage.all')}</option>
              {stages.map((stage) => (
                <option key={stage} value={stage}>
                  {tickets(`stage.${stage}`)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        {children}
      </FilterFold>
    </Filters>
  )
}
