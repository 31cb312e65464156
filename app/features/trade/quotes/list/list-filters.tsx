import { OrderField } from '#app/kit/lists/order-field.tsx'
import { PeriodField } from '#app/kit/lists/period-field.tsx'
import { SearchField } from '#app/kit/lists/search-field.tsx'
import { hasDays } from '#app/kit/lists/sorted.ts'
import { Field, NativeSelect } from '#app/kit/ui/field.tsx'
import { FilterFold, Filters } from '#app/kit/ui/filters.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { acceptances, quoteStatuses } from '../quotes.ts'
import { quoteWords } from '../quotes.words.ts'
import { isFiltered, listOrders, quoteListSearch, type QuoteListView } from './list-params.ts'
import { listWords } from './list.words.ts'

type QuoteFiltersProps = { path: string; view: QuoteListView; forStaff: boolean }

export function QuoteFilters({ path, view, forStaff }: QuoteFiltersProps) {
  const say = useWords(listWords)
  const quotes = useWords(quoteWords)
  const { company, order } = view
  return (
    <Filters action={path} resetTo={isFiltered(view) ? path + quoteListSearch({ company, order }) : undefined}>
      <SearchField q={view.q} tooShort={view.tooShort} where={say('search.where')} hint={say('search.in')} />
      <FilterFold set={[view.status, view.acceptance, view.expired, hasDays(view)]}>
        {forStaff && <StatusField status={view.status} />}
        <Field id="acceptance" label={quotes('acceptance')}>
          {(control) => (
            <NativeSelect {...control} name="acceptance" defaultValue={view.acceptance ?? ''}>
              <option value="">{say('acceptance.all')}</option>
              {acceptances.map((acceptance) => (
                <option key={acceptance} value={acceptance}>
                  {say(`filter.${acceptance}`)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field id="expired" label={say('validity')}>
          {(control) => (
            <NativeSelect {...control} name="expired" defaultValue={view.expired ?? ''}>
              <option value="">{say('expired.all')}</option>
              <option value="no">{say('expired.no')}</option>
              <option value="yes">{say('expired.yes')}</option>
            </NativeSelect>
          )}
        </Field>
        <PeriodField
          label={quotes('expires')}
          view={view}
          toPeriod={(period) => path + quoteListSearch({ ...view, ...period, after: undefined })}
        />
        <OrderField orders={listOrders} view={view} nameOf={say} />
      </FilterFold>
      {company ? <input type="hidden" name="company" value={company} /> : null}
    </Filters>
  )
}

/** Where a quote stands in the house. */
function StatusField({ status: chosen }: Pick<QuoteListView, 'status'>) {
  const say = useWords(listWords)
  const quotes = useWords(quoteWords)
  return (
    <Field id="status" label={quotes('status')}>
      {(control) => (
        <NativeSelect {...control} name="status" defaultValue={chosen ?? ''}>
          <option value="">{say('status.all')}</option>
          {quoteStatuses.map((status) => (
            <option key={status} value={status}>
              {quotes(`status.${status}`)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}
