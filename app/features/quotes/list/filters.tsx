import { SearchField } from '#app/kit/lists/search-field.tsx'
import { Field, NativeSelect } from '#app/kit/ui/field.tsx'
import { Filters } from '#app/kit/ui/filters.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { acceptances } from '../quotes.ts'
import { quoteWords } from '../quotes.words.ts'
import { isFiltered, type QuoteListView } from './address.ts'
import { listWords } from './list.words.ts'

export function QuoteFilters({ path, view }: { path: string; view: QuoteListView }) {
  const say = useWords(listWords)
  const quotes = useWords(quoteWords)
  return (
    <Filters action={path} resetTo={isFiltered(view) ? path : undefined}>
      <SearchField q={view.q} tooShort={view.tooShort} where={say('search.where')} hint={say('search.in')} />
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
    </Filters>
  )
}
