import type { Floor } from '#app/catalogue/catalogue.ts'
import { countriesIn, countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { CardFold } from '#app/kit/ui/fold.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { coverageWords } from './coverage.words.ts'
import { floorLabels, floorsForm, floorsInto } from './forms.ts'
import './coverage.css'

type FloorsProps = { floors: readonly Floor[]; revision: number; refusal: FormFailure | undefined }

/** The months of each country, all in sight once it is opened. */
export function FloorsForm({ floors, revision, refusal }: FloorsProps) {
  const say = useWords(coverageWords)
  const locale = useLocale()
  const form = useForm(floorsForm, {
    id: 'floors',
    words: coverageWords,
    labels: { revision: '', ...floorLabels((country) => countryName(locale, country)) },
    failure: refusal,
    revision,
    initial: floorsInto(floors),
  })
  return (
    <CardFold title={say('floors')} open={refusal !== undefined}>
      <Form form={form} className="stack-small">
        <input type="hidden" name="intent" value="floors" />
        <input type="hidden" name="revision" value={form.revision} />
        <p className="muted">{say('floors.words')}</p>
        <div className="catalogue-floors">
          {countriesIn(locale).map(({ code }) => (
            <TextField key={code} field={form.fields[`floor_${code}`]} inputMode="numeric" autoComplete="off" />
          ))}
        </div>
        <div>
          <SubmitButton>{say('save')}</SubmitButton>
        </div>
      </Form>
    </CardFold>
  )
}
