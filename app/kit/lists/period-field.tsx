import { FieldError, Input } from '#app/kit/ui/field.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { firstDay } from '#app/kit/words/days.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { listsWords } from './lists.words.ts'
import { isReversed, type Period, type SortedView, yearsFor } from './sorted.ts'
import './period-field.css'

type PeriodFieldProps<View> = {
  /** What the days are. */
  label: string
  view: View
  /** The address of a view of the list. */
  toView: (view: View) => string
  /** Before the names of its days in the address, where a list has other days as well. */
  prefix?: string
}

/** The days a list is narrowed to, and the years most asked for; a press on the chosen one takes it away. */
export function PeriodField<View extends SortedView & { after: string | undefined }>({
  label,
  view,
  toView,
  prefix = '',
}: PeriodFieldProps<View>) {
  const { from, to, year } = view
  const say = useWords(listsWords)
  const wrong = isReversed({ from, to })
  const day = (name: 'from' | 'to', value: string | undefined) => (
    <Input
      id={prefix + name}
      type="date"
      name={prefix + name}
      defaultValue={value ?? ''}
      min={firstDay}
      max="9999-12-31"
      aria-label={say(`period.${name}`, { what: label })}
      aria-invalid={wrong || undefined}
      aria-describedby={wrong ? `${prefix}period-error` : undefined}
    />
  )
  return (
    <fieldset className={wrong ? 'field field-wrong period' : 'field period'} aria-label={label}>
      <div className="period-head">
        <span className="field-label">{label}</span>
        <span className="period-years">
          {yearsFor(year).map((one) => {
            const isChosen = one.from === from && one.to === to
            const period: Period = isChosen ? { from: undefined, to: undefined } : { from: one.from, to: one.to }
            return (
              <Link
                key={one.year}
                to={toView({ ...view, ...period, after: undefined })}
                className="period-year"
                aria-current={isChosen ? 'true' : undefined}
                aria-label={isChosen ? say('period.clear', { year: String(one.year) }) : undefined}
                preventScrollReset
              >
                {one.year}
              </Link>
            )
          })}
        </span>
      </div>
      <div className="period-days">
        {day('from', from)}
        <span aria-hidden>–</span>
        {day('to', to)}
      </div>
      <FieldError id={`${prefix}period`} messages={wrong ? [say('period.reversed')] : []} />
    </fieldset>
  )
}
