import type { ReactNode } from 'react'
import { OrderField } from '#app/kit/lists/order-field.tsx'
import { PeriodField } from '#app/kit/lists/period-field.tsx'
import { SearchField } from '#app/kit/lists/search-field.tsx'
import { SelectField } from '#app/kit/lists/select-field.tsx'
import { hasDays, type Orders } from '#app/kit/lists/sorted.ts'
import { FilterFold, Filters } from '#app/kit/ui/filters.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { TicketListView } from './list-params.ts'
import { listWords } from './list.words.ts'
import { type TicketOrder } from '../tickets.ts'
import { stages } from '../tickets.stages.ts'
import { ticketWords } from '../tickets.words.ts'

type TicketFiltersProps = {
  path: string
  view: TicketListView
  toView: (view: Partial<TicketListView>) => string
  orders: Orders<TicketOrder>
  /** Offered while a filter is set. */
  resetTo: string | undefined
  /** What is chosen in the further fields. */
  more: unknown
  /** The further fields of one side's list. */
  children: ReactNode
}

/** What both sides' lists are narrowed by. */
export function TicketFilters({ path, view, toView, orders, resetTo, more, children }: TicketFiltersProps) {
  const say = useWords(listWords)
  const tickets = useWords(ticketWords)
  return (
    <Filters action={path} resetTo={resetTo}>
      <SearchField q={view.q} tooShort={view.tooShort} where={say('search.where')} hint={say('search.in')} />
      <FilterFold set={[view.stage, more, hasDays(view)]}>
        <SelectField
          name="stage"
          label={say('stage')}
          all={say('stage.all')}
          chosen={view.stage}
          options={stages}
          nameOf={(stage) => tickets(`stage.${stage}`)}
        />
        {children}
        <PeriodField label={say('activity')} view={view} toView={toView} />
        <OrderField orders={orders} view={view} nameOf={say} />
      </FilterFold>
    </Filters>
  )
}
