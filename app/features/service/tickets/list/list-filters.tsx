import { type ReactNode, use } from 'react'
import { LabelsContext, nameOf } from '#app/catalogue/catalogue.labels.ts'
import { OrderField } from '#app/kit/lists/order-field.tsx'
import { PeriodField } from '#app/kit/lists/period-field.tsx'
import { SearchField } from '#app/kit/lists/search-field.tsx'
import { SelectField } from '#app/kit/lists/select-field.tsx'
import { hasDays, type Orders } from '#app/kit/lists/sorted.ts'
import { FilterFold, Filters, FurtherFilters } from '#app/kit/ui/filters.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { authors, type TicketListView } from './list-params.ts'
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
  /** What is chosen in what one side's list has among them, and those fields. */
  moreFurther?: readonly unknown[]
  furtherFields?: ReactNode
  /** Whether the list is of several people of one company. */
  ofColleagues?: boolean
  /** Whether its rows need the room: the days are among the further fields. */
  isDense?: boolean
  /** The further fields of one side's list. */
  children: ReactNode
}

/** What both sides' lists are narrowed by. */
export function TicketFilters({
  path,
  view,
  toView,
  orders,
  resetTo,
  more,
  moreFurther = [],
  furtherFields,
  ofColleagues,
  isDense,
  children,
}: TicketFiltersProps) {
  const say = useWords(listWords)
  const tickets = useWords(ticketWords)
  const { families, parts, kinds } = use(LabelsContext)
  const days = <PeriodField label={say('activity')} view={view} toView={toView} />
  const further = [view.model, view.part, view.damage, view.author, isDense && hasDays(view), ...moreFurther]
  const labels = { model: families.map(({ code }) => ({ code, name: code })), part: parts, damage: kinds }
  return (
    <Filters action={path} resetTo={resetTo}>
      <SearchField
        q={view.q}
        tooShort={view.tooShort}
        where={say(isDense ? 'search.where.staff' : 'search.where')}
        hint={say(isDense ? 'search.in.staff' : 'search.in')}
      />
      <FilterFold set={[view.stage, more, !isDense && hasDays(view), ...further]}>
        <SelectField
          name="stage"
          label={say('stage')}
          all={say('stage.all')}
          chosen={view.stage}
          options={stages}
          nameOf={(stage) => tickets(`stage.${stage}`)}
        />
        {children}
        {isDense ? null : days}
        <OrderField orders={orders} view={view} nameOf={say} />
        <FurtherFilters set={further}>
          <ClaimFields view={view} labels={labels} />
          {ofColleagues && (
            <SelectField
              name="author"
              label={say('author')}
              all={say('author.all')}
              chosen={view.author}
              options={authors}
              nameOf={(author) => say(`author.${author}`)}
            />
          )}
          {furtherFields}
          {isDense ? days : null}
        </FurtherFilters>
      </FilterFold>
    </Filters>
  )
}

type ClaimFieldsProps = Pick<TicketFiltersProps, 'view'> & {
  labels: Record<'model' | 'part' | 'damage', readonly { code: string; name: string }[]>
}

function ClaimFields({ view, labels }: ClaimFieldsProps) {
  const say = useWords(listWords)
  return (['model', 'part', 'damage'] as const).map((name) => (
    <SelectField
      key={name}
      name={name}
      label={say(name)}
      all={say(`${name}.all`)}
      chosen={view[name]}
      options={codesFor(labels[name], view[name])}
      nameOf={(code) => nameOf(labels[name], code)}
    />
  ))
}

/** All there are, since tickets may be about what is no longer offered; one that is not there any more goes by its code. */
function codesFor(all: readonly { code: string }[], chosen: string | undefined): string[] {
  const codes = all.map(({ code }) => code)
  return chosen === undefined || codes.includes(chosen) ? codes : [...codes, chosen]
}
