import { Field, NativeSelect } from '#app/kit/ui/field.tsx'
import { Filters } from '#app/kit/ui/filters.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { type Period, periods, type ReportView } from '../reports.ts'
import { reportWords } from '../reports.words.ts'

type ReportFiltersProps = {
  path: string
  view: ReportView
  /** Only staff choose among them. */
  dealers: readonly { id: number; name: string }[] | undefined
}

export function ReportFilters({ path, view: { months, company }, dealers }: ReportFiltersProps) {
  const say = useWords(reportWords)
  const isSet = months !== 12 || company !== undefined
  return (
    <Filters action={path} resetTo={isSet ? path : undefined}>
      <Field id="months" label={say('period')}>
        {(control) => (
          <NativeSelect {...control} name="months" defaultValue={valueOf(months)}>
            {periods.map((period) => (
              <option key={period} value={valueOf(period)}>
                {say('period.months', { count: period })}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {dealers && (
        <Field id="company" label={say('company')}>
          {(control) => (
            <NativeSelect {...control} name="company" defaultValue={company === undefined ? '' : String(company)}>
              <option value="">{say('company.all')}</option>
              {dealers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      )}
    </Filters>
  )
}

/** Twelve months are what an address without a period stands for. */
function valueOf(period: Period): string {
  return period === 12 ? '' : String(period)
}
