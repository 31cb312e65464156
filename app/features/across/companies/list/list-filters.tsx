import { companyKinds } from '#app/features/people/company-facts/company-facts.ts'
import { staffWords } from '#app/features/people/company/company.staff.words.ts'
import { SearchField } from '#app/kit/lists/search-field.tsx'
import { SelectField } from '#app/kit/lists/select-field.tsx'
import { FilterFold, Filters } from '#app/kit/ui/filters.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { companyList, type CompanyListView } from './list-params.ts'
import { listWords } from './list.words.ts'

export function CompanyFilters({ path, view }: { path: string; view: CompanyListView }) {
  const say = useWords(listWords)
  const staff = useWords(staffWords)
  return (
    <Filters action={path} resetTo={companyList.isFiltered(view) ? path : undefined}>
      <SearchField q={view.q} tooShort={view.tooShort} where={say('search.where')} hint={say('search.in')} />
      <FilterFold set={[view.kind]}>
        <SelectField
          name="kind"
          label={staff('kind')}
          all={say('kind.all')}
          chosen={view.kind}
          options={companyKinds}
          nameOf={(one) => staff(`kind.${one}`)}
        />
      </FilterFold>
    </Filters>
  )
}
