import type { ReactNode } from 'react'
import { OrderField } from '#app/kit/lists/order-field.tsx'
import { PeriodField } from '#app/kit/lists/period-field.tsx'
import { SearchField } from '#app/kit/lists/search-field.tsx'
import { hasDays, type Orders } from '#app/kit/lists/sorted.ts'
import { Field, NativeSelect } from '#app/kit/ui/field.tsx'
import { FilterFold, Filters } from '#app/kit/ui/filters.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { type TicketListView, ticketListSearch } from './list-params.ts'
import { listWords } from './list.words.ts'
import { type TicketOrder } from '../tickets.ts'
import { stages } from '../tickets.stages.ts'
import { ticketWords } from '../tickets.words.ts'

type ListFiltersProps = {
  path: string
  view: TicketListView
  orders: Orders<TicketOrder>
  /** Offered while a filter is set. */
  resetTo: string | undefined
  /** What is chosen in the further fields. */
  more: unknown
  /** The further fields of one side's list. */
  children: ReactNode
}

/** What both sides' lists are narrowed by. */
export function ListFilters({ path, view, orders, resetTo, more, children }: ListFiltersProps) {
  const say = useWords(listWords)
  const tickets = useWords(ticketWords)
  return (
    <Filters action={path} resetTo={resetTo}>
      <SearchField q={view.q} tooShort={view.tooShort} where={say('search.where')} hint={say('search.in')} />
      <FilterFold set={[view.stage, more, hasDays(view)]}>
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
        <PeriodField
          label={say('activity')}
          view={view}
          toPeriod={(period) => path + ticketListSearch({ ...view, ...period, after: undefined })}
        />
        <OrderField orders={orders} view={view} nameOf={say} />
      </FilterFold>
    </Filters>
  )
}
